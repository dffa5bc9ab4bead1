import './notes.css'
import type { Settings } from '../../address.ts'
import { Markdown } from '../../app/Markdown.tsx'
import { storedNotes, orphansOf } from './storedNotes.ts'
import { fromAddressText } from './notesInAddress.ts'

/** Notes that have lost their state or machine, and files that are none: listed, so that none is lost. */
export function OrphanedNotes({ settings, machine = null }: { settings: Settings; /** Only of this one. */ machine?: string | null }) {
  const all = [...orphansOf([...storedNotes.notes, ...(fromAddressText(settings.notes) ?? [])]), ...storedNotes.malformed]
  const lost = all.filter((one) => machine === null || one.machine === machine)
  if (lost.length === 0) return null
  return (
    <details className="orphaned-notes" open>
      <summary>
        {lost.length === 1 ? 'A note' : `${lost.length} notes`} without a place
      </summary>
      <ul>
        {lost.map(({ path, why, text }) => (
          <li key={path} className="note">
            <p className="note-about">
              <code>{path}</code>: {why}.
            </p>
            <Markdown text={text} />
          </li>
        ))}
      </ul>
    </details>
  )
}
