import Search from 'lucide-react/icons/search'
import type { KeyboardEventHandler, RefObject } from 'react'
import { classes } from '../display/classes.ts'
import type { Elements } from '../Elements.ts'
import './SearchList.css'

interface Props {
  inputRef: RefObject<HTMLInputElement | null>
  label: string
  text: string
  /** Ids of the list below, and of its active row. */
  listId: string
  activeId: string | undefined
  onType: (text: string) => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
  /** Capitalisation of a phone's keyboard. */
  autoCapitalize: 'characters' | 'none'
  /** Size of the icon, in CSS pixels. */
  iconSize: number
  className: string
  /** Buttons at its end. */
  children: Elements
}

/** The field of a search list: focused from the start; it handles the list's keys. */
export function SearchField({
  inputRef,
  label,
  text,
  listId,
  activeId,
  onType,
  onKeyDown,
  autoCapitalize,
  iconSize,
  className,
  children,
}: Props) {
  return (
    <div className={classes('search-field', className)}>
      <Search size={iconSize} aria-hidden className="shrink-0 text-text-3" />
      <input
        ref={inputRef}
        role="combobox"
        aria-expanded
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-label={label}
        placeholder={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list is opened to be searched; Esc leads back
        autoFocus
        autoComplete="off"
        autoCapitalize={autoCapitalize}
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </div>
  )
}
