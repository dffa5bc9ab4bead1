import './use.css'
import { type Knobs, printAddress } from '../../address.ts'
import type { Chart } from '../../types.ts'
import { mostIn } from './seen.ts'
import { rangesTo } from './steps.ts'
import type { Shown } from './useUse.ts'
import { countText } from './words.ts'

const rangeText = (from: number, to: number) => (from === to ? countText(to) : `${countText(from)} – ${countText(to)}`)

function Line({ step, text }: { step: number; text: string }) {
  return (
    <li>
      <svg className={`use-line is-seen-${step}`} width={36} height={12} aria-hidden>
        <line x1={1} x2={35} y1={6} y2={6} />
      </svg>
      {text}
    </li>
  )
}

/** What the widths and badges of a chart with use mean; nothing where none is shown. */
export function UseLegend({ chart, knobs, shown: { source, counts } }: { chart: Chart; knobs: Knobs; shown: Shown }) {
  if (knobs.use === null) return null
  const page = <a href={printAddress({ place: { page: 'use' }, knobs })}>Files and lists</a>
  if (!source || !counts)
    return (
      <p className="use-legend" role="status">
        “{knobs.use}” is not loaded in this browser: its file can be loaded under {page}.
      </p>
    )
  const most = mostIn(chart, counts)
  if (most === 0)
    return (
      <p className="use-legend" role="status">
        Nothing of this machine in “{source.title}”. {page}
      </p>
    )
  return (
    <div className="use-legend" role="group" aria-label="Legend of the use">
      <strong>How often</strong>
      <ul>
        <Line step={0} text="never" />
        {rangesTo(most).map(({ step, from, to }) => (
          <Line key={step} step={step} text={rangeText(from, to)} />
        ))}
      </ul>
      <span>124 × · 1.2 s: how often, and the median of how long{source.files.length > 1 && '; ≈ where files are added'}</span>
      {page}
    </div>
  )
}
