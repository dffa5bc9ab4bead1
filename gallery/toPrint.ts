import { LANGUAGES } from '../src/constants/limits.ts'
import { type Place, type Settings, WIDTHS } from './address.ts'
import { readAllCharts } from './chart/readAll.ts'
import { allPictured } from './export/contactSheet/pictured.ts'
import type { Variant } from './export/contactSheet/pictures.ts'
import { readViews } from './view/readViews.ts'

const THEMES = ['dark', 'light'] as const

/** A picture to take. */
export interface Picture {
  /** 'reset/resetting/error--refused--en-dark-700.png' */
  name: string
  variant: Variant
  place: Place
  settings: Partial<Settings>
}

/** The looks that are compared: a phone in one alone, to pay for it; Polish, which is longer. */
export const LOOKS: readonly string[] = [
  ...LANGUAGES.flatMap((lang) => THEMES.map((theme) => `${lang}-${theme}-1440`)),
  'pl-dark-390',
]

/** 'pl-dark-390'; a width alone is of both languages and themes. Throws for anything else. */
function looksCalled(text: string): Variant[] {
  const all = LANGUAGES.flatMap((lang) => THEMES.flatMap((theme) => WIDTHS.map((width) => ({ lang, theme, width }))))
  const looks = all.filter(({ lang, theme, width }) => [`${lang}-${theme}-${width}`, String(width)].includes(text))
  if (looks.length === 0) throw new Error(`There is no look “${text}”; the widths are ${WIDTHS.join(', ')}`)
  return looks
}

/** The pictures of all views and screens whose names match one of the patterns, or all. */
export async function picturesOfAll(
  patterns: readonly string[],
  looks: readonly string[],
  kind: 'png' | 'webp' = 'png',
): Promise<Picture[]> {
  const pictured = allPictured(await readAllCharts(), await readViews())
  const all = pictured.flatMap(({ nameIn, place, settings }) =>
    looks
      .flatMap(looksCalled)
      .map((variant): Picture => ({ name: nameIn(variant).replace(/webp$/, kind), variant, place, settings })),
  )
  return all.filter(({ name }) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(name)))
}
