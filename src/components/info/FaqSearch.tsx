import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../ui/Field.tsx'

interface Props {
  text: string
  onText: (text: string) => void
  /** How much was found, in words; '' while nothing is searched for. */
  found: string
}

export function FaqSearch({ text, onText, found }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onText('')
    input.current?.focus()
  }

  return (
    <search className="flex flex-col gap-2 shell:flex-row shell:items-end shell:gap-4">
      <div className="grow">
        <Field id={id} label={t('info.search.label')}>
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
              aria-label={t('info.search.clear')}
              onClick={clear}
              className="-me-2 flex size-9 shrink-0 items-center justify-center rounded-sm text-text-3 hover:text-text"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </Field>
      </div>
      <output className="text-sm text-text-3 shell:flex shell:h-control-lg shell:min-w-24 shell:items-center">
        {found}
      </output>
    </search>
  )
}
