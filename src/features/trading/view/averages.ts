import { type Average, AVERAGES } from '../../../domain/chart/ema.ts'
import { chartStorage } from '../../../platform/chartStorage.ts'
import { useStore } from '../../../ui/hooks/useStore.ts'

/** The moving averages drawn above the candles, as chosen last on this device; none at first. */
export function useAverages(): readonly Average[] {
  const stored = useStore(chartStorage.averages)
  return AVERAGES.filter((length) => stored.split(' ').includes(String(length)))
}

/** Shows or hides a moving average, now and next time. */
export function showAverage(length: Average, isOn: boolean) {
  const others = chartStorage.averages
    .get()
    .split(' ')
    .filter((each) => each !== String(length))
  chartStorage.averages.set([...others, ...(isOn ? [String(length)] : [])].join(' ').trim())
}
