import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Menu } from '../app/controls.tsx'

/** The files that a drawing, a view or a strip is saved as, each a button, by the kind of file. */
export function SaveRow({
  title,
  files,
  isReady = true,
}: {
  title: string
  files: Readonly<Record<string, () => unknown>>
  isReady?: boolean
}) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const make = async (kind: string) => {
    setTrouble(null)
    try {
      await files[kind]?.()
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="flex items-center gap-2" role="group" aria-label={title}>
      <span className="min-w-23 text-text-2">{title}</span>
      {Object.keys(files).map((kind) => (
        <button
          key={kind}
          type="button"
          className="button"
          disabled={!isReady}
          aria-label={`${title} as ${kind}`}
          onClick={() => void make(kind)}
        >
          {kind}
        </button>
      ))}
      {trouble !== null && <span role="alert">Not saved: {trouble}</span>}
    </div>
  )
}

/** All that can be saved of a page, in one menu. */
export function SaveMenu({ children }: { children: ReactNode }) {
  const label = (
    <>
      <Download size={13} aria-hidden /> Export
    </>
  )
  return (
    <Menu name="Export" label={label}>
      {children}
    </Menu>
  )
}
