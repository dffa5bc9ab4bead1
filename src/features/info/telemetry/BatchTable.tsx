import { useTranslation } from 'react-i18next'
import type { TelemetryBatch } from '../../../api/telemetry.ts'
import { useBatchRows } from './useBatchRows.ts'

/** A batch in readable form: a row for each count that is not zero. */
export function BatchTable({ batch }: { batch: TelemetryBatch }) {
  const { t } = useTranslation('telemetry')
  const rows = useBatchRows(batch)
  if (rows.length === 0) return <p className="text-text-3">{t('batch.empty')}</p>

  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="w-full text-md text-text">
        <caption className="sr-only">{t('batch.title')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-text-3">
            <th scope="col" className="px-4 py-2 text-start font-regular">{t('batch.what')}</th>
            <th scope="col" className="px-4 py-2 text-end font-regular">{t('batch.value')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, which, value }) => (
            <tr key={`${what} ${which}`} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-2 text-start font-regular wrap-anywhere">
                <span>{what}</span>{' '}
                {which !== '' && <span translate="no" className="block text-sm text-text-2">{which}</span>}
              </th>
              <td className="num px-4 py-2 text-end">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
