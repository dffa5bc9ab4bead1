import type { ChartEdge, ChartNode, DrawnChart } from '../types.ts'
import { triggerText } from './drawing/labels.ts'
import { actorCaption } from './names.ts'

/** One state or transition that differs between two commits. */
export interface Difference {
  change: 'added' | 'removed' | 'changed'
  part: ChartNode | ChartEdge
  /** The properties of a changed one that differ; '' on the side that does not have it. */
  details: { what: string; before: string; after: string }[]
}

/** What is read of a part, by display name or as criterion of likeness. */
type Reader<Part> = (part: Part) => string

const list = (names: readonly string[]) => names.join(', ')
const guardOf = ({ guard }: ChartEdge) => guard?.name ?? ''

const OF_NODES: Readonly<Record<string, Reader<ChartNode>>> = {
  title: ({ title }) => title ?? '',
  description: ({ description }) => description ?? '',
  'begins here': ({ isInitial }) => (isInitial ? 'yes' : 'no'),
  'ends here': ({ kind }) => (kind === 'final' ? 'yes' : 'no'),
  outcome: ({ outcome }) => outcome ?? '',
  runs: ({ invokes }) => list(invokes.map(actorCaption)),
}
const OF_EDGES: Readonly<Record<string, Reader<ChartEdge>>> = {
  'leads to': ({ targets }) => list(targets),
  event: (edge) => triggerText(edge),
  condition: ({ guard }) => guard?.words ?? '',
  description: ({ description }) => description ?? '',
}

/** Transitions in order of evaluation: the first whose guard holds is taken. */
const groupOf = ({ source, trigger: { kind, event } }: ChartEdge) => `${source} ${kind} ${event}`

/** By what two transitions of an event are the same, from certain to likely. Not by their ids, which count the guards of the event. */
const LIKENESS: readonly Reader<ChartEdge>[] = [
  (edge) => `${list(edge.targets)} if ${guardOf(edge)}: ${edge.description}`,
  (edge) => `${list(edge.targets)} if ${guardOf(edge)}`,
  (edge) => edge.description ?? edge.id,
  ({ targets }) => list(targets),
  (edge) => guardOf(edge) || edge.id,
  () => 'the same event',
]

/** Each part of one commit with its counterpart in the other, those that are gone after the others. */
function pairsOf<Part>(before: readonly Part[], after: readonly Part[], likeness: readonly Reader<Part>[]) {
  const partners = new Map<Part, Part>()
  const gone = new Set(before)
  for (const like of likeness)
    for (const part of after) {
      const found = partners.has(part) ? undefined : before.find((one) => gone.has(one) && like(one) === like(part))
      if (found && gone.delete(found)) partners.set(part, found)
    }
  return [
    ...after.map((part) => ({ before: partners.get(part), after: part })),
    ...[...gone].map((part) => ({ before: part, after: undefined })),
  ]
}

function compared<Part extends ChartNode | ChartEdge>(
  { before, after }: { before: Part | undefined; after: Part | undefined },
  properties: Readonly<Record<string, Reader<Part>>>,
): Difference[] {
  if (before && after) {
    const details = Object.entries(properties)
      .map(([what, read]) => ({ what, before: read(before), after: read(after) }))
      .filter((one) => one.before !== one.after)
    return details.length > 0 ? [{ change: 'changed', part: after, details }] : []
  }
  const part = after ?? before
  return part ? [{ change: after ? 'added' : 'removed', part, details: [] }] : []
}

/** The differences of a machine's charts at two commits; null if the machine does not exist at one: then it is one difference as a whole. */
export function differencesOf(before: DrawnChart | null, after: DrawnChart | null): Difference[] {
  if (!before || !after) return compared({ before: before?.nodes[0], after: after?.nodes[0] }, OF_NODES)
  const pairs = pairsOf(
    before.edges,
    after.edges,
    LIKENESS.map((like) => (edge: ChartEdge) => `${groupOf(edge)}: ${like(edge)}`),
  )
  const kept = new Set(pairs.flatMap((pair) => (pair.before && pair.after ? [pair.before, pair.after] : [])))
  const order = (edge: ChartEdge) => {
    const all = before.edges.includes(edge) ? before.edges : after.edges
    return `asked as number ${all.filter((one) => kept.has(one) && groupOf(one) === groupOf(edge)).indexOf(edge) + 1}`
  }
  return [
    ...pairsOf(before.nodes, after.nodes, [({ id }) => id]).flatMap((pair) => compared(pair, OF_NODES)),
    ...pairs.flatMap((pair) => compared(pair, { ...OF_EDGES, order })),
  ]
}
