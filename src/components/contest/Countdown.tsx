import { useTranslation } from 'react-i18next'
import { bannerDate } from '../../domain/contestTime.ts'
import { countdown } from '../../domain/time.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import type { Instant } from '../../wire/scalars.ts'
import { useNow } from './useClock.ts'

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Days, hours, minutes and seconds until the start. Recomputed on every frame, so it cannot drift
 * and survives sleep. Screen readers get the date, once. Specification §2.
 */
export function Countdown({ start }: { start: Instant }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const left = countdown(start, useNow())

  return (
    <>
      <p aria-hidden="true" className="text-sm text-text-2 max-phone:text-center phone:text-hero-text-2">
        {t('contests.startsIn')}
      </p>
      <p className="sr-only">{t('contests.startsOn', { date: bannerDate(start, language) })}</p>
      <div
        aria-hidden="true"
        className="mt-1 grid grid-cols-4 divide-x divide-line text-center phone:divide-hero-text-2/15"
      >
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <div key={unit} className="px-1">
            <div className="num text-3xl leading-tight font-medium">{two(left[unit])}</div>
            <div className="text-xs text-text-2 phone:text-hero-text-2">{t(`contests.${unit}`)}</div>
          </div>
        ))}
      </div>
    </>
  )
}
