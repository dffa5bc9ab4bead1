import { appOf, type Submission } from './app.ts'
import { second, stepsFrom } from './steps.ts'
import { type VisitedWorld, storyOf, type StoryStep } from './story.ts'
import { firstWorld, keyOf, type Network, type World } from './world.ts'

/** An invariant of every world. */
export type Claim = (world: World) => boolean

export interface Exploration<Name extends string> {
  worlds: number
  /** Number of worlds where nothing can happen although the app has not finished. */
  stuck: number
  /** The violated claims, each with a shortest path. */
  broken: Partial<Record<Name, StoryStep[]>>
}

/** Explores all reachable worlds, breadth first, so that the first violation is a nearest one. Ends early once every claim is violated. */
export function explore<Name extends string>(
  machine: Submission,
  network: Network,
  claims: Readonly<Record<Name, Claim>>,
): Exploration<Name> {
  const app = appOf(machine)
  const first = firstWorld(app.start())
  const queue: VisitedWorld[] = [{ world: first, from: null, step: null }]
  const known = new Set([keyOf(first)])
  const open = new Map(Object.entries(claims) as [Name, Claim][]) // the entries of claims
  const broken: Exploration<Name>['broken'] = {}
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
