import type { Settings } from '../address.ts'
import { nodeTitle } from '../chart/names.ts'
import type { Chart, ChartEdge, ChartNode } from '../types.ts'

type Names = Settings['names']

/** 'Activate or reset the balance', or 'reset'. */
export const machineTitle = ({ name, title }: Chart, names: Names) => (names === 'code' ? name : title)

/** 'Waiting for the payment › Waiting for the next check', or 'paying.waiting'; parallel regions joined by a plus. The path if the state no longer exists. */
export function stateTitle(chart: Chart, path: string, names: Names): string {
  const titleOf = (one: string) => nodesAt(chart, one).flatMap((node) => (node.path === '' ? [] : nodeTitle(node))).join(' › ')
  return names === 'code' ? path : path.split('+').map(titleOf).join(' + ') || path
}

/** A transition's trigger as in the code: 'CONFIRM', 'after slow', 'done checkPayment'. */
export function triggerName({ trigger }: ChartEdge): string {
  if (trigger.kind === 'event') return trigger.event
  if (trigger.kind === 'after') return `after ${trigger.delay}`
  return 'actor' in trigger ? `${trigger.kind} ${trigger.actor}` : trigger.kind
}

/** A transition in words, or by its trigger. */
export const edgeTitle = (edge: ChartEdge, names: Names) => (names === 'code' ? triggerName(edge) : (edge.description ?? triggerName(edge)))

/** The leaf states. */
export const leavesOf = ({ nodes }: Pick<Chart, 'nodes'>): ChartNode[] => nodes.filter(({ kind }) => kind === 'atomic' || kind === 'final')

/** The path of the active nodes: 'paying.checking'; parallel regions joined by a plus. */
export const pathOf = (chart: Chart, active: readonly string[]): string =>
  leavesOf(chart)
    .filter(({ id }) => active.includes(id))
    .map(({ path }) => path)
    .join('+')

/** The nodes along a state's path, the root first. */
export function nodesAt({ nodes }: Chart, path: string): ChartNode[] {
  const regions = path.split('+')
  return nodes.filter((node) => node.path === '' || regions.some((one) => one === node.path || one.startsWith(`${node.path}.`)))
}
