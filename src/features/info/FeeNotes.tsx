import { useTranslation } from 'react-i18next'
import { MAINTENANCE_RATE } from '../../constants/limits.ts'

/** Explains the numbers of the fee table. */
export function FeeNotes() {
  const { t } = useTranslation()

  return (
    <div className="max-w-read">
      <p className="mt-3 text-sm text-text-3">{`* ${t('info.feeTable.footnote', { rate: MAINTENANCE_RATE })}`}</p>
      <ul className="mt-4 list-disc ps-5 text-md text-text-2">
        {t('info.feeTable.points', { returnObjects: true }).map((point) => (
          <li key={point} className="mb-2">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
