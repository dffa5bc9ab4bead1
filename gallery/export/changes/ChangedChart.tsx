import '../../chart/chart.css'
import { Suspense, use } from 'react'
import type { ChartDiff } from '../../chart/diff.ts'
import { Drawing } from '../../chart/Drawing.tsx'
import { bestIn, ROOM } from '../../chart/drawing/forms.ts'
import { placedCharts } from '../../chart/drawing/placedCharts.ts'
import { subjectOf, valueOf } from './changeTexts.ts'

const EDGE = 8
const none: readonly string[] = []

/** Leads from a drawn state or transition to its line in the list. */
const lineId = (machine: string, id: string) => `change ${machine} ${id}`

function Picture({ diff: { drawn }, title }: { diff: ChartDiff; title: string }) {
  const placed = bestIn(use(placedCharts(drawn)), ROOM)
  const [width, height] = [placed.width + 2 * EDGE, placed.height + 2 * EDGE]
  const goTo = (id: string) => document.getElementById(lineId(drawn.name, id))?.focus()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="changed-chart" role="region" aria-label={`What changed in the chart of ${title}`} tabIndex={0}>
      <svg className="chart-svg" role="group" aria-label={`Compared chart of ${title}`} viewBox={`${-EDGE} ${-EDGE} ${width} ${height}`} style={{ width }}>
        <Drawing placed={placed} active={none} possible={none} lastEdge={null} onState={goTo} onEdge={goTo} />
      </svg>
    </div>
  )
}

/** A chart at two commits in one drawing, and its differences in words. */
export function ChangedChart({ diff, title }: { diff: ChartDiff; title: string }) {
  const { drawn, differences } = diff
  return (
    <>
      <Suspense fallback={<p className="chart-wait">Drawing the chart…</p>}>
        <Picture diff={diff} title={title} />
      </Suspense>
      <ul className="differences" aria-label={`Differences of ${title}`}>
        {differences.map((difference) => (
          <li key={difference.id} id={lineId(drawn.name, difference.id)} tabIndex={-1}>
            <b className={`change-word is-${difference.change}`}>{difference.change}</b> {subjectOf(difference, drawn)}
            {difference.details.length > 0 && (
              <dl>
                {difference.details.map((detail) => (
                  <div key={detail.what}>
                    <dt>{detail.what}</dt>
                    <dd>
                      <del>{valueOf(detail.before, detail, drawn)}</del> → <ins>{valueOf(detail.after, detail, drawn)}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
