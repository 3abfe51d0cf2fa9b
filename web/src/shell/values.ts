/** The value of an option as it is read. */
export function shownValue(value: unknown, language: string): string {
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" ? value.toLocaleString(language) : String(value);
}
