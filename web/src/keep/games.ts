import type { Component } from "svelte";
import type { ShownBook, ShownSheet } from "../wire/messages";
import DoubleForm from "./DoubleForm.svelte";
import DoubleSheet from "./DoubleSheet.svelte";
import type { FormProps } from "./forms";
import GrassForm from "./GrassForm.svelte";
import GrassSheet from "./GrassSheet.svelte";
import GressForm from "./GressForm.svelte";
import GressSheet from "./GressSheet.svelte";

export interface SheetProps {
  book: ShownBook;
  sheet: ShownSheet;
  /** For who may write: a row is to be mended. */
  onedit?: ((place: number) => void) | undefined;
}

/** How a row is entered, and how a sheet is drawn. */
export const FORMS: Record<string, Component<FormProps>> = { double: DoubleForm, grass: GrassForm, gress: GressForm };
export const SHEETS: Record<string, Component<SheetProps>> = { double: DoubleSheet, grass: GrassSheet, gress: GressSheet };
