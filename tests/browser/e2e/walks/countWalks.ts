import { type AnyMachineSnapshot, type AnyStateMachine, getInitialMicrosteps, getMicrosteps } from 'xstate'
import { readAllCharts } from '../../../../gallery/chart/readAll.ts'
import { edgeIds } from '../../../../gallery/chart/read.ts'
import type { Chart, ChartEdge } from '../../../../gallery/types.ts'
import { takenOf } from '../../../../gallery/checks/use/subjects.ts'
import { type Transition, type UseFile, VERSION } from '../../../../gallery/checks/use/file/useFile.ts'
import { activeNodes, takenBy } from '../../../../gallery/xstate.ts'
import { type Walk, waysThrough } from './walk.ts'
import { INSIDE } from './walked.ts'
import { readWalks } from './walks.ts'

type Micro = readonly (readonly [AnyMachineSnapshot, unknown])[] // as XState gives them, of any machine

/** The transitions a machine takes by itself, one microstep after another. */
function takenAtOnce({ edges }: Chart, micro: Micro): ChartEdge[] {
  return micro.slice(1).flatMap(([after], index) => {
    const [before, now] = [new Set(micro[index] ? activeNodes(micro[index][0]) : []), new Set(activeNodes(after))]
    return edges.filter(
      ({ trigger, source, targets }) => trigger.kind === 'always' && before.has(source) && !targets.some((id) => before.has(id)) && targets.every((id) => now.has(id)),
    )
  })
}

const increase = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

/** How often the tests of flows.spec.ts come to each state and transition. Without times: those of a test say nothing of a trader. */
export async function countWalks(): Promise<UseFile> {
  const charts = new Map((await readAllCharts()).map((chart) => [chart.name, chart]))
  const counts = new Map<string, { states: Map<string, number>; taken: Map<string, number> }>()
  const of = (machine: string) => {
    const one = counts.get(machine) ?? { states: new Map<string, number>(), taken: new Map<string, number>() }
    counts.set(machine, one)
    return one
  }
  const enter = (chart: Chart, ids: Iterable<string>) => {
    for (const id of ids) increase(of(chart.name).states, chart.nodes.find((node) => node.id === id)?.path ?? id)
  }
  const take = (chart: Chart, edges: readonly (ChartEdge | undefined)[]) => {
    for (const edge of edges) if (edge) increase(of(chart.name).taken, JSON.stringify(takenOf(chart, edge)))
  }
  const submission = charts.get('submission')
  if (!submission) throw new Error('src/machines has no submission')
  const inside = (deed: string) => {
    const found = INSIDE[deed]
    if (!found) return
    const isSent = found.edges.some((edge) => edge.startsWith('sending '))
    const paths = [...(isSent ? ['', 'sending'] : []), ...(found.states.includes('verifying.checking') ? ['verifying'] : []), ...found.states]
    for (const path of paths) increase(of('submission').states, path)
    take(submission, found.edges.map((edge) => submission.edges.find(({ id }) => id === `submission.${edge}`)))
  }
  const walkWay = <Stage>({ machine, view, scene }: Walk<Stage>, way: ReturnType<typeof waysThrough>[number]) => {
    const chart = charts.get(machine.id)
    const [first] = way
    if (!chart || !first) return
    const ids = edgeIds(machine)
    enter(chart, activeNodes(first.before))
    take(chart, takenAtOnce(chart, getInitialMicrosteps(machine as AnyStateMachine, view.scenes[scene]?.input)))
    for (const { before, event, after, deed } of way) {
      const was = new Set(activeNodes(before))
      enter(chart, activeNodes(after).filter((id) => !was.has(id)))
      take(chart, takenBy(machine, before, event).map((one) => chart.edges.find(({ id }) => id === ids.get(one))))
      take(chart, takenAtOnce(chart, getMicrosteps(machine as AnyStateMachine, before, event)))
      inside(deed)
    }
  }
  for (const { walk } of Object.values(await readWalks())) for (const way of waysThrough(walk)) walkWay(walk, way)

  const sorted = <Value>(all: ReadonlyMap<string, Value>) => [...all].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const machines = sorted(counts).map(([machine, { states, taken }]): [string, UseFile['machines'][string]] => [
    machine,
    {
      states: Object.fromEntries(sorted(states).map(([path, count]) => [path, { count }])),
      transitions: sorted(taken).map(([key, count]) => {
        const { machine: _, ...transition }: Omit<Transition, 'count'> & { machine: string } = JSON.parse(key) // written above
        return { ...transition, count }
      }),
    },
  ])
  return { use: VERSION, source: 'What the tests walk', at: null, span: null, machines: Object.fromEntries(machines) }
}
