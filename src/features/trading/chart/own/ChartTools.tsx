import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/display/Button.tsx'
import { classes } from '../../../../ui/display/classes.ts'
import { useStore } from '../../../../ui/hooks/useStore.ts'
import type { CandleChart } from './candleChart.ts'
import './ChartTools.css'

interface Tool {
  name: 'zoomOut' | 'zoomIn' | 'fit' | 'latest'
  sign?: string
  /** The first is the one that is listed; the others are the same key without Shift. */
  keys: readonly string[]
  run: (chart: CandleChart) => void
}

const TOOLS: readonly Tool[] = [
  { name: 'zoomOut', sign: '−', keys: ['-', '_'], run: (chart) => chart.zoom(1.25) },
  { name: 'zoomIn', sign: '+', keys: ['+', '='], run: (chart) => chart.zoom(0.8) },
  { name: 'fit', keys: ['0'], run: (chart) => chart.fit() },
  { name: 'latest', keys: ['End'], run: (chart) => chart.showLatest() },
]

/** Runs the tool of a key. True if the key has no other meaning: End also selects the newest candle. */
export function pressTool(event: KeyboardEvent, chart: CandleChart): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const tool = TOOLS.find(({ keys }) => keys.includes(event.key))
  tool?.run(chart)
  if (!tool || tool.name === 'latest') return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/** Zoom, Fit and Latest: while the pointer is on the chart, or the focus; for a finger below the chart that has the whole window, else Latest alone while the newest candle is out of sight. */
export function ChartTools({ chart }: { chart: CandleChart }) {
  const { t } = useTranslation('chart')
  const isBack = useStore(chart.isBack)
  return (
    <div role="group" aria-label={t('tools.label')} className={classes('chart-tools', isBack && 'chart-back')}>
      {TOOLS.map(({ name, sign, keys, run }) => (
        <Button
          key={name}
          size="sm"
          className="chart-tool"
          aria-label={t(`tools.${name}`)}
          aria-keyshortcuts={keys[0]}
          title={`${t(`tools.${name}`)} (${keys[0]})`}
          onClick={() => run(chart)}
        >
          {sign ?? t(`tools.${name}`)}
        </Button>
      ))}
    </div>
  )
}
