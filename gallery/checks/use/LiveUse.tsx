import { ChartNoAxesColumn, Download } from 'lucide-react'
import { printAddress } from '../../address.ts'
import type { Knobs } from '../../address.ts'
import { charts } from '../../chart/machines.ts'
import { save } from '../../chart/saved/save.ts'
import type { Flow } from '../../live/flows.ts'
import { countFlows } from './countFlows.ts'
import { load } from './loaded.ts'
import { idOf } from './sources.ts'

/** A loaded trace does not tell when its flow began. */
const recorded = ({ machine, at, start, steps, id }: Flow) => ({ machine, at: id.startsWith('file ') ? null : at, start, steps })

/** Counts all flows of Live: into a file, or into the charts. */
export function LiveUse({ flows, knobs }: { flows: readonly Flow[]; knobs: Knobs }) {
  if (flows.length === 0) return null
  const count = () => countFlows(charts, flows.map(recorded), { source: 'Live', at: new Date().toISOString() })
  const show = () => {
    const file = count()
    load(file)
    window.location.hash = printAddress({ place: { page: 'use' }, knobs: { ...knobs, use: idOf(file) } })
  }
  return (
    <>
      <button type="button" className="button" title="How often each state was seen, and for how long; nothing of what the flows hold" onClick={() => save('live.use.json', new Blob([JSON.stringify(count(), null, 2)], { type: 'application/json' }))}>
        <Download size={13} aria-hidden /> Save as use
      </button>
      <button type="button" className="button" onClick={show}>
        <ChartNoAxesColumn size={13} aria-hidden /> Show as use
      </button>
    </>
  )
}
