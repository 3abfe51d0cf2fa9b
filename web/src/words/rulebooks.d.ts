/** The rulebooks there are, made by `build/words.ts`: what loads each, by language and game. */
declare module "virtual:rulebooks" {
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}
