import './use.css'
import type { Knobs } from '../../address.ts'
import { edgeTitle, nodesAt, stateTitle } from '../../app/words.ts'
import type { Chart, ChartNode, Seen } from '../../types.ts'
import { medianText, shareText, timesText } from './words.ts'

/** The transitions that leave a state, the most taken first. */
function leaving({ edges }: Chart, { id }: ChartNode) {
  const out = edges.flatMap((edge) => (edge.source === id && edge.seen && edge.targets.some((target) => target !== id) ? [{ edge, count: edge.seen.count }] : []))
  return out.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

const seenText = (seen: Seen) => [`seen ${timesText(seen.count)}`, medianText(seen)].filter((part) => part !== null).join(', ')

/** How often the state was seen, for how long, and by what it went on; of what it lies in as well. `chart` is the one with use. */
export function StateUse({ chart, path, names }: { chart: Chart; path: string; names: Knobs['names'] }) {
  const nodes = nodesAt(chart, path).flatMap((node) => (node.path !== '' && node.seen ? [{ node, seen: node.seen }] : []))
  if (nodes.length === 0) return null
  return (
    <section className="use-of-state" aria-label="Use">
      {nodes.toReversed().map(({ node, seen }) => {
        const ways = leaving(chart, node)
        const subject = nodes.length > 1 ? `“${stateTitle(chart, node.path, names)}” ` : ''
        if (seen.count === 0) return <p key={node.id}>{subject === '' ? 'Never seen.' : `${subject} was never seen.`}</p>
        return (
          <p key={node.id}>
            {subject}
            {subject === '' ? `S${seenText(seen).slice(1)}` : seenText(seen)}
            {ways.length > 0 && ', of that '}
            {ways.map(({ edge, count }, index) => (
              <span key={edge.id}>
                {index > 0 && ', '}
                <b className="num">{shareText(count, seen.count)}</b> {index === 0 && 'went on '}by “{edgeTitle(edge, names).replace(/\.$/, '')}”
              </span>
            ))}
            .
          </p>
        )
      })}
    </section>
  )
}
