import { useDeferredValue, useState } from 'react'
import { bare, BOUNDS, PROOF, submissionWith, WORST } from '../../../tests/proofs/protocol/model/bounds.ts'
import { ABSENT, PROMISES } from '../../../tests/proofs/protocol/model/claims.ts'
import { type Claim, explore } from '../../../tests/proofs/protocol/model/explore.ts'
import { Knob } from './Knob.tsx'
import { Sequence } from './Sequence.tsx'

const AS_IT_IS = { ...PROOF, losses: WORST.losses, arrivesWithin: WORST.arrivesWithin }
/** With it a shortest way to “did not happen” is found, be it true or not. */
const NEVER = '“Did not happen” is never said'
const CLAIMS: Readonly<Record<string, Claim>> = { [ABSENT]: PROMISES[ABSENT], [NEVER]: ({ ended }) => ended !== 'didNotHappen' }
const count = new Intl.NumberFormat('en')

/** “Did not happen”, with other bounds than those of the app: still true, or the shortest way to where it is not. */
export function Trial() {
  const [chosen, setChosen] = useState(AS_IT_IS)
  const { wait, looks, losses, arrivesWithin } = useDeferredValue(chosen)
  const { worlds, broken } = explore(submissionWith({ wait, looks }), bare(arrivesWithin, losses), CLAIMS)
  const wrong = broken[ABSENT]
  const story = wrong ?? broken[NEVER] ?? []
  const turn = (change: Partial<typeof chosen>) => setChosen({ ...chosen, ...change })
  return (
    <section aria-labelledby="trial" className="trial">
      <div className="trial-bounds">
        <h2 id="trial">Why {PROOF.wait} s and three looks</h2>
        <p>The request may arrive late, and a look may read an older list. Until when is “did not happen” true?</p>
        <div className="trial-knobs">
          <Knob label="Wait before a look counts" unit=" s" max={20} value={chosen.wait} onChange={(value) => turn({ wait: value })} />
          <Knob label="Looks that find nothing" min={1} max={4} value={chosen.looks} onChange={(value) => turn({ looks: value })} />
          <Knob label="The request arrives within" unit=" s" max={30} value={chosen.arrivesWithin} onChange={(value) => turn({ arrivesWithin: value })} />
          <Knob label="Messages lost, lists too old" max={3} value={chosen.losses} onChange={(value) => turn({ losses: value })} />
        </div>
        <button type="button" className="button" onClick={() => setChosen(AS_IT_IS)}>As it is</button>
        <table className="bounds">
          <caption>The latest arrival for which it is true, two messages lost</caption>
          <thead>
            <tr>
              <th scope="col">Wait, looks</th>
              <th scope="col">Arrival</th>
              <th scope="col"><span className="hidden-text">Beyond it</span></th>
            </tr>
          </thead>
          <tbody className="num">
            {BOUNDS.map(({ bound, ...proof }) => {
              const name = `${proof.wait} s, ${proof.looks}`
              const beyond = bound === null ? 0 : bound + 1
              return (
                <tr key={name} data-is={proof.wait === PROOF.wait && proof.looks === PROOF.looks}>
                  <th scope="row">{name}</th>
                  <td>{bound === null ? 'never' : `${bound} s`}</td>
                  <td>
                    <button type="button" className="button" aria-label={`At ${beyond} s: ${name}`} onClick={() => setChosen({ ...proof, losses: WORST.losses, arrivesWithin: beyond })}>
                      At {beyond} s
                    </button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="trial-story">
        <p role="status" className="verdict num" data-broken={wrong !== undefined}>
          {wrong ? `Wrong after ${wrong.at(-1)?.at ?? 0} s, in ${wrong.length} steps. No shorter way leads there.` : `True in all ${count.format(worlds)} states. The shortest way there:`}
        </p>
        <Sequence label={wrong ? 'The shortest way to a wrong “did not happen”' : 'The shortest way to “did not happen”'} rows={story} isWrong={wrong !== undefined} />
      </div>
    </section>
  )
}
