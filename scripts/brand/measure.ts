import { contrast } from './contrast.ts'
import { LEAST, type Pair, PAIRS } from './pairs.ts'
import { type Palette, THEMES } from './palette.ts'
import { type Vision, VISIONS } from './vision.ts'

/** A pair in one theme: the ratio for each kind of vision. */
export interface MeasuredPair extends Pair {
  theme: (typeof THEMES)[number]
  ratios: Record<Vision, number>
  isEnough: boolean
}

/** Rounded down: 4.496 is below 4.5. */
export const asRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** The contrast of every pair in use, in both themes, for each kind of vision. */
export function measure({ colours }: Palette): MeasuredPair[] {
  return THEMES.flatMap((theme) =>
    PAIRS.flatMap((pair) => {
      const [ink, ground] = [colours[theme].get(pair.ink), colours[theme].get(pair.ground)]
      if (!ink || !ground) throw new Error(`src/ui/styles/tokens.css has no ${pair.ink} or ${pair.ground}`)
      const ratios = {
        normal: contrast(ink, ground),
        protan: contrast(ink, ground, 'protan'),
        deutan: contrast(ink, ground, 'deutan'),
        tritan: contrast(ink, ground, 'tritan'),
      }
      return [{ ...pair, theme, ratios, isEnough: VISIONS.every((vision) => ratios[vision] >= LEAST[pair.kind]) }]
    }),
  )
}

/** The lowest ratio for any kind of vision. */
export const lowest = ({ ratios }: MeasuredPair) => Math.min(...VISIONS.map((vision) => ratios[vision]))

/** A plain text table: one line per pair, with an exclamation mark if it is too low. */
export function tableOf(rows: readonly MeasuredPair[]): string {
  const cells = rows.map(({ theme, kind, ink, ground, ratios }) => [
    theme,
    `${ink} on ${ground}`,
    `${kind} ≥ ${LEAST[kind]}`,
    ...VISIONS.map((vision) => `${asRatio(ratios[vision])}${ratios[vision] < LEAST[kind] ? '!' : ''}`),
  ])
  const table = [['theme', 'pair', 'wanted', ...VISIONS], ...cells]
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
