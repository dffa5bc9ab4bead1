import { useTranslation } from 'react-i18next'

interface Props {
  /** A newer one failed to load. */
  hasFailed: boolean
  onRetry: () => void
}

const button =
  'mb-2 flex min-h-12 w-full items-center justify-center rounded-sm bg-accent-solid px-4 py-1 text-lg font-semi text-on-accent ' +
  'enabled-hover:bg-accent-solid-hover phone:bg-hero-button phone:text-on-hero-button phone:enabled-hover:bg-hero-text phone:focus-visible:outline-hero-text'

/** Replaces the join button while a stored contest is shown: whether its user has joined is not stored. */
export function OldStatus({ hasFailed, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <div role="status" className="mt-3 min-h-12 phone:mt-4">
      {hasFailed && (
        <button type="button" className={button} onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      )}
      <p className="text-sm text-text-2 phone:text-hero-text-2">{hasFailed ? t('contests.oldFailed') : t('contests.oldWaiting')}</p>
    </div>
  )
}
