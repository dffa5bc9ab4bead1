import { LANGUAGES, type Language } from '../../../../src/constants/limits.ts'
import { isNight } from '../../../night.ts'

/** One way to look at a view: its language, its theme, and the width of the window in CSS pixels. */
export interface Variant {
  language: Language
  theme: 'dark' | 'light'
  width: number
  /** Letters of twice the size, or with the spacing of WCAG 1.4.12, as a user may choose for all pages. */
  text?: 'large' | 'spaced'
}

const THEMES = ['dark', 'light'] as const
/** Wide, tablet, phone. */
export const WIDTHS = [1440, 800, 390] as const
/** Every layout at its narrowest, and at 400 % zoom. */
const NARROWEST = [1280, 980, 700, 600, 320]

export const nameOf = ({ language, theme, width, text }: Variant) =>
  [language, theme, width, text].filter(Boolean).join(' ')

const turn = <Choice>(choices: readonly [Choice, ...Choice[]], index: number) =>
  choices[index % choices.length] ?? choices[0]

/**
 * Three variants of a view: both languages, both themes, and each of three widths once. A number from the view's name decides which of the
 * four combinations of language and theme begins, so that the views of an area have every pair together.
 */
function threeOf(start: number, widths: readonly [number, ...number[]]): Variant[] {
  return [0, 1, 2].map((index) => ({
    language: turn(LANGUAGES, start + index),
    theme: turn(THEMES, (start >> 1) + (index >> 1)),
    width: turn(widths, index),
  }))
}

const twelveOf = (widths: readonly number[]): Variant[] =>
  LANGUAGES.flatMap((language) =>
    THEMES.flatMap((theme) => widths.map((width): Variant => ({ language, theme, width }))),
  )

/** The widths at which a view is only measured: the narrowest of the layouts in which it is visible. */
function narrowestOf(widths: readonly number[]): number[] {
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)]
  return NARROWEST.filter((width) => (width < widest || widest === 1440) && (width > narrowest || narrowest === 390))
}

interface Variants {
  /** In which a view is looked at. */
  looked: Variant[]
  /** In which it is only measured. */
  measured: Variant[]
  /** Those that axe looks at: between the widest and the narrowest a view has no other names and colours. */
  heard: Variant[]
}

/** In the gate axe looks at a view once, in one of its outer widths; `VARIANT='pl light 390'` leaves that variant. */
export function variantsOf(name: string, widths: readonly [number, ...number[]] = WIDTHS, isWhole = isNight): Variants {
  const only = process.env['VARIANT']
  const isIt = (variant: Variant) => only === undefined || nameOf(variant) === only
  const narrowest = narrowestOf(widths)
  if (only !== undefined || isWhole) {
    const looked = twelveOf(widths).filter(isIt)
    const outer = twelveOf([...new Set([Math.max(...widths), Math.min(...widths)])])
    const chosen = (['large', 'spaced'] as const).flatMap((text) =>
      outer.map((variant): Variant => ({ ...variant, text })),
    )
    const measured = [...twelveOf(narrowest), ...chosen]
    return {
      looked,
      measured: measured.filter((variant) => (only === undefined ? variant.theme === 'dark' : isIt(variant))),
      heard: looked,
    }
  }
  const start = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code)
  const looked = threeOf(start, widths)
  const measured = looked
    .slice(1, 2)
    .flatMap((variant) => (narrowest.includes(320) ? [{ ...variant, width: 320 }] : []))
  return { looked, measured, heard: looked.filter((_, index) => index === ((start >> 2) % 2) * 2) }
}
