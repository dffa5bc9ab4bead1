import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import type { TelemetryBatch } from '../../../api/telemetry.ts'

interface BatchRow {
  what: string
  /** A name from the contract, a machine or the browser; '' if there is none. */
  which: string
  value: string
}

/** The parts of a batch as texts, in its order. */
export function useBatchRows({ drift, unknownOutcomes, lateCode, csp, vitals, machines }: TelemetryBatch): BatchRow[] {
  const { t } = useTranslation('telemetry')
  const number = new Intl.NumberFormat(useLanguage(), { useGrouping: false, maximumSignificantDigits: 2 })
  const times = (count: number) => t('times', { count })
  const ms = (value: number) => t('ms', { ms: number.format(value) })
  const visited = (count: number, medianMs: number | undefined) => (medianMs === undefined ? times(count) : t('visited', { times: times(count), ms: ms(medianMs) }))

  return [
    ...drift.map((which) => ({ what: t('rows.drift'), which, value: times(1) })),
    ...Object.entries(unknownOutcomes).flatMap(([which, { began, happened, didNotHappen }]) => [
      ...(began > 0 ? [{ what: t('rows.began'), which, value: times(began) }] : []),
      ...(happened > 0 ? [{ what: t('rows.happened'), which, value: times(happened) }] : []),
      ...(didNotHappen > 0 ? [{ what: t('rows.didNotHappen'), which, value: times(didNotHappen) }] : []),
    ]),
    ...(lateCode > 0 ? [{ what: t('rows.lateCode'), which: '', value: times(lateCode) }] : []),
    ...Object.entries(csp).map(([which, count]) => ({ what: t('rows.csp'), which, value: times(count) })),
    ...(vitals.lcpMs === undefined ? [] : [{ what: t('rows.lcp'), which: 'LCP', value: ms(vitals.lcpMs) }]),
    ...(vitals.inpMs === undefined ? [] : [{ what: t('rows.inp'), which: 'INP', value: ms(vitals.inpMs) }]),
    ...(vitals.cls === undefined ? [] : [{ what: t('rows.cls'), which: 'CLS', value: number.format(vitals.cls) }]),
    ...Object.entries(machines).flatMap(([machine, { states }]) =>
      Object.entries(states).map(([state, { count, medianMs }]) => ({ what: t('rows.state'), which: state === '' ? machine : `${machine}: ${state}`, value: visited(count, medianMs) })),
    ),
  ]
}
