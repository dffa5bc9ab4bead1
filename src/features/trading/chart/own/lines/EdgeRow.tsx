import type { ReactNode } from 'react'

interface Props {
  /** The edge beyond which the lines are. */
  edge: 'above' | 'below'
  /** CSS pixels. */
  height: number
  /** Labels, the most important and nearest first; those that do not fit are hidden. */
  children: ReactNode
}

const ARROWS = { above: '↑', below: '↓' }

/** One row along an edge of the chart with the labels of the lines outside it. */
export function EdgeRow({ edge, height, children }: Props) {
  if (height === 0) return null
  return (
    <div className={`line-edge line-edge-${edge}`} style={{ height }}>
      <span className="line-chip">{ARROWS[edge]}</span>
      <div className="line-edge-labels">{children}</div>
    </div>
  )
}
