/** Required contrast of text (WCAG 2.2, 1.4.3) and graphics (1.4.11). */
export const LEAST = { text: 4.5, mark: 3 } as const
type Kind = keyof typeof LEAST

/** A colour used on another, by their names in src/ui/styles/tokens.css. */
export interface Pair {
  kind: Kind
  ink: string
  ground: string
}

/** Pages, panels, menus and fields, and rows under the pointer. */
const GROUNDS = ['bg', 'surface', 'surface-raised', 'surface-hover']
const PRESSED = 'surface-press'

/** Every text colour, and its backgrounds. A test compares them with the classes and style sheets of src. */
const INKS: readonly [Kind, readonly string[], readonly string[]][] = [
  ['text', ['text', 'text-2', 'text-3', 'accent'], [...GROUNDS, PRESSED]],
  ['text', ['long', 'short', 'danger', 'success', 'warn'], GROUNDS],
  ['text', ['text', 'text-2'], ['accent-soft', 'warn-soft']],
  ['text', ['accent'], ['accent-soft']],
  ['text', ['long'], ['long-soft']],
  ['text', ['short'], ['short-soft']],
  ['text', ['danger'], ['danger-soft']],
  ['text', ['success'], ['success-soft']],
  ['text', ['warn'], ['warn-soft']],
  ['text', ['on-accent'], ['accent-solid', 'accent-solid-hover']],
  ['text', ['on-long'], ['long-solid', 'long-solid-hover']],
  ['text', ['on-short'], ['short-solid', 'short-solid-hover']],
  ['text', ['on-highlight'], ['highlight']],
  ['mark', ['focus'], [...GROUNDS, PRESSED]],
  ['mark', ['control-line', 'accent-solid', 'long-solid', 'short-solid'], ['bg', 'surface', 'surface-raised']],
]

export const PAIRS: readonly Pair[] = INKS.flatMap(([kind, inks, grounds]) =>
  inks.flatMap((ink) => grounds.map((ground) => ({ kind, ink, ground }))),
)
