import { useState } from 'react'
import { save } from '../../chart/saved/save.ts'
import { FILES, type Finished, fileName, tokensFile } from './files.ts'

/** Saves a storyboard as one of its files, prints it, and saves the design tokens. Null as long as not all screens are taken. */
export function SaveStrip({ finished }: { finished: () => Finished | null }) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [saving, setSaving] = useState<string | null>(null)
  const isReady = finished() !== null
  const saveAs = async (kind: keyof typeof FILES) => {
    const now = finished()
    if (!now) return
    setTrouble(null)
    setSaving(kind)
    try {
      save(`${fileName(now.board, now.knobs)}.${FILES[kind].ending}`, await FILES[kind].make(now))
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
    setSaving(null)
  }
  const kinds = Object.keys(FILES) as (keyof typeof FILES)[] // its keys
  const { name, content } = tokensFile()
  return (
    <div className="save-strip" role="group" aria-label="Save the storyboard">
      {kinds.map((kind) => (
        <button key={kind} type="button" className="button" disabled={!isReady || saving !== null} onClick={() => void saveAs(kind)}>
          Save {kind}
        </button>
      ))}
      <button type="button" className="button" disabled={!isReady} onClick={() => window.print()}>
        Print or PDF
      </button>
      <button type="button" className="button" onClick={() => save(name, content)}>
        Design tokens
      </button>
      {trouble !== null && <span role="alert">Not saved: {trouble}</span>}
    </div>
  )
}
