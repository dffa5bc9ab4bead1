import { BTC } from './answers.ts'
import type { Area, Choice, Screen, ScreenText, Setup, Step } from './types.ts'

/** The chosen state of a screen, as in its address: { state: 'thousand' }; empty if it has only one. */
export type Choices = Readonly<Record<string, string>>

/** Every state of a screen, the default first. */
export const choicesOf = ({ choices = {} }: Screen): [Choices, ...Choices[]] => {
  const [first, ...more] = Object.keys(choices).map((state) => ({ state }))
  return [first ?? {}, ...more]
}

/** The state of an address; a missing or invalid one is the default. In an old address it has another name. */
export function knownChoices(screen: Screen, asked: Choices): Choices {
  const state = Object.values(asked).find((choice) => Object.hasOwn(screen.choices ?? {}, choice))
  return state === undefined ? choicesOf(screen)[0] : { state }
}

const choiceOf = ({ choices = {} }: Screen, { state = '' }: Choices): Choice | undefined => choices[state]

/** How to reach a screen in this state: its own steps, then those of the state, whose page and text take precedence. */
export function setupOf(screen: Screen, asked: Choices): Setup & Required<Pick<Setup, 'page' | 'says'>> {
  const choice: Setup = choiceOf(screen, knownChoices(screen, asked)) ?? {}
  return {
    ...screen,
    ...choice,
    page: choice.page ?? screen.page ?? BTC,
    says: choice.says ?? screen.says,
    before: (exchange, email) => {
      screen.before?.(exchange, email)
      choice.before?.(exchange, email)
    },
    faults: [...(screen.faults ?? []), ...(choice.faults ?? [])],
    changes: { ...screen.changes, ...choice.changes },
    storage: { ...screen.storage, ...choice.storage },
    tab: { ...screen.tab, ...choice.tab },
    steps: [...(screen.steps ?? []), ...(choice.steps ?? [])],
  }
}

/** Whether a step belongs to a width, CSS px: at another width the steps to the same screen may differ. */
export const isStepAt = ({ onlyUnder = Number.POSITIVE_INFINITY, onlyFrom = 0 }: Step, width: number) =>
  width < onlyUnder && width >= onlyFrom

/** The steps that belong to a width, by their places. */
export const stepsAt = (steps: readonly Step[], width: number): string =>
  steps.map((step) => Number(isStepAt(step, width))).join('')

/** 'A thousand': the chosen state in words; '' without one. */
export const choicesTitle = (screen: Screen, chosen: Choices): string => choiceOf(screen, chosen)?.title ?? ''

/** 'Positions: A thousand' */
export const screenTitle = (screen: Screen, chosen: Choices): string =>
  [screen.title, choicesTitle(screen, chosen)].filter((part) => part !== '').join(': ')

/** In place of a machine's name, in the names of pictures. */
export const SCREENS = 'screens'

/** The namespace of a text's key: 'palette' of 'palette:nothing'. */
export const namespaceOf = (key: string) => (key.includes(':') ? key.slice(0, key.indexOf(':')) : 'common')

/** The key of a text; null for words that are no text of the product. */
export const keyOf = (words: ScreenText): string | null =>
  typeof words === 'string' ? words : 'plain' in words ? null : words[0]

/** The keys of all that is to be read in the end: what the screen says, and what its last steps wait for. */
export function shownKeys({ says, steps = [] }: { says: ScreenText; steps?: readonly Step[] }): string[] {
  const last = steps.slice(steps.findLastIndex((step) => !('see' in step)) + 1)
  return [{ see: says }, ...last].flatMap((step) => ('see' in step ? (keyOf(step.see) ?? []) : []))
}

/** The screen of an area and name, with the area; undefined if there is none. */
export function screenIn(areas: readonly Area[], areaName: string, name: string) {
  const area = areas.find((one) => one.name === areaName)
  const screen = area && Object.hasOwn(area.screens, name) ? area.screens[name] : undefined
  return area && screen && { area, screen }
}
