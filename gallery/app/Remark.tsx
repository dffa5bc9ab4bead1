import { type Settings, printAddress } from '../address.ts'
import type { Chart } from '../types.ts'
import { stateTitle } from './titles.ts'

/** Shows that the address does not exist, and suggests similar states. */
export function Remark({ chart, remark, nearest, settings }: { chart: Chart; remark: string; nearest: readonly string[]; settings: Settings }) {
  return (
    <p role="alert" className="remark">
      {remark}
      {nearest.length > 0 && ' Nearest: '}
      {nearest.map((state, index) => (
        <span key={state}>
          {index > 0 && ', '}
          <a href={printAddress({ place: { page: 'machine', machine: chart.name, state, by: null }, settings })}>{stateTitle(chart, state)}</a>
        </span>
      ))}
    </p>
  )
}
