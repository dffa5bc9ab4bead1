import { submission } from '../../../tests/proofs/protocol/model/app.ts'
import { WORST } from '../../../tests/proofs/protocol/model/bounds.ts'
import { LIMITS } from '../../../tests/proofs/protocol/model/claims.ts'
import { explore } from '../../../tests/proofs/protocol/model/explore.ts'
import { Sequence } from './Sequence.tsx'

const limits = Object.entries(explore(submission, WORST, LIMITS).broken)

/** What holds only with the exchange's help, each with the shortest way to where it does not. */
export function Limits() {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">What the app cannot tell by itself</h2>
      <p>Where the browser sends again without a key (reliability A5), or another tab makes an equal order in that very moment (A12).</p>
      <div className="limits">
        {limits.map(([claim, steps]) => (
          <section key={claim}>
            <h3>Not always: {claim}</h3>
            <Sequence label={claim} rows={steps} isWrong />
          </section>
        ))}
      </div>
    </section>
  )
}
