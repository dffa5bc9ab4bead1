import { LANGUAGES, type Language } from '../../../../src/constants/limits.ts'
import { isNight } from '../../../night.ts'

/** One way to look at a view: its language, its theme, and the width of the window in CSS pixels. */
export interface Variant {
  language: Language
  theme: 'dark' | 'light'
  width: number
}

const THEMES = ['dark', 'light'] as const
/** Wide, tablet, phone. */
export const WIDTHS = [1440, 800, 390] as const
/** Every layout at its narrowest, and at 400 % zoom. */
const NARROWEST = [1280, 980, 700, 600, 320]

export const nameOf = ({ language, theme, width }: Variant) => `${language} ${theme} ${width}`

const turn = <Choice>(choices: readonly [Choice, ...Choice[]], index: number) => choices[index % choices.length] ?? choices[0]

/**
 * Three variants of a view: both languages, both themes, and each of three widths once. The name of the view decides which of the
 * four combinations of language and theme begins, so that the views of an area have every pair together.
 */
function threeOf(name: string, widths: readonly [number, ...number[]]): Variant[] {
  const start = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code)
  return [0, 1, 2].map((index) => ({ language: turn(LANGUAGES, start + index), theme: turn(THEMES, (start >> 1) + (index >> 1)), width: turn(widths, index) }))
}

const twelveOf = (widths: readonly number[]): Variant[] =>
  LANGUAGES.flatMap((language) => THEMES.flatMap((theme) => widths.map((width): Variant => ({ language, theme, width }))))

/** The widths at which a view is only measured: the narrowest of the layouts in which it is visible. */
function narrowestOf(widths: readonly number[]): number[] {
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)]
  return NARROWEST.filter((width) => (width < widest || widest === 1440) && (width > narrowest || narrowest === 390))
}

/** The variants in which a view is looked at, and those in which it is only measured; `VARIANT='pl light 390'` leaves that one. */
export function variantsOf(name: string, widths: readonly [number, ...number[]] = WIDTHS, isWhole = isNight): { looked: Variant[]; measured: Variant[] } {
  const narrowest = narrowestOf(widths)
  const looked = isWhole ? twelveOf(widths) : threeOf(name, widths)
  const measured = isWhole
    ? LANGUAGES.flatMap((language) => narrowest.map((width): Variant => ({ language, theme: 'dark', width })))
    : looked.slice(1, 2).flatMap(({ language, theme }) => narrowest.filter((width) => width === 320).map((width): Variant => ({ language, theme, width })))
  const only = process.env['VARIANT']
  if (only === undefined) return { looked, measured }
  const isIt = (variant: Variant) => nameOf(variant) === only
  return { looked: twelveOf(widths).filter(isIt), measured: twelveOf(narrowest).filter(isIt) }
}
