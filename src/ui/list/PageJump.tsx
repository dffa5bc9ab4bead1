import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Jumps to a page of a long list by number. */
export function PageJump({ onPage }: { onPage: (page: number) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    const field = input.current
    const page = Number(field?.value)
    if (field) field.value = ''
    if (page >= 1) onPage(page)
  }

  return (
    <form onSubmit={go}>
      <input
        ref={input}
        aria-label={t('ui.goToPage')}
        placeholder={t('ui.pageNumber')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        className="num h-11 w-[4em] rounded-sm border border-control-line text-center text-text placeholder:text-sm max-tablet:text-lg dense:h-7"
      />
    </form>
  )
}
