import { useQuery } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { DASH } from '../../../../domain/money/format.ts'
import { utcMinute } from '../../../../domain/time/time.ts'
import { futuresProfileQuery } from '../../../../queries/user.ts'
import { TryAgain } from '../../../../shared/page/TryAgain.tsx'
import { HiddenHeading } from '../../../../ui/display/HiddenHeading.tsx'
import { DialogButton } from '../../dialogs/dialogs.tsx'

/** Whether contracts are rolled over, and the time of the next rollover. Specification §2, "Rollover status line". */
export function RolloverLine() {
  const { t } = useTranslation()
  const { data: profile, error, refetch } = useQuery(futuresProfileQuery)
  const isUnknown = profile === undefined
  const state = isUnknown ? DASH : t(profile.contractRollover ? 'rollover.rolled' : 'rollover.notRolled')
  const next = profile?.nextRolloverDate ?? null

  return (
    <section
      aria-label={t('rollover.label')}
      className="flex h-full min-h-15.25 flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line px-4 py-2 tablet:max-desktop:border-l tablet:min-h-17 tablet:px-5 tablet:py-3.5"
    >
      <HiddenHeading>{t('rollover.label')}</HiddenHeading>
      <RefreshCw size={14} aria-hidden className="shrink-0 text-accent" />
      <div className="min-w-32 flex-1 leading-ui">
        <p className="text-sm font-medium">{t('rollover.line', { state })}</p>
        <p className="num text-xs text-text-3">
          {isUnknown && error !== null
            ? t('common.errorLoading')
            : t('rollover.next', { date: next === null ? DASH : `${utcMinute(next)} UTC` })}
        </p>
      </div>
      {isUnknown && error !== null ? (
        <TryAgain size="sm" onPress={() => void refetch()} />
      ) : (
        <DialogButton size="sm" className="pointer-coarse:min-h-11" opens={{ kind: 'rollover' }}>
          <span>{t('rollover.manage')}</span>
          <span className="sr-only">{t('rollover.label')}</span>
        </DialogButton>
      )}
    </section>
  )
}
