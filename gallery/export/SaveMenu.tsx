import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Menu } from '../app/controls.tsx'

interface Props {
  title: string
  /** By the kind of file. */
  files: Readonly<Record<string, () => unknown>>
  isReady?: boolean
}

/** The files that a drawing, a view or a strip is saved as, each a button. */
export function SaveRow({ title, files, isReady = true }: Props) {
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
export const SaveMenu = ({ children }: { children: ReactNode }) => (
  <Menu name="Export" label={[<Download key="icon" size={13} aria-hidden />, 'Export']}>
    {children}
  </Menu>
)
