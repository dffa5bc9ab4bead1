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

test('a wide window shows a table of six columns with four decimals, and the maintenance rate as is', () => {
  width(1440)
  show({ data: [rates('BTC-USDC', { fundingLongFeeRate: null })] })

  expect(texts(screen.getAllByRole('columnheader'))).toEqual([
    'Market',
    'Funding short',
    'Funding long',
    'Order open',
    'Order close',
    'Maintenance*',
  ])
  expect(markets()).toEqual(['BTCUSDC'])
  expect(texts(screen.getAllByRole('cell'))).toEqual(['0.0100', '–', '0.0006', '0.0006', '0.005'])
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

test('a rate with more than four decimals has the exact value in its title', () => {
  width(1440)
  show({ data: [rates('BTC-USDC', { fundingShortFeeRate: '0.00012' })] })
  expect(screen.getByText('0.0001')).toHaveAttribute('title', '0.00012')
  expect(screen.getByText('0.0080')).not.toHaveAttribute('title')
})

test('a footnote and an explanation of the rates follow the table', () => {
  width(1440)
  show({ data: [rates('BTC-USDC')] })
  expect(screen.getByText(/^\* Maintenance is the share.*0\.005 on every market/)).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

test('without rates it says so, or offers to try again', async () => {
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

/** A large number of markets: M000USDC, M001USDC, … */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => rates(`M${String(index).padStart(3, '0')}-USDC`))

test.each([
  [1440, 50, () => screen.getAllByRole('rowheader')],
  [390, 20, () => screen.getAllByRole('heading', { level: 2 })],
])('of a thousand markets a window of %i px shows %i at a time', async (pixels, shown, names) => {
  width(pixels)
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  show({ data: many(1_000) })
  expect(names()).toHaveLength(shown)
  expect(screen.getByText(`1–${shown} of 1 000`)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(names()[0]).toHaveTextContent(`M0${shown}USDC`)
  expect(scrolled, 'the next page is read from its beginning').toHaveBeenCalledOnce()
})
