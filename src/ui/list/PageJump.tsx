import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  pages: number
  onPage: (page: number) => void
}

/** Jumps to a page of a long list by number; beyond the end, to the last. What is no page stays in the field, with what is wrong. */
export function PageJump({ pages, onPage }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const type = (typed: string) => {
    setText(typed)
    setWrong(false)
  }
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    const page = Number(text)
    if (page >= 1) {
      setText('')
      onPage(page)
    } else setWrong(text.trim() !== '')
  }

  return (
    <form className="flex items-center gap-2" onSubmit={go}>
      <input
        value={text}
        aria-label={t('ui.goToPage')}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        placeholder={t('ui.pageNumber')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        className="num h-11 w-[4em] rounded-sm border border-control-line text-center text-text placeholder:text-sm max-tablet:text-lg dense:h-7"
        onChange={(event) => type(event.target.value)}
      />
      {isWrong && <span id={id} role="alert" className="text-sm text-danger">{t('ui.noSuchPage', { pages })}</span>}
    </form>
  )
}
