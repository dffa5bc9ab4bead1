// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_ALERTS } from '../../../../../src/constants/limits.ts'
import { keyOf } from '../../../queries/knownUser.ts'

/** A separate page of a known user. */
async function open() {
  vi.resetModules()
  const { knowUser } = await import('../../../queries/knownUser.ts')
  knowUser()
  return import('../../../../../src/features/trading/alerts/storedAlerts.ts')
}
beforeEach(() => localStorage.clear())

const KEY = keyOf('futuresAlerts')
const alert = (price: string) => ({ alert: { kind: 'price', market: 'BTC-USDC', price }, wasNotified: false })

test('alerts survive a reload, for the same user only', async () => {
  localStorage.setItem('futuresAlerts:5', JSON.stringify({ alerts: [alert('1')] }))
  localStorage.setItem(KEY, JSON.stringify({ alerts: [alert('67500')], notifies: true }))
  const { storedAlerts } = await open()
  expect(storedAlerts.get()).toEqual({ alerts: [alert('67500')], tellsOwn: true, tellsContests: false, notifies: true })
})

test('from corrupt storage only valid alerts are kept, each once, up to the maximum', async () => {
  const many = Array.from({ length: 80 }, (_, place) => alert(String(place + 1)))
  localStorage.setItem(
    KEY,
    JSON.stringify({ alerts: [alert('-1'), null, alert('5'), { wasNotified: true }, ...many], tellsOwn: 'x' }),
  )
  const { storedAlerts } = await open()
  const { alerts, tellsOwn } = storedAlerts.get()
  expect(alerts).toHaveLength(MAX_ALERTS)
  expect(new Set(alerts.map((each) => JSON.stringify(each))).size).toBe(MAX_ALERTS)
  expect(tellsOwn).toBe(true)
})
