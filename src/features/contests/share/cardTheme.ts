/** Size of the picture in px: the usual size of link previews. */
export const CARD = { width: 1200, height: 630, margin: 72 } as const

const COLOURS = ['surface', 'line', 'text', 'text-2', 'text-3', 'accent', 'accent-solid', 'accent-line', 'on-accent', 'long', 'short'] as const
export type CardColour = (typeof COLOURS)[number]

/** Colours and fonts of a picture. */
export interface CardTheme {
  colour: (name: CardColour) => string
  font: (weight: 400 | 500 | 600, px: number) => string
}

/** Reads the colours and fonts of the page around an element in the current theme. */
export function cardTheme(element: Element): CardTheme {
  const style = getComputedStyle(element)
  const colours = new Map(COLOURS.map((name) => [name, style.getPropertyValue(`--color-${name}`).trim()]))
  return {
    colour: (name) => colours.get(name) ?? '',
    font: (weight, px) => `${weight} ${px}px ${style.fontFamily || 'sans-serif'}`,
  }
}
