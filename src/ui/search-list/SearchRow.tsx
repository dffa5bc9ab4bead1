import type { ComponentProps, PointerEvent } from 'react'
import { classes } from '../display/classes.ts'

interface Props<Id extends string> extends Omit<
  ComponentProps<'div'>,
  'role' | 'tabIndex' | 'onPointerMove' | 'onMouseDown' | 'onClick'
> {
  /** Id of the row and of its element. */
  row: Id
  isActive: boolean
  isSelected: boolean
  /** The pointer moved onto it. */
  onPoint: (row: Id) => void
  onChoose: (row: Id) => void
}

/** A row of a search list. The focus stays in the search field. */
export function SearchRow<Id extends string>({
  row,
  isActive,
  isSelected,
  onPoint,
  onChoose,
  className,
  ...option
}: Props<Id>) {
  // Reacts to pointer movement only: a list scrolling under a still pointer must not change the active row.
  const onPointerMove = ({ movementX, movementY }: PointerEvent) => {
    if (!isActive && (movementX !== 0 || movementY !== 0)) onPoint(row)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus and handles the keys
    <div
      {...option}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={classes('search-row', isActive && 'search-active', className)}
      onPointerMove={onPointerMove}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(row)}
    />
  )
}
