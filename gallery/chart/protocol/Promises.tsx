import { useState } from 'react'
import { submission } from '../../../tests/proofs/protocol/model/app.ts'
import { WORST } from '../../../tests/proofs/protocol/model/bounds.ts'
import { PROMISES } from '../../../tests/proofs/protocol/model/claims.ts'
import { explore } from '../../../tests/proofs/protocol/model/explore.ts'

const count = new Intl.NumberFormat('en')

/** Goes through all there is, by the chart as it is. */
function tryAll() {
  const began = performance.now()
  const { worlds, broken } = explore(submission, WORST, PROMISES)
  return { worlds, broken, seconds: (performance.now() - began) / 1_000 }
}

/** What is always true, and a button that proves it. */
export function Promises() {
  const [tried, setTried] = useState<ReturnType<typeof tryAll> | null>(null)
  return (
    <section aria-labelledby="promises">
      <h2 id="promises">Always true</h2>
      <ul className="promises">
        {Object.keys(PROMISES).map((promise) => (
          <li key={promise} data-broken={tried !== null && promise in tried.broken}>{promise}</li>
        ))}
      </ul>
      <p>As long as a request that arrives at all does so within {WORST.arrivesWithin} s of the press.</p>
      <div className="promises-proof">
        <button type="button" className="button" onClick={() => setTried(tryAll())}>Try everything</button>
        <p className="num" role="status">
          {tried && `${count.format(tried.worlds)} states in ${tried.seconds.toFixed(1)} s: ${Object.keys(tried.broken).length === 0 ? 'no promise is broken.' : 'a promise is broken.'}`}
        </p>
      </div>
    </section>
  )
}
