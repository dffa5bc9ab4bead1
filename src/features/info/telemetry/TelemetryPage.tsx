import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '../../../platform/config.ts'
import { TelemetryBatch } from '../../../api/telemetry.ts'
import { everySecond } from '../../../ui/hooks/everySecond.ts'
import { useTitle } from '../../../shared/page/useTitle.ts'
import { BatchTable } from './BatchTable.tsx'
import { metrics, collectMetrics } from './collectMetrics.ts'
import { telemetryUrl } from './telemetryUrl.ts'

/** As text, which stays equal while nothing new is counted. */
const presentBatch = () => JSON.stringify(metrics.batch(), null, 2)

/** Whether anything is sent, what is collected, what never is, and the current batch. If nothing is sent, metrics are collected for this page only. */
export function TelemetryPage() {
  const { t } = useTranslation('telemetry')
  useTitle(t('title'))
  useEffect(collectMetrics, [])
  const text = useSyncExternalStore(everySecond, presentBatch)
  const share = Number((config.telemetryShare * 100).toPrecision(3))
  const state = config.telemetry === null ? t('off') : telemetryUrl === null ? t('leftOut', { share }) : t('on', { share, path: telemetryUrl })

  return (
    <div className="max-w-read text-lg leading-read text-text-2">
      <h2 className="text-xl font-semi text-text">{t('title')}</h2>
      <p className="mt-3">{t('intro')}</p>
      <p className="mt-3 rounded-md border border-line bg-surface px-4 py-3 text-text">{state}</p>
      <Points title={t('gathered.title')} points={t('gathered.points', { returnObjects: true })} />
      <Points title={t('never.title')} points={t('never.points', { returnObjects: true })} />
      <h3 className="mt-8 mb-2 font-semi text-text">{t('batch.title')}</h3>
      <p className="mb-3">{telemetryUrl === null ? t('batch.kept') : t('batch.waits')}</p>
      <BatchTable batch={TelemetryBatch.parse(JSON.parse(text))} />
      <h3 className="mt-8 mb-2 font-semi text-text">{t('batch.json')}</h3>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label={t('batch.json')}
        translate="no"
        className="max-h-120 overflow-auto rounded-md border border-line bg-surface p-4 text-sm leading-read text-text"
      >
        {text}
      </pre>
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="mt-8 mb-2 font-semi text-text">{title}</h3>
      <ul className="list-disc ps-5">
        {points.map((point) => (
          <li key={point} className="mb-1">
            {point}
          </li>
        ))}
      </ul>
    </>
  )
}
