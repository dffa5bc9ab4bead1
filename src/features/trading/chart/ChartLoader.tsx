import { useTranslation } from 'react-i18next'
import { Loader } from '../../../ui/display/Loader.tsx'

/** Placeholder for a chart that is loading. */
export function ChartLoader() {
  const { t } = useTranslation()
  return (
    <div className="absolute inset-0 flex items-center justify-center">
      <Loader label={t('chart.loading')} />
    </div>
  )
}
