// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { readTexts } from '../texts.ts'
import { openPage } from './page.ts'

const vitals = vi.hoisted(() => new Map<string, (metric: { value: number }) => void>())
vi.mock('web-vitals', () => ({ onLCP: (report: (metric: { value: number }) => void) => void vitals.set('LCP', report), onINP: () => {}, onCLS: () => {} }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The telemetry page with this configuration, without the shell, whose counts would be in the batch. */
async function show(configuration: object, language: 'en' | 'pl' = 'en') {
  const page = await openPage(configuration)
  const [{ i18n, startI18n }, { TelemetryPage }] = await Promise.all([import('../../../../../src/i18n/i18n.ts'), import('../../../../../src/features/info/telemetry/TelemetryPage.tsx')])
  await startI18n(async (of, namespace) => readTexts(of, namespace))
  await i18n.changeLanguage(language)
  await i18n.loadNamespaces('telemetry')
  render(<I18nextProvider i18n={i18n}><TelemetryPage /></I18nextProvider>)
  return page
}

test('if telemetry is off, the page says so, shows a sample batch, and sends nothing', async () => {
  const page = await show({})
  expect(screen.getByText('Reports are off. Nothing is sent.')).toBeVisible()
  expect(screen.getByText('Nothing yet.')).toBeVisible()
  vitals.get('LCP')?.({ value: 1_234 })
  page.violate('script-src-elem')
  const table = await screen.findByRole('table', { name: 'The report so far' })
  expect(within(table).getByRole('row', { name: 'Largest element shown after LCP 1200 ms' })).toBeVisible()
  expect(within(table).getByRole('row', { name: 'Blocked by the security policy script-src-elem 1 time' })).toBeVisible()
  expect(JSON.parse(screen.getByRole('region', { name: 'The same as JSON' }).textContent)).toMatchObject({ csp: { 'script-src-elem': 1 }, vitals: { lcpMs: 1_200 } })
  page.hide()
  expect(page.sent).toEqual([])
})

test('if telemetry is on, the page shows where batches are sent', async () => {
  await show({ telemetry: '/futures/telemetry', telemetryShare: 1 })
  expect(screen.getByText(/on for 100 % of all visits.*is one of them.*sent to \/futures\/telemetry/)).toBeVisible()
})

test('if telemetry is on but this visit is not in the sample, the page says so', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  await show({ telemetry: '/futures/telemetry', telemetryShare: 0.05 })
  expect(screen.getByText(/on for 5 % of all visits.*not one of them/)).toBeVisible()
})

test('the page is translated to Polish', async () => {
  const page = await show({}, 'pl')
  expect(screen.getByText('Raporty są wyłączone. Nic nie jest wysyłane.')).toBeVisible()
  for (let time = 0; time < 5; time += 1) page.violate('img-src')
  expect(await screen.findByRole('row', { name: 'Zablokowane przez politykę bezpieczeństwa img-src 5 razy' })).toBeVisible()
})
