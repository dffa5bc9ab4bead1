import { Link, useMatch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Link below the terms to the page about telemetry. */
export function TelemetryLink() {
  const { t } = useTranslation('telemetry')
  const isThere = useMatch({ from: '/_shell/terms/telemetry', shouldThrow: false }) !== undefined
  if (isThere) return null
  return (
    <p className="mt-8 border-t border-line pt-3">
      <Link to="/terms/telemetry" className="link inline-flex min-h-11 items-center dense:min-h-8">
        {t('title')}
      </Link>
    </p>
  )
}
