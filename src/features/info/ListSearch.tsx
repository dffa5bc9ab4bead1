import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Field } from '../../ui/input/Field.tsx'
import { Announcement } from '../../ui/display/Announcement.tsx'

interface Props {
  label: string
  /** Accessible name of the clear button. */
  clearLabel: string
  text: string
  onText: (text: string) => void
  /** Number of matches, in words; '' without a search. */
  found: string
}

/** Searches the list below while typing, and reports the number of matches. */
export function ListSearch({ label, clearLabel, text, onText, found }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onText('')
    input.current?.focus()
  }

  return (
    <div role="search" className="flex flex-col gap-2 tablet:flex-row tablet:items-end tablet:gap-4">
      <div className="grow">
        <Field id={id} label={label}>
          <Search aria-hidden="true" className="me-2 size-4 shrink-0 text-text-3" />
          <input
            ref={input}
            id={id}
            type="search"
            value={text}
            onChange={(event) => onText(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="[&::-webkit-search-cancel-button]:hidden"
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={clearLabel}
              onClick={clear}
              className="-me-2 flex size-9 shrink-0 items-center justify-center rounded-sm text-text-3 hover:text-text"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </Field>
      </div>
      <p className="text-sm text-text-3 tablet:flex tablet:h-control-lg tablet:min-w-24 tablet:items-center">{found}</p>
      <Announcement text={found} />
    </div>
  )
}
