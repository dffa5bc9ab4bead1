import { edgeIds } from '../../../../gallery/chart/read.ts'
import { stateOf, takenBy } from '../../../../gallery/xstate.ts'
import { submissionOf } from '../../../../src/machines/submission.ts'
import { type Walk, pathsToTest } from './walk.ts'
import { readWalks } from './walks.ts'

export interface WalkCoverage {
  states: string[]
  /** Ids of the chart's edges. */
  edges: string[]
}

/** States and transitions of a submission inside every other machine, by the events of walkSubmission.ts. */
export const INSIDE: Record<string, { states: string[]; edges: string[] }> = {
  accepted: { states: ['done'], edges: ['sending on xstate.done.actor.0.submission.sending'] },
  refused: { states: ['refused'], edges: ['sending on xstate.error.actor.0.submission.sending #2'] },
  'answer-lost': { states: ['verifying.checking'], edges: ['sending on xstate.error.actor.0.submission.sending #1'] },
  found: {
    states: ['happened'],
    edges: ['verifying.checking on xstate.done.actor.0.submission.verifying.checking #1'],
  },
  'not-found': {
    states: ['verifying.waiting', 'didNotHappen'],
    edges: [
      'verifying.checking on xstate.done.actor.0.submission.verifying.checking #2',
      'verifying.checking on xstate.done.actor.0.submission.verifying.checking #3',
      'verifying.checking on xstate.done.actor.0.submission.verifying.checking #4',
      'verifying.waiting on xstate.after.nextCheck.submission.verifying.waiting',
      'verifying on xstate.after.longEnough.submission.verifying',
    ],
  },
}

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** The part of every machine that flows.spec.ts tests in a real browser by night. */
export async function walkCoverage(): Promise<Record<string, WalkCoverage>> {
  const all: Record<string, WalkCoverage> = {}
  const actions = new Set<string>()
  const add = <Stage>(walk: Walk<Stage>) => {
    const ids = edgeIds(walk.machine)
    const steps = pathsToTest(walk, true).flat()
    const taken = steps.flatMap(({ action, before, event }) => {
      actions.add(action)
      return takenBy(walk.machine, before, event).flatMap((one) => ids.get(one) ?? [])
    })
    const known = all[walk.machine.id] ?? { states: [], edges: [] }
    all[walk.machine.id] = {
      states: sorted([...known.states, ...steps.flatMap(({ before, after }) => [stateOf(before), stateOf(after)])]),
      edges: sorted([...known.edges, ...taken]),
    }
  }
  for (const { walk } of Object.values(await readWalks())) add(walk)

  const inside = Object.entries(INSIDE).flatMap(([action, one]) => (actions.has(action) ? [one] : []))
  const known = new Set(edgeIds(submissionOf()).values())
  const edges = inside.flatMap((one) => one.edges.map((edge) => `submission.${edge}`))
  for (const edge of edges) if (!known.has(edge)) throw new Error(`a submission has no “${edge}”`)
  all['submission'] = { states: sorted(['sending', ...inside.flatMap(({ states }) => states)]), edges: sorted(edges) }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)))
}
