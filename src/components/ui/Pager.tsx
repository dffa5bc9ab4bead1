import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageWindow, SLOTS } from '../../domain/paging.ts'
import { classes } from './classes.ts'
import { PageJump } from './PageJump.tsx'

interface Props {
  /** Counted from 1. */
  page: number
  pages: number
  /** Numbers of the first and last row shown, counted from 1. */
  from: number
  to: number
  total: number
  onPage: (page: number) => void
  /** What else can be done with the list, beside its range. */
  children?: ReactNode
}

/**
 * The 44 px row under a list: which rows are shown, and links to other pages. At either end the arrow is
 * aria-disabled: disabling a focused button loses the focus.
 */
export function Pager({ page, pages, from, to, total, onPage, children }: Props) {
  const { t } = useTranslation()

  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-text-2">
      <p className="num whitespace-nowrap text-text-3">{t('ui.range', { from, to, total })}</p>
      {children}
      {pages > 1 && (
        <nav aria-label={t('ui.pages')} className="ms-auto flex flex-wrap items-center justify-end gap-0.5">
          {pages > SLOTS && <PageJump pages={pages} onPage={onPage} />}
          <button
            type="button"
            className="page"
            aria-label={t('ui.previousPage')}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
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
                className={classes('page num', slot === page && 'page-current', Math.abs(slot - page) > 1 && 'page-far')}
                aria-label={t('ui.page', { page: slot, pages })}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPage(slot)}
              >
                {slot}
              </button>
            ),
          )}
          <button
            type="button"
            className="page"
            aria-label={t('ui.nextPage')}
            aria-disabled={page >= pages}
            onClick={() => page < pages && onPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-4" />
          </button>
        </nav>
      )}
    </div>
  )
}
