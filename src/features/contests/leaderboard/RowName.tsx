import { useTranslation } from 'react-i18next'
import { shortHash } from '../../../domain/contest/contest.ts'
import type { Elements } from '../../../ui/Elements.ts'

interface Props {
  hash: string
  /** Turns the list to the page of the row. */
  onShow: () => void
  children?: Elements
}

/** The hash of a row shown outside the list; a click opens the row in the list. */
export function RowName({ hash, onShow, children }: Props) {
  const { t } = useTranslation('leaderboard')
  return (
    <span className="relative z-1 inline-flex flex-wrap items-center gap-x-2">
      <button type="button" title={hash} onClick={onShow} className="link -my-3 min-h-11 max-[18em]:my-0 dense:my-0 dense:min-h-6">
        <span>{shortHash(hash)}</span> <span className="sr-only">{t('show')}</span>
      </button>
      {children}
    </span>
  )
}
