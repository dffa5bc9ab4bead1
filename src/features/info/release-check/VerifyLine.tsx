import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/display/Button.tsx'
import { FileList } from './FileList.tsx'
import { Fingerprint } from './Fingerprint.tsx'
import { useVerification } from './useVerification.ts'
import { VerifySummary } from './VerifySummary.tsx'

/** The foot of the terms area: checks whether every file of this page is served as released. docs/integrators/release.md. */
export function VerifyLine() {
  const { t } = useTranslation('releaseCheck')
  const { verification, start } = useVerification()
  const isRunning = verification.step === 'running'
  const counted = isRunning && verification.total !== null ? { done: verification.done, total: verification.total } : null

  return (
    <section aria-label={t('title')} className="mt-10 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" pending={isRunning} onClick={start}>
          {t(verification.step === 'idle' || isRunning ? 'title' : 'again')}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-md text-text-2">
          {counted ? <span className="num">{t('progress', counted)}</span> : t('about')}
        </p>
      </div>
      <VerifySummary verification={verification} />
      {verification.step === 'done' && <FileList files={verification.files} />}
      {verification.step !== 'idle' && <Fingerprint />}
    </section>
  )
}
