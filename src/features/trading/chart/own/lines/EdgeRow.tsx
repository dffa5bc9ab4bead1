import type { ReactNode } from 'react'

interface Props {
  /** Beyond which edge of the chart its lines lie. */
  edge: 'above' | 'below'
  /** CSS pixels. */
  height: number
  /** Labels, the most important and nearest first; what does not fit in the row is hidden. */
  children: ReactNode
}

const ARROWS = { above: '↑', below: '↓' }

/** The labels of the lines beyond one edge, in one row along it. */
export function EdgeRow({ edge, height, children }: Props) {
  if (height === 0) return null
  return (
    <div className={`line-edge line-edge-${edge}`} style={{ height }}>
      <span className="line-chip">{ARROWS[edge]}</span>
      <div className="line-edge-labels">{children}</div>
    </div>
  )
}
