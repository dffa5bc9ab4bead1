import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { nextRow } from './nextRow.ts'

interface Props<Id extends string> {
  text: string
  onType: (text: string) => void
  /** Ids of the matching rows, in order. */
  found: readonly Id[]
  /** The initially active row. */
  start?: Id
  onChoose: (id: Id) => void
  /** Scrolls a row into view, even one that is not rendered. */
  reveal?: (row: number) => void
}

/**
 * A combobox whose list is always open: the search field keeps the focus, arrows and Page keys move the active row, Enter chooses
 * it. Returns the props of `SearchField`, and those of the rows (`SearchRow`) and their list.
 */
export function useSearchList<Id extends string>({ text, onType, found, start, onChoose, reveal }: Props<Id>) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [wanted, setActive] = useState<Id | null>(start ?? null)
  // If the active row no longer matches, the first becomes active.
  const row = wanted === null ? 0 : Math.max(0, found.indexOf(wanted))
  const active = found[row]
  const listId = `${id}-list`
  const rowId = (of: Id) => `${id}-${of}`

  const search = (typed: string) => {
    onType(typed)
    setActive(null)
  }
  const clear = () => {
    search('')
    inputRef.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = nextRow(event.key, row, found.length)
    if (next !== null) {
      setActive(found[next] ?? null)
      reveal?.(next)
    } else if (event.key !== 'Enter') {
      return
    } else if (active !== undefined && !event.repeat) {
      // Enter held on the button that opened the list chooses nothing.
      onChoose(active)
    }
    event.preventDefault()
  }

  const field = {
    inputRef,
    text,
    listId,
    activeId: active === undefined ? undefined : rowId(active),
    onType: search,
    onKeyDown,
  }
  return { field, listId, rowId, active, setActive, clear }
}
