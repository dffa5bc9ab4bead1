import { LogIn, RotateCcw } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import type { Remark } from './useFrame.ts'

function remarkText(remark: Remark): string {
  if (remark.kind === 'left') return `Here the app would leave to ${new URL(remark.url).pathname}. The gallery stays.`
  return remark.kind === 'closed' ? 'The trader has closed it.' : remark.what
}

interface Props {
  /** Gets the focus when Escape brings it out of the view. */
  into: Ref<HTMLButtonElement>
  onEnter: () => void
  onAgain: () => void
  tools?: ReactNode
  remark: Remark | null
  /** Of the view, CSS px, and the scale at which it is drawn. */
  size: { width: number; height: number }
  scale: number
}

/** Below a view or a screen: into it, once more, and what is to be said of it or else its size. */
export function ViewFoot({ into, onEnter, onAgain, tools, remark, size, scale }: Props) {
  return (
    <div className="view-foot">
      <button ref={into} type="button" className="button" title="The keyboard works in the view; Escape brings it out" onClick={onEnter}>
        <LogIn size={13} aria-hidden /> Into the view
      </button>
      <button type="button" className="button" onClick={onAgain}>
        <RotateCcw size={13} aria-hidden /> Start again
      </button>
      {tools}
      <p role="status">{remark ? remarkText(remark) : `${size.width} × ${size.height}${scale < 1 ? `, drawn at ${Math.round(scale * 100)} %` : ''}`}</p>
    </div>
  )
}
