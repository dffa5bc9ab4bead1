import './protocol.css'
import { type Knobs, printAddress } from '../address.ts'
import { Bounds } from './Bounds.tsx'
import { protocol } from './explored.ts'
import { Sequence } from './Sequence.tsx'

const count = new Intl.NumberFormat('en')

/** What is promised of a change that is sent once, in every order of events, and the shortest ways beyond the bound. */
export function ProtocolPage({ knobs }: { knobs: Knobs }) {
  const chart = printAddress({ place: { page: 'machine', machine: 'submission', state: null, by: null }, knobs })
  return (
    <main className="protocol-page">
      <header className="machine-head">
        <h1>The protocol</h1>
        <p>
          One order, confirmed once: <a href={chart}>the chart that sends it</a>, the exchange, a network that loses two messages, a browser that sends once again, a second tab. Everything that can happen, in
          every order, second by second.
        </p>
      </header>
      <div className="protocol-body">
        <section aria-labelledby="promises">
          <h2 id="promises">Always true</h2>
          <ul>
            {protocol.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          {protocol.worlds.map(({ arrivesWithin, lookWithin, worlds }) => (
            <p key={lookWithin} className="faint num">
              {count.format(worlds)} states: a request that arrives does so within {arrivesWithin} s, a look is answered within {lookWithin} s.
            </p>
          ))}
        </section>
        <section aria-labelledby="bounds">
          <h2 id="bounds">Why 15 s and three looks</h2>
          <p>“Did not happen” is true as long as the request arrives, if it does, so soon after it was confirmed:</p>
          <Bounds />
        </section>
        {protocol.beyond.map(({ title, arrivesWithin, lookWithin, steps }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p className="faint">
              A wrong “did not happen”: the request arrives within {arrivesWithin} s, a look is answered within {lookWithin} s. No shorter way leads there.
            </p>
            <Sequence label={title} rows={steps} />
          </section>
        ))}
        <section aria-labelledby="limits">
          <h2 id="limits">What the app cannot tell by itself</h2>
          <p>True but where the browser sends again without a key (A5), or another tab makes an equal order in that very moment (A12).</p>
        </section>
        {protocol.limits.map(({ claim, steps }) => (
          <section key={claim}>
            <h3>Not always: {claim}</h3>
            <Sequence label={claim} rows={steps} />
          </section>
        ))}
      </div>
    </main>
  )
}
