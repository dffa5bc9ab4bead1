import { type PointerEvent, type ReactElement, type ReactNode, useState } from 'react'
import { classes } from '../../../../../ui/display/classes.ts'
import type { Reach } from './LineLabel.tsx'

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'

interface Props {
  className: string
  style: { height: number; transform?: string }
  reach: Reach
  /** What stands for the labels that are not shown. */
  fold: ReactNode
  /** How many labels are shown while the row is closed. */
  closed: number
  /** Opened by the keyboard. */
  isOpen: boolean
  /** Labels, the most important first; those that do not fit are hidden. */
  children: readonly ReactElement[]
}

/** Labels in a row, all of them on hover or tap: of the lines beyond an edge of the chart, or at one place. */
export function LabelRow({ className, style, reach, fold, closed, isOpen, children }: Props) {
  const [isHovered, setHovered] = useState(false)
  return (
    <div
      className={classes(className, isHovered && 'line-row-open')}
      style={style}
      onPointerEnter={(event) => isMouse(event) && setHovered(true)}
      onPointerLeave={(event) => isMouse(event) && setHovered(false)}
    >
      <span
        className="line-fold"
        style={{ paddingBlock: `${reach.up}px ${reach.down}px` }}
        onPointerDown={(event) => !isMouse(event) && setHovered(!isHovered)}
      >
        <span className="line-chip">{fold}</span>
      </span>
      <div className="line-row">{isHovered || isOpen ? children : children.slice(0, closed)}</div>
    </div>
  )
}
