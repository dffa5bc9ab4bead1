import { type PointerEvent, type ReactElement, useState } from 'react'
import { classes } from '../../../../../ui/display/classes.ts'

interface Props {
  /** The edge beyond which the lines are. */
  edge: 'above' | 'below'
  /** CSS pixels. */
  height: number
  /** One of the lines is selected with the keyboard. */
  isChosen: boolean
  /** Labels, the most important and nearest first; those that do not fit are hidden. */
  children: readonly ReactElement[]
}

const ARROWS = { above: '↑', below: '↓' }
const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'

/** One row along an edge of the chart for the lines outside it: their number and the label of the first; on hover or tap the labels of all. */
export function EdgeRow({ edge, height, isChosen, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (height === 0) return null
  const count = children.length
  return (
    <div
      className={classes('line-edge', `line-edge-${edge}`, isOpen && 'line-edge-open')}
      style={{ height }}
      onPointerEnter={(event) => isMouse(event) && setOpen(true)}
      onPointerLeave={(event) => isMouse(event) && setOpen(false)}
    >
      <span className="line-chip line-fold" onPointerDown={(event) => !isMouse(event) && setOpen(!isOpen)}>
        <span>{ARROWS[edge]}</span>
        {count > 1 && <span className="text-text">{count}</span>}
      </span>
      <div className="line-edge-labels">{isOpen || isChosen ? children : children[0]}</div>
    </div>
  )
}
