import { LANGUAGES, type Language } from '../../../../src/constants/limits.ts'
import { isNight } from '../../../night.ts'

/** One way to look at a view: its language, its theme, and the width of the window in CSS pixels. */
export interface Variant {
  language: Language
  theme: 'dark' | 'light'
  width: number
  /** Letters of twice the size, or with the spacing of WCAG 1.4.12, as a user may choose for all pages. */
  text?: 'large' | 'spaced'
  /** axe looks at it, too: between the widest and the narrowest a view has no other names and colours. */
  isHeard: boolean
}

const THEMES = ['dark', 'light'] as const
/** Wide, tablet, phone. */
export const WIDTHS = [1440, 800, 390] as const
/** Every layout at its narrowest, and at 400 % zoom. */
const NARROWEST = [1280, 980, 700, 600, 320]

export const nameOf = ({ language, theme, width, text }: Variant) =>
  [language, theme, width, text].filter(Boolean).join(' ')

const looksAt = (widths: readonly number[], isHeard: boolean, text?: Variant['text']): Variant[] =>
  LANGUAGES.flatMap((language) =>
    THEMES.flatMap((theme) => widths.map((width) => ({ language, theme, width, isHeard, ...(text && { text }) }))),
  )

function everyVariant(widths: readonly number[]): Variant[] {
  const [widest, narrowest] = [Math.max(...widths), Math.min(...widths)]
  const between = NARROWEST.filter(
    (width) => (width < widest || widest === 1440) && (width > narrowest || narrowest === 390),
  )
  const outer = [...new Set([widest, narrowest])]
  return [
    ...looksAt(widths, true),
    ...looksAt(between, false),
    ...looksAt(outer, false, 'large'),
    ...looksAt(outer, false, 'spaced'),
  ]
}

const turn = <Choice>(choices: readonly [Choice, ...Choice[]], index: number) =>
  choices[index % choices.length] ?? choices[0]

/**
 * Three variants of a view: both languages, both themes, and each of its widths, a phone's at its narrowest. A number from the view's
 * name decides which of the four combinations of language and theme begins, so that the views of an area have every pair together.
 */
function threeVariants(name: string, widths: readonly [number, ...number[]]): Variant[] {
  const start = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code)
  return [0, 1, 2].map((index) => {
    const width = turn(widths, index)
    return {
      language: turn(LANGUAGES, start + index),
      theme: turn(THEMES, (start >> 1) + (index >> 1)),
      width: width === 390 ? 320 : width,
      isHeard: index === ((start >> 2) % 2) * 2,
    }
  })
}

/** In which a view is looked at: three in the gate, all by night; `VARIANT='pl light 390'` leaves that one. */
export function variantsOf(name: string, widths: readonly [number, ...number[]] = WIDTHS): Variant[] {
  const only = process.env['VARIANT']
  if (only !== undefined)
    return [...threeVariants(name, widths), ...everyVariant(widths)]
      .filter((one) => nameOf(one) === only)
      .toSorted((one, other) => Number(other.isHeard) - Number(one.isHeard))
      .slice(0, 1)
  // What is only measured is no larger in the light.
  return isNight
    ? everyVariant(widths).filter((one) => one.isHeard || one.theme === 'dark')
    : threeVariants(name, widths)
}
