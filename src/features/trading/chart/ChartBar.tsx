import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import ChartLine from 'lucide-react/icons/chart-line'
import { useTranslation } from 'react-i18next'
import { config } from '../../../platform/config.ts'
import { Checkbox } from '../../../ui/input/Checkbox.tsx'
import { Segmented } from '../../../ui/input/Segmented.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { useChartKind, useShowChart } from '../view/pageView.ts'
import './ChartBar.css'

const ICONS = { vendor: ChartCandlestick, own: ChartLine }

/**
 * Icons that choose the full or the simple chart; for the simple one also a menu with its price table. `isSimple`: the simple chart
 * is on screen, chosen or as a fallback.
 */
export function ChartBar({ isSimple }: { isSimple: boolean }) {
  const { t } = useTranslation()
  const kind = useChartKind()
  const showChart = useShowChart()
  const option = (value: keyof typeof ICONS) => {
    const Icon = ICONS[value]
    return {
      value,
      icon: (
        <span title={t(`chart.${value}`)} aria-hidden="true">
          <Icon className="size-4" />
        </span>
      ),
      label: <span className="sr-only">{t(`chart.${value}`)}</span>,
    }
  }

  return (
    <div className="chart-kind">
      {isSimple && (
        <Menu label={t('chart.more')}>
          <div className="px-2.5">
            <Checkbox
              label={t('chart.table')}
              checked={kind === 'table'}
              onChange={(isTable) => showChart(isTable ? 'table' : 'own')}
            />
          </div>
        </Menu>
      )}
      {config.chartScript !== null && (
        <Segmented<typeof kind>
          size="sm"
          label={t('chart.kind')}
          value={kind}
          onChange={showChart}
          options={[option('vendor'), option('own')]}
        />
      )}
    </div>
  )
}
