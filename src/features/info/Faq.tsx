import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import X from 'lucide-react/icons/x'
import { type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Question, searchFaq } from '../../domain/text/searchFaq.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTitle } from '../../shared/page/documentTitle.ts'
import { Announcement } from '../../ui/display/Announcement.tsx'
import { Button } from '../../ui/display/Button.tsx'
import { classes } from '../../ui/display/classes.ts'
import { HighlightedText } from '../../ui/display/HighlightedText.tsx'
import { Message } from '../../ui/display/Message.tsx'
import { Field } from '../../ui/input/Field.tsx'
import { TextsError } from './TextsError.tsx'

/** The questions and answers, searchable. The first match is open. Specification §2, "Terms page". */
export function Faq() {
  const { t, i18n } = useTranslation('faq', { bindI18nStore: 'added' })
  const language = useLanguage()
  const [needle, setNeedle] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  // During a search the first match starts open, the others closed with their match counts; these were toggled by hand.
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const input = useRef<HTMLInputElement>(null)
  useTitle(t('info.titles.faq'))

  const items = t('items', { returnObjects: true })
  // If the file could not be loaded, i18next returns the English text or the key itself.
  if (!Array.isArray(items) || !i18n.hasResourceBundle(language, 'faq')) return <TextsError namespace="faq" />

  const searching = needle.trim() !== ''
  const hits = searchFaq(items, needle)
  const search = (text: string) => {
    setNeedle(text)
    setTurned(new Set())
  }
  const clear = () => {
    search('')
    input.current?.focus()
  }
  const toggle = (number: number) =>
    searching ? setTurned(toggled(turned, number)) : setOpened(toggled(opened, number))

  return (
    <div className="max-w-190">
      <FaqSearch
        text={needle}
        onText={search}
        onClear={clear}
        inputRef={input}
        found={searching ? t('info.search.found', { count: hits.length, total: items.length }) : ''}
      />
      <ul className="mt-2 border-t border-line empty:hidden">
        {hits.map(({ item, number, inAnswer }, index) => (
          <FaqItem
            key={number}
            item={item}
            needle={needle}
            inAnswer={inAnswer}
            open={searching ? (index === 0) !== turned.has(number) : opened.has(number)}
            onToggle={() => toggle(number)}
          />
        ))}
      </ul>
      {hits.length === 0 && (
        <div className="py-14">
          <Message
            size="list"
            icon={<SearchX />}
            title={t('common.noResult')}
            text={t('info.search.nothingHint')}
            actions={<Button onClick={clear}>{t('info.search.clear')}</Button>}
          />
        </div>
      )}
    </div>
  )
}

function toggled(numbers: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const changed = new Set(numbers)
  if (!changed.delete(number)) changed.add(number)
  return changed
}

interface Props {
  item: Question
  /** The search text, '' for none. */
  needle: string
  /** Matches in the answer, shown while it is closed. */
  inAnswer: number
  open: boolean
  onToggle: () => void
}

/** One question; a click shows or hides its answer. */
function FaqItem({ item, needle, inAnswer, open, onToggle }: Props) {
  const { t } = useTranslation()
  const id = useId()

  return (
    <li className="border-b border-line">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 rounded-md py-3 text-start text-lg font-medium"
        >
          <span className="min-w-0 grow">
            <HighlightedText text={item.question} needle={needle} />
            {!open && inAnswer > 0 && (
              <span className="ms-3 text-sm font-regular whitespace-nowrap text-text-3">
                {t('info.search.inAnswer', { count: inAnswer })}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes(
              'me-1 size-4 shrink-0 text-text-3 transition-transform duration-fast',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="max-w-160 pb-6 text-lg leading-read text-text-2">
        {item.answer.map((paragraph) => (
          <p key={paragraph} className="mt-3 first:mt-0">
            <HighlightedText text={paragraph} needle={needle} />
          </p>
        ))}
      </div>
    </li>
  )
}

interface FaqSearchProps {
  text: string
  onText: (text: string) => void
  onClear: () => void
  inputRef: RefObject<HTMLInputElement | null>
  /** Number of matches, in words; '' without a search. */
  found: string
}

/** Searches the questions while typing, and reports the number of matches. */
function FaqSearch({ text, onText, onClear, inputRef, found }: FaqSearchProps) {
  const { t } = useTranslation()
  const id = useId()

  return (
    <div role="search" className="flex flex-col gap-1">
      <Field id={id} label={t('info.search.label')}>
        <Search aria-hidden="true" className="me-2 size-4 shrink-0 text-text-3" />
        <input
          ref={inputRef}
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
            onClick={onClear}
            className="icon-button -my-1 -me-2"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </Field>
      <p className="min-h-5 text-sm text-text-3">{found}</p>
      <Announcement text={found} />
    </div>
  )
}
