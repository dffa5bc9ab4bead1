import { useTranslation } from 'react-i18next'
import { countdown } from '../../../domain/time/time.ts'
import type { Instant } from '../../../api/scalars.ts'
import { useNow } from '../useClock.ts'

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Days, hours, minutes and seconds until the start. Recomputed on every frame, so it cannot drift and survives sleep. Hidden from
 * screen readers, which get the date once. Specification §2.
 */
export function Countdown({ until }: { until: Instant }) {
  const { t } = useTranslation()
  const left = countdown(until, useNow())

  return (
    <div aria-hidden="true" className="mt-1 grid grid-cols-4 divide-x divide-line text-center phone:divide-hero-text-2/15">
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <div key={unit} className="px-1">
          <div translate="no" className="num text-3xl leading-tight font-medium max-[18em]:text-xl">{two(left[unit])}</div>
          <div className="text-xs text-text-2 phone:text-hero-text-2">{t(`contests.${unit}`)}</div>
        </div>
      ))}
    </div>
  )
}
