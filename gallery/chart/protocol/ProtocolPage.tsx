import './protocol.css'
import { type Knobs, printAddress } from '../../address.ts'
import { Limits } from './Limits.tsx'
import { Promises } from './Promises.tsx'
import { Trial } from './Trial.tsx'

/** What is promised of a change that is sent once, in every order of events; why the wait is as it is; what cannot be promised. */
export function ProtocolPage({ knobs }: { knobs: Knobs }) {
  const chart = printAddress({ place: { page: 'machine', machine: 'submission', state: null, by: null }, knobs })
  return (
    <main className="protocol-page">
      <header className="machine-head">
        <h1>The protocol</h1>
        <p>
          One order, confirmed once: <a href={chart}>the chart that sends it</a>, the exchange, a network that loses two messages, a browser that sends once again, a second tab. All that can happen, in
          every order, second by second.
        </p>
      </header>
      <div className="protocol-body">
        <Promises />
        <Trial />
        <Limits />
      </div>
    </main>
  )
}
