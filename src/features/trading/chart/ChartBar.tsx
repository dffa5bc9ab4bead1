import Maximize from 'lucide-react/icons/maximize-2'
import Minimize from 'lucide-react/icons/minimize-2'
import { useTranslation } from 'react-i18next'
import { AVERAGES } from '../../../domain/chart/ema.ts'
import { config } from '../../../platform/config.ts'
import { Button } from '../../../ui/display/Button.tsx'
import { useAtLeast } from '../../../ui/hooks/useMedia.ts'
import { Checkbox } from '../../../ui/input/Checkbox.tsx'
import { Segmented } from '../../../ui/input/Segmented.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { showAverage, useAverages } from '../view/averages.ts'
import { useChartKind, useShowChart } from '../view/pageView.ts'
import { WholeWindow } from './WholeWindow.tsx'
import './ChartBar.css'

const KINDS = ['vendor', 'own'] as const

interface Props {
  /** The simple chart is on screen, chosen or as a fallback. */
  isSimple: boolean
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

/** Chooses the full or the simple chart, below 980 px in the menu, where it would cover the highest price; the simple one's menu has its table and averages, and it can have the whole window. */
export function ChartBar({ isSimple, isWhole, onWhole }: Props) {
  const { t } = useTranslation('chart')
  const kind = useChartKind()
  const showChart = useShowChart()
  const averages = useAverages()
  const isWide = useAtLeast('desktop')
  const WholeIcon = isWhole ? Minimize : Maximize
  const kinds = config.chartScript !== null && (
    <Segmented<typeof kind>
      size="sm"
      label={t('chart.kind')}
      value={kind}
      onChange={showChart}
      options={KINDS.map((value) => ({ value, label: t(`chart.${value}`) }))}
    />
  )

  return (
    <div className="chart-kind">
      {isSimple && (
        <Button
          variant="quiet"
          aria-pressed={isWhole}
          aria-label={t('whole')}
          title={t('whole')}
          onClick={() => onWhole(!isWhole)}
        >
          <WholeIcon size={16} aria-hidden />
        </Button>
      )}
      {(isSimple || !isWide) && (
        <Menu label={t('chart.more')}>
          <div className="flex flex-col px-2.5">
            {!isWide && kinds}
            <Checkbox
              label={t('chart.table')}
              checked={kind === 'table'}
              onChange={(isTable) => showChart(isTable ? 'table' : 'own')}
            />
            {isSimple &&
              kind !== 'table' &&
              AVERAGES.map((length) => (
                <Checkbox
                  key={length}
                  label={t('average', { length })}
                  checked={averages.includes(length)}
                  onChange={(isOn) => showAverage(length, isOn)}
                />
              ))}
          </div>
        </Menu>
      )}
      {isWide && kinds}
      {isWhole && <WholeWindow onLeave={() => onWhole(false)} />}
    </div>
  )
}
