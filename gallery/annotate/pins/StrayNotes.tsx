import './pins.css'
import type { Knobs } from '../../address.ts'
import { Markdown } from '../../app/Markdown.tsx'
import { kept, straysOf } from './kept.ts'
import { fromAddress } from './pinsInAddress.ts'
import { pathOfPin } from './pin.ts'

/** Notes that have lost their state or machine, and files that are none: listed, so that none is lost. */
export function StrayNotes({ knobs, machine = null }: { knobs: Knobs; /** Only of this one. */ machine?: string | null }) {
  const isAsked = (one: { machine: string }) => machine === null || one.machine === machine
  const lost = [
    ...straysOf([...kept.pins, ...(fromAddress(knobs.notes) ?? [])].filter(isAsked)).map(({ pin, why }) => ({ path: pathOfPin(pin), why, text: pin.text })),
    ...kept.malformed.filter(isAsked).map(({ path, problem, text }) => ({ path, why: `it cannot be read: ${problem}`, text })),
  ]
  if (lost.length === 0) return null
  return (
    <details className="stray-notes" open>
      <summary>
        {lost.length === 1 ? 'A note' : `${lost.length} notes`} without a place
      </summary>
      <ul>
        {lost.map(({ path, why, text }) => (
          <li key={path} className="note">
            <p className="pin-about">
              <code>{path}</code>: {why}.
            </p>
            <Markdown text={text} />
          </li>
        ))}
      </ul>
    </details>
  )
}
