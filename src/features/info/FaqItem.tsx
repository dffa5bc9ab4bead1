import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../domain/text/searchFaq.ts'
import { classes } from '../../ui/display/classes.ts'
import { HighlightedText } from '../../ui/display/HighlightedText.tsx'

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
export function FaqItem({ item, needle, inAnswer, open, onToggle }: Props) {
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
              <span className="ms-3 text-sm font-regular text-text-3">
                {t('info.search.inAnswer', { count: inAnswer })}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes('me-1 size-4 shrink-0 text-text-3 transition-transform duration-fast', open && 'rotate-180')}
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
