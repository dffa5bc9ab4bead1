// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { FeeRates } from '../../../../src/api/market.ts'
import { Fees } from '../../../../src/features/info/Fees.tsx'
import { i18n } from '../../../../src/i18n/i18n.ts'
import { englishTexts } from '../../ui/texts.ts'

beforeAll(async () => void (await englishTexts()))

afterEach(cleanup)

/** Width of the window for min-width media queries. */
function width(pixels: number) {
  window.matchMedia = (query) =>
    ({
      matches: pixels >= 16 * Number(/min-width: ([\d.]+)em/.exec(query)?.[1]),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList
}

const rates = (market: string, more: object = {}) =>
  FeeRates.parse({
    market,
    fundingShortFeeRate: '0.01',
    fundingLongFeeRate: 0.008,
    orderOpenFeeRate: '6e-4',
    orderCloseFeeRate: '0.0006',
    liquidationFeeRate: '0.005',
    ...more,
  })

type Rates = Parameters<typeof Fees>[0]['rates']
/** Only the table, without page and exchange: some states of a query cannot be reached immediately by a response. */
const show = ({ data, ...answer }: Partial<Omit<Rates, 'data'>> & { data?: FeeRates[] }, unreadable = 0) =>
  render(
    <I18nextProvider i18n={i18n}>
      <Fees
        rates={{
          data: data && { items: data, unreadable },
          error: null,
          isFetching: false,
          refetch: vi.fn<Rates['refetch']>(),
          ...answer,
        }}
      />
    </I18nextProvider>,
  )

const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent)
const markets = () => texts(screen.getAllByRole('rowheader'))

test('a wide window shows a table of six columns with four decimals, and the exact rate in the title; a footnote explains the last', () => {
  width(1440)
  show({ data: [rates('BTC-USDC', { fundingShortFeeRate: '0.00012', fundingLongFeeRate: null })] })

  expect(texts(screen.getAllByRole('columnheader'))).toEqual([
    'Market',
    'Funding short',
    'Funding long',
    'Order open',
    'Order close',
    'Maintenance*',
  ])
  expect(markets()).toEqual(['BTCUSDC'])
  expect(texts(screen.getAllByRole('cell'))).toEqual(['0.0001', '–', '0.0006', '0.0006', '0.005'])
  expect(screen.getByText('0.0001')).toHaveAttribute('title', '0.00012')
  expect(screen.getByText(/^\* Maintenance is the share.*0\.005 on every market/)).toBeVisible()
})

test('a narrow window shows a card per market, with liquidation instead of maintenance', () => {
  width(390)
  show({ data: [rates('SOL-USDC'), rates('ADA-USDC')] })

  expect(screen.queryByRole('table')).toBeNull()
  expect(texts(screen.getAllByRole('heading'))).toEqual(['ADAUSDC', 'SOLUSDC'])
  const terms = [...document.querySelectorAll('dt')].slice(0, 5).map(({ textContent }) => textContent)
  expect(terms).toEqual(['Funding short', 'Funding long', 'Order open', 'Order close', 'Liquidation'])
  const values = [...document.querySelectorAll('dd')].slice(0, 5).map(({ textContent }) => textContent)
  expect(values).toEqual(['0.0100', '0.0080', '0.0006', '0.0006', '0.0050'])
})

test('without rates it says so, or offers to try again', async () => {
  width(1440)
  show({ data: [] }, 2)
  for (const text of ['Nothing here', /2 entries/]) expect(screen.getByText(text)).toBeVisible()
  const refetch = vi.fn()
  show({ error: new Error('none'), refetch })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
  cleanup()
  show({ data: [rates('BTC-USDC')], error: new Error('none') })
  expect(markets(), 'those loaded before').toEqual(['BTCUSDC'])
})

test.each([
  [1440, 50, () => screen.getAllByRole('rowheader')],
  [390, 20, () => screen.getAllByRole('heading', { level: 2 })],
])('of a thousand markets a window of %i px shows %i at a time', async (pixels, shown, names) => {
  width(pixels)
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  show({ data: Array.from({ length: 1_000 }, (_, at) => rates(`M${String(at).padStart(3, '0')}-USDC`)) })
  expect(names()).toHaveLength(shown)
  expect(screen.getByText(`1–${shown} of 1 000`)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(names()[0]).toHaveTextContent(`M0${shown}USDC`)
  expect(scrolled, 'the next page is read from its beginning').toHaveBeenCalledOnce()
})
