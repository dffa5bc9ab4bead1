import type { Change, ChartEdge, ChartNode, DrawnChart } from '../types.ts'
import { triggerText } from './drawing/labels.ts'

/** A property that differs; '' on the side that does not have it. */
export interface Detail {
  what: string
  before: string
  after: string
}

/** One state or transition that differs. */
export interface Difference {
  change: Change
  /** As in the drawing of the comparison. */
  id: string
  part: ChartNode | ChartEdge
  /** Of a changed one. */
  details: Detail[]
}

export interface ChartDiff {
  /** Both commits in one chart: removed parts keep their position. */
  drawn: DrawnChart
  differences: Difference[]
}

/** What is read of a part, by display name or as criterion of likeness. */
type Reader<Part> = (part: Part) => string

const list = (names: readonly string[]) => names.join(', ')

/** The compared parts of a state. */
const OF_NODES: Readonly<Record<string, Reader<ChartNode>>> = {
  title: ({ title }) => title ?? '',
  description: ({ description }) => description ?? '',
  kind: ({ kind }) => kind,
  'begins here': ({ isInitial }) => (isInitial ? 'yes' : 'no'),
  outcome: ({ outcome }) => outcome ?? '',
  tags: ({ tags }) => list(tags),
  entry: ({ entry }) => list(entry),
  exit: ({ exit }) => list(exit),
  runs: ({ invokes }) => list(invokes.map(({ src }) => src)),
}

/** The same of a transition. */
const OF_EDGES: Readonly<Record<string, Reader<ChartEdge>>> = {
  'leads to': ({ targets }) => list(targets),
  trigger: (edge) => triggerText(edge),
  guard: ({ guard }) => guard?.name ?? '',
  description: ({ description }) => description ?? '',
  actions: ({ actions }) => list(actions),
}

/** Transitions in order of evaluation: the first whose guard holds is taken. */
const groupOf = ({ source, trigger: { kind, event } }: ChartEdge) => `${source} ${kind} ${event}`
const targetsOf = ({ targets }: ChartEdge) => targets.join(' ')
const guardOf = ({ guard }: ChartEdge) => guard?.name ?? ''

/**
 * By what two transitions of an event count as the same, from certain to likely. Not by their ids, which count the guards of the
 * event: one that is put before the others gives its name to another.
 */
const LIKENESS: readonly Reader<ChartEdge>[] = [
  (edge) => `${targetsOf(edge)} if ${guardOf(edge)}: ${edge.description}`,
  (edge) => `${targetsOf(edge)} if ${guardOf(edge)}`,
  (edge) => edge.description ?? edge.id,
  targetsOf,
  (edge) => guardOf(edge) || edge.id,
  () => 'the same event',
]

/** A part of a chart before and after, null on the side that does not have it, and as it is drawn. */
interface Pair<Part> {
  before: Part | null
  after: Part | null
  part: Part
}

/** Each part of one commit with its counterpart in the other, those that are gone after the others. */
function pairsOf<Part>(before: readonly Part[], after: readonly Part[], likeness: readonly Reader<Part>[]): Pair<Part>[] {
  const partners = new Map<Part, Part>()
  const gone = new Set(before)
  for (const like of likeness)
    for (const part of after) {
      const found = partners.has(part) ? undefined : before.find((one) => gone.has(one) && like(one) === like(part))
      if (found && gone.delete(found)) partners.set(part, found)
    }
  return [...after.map((part) => ({ before: partners.get(part) ?? null, after: part, part })), ...[...gone].map((part) => ({ before: part, after: null, part }))]
}

/** The part as it is drawn, and its difference if it has one. */
function compared<Part extends ChartNode | ChartEdge>({ before, after, part }: Pair<Part>, properties: Readonly<Record<string, Reader<Part>>>): { drawn: Part; difference: Difference | null } {
  const details = before && after ? Object.entries(properties).map(([what, read]) => ({ what, before: read(before), after: read(after) })).filter((one) => one.before !== one.after) : []
  const change = !before ? 'added' : !after ? 'removed' : details.length > 0 ? 'changed' : null
  if (!change) return { drawn: part, difference: null }
  // Another transition may have the id of one that is gone.
  const id = 'source' in part && !after ? `${part.id} (before)` : part.id
  return { drawn: { ...part, id, change }, difference: { change, id, part, details } }
}

/** The differences of a machine's charts at two commits; null if the machine does not exist at one: then it is one difference as a whole. */
export function diffCharts(before: DrawnChart | null, after: DrawnChart | null): ChartDiff {
  const chart = after ?? before
  const [root, ...inner] = chart?.nodes ?? []
  if (!chart || !root) throw new Error('No chart to compare')
  if (!before || !after) {
    const change = before ? 'removed' : 'added'
    return { drawn: { ...chart, nodes: [{ ...root, change }, ...inner] }, differences: [{ change, id: root.id, part: root, details: [] }] }
  }
  const states = pairsOf(before.nodes, after.nodes, [({ id }) => id])
  // A frame that is still there begins once.
  const isThere = (id: string | null) => after.nodes.some((node) => node.id === id)
  const nodes = states.map(({ part, ...pair }) => compared({ ...pair, part: pair.after ?? { ...part, isInitial: part.isInitial && !isThere(part.parent) } }, OF_NODES))
  const pairs = pairsOf(before.edges, after.edges, LIKENESS.map((like) => (edge: ChartEdge) => `${groupOf(edge)}: ${like(edge)}`))
  const kept = new Set(pairs.flatMap((pair) => (pair.before && pair.after ? [pair.before, pair.after] : [])))
  const order = (edge: ChartEdge) => {
    const all = before.edges.includes(edge) ? before.edges : after.edges
    return `asked as number ${all.filter((one) => kept.has(one) && groupOf(one) === groupOf(edge)).indexOf(edge) + 1}`
  }
  const edges = pairs.map((pair) => compared(pair, { ...OF_EDGES, order }))
  return {
    drawn: { ...after, nodes: nodes.map(({ drawn }) => drawn), edges: edges.map(({ drawn }) => drawn) },
    differences: [...nodes, ...edges].flatMap(({ difference }) => difference ?? []),
  }
}
