import { type Knobs, printAddress } from '../address.ts'
import type { Chart } from '../types.ts'
import { stateTitle } from './words.ts'

/** Says that the address names something else, and suggests similar states. */
export function Remark({ chart, remark, nearest, knobs }: { chart: Chart; remark: string; nearest: readonly string[]; knobs: Knobs }) {
  return (
    <p role="alert" className="remark">
      {remark}
      {nearest.length > 0 && ' Nearest: '}
      {nearest.map((state, index) => (
        <span key={state}>
          {index > 0 && ', '}
          <a href={printAddress({ place: { page: 'machine', machine: chart.name, state, by: null }, knobs })}>{stateTitle(chart, state, knobs.names)}</a>
        </span>
      ))}
    </p>
  )
}
