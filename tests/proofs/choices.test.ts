// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { storedAlerts } from '../../src/features/trading/alerts/storedAlerts.ts'
import { keyChoice } from '../../src/app/command-palette/keys.ts'
import { storage } from '../../src/platform/storage.ts'
import { ANNA, knowUser } from '../unit/queries/knownUser.ts'
import { drawChoices, readStoredAlerts } from './choices.ts'

test('drawn settings are read by the app as switched on', () => {
  knowUser(ANNA)
  const read = () => ({ alerts: storedAlerts.get().alerts.length > 0, allMarkets: storage.allMarkets.get(), chart: storage.chart.get(), details: storage.details.get(), keys: keyChoice.get(), titleProfit: storage.titleProfit.get() })
  expect(read()).toEqual({ alerts: false, allMarkets: false, chart: 'vendor', details: false, keys: 'help', titleProfit: false })
  for (const [key, value] of [...drawChoices(() => 0), readStoredAlerts(Date.parse(ANNA))]) {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  }
  expect(read()).toEqual({ alerts: true, allMarkets: true, chart: 'own', details: true, keys: 'order', titleProfit: true })
})

test('other settings stay off', () => expect(drawChoices(() => 0.5)).toEqual([]))
