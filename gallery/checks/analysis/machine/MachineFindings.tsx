import type { Knobs } from '../../../address.ts'
import { printAddress } from '../../../address.ts'
import { stateTitle } from '../../../app/words.ts'
import type { Chart, View } from '../../../types.ts'
import { type Finding, type FindingKind, FINDINGS, findingsOf } from './findings.ts'
import { declaredBy } from './sources.ts'

/** The view's names for an event: 'The trader tries again'. */
const eventNames = ({ scenes, events }: View, type: string): string[] => [
  ...new Set(
    Object.values(scenes).flatMap(({ input }) =>
      Object.entries(events(input as never)).flatMap(([name, event]) => (event.type === type ? [name] : [])), // a view's events match its own input
    ),
  ),
]

function Where({ chart, view, finding: { kind, at }, knobs }: { chart: Chart; view: View | undefined; finding: Finding; knobs: Knobs }) {
  if (kind === 'unhandled') return <strong>{view && knobs.names === 'plain' ? eventNames(view, at).join(', ') || at : at}</strong>
  return <a href={printAddress({ place: { page: 'machine', machine: chart.name, state: at, by: null }, knobs })}>{stateTitle(chart, at, knobs.names)}</a>
}

const kinds = Object.entries(FINDINGS) as [FindingKind, (typeof FINDINGS)[FindingKind]][] // the entries of FINDINGS

/** What may be wrong with a machine, read from its chart: what is meant so says why. */
export function MachineFindings({ chart, view, knobs }: { chart: Chart; view: View | undefined; knobs: Knobs }) {
  const findings = findingsOf(chart, view, declaredBy(chart.name))
  return kinds.map(([kind, { title, means }]) => {
    const here = findings.filter((finding) => finding.kind === kind)
    const faults = here.filter(({ reason }) => reason === null).length
    return (
      <section key={kind} aria-label={title}>
        <h2>
          {title}: {faults === 0 ? 'none' : faults}
        </h2>
        <p className="faint">{means}</p>
        <ul className="findings">
          {here.map((finding) => (
            <li key={finding.at} data-bad={finding.reason === null}>
              <Where chart={chart} view={view} finding={finding} knobs={knobs} />
              {finding.reason !== null && <span>Meant so: {finding.reason}</span>}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
