import type { Ended } from './app.ts'
import type { Column, Step } from './steps.ts'
import type { World } from './world.ts'

/** A step of a path: actor, target, description, seconds after the click. */
export interface Told {
  at: number
  from: Column
  to: Column
  text: string
}

/** A world, its predecessor, and the step between: null for a passed second. */
export interface Reached {
  world: World
  from: Reached | null
  step: Omit<Step, 'world'> | null
}

const ENDS: Readonly<Record<Ended, string>> = { done: 'Says: accepted', happened: 'Says: found', refused: 'Says: refused', didNotHappen: 'Says: did not happen' }

/** Consequences of a step within the app: it sends, or shows the outcome. */
function followed({ world, from }: Reached): Step[] {
  const { sends, ended } = from?.world ?? { sends: 0, ended: null }
  return [
    ...(world.sends > sends ? [{ from: 'app', to: 'network', text: sends === 0 ? 'Sends the request' : 'Sends it again', world } as const] : []),
    ...(world.ended && !ended ? [{ from: 'app', to: 'trader', text: ENDS[world.ended], world } as const] : []),
  ]
}

/** The path to a world, from the click on. */
export function storyOf(last: Reached): Told[] {
  const way: Reached[] = []
  for (let here: Reached | null = last; here; here = here.from) way.unshift(here)
  let at = 0
  const told = way.flatMap((reached) => {
    if (reached.from && !reached.step) at += 1
    return [...(reached.step ? [reached.step] : []), ...followed(reached)].map(({ from, to, text }) => ({ at, from, to, text }))
  })
  return [{ at: 0, from: 'trader', to: 'app', text: 'Confirms the order' }, ...told]
}

/** One line per step: '13 s app → exchange: Checks: no order there'. */
export const inLines = (story: readonly Told[] = []): string =>
  story.map(({ at, from, to, text }) => `${at} s ${from === to ? from : `${from} → ${to}`}: ${text}`).join('\n')
