import type { Area, Control, Screen, Setup, Step } from './types.ts'

/** The chosen setting of each control of a screen, by name. */
export type Choices = Readonly<Record<string, string>>

const controlsOf = (screen: Screen): [string, Control][] => Object.entries(screen.controls ?? {})

/** The first choice of every control: the default. */
export const firstChoices = (screen: Screen): Choices =>
  Object.fromEntries(controlsOf(screen).map(([name, { choices }]) => [name, Object.keys(choices)[0] ?? '']))

/** The choices of an address; missing or invalid ones are the default. */
export function knownChoices(screen: Screen, asked: Choices): Choices {
  const known = controlsOf(screen).filter(([name, { choices }]) => Object.hasOwn(choices, asked[name] ?? ''))
  return { ...firstChoices(screen), ...Object.fromEntries(known.map(([name]) => [name, asked[name] ?? ''])) }
}

/** Both set-ups, one after the other: the later one's page and text take precedence. */
const joined = (one: Setup, other: Setup): Setup => ({
  ...one,
  ...other,
  before: (exchange, email) => {
    one.before?.(exchange, email)
    other.before?.(exchange, email)
  },
  faults: [...(one.faults ?? []), ...(other.faults ?? [])],
  changes: { ...one.changes, ...other.changes },
  storage: { ...one.storage, ...other.storage },
  tab: { ...one.tab, ...other.tab },
  steps: [...(one.steps ?? []), ...(other.steps ?? [])],
})

/** How to reach a screen with these choices: its own steps, and those of each choice. */
export function setupOf(screen: Screen, asked: Choices): Setup & Pick<Screen, 'page' | 'says'> {
  const chosen = knownChoices(screen, asked)
  const added = controlsOf(screen).flatMap(([name, { choices }]) => choices[chosen[name] ?? ''] ?? [])
  const { page, says } = screen
  return { page, says, ...added.reduce<Setup>(joined, joined({}, screen)) } as Setup & Pick<Screen, 'page' | 'says'> // both are there from the start
}

/** Whether a step belongs to a width, CSS px: at another width the steps to the same screen may differ. */
export const isStepAt = ({ onlyUnder = Number.POSITIVE_INFINITY, onlyFrom = 0 }: Step, width: number) => width < onlyUnder && width >= onlyFrom

/** The steps that belong to a width, by their places. */
export const stepsAt = (steps: readonly Step[], width: number): string => steps.map((step) => Number(isStepAt(step, width))).join('')

/** Every choice of every control with every one of the others; one without any for a screen without controls. */
export const choiceCombinations = (screen: Screen): Choices[] =>
  controlsOf(screen).reduce<Choices[]>((sets, [name, { choices }]) => sets.flatMap((set) => Object.keys(choices).map((choice) => ({ ...set, [name]: choice }))), [{}])

/** 'Ten rows, in Polish': the chosen settings in words; '' without controls. */
export const choicesTitle = (screen: Screen, chosen: Choices): string =>
  controlsOf(screen)
    .map(([name, { choices }]) => choices[chosen[name] ?? '']?.title ?? '')
    .join(', ')

/** The screen of an area and name, with the area; undefined if there is none. */
export function screenIn(areas: readonly Area[], areaName: string, name: string) {
  const area = areas.find((one) => one.name === areaName)
  const screen = area && Object.hasOwn(area.screens, name) ? area.screens[name] : undefined
  return area && screen && { area, screen }
}
