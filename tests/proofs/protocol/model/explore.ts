import { type AppOutcome, appOf, type Submission } from './app.ts'
import { second, type Step, stepsFrom } from './steps.ts'
import { after, FIRST, keyOf, type Network, type World } from './world.ts'

/** An invariant of every world. */
export type Claim = (world: World) => boolean

/** A world, its predecessor, and the step between: null for a passed second. */
interface VisitedWorld {
  world: World
  from: VisitedWorld | null
  step: Omit<Step, 'world'> | null
}

/** All reachable worlds, breadth first, so that a violated claim has a shortest path; `stuck` are those without an end or a next step. */
export function explore(machine: Submission, network: Network, claims: Readonly<Record<string, Claim>>) {
  const app = appOf(machine)
  const first = after(FIRST, app.start())
  const queue: VisitedWorld[] = [{ world: first, from: null, step: null }]
  const known = new Set([keyOf(first)])
  const open = new Map(Object.entries(claims))
  const broken: Record<string, string> = {}
  let stuck = 0
  const reach = (from: VisitedWorld, step: VisitedWorld['step'], world: World) => {
    const key = keyOf(world)
    if (known.has(key)) return
    known.add(key)
    queue.push({ world, from, step })
  }
  for (const here of queue) {
    for (const [name, holds] of open)
      if (!holds(here.world)) {
        broken[name] = storyOf(here)
        open.delete(name)
      }
    if (open.size === 0) break
    const steps = stepsFrom(here.world, app, network)
    for (const { world, ...step } of steps) reach(here, step, world)
    const later = second(here.world, network)
    if (later) reach(here, null, later)
    if (!later && steps.length === 0 && !here.world.ended) stuck += 1
  }
  return { worlds: known.size, stuck, broken }
}

const ENDS: Readonly<Record<AppOutcome, string>> = {
  done: 'Says: accepted',
  happened: 'Says: found',
  refused: 'Says: refused',
  didNotHappen: 'Says: did not happen',
}

/** The path to a world, from the click on, a line for each step: '13 s app → exchange: Checks: no order there'. */
function storyOf(last: VisitedWorld): string {
  const way: VisitedWorld[] = []
  for (let here: VisitedWorld | null = last; here; here = here.from) way.unshift(here)
  let at = 0
  const line = (who: string, text: string) => `${at} s ${who}: ${text}`
  return way
    .flatMap(({ world, from: before, step }) => {
      if (before && !step) at += 1
      const { sends, ended } = before?.world ?? { sends: 0, ended: null }
      return [
        before ? [] : line('trader → app', 'Confirms the order'),
        step ? line(step.who, step.text) : [],
        world.sends > sends ? line('app → network', sends === 0 ? 'Sends the request' : 'Sends it again') : [],
        world.ended && !ended ? line('app → trader', ENDS[world.ended]) : [],
      ].flat()
    })
    .join('\n')
}
