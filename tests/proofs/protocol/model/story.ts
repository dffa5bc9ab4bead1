import type { AppOutcome } from './app.ts'
import type { Column, Step } from './steps.ts'
import type { World } from './world.ts'

/** A step of a path: actor, target, description, seconds after the click. */
export interface StoryStep {
  at: number
  from: Column
  to: Column
  text: string
}

/** A world, its predecessor, and the step between: null for a passed second. */
export interface VisitedWorld {
  world: World
  from: VisitedWorld | null
  step: Omit<Step, 'world'> | null
}

const ENDS: Readonly<Record<AppOutcome, string>> = {
  done: 'Says: accepted',
  happened: 'Says: found',
  refused: 'Says: refused',
  didNotHappen: 'Says: did not happen',
}

/** Consequences of a step within the app: it sends, or shows the outcome. */
function followed({ world, from }: VisitedWorld): Step[] {
  const { sends, ended } = from?.world ?? { sends: 0, ended: null }
  return [
    ...(world.sends > sends
      ? [{ from: 'app', to: 'network', text: sends === 0 ? 'Sends the request' : 'Sends it again', world } as const]
      : []),
    ...(world.ended && !ended ? [{ from: 'app', to: 'trader', text: ENDS[world.ended], world } as const] : []),
  ]
}

/** The path to a world, from the click on. */
export function storyOf(last: VisitedWorld): StoryStep[] {
  const way: VisitedWorld[] = []
  for (let here: VisitedWorld | null = last; here; here = here.from) way.unshift(here)
  let at = 0
  const lines = way.flatMap((reached) => {
    if (reached.from && !reached.step) at += 1
    return [...(reached.step ? [reached.step] : []), ...followed(reached)].map(({ from, to, text }) => ({
      at,
      from,
      to,
      text,
    }))
  })
  return [{ at: 0, from: 'trader', to: 'app', text: 'Confirms the order' }, ...lines]
}

/** One line per step: '13 s app → exchange: Checks: no order there'. */
export const formatStory = (story: readonly StoryStep[] = []): string =>
  story.map(({ at, from, to, text }) => `${at} s ${from === to ? from : `${from} → ${to}`}: ${text}`).join('\n')
