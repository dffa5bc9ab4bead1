import { useTranslation } from 'react-i18next'
import type { FileState } from './compareFiles.ts'
import { StateIcon } from './StateIcon.tsx'
import type { ReleaseVerification } from './useVerification.ts'

const STATES: readonly FileState[] = ['different', 'unreachable', 'same']

/** The result is a live region; the count during the check is not. */
export function VerifySummary({ verification }: { verification: ReleaseVerification }) {
  const { t } = useTranslation('releaseCheck')

  return (
    <div role="status" className="text-md empty:hidden [&>p]:mt-3">
      {verification.step === 'running' && <p className="sr-only">{t('running')}</p>}
      {verification.step === 'stopped' && (
        <p className="flex gap-2">
          <StateIcon state={verification.obstacle === 'different' ? 'different' : 'unreachable'} />
          <span>{t(`obstacle.${verification.obstacle}`)}</span>
        </p>
      )}
      {verification.step === 'done' &&
        STATES.map((state) => {
          const count = verification.files.filter((file) => file.state === state).length
          return (
            count > 0 && (
              <p key={state} className="flex gap-2">
                <StateIcon state={state} />
                <span>{t(`count.${state}`, { count })}</span>
              </p>
            )
          )
        })}
      {(verification.step === 'done' || verification.step === 'stopped') && verification.isOther === true && <p className="max-w-read text-warn">{t('other')}</p>}
      {verification.step === 'done' && verification.isOther === null && <p className="max-w-read text-text-2">{t('pageUnknown')}</p>}
    </div>
  )
}
