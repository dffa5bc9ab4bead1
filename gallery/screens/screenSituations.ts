import type { Situation } from '../app/shell/search.ts'
import type { TextTree } from '../../src/i18n/i18n.ts'
import { textsAt } from '../app/productTexts.ts'
import { areas } from './areas.ts'
import { choicesOf, choicesTitle, setupOf } from './setup.ts'
import type { Area, Screen } from './types.ts'
import { keyOf } from './textKey.ts'

function situationsIn(area: Area, name: string, screen: Screen, texts: readonly TextTree[]): Situation[] {
  return choicesOf(screen).map((choices, index): Situation => {
    const key = keyOf(setupOf(screen, choices).says)
    const title = [screen.title, choicesTitle(screen, choices)].filter((part) => part !== '').join(': ')
    const isFirst = index === 0
    return {
      place: { page: 'screen', area: area.name, screen: name, choices: isFirst ? {} : choices },
      machine: 'Screens',
      state: area.title,
      by: title,
      description: screen.about,
      // After the flows; a screen comes before its variants.
      steps: isFirst ? 1 : 2,
      texts: [[area.title, title].join(' '), key === null ? '' : textsAt(texts, key), [screen.about, screen.alsoCalled ?? '', name, area.name].join(' '), '', ''],
    }
  })
}

/** Every screen with every choice, for the search. */
export const screenSituations = (texts: readonly TextTree[]): Situation[] =>
  areas.flatMap((area) => Object.entries(area.screens).flatMap(([name, screen]) => situationsIn(area, name, screen, texts)))
