import { useTranslation } from 'react-i18next'
import { releaseOfPage } from './release.ts'

/** The release's fingerprint: a page cannot vouch for itself, so users compare it with the published one. */
export function Fingerprint() {
  const { t } = useTranslation('releaseCheck')
  const release = releaseOfPage()
  if (release === null) return null

  return (
    <dl className="mt-3 max-w-190 text-sm">
      <dt className="font-medium text-text">{t('fingerprint')}</dt>
      <dd className="mt-1 select-all wrap-anywhere text-text-2">{release.fingerprint}</dd>
      <dd className="mt-1 text-text-2">{t('fingerprintText')}</dd>
    </dl>
  )
}
