import { useTranslation } from 'react-i18next'
import { linkForLanguage } from '../../../domain/contest/contest.ts'
import { safeHref } from '../../../domain/text/safeHref.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import type { Contest } from '../../../api/contest.ts'
import { DetailsCard } from '../../../shared/change-flow/DetailsCard.tsx'
import { Checkbox } from '../../../ui/input/Checkbox.tsx'

interface Props {
  contest: Contest
  isAccepted: boolean
  onTick: () => void
}

/** "I have read and accept the terms", with a link to the terms in the user's language. */
export function AcceptTerms({ contest, isAccepted, onTick }: Props) {
  const { t } = useTranslation()
  const url = linkForLanguage(contest.termAndConditionsList, useLanguage())
  const href = url === null ? null : safeHref(url, window.location.origin)
  const label =
    href === null ? (
      t('joinModal.acceptPlain')
    ) : (
      <>
        <span>{t('joinModal.accept')}</span>{' '}
        {/* Opens a new tab, so that the checkbox is not lost. */}
        <a href={href} target="_blank" rel="noopener noreferrer" className="link underline">
          {t('joinModal.acceptTerms')}
        </a>{' '}
        <span>{t('joinModal.acceptEnd')}</span>
      </>
    )

  return (
    <DetailsCard>
      <Checkbox label={label} checked={isAccepted} onChange={onTick} />
      {url !== null && href === null && <p className="mt-1 text-sm break-all text-text-2">{url}</p>}
    </DetailsCard>
  )
}
