import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../domain/money/format.ts'
import { classes } from '../display/classes.ts'
import type { Elements } from '../Elements.ts'
import { type Page, pageWindow } from './paging.ts'

interface Props extends Omit<Page<unknown>, 'items'> {
  /** Name of the list, used in the name of the landmark. */
  list: string
  onPage: (page: number) => void
  /** Further controls, next to the range. */
  children?: Elements
}

/**
 * The 44 px row below a list: which rows are shown, and links to other pages. At either end the arrow is aria-disabled: disabling a
 * focused button loses the focus.
 */
export function Pager({ list, page, pages, from, to, total, onPage, children }: Props) {
  const { t } = useTranslation()
  const range = t('ui.range', { from: formatCount(from), to: formatCount(to), total: formatCount(total) })
  const pageName = (number: number) => t('ui.page', { page: formatCount(number), pages: formatCount(pages) })
  // Announces the requested page once. The range changes with every poll, so it is no live region.
  const [turn, setTurn] = useState<{ requested: number; announcement: string } | null>(null)
  if (turn && page !== turn.requested) setTurn(null)
  else if (turn?.announcement === '') setTurn({ ...turn, announcement: [pageName(page), range].join(', ') })

  const turnTo = (requested: number) => {
    onPage(requested)
    setTurn({ requested, announcement: '' })
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-text-2">
      <p className="num whitespace-nowrap text-text-3">{range}</p>
      <output className="sr-only">{turn?.announcement}</output>
      {children}
      {pages > 1 && (
        <nav
          aria-label={t('ui.pages', { list })}
          className="ms-auto flex grow basis-0 flex-wrap items-center justify-end gap-0.5"
        >
          {/* No line break: an arrow alone on its line would make no sense. */}
          <div className="flex gap-0.5">
            <button
              type="button"
              className="page"
              aria-label={t('ui.previousPage')}
              aria-disabled={page <= 1}
              onClick={() => page > 1 && turnTo(page - 1)}
            >
              <ChevronLeft aria-hidden="true" className="size-4" />
            </button>
            {pageWindow(page, pages).map((slot) =>
              typeof slot === 'string' ? (
                <span key={slot} aria-hidden="true" className="page page-far">
                  …
                </span>
              ) : (
                <button
                  key={slot}
                  type="button"
                  className={classes('page num', slot === page && 'page-current', slot !== page && 'page-far')}
                  aria-label={pageName(slot)}
                  aria-current={slot === page ? 'page' : undefined}
                  onClick={() => turnTo(slot)}
                >
                  {formatCount(slot)}
                </button>
              ),
            )}
            <button
              type="button"
              className="page"
              aria-label={t('ui.nextPage')}
              aria-disabled={page >= pages}
              onClick={() => page < pages && turnTo(page + 1)}
            >
              <ChevronRight aria-hidden="true" className="size-4" />
            </button>
          </div>
        </nav>
      )}
    </div>
  )
}
