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

test('the newest alert is the first, one set again is armed again, and one too many is refused', async () => {
  const { setAlert, removeAlert, storedAlerts } = await open()
  const { Alert, alertId } = await import('../../../../../src/domain/alerts/alerts.ts')
  const at = (price: string) => Alert.parse(alert(price).alert)
  const prices = () => storedAlerts.get().alerts.map(({ alert: each }) => 'price' in each && each.price)
  for (const price of ['1', '2', '3']) expect(setAlert(at(price))).toBe(true)
  expect(prices()).toEqual(['3', '2', '1'])
  storedAlerts.change({ alerts: storedAlerts.get().alerts.map((each) => ({ ...each, wasNotified: true })) })
  setAlert(at('1'))
  expect(prices()).toEqual(['1', '3', '2'])
  expect(storedAlerts.get().alerts.map(({ wasNotified }) => wasNotified)).toEqual([false, true, true])
  removeAlert(alertId(at('3')))
  expect(prices()).toEqual(['1', '2'])
  for (let price = 10; prices().length < MAX_ALERTS; price += 1) setAlert(at(String(price)))
  expect([setAlert(at('9')), setAlert(at('1'))]).toEqual([false, true])
  expect(prices()).not.toContain('9')
})
