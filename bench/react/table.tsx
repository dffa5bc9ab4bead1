import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The vanilla baseline's page in React: the cost of the framework with the same data. */

const REFRESH_MS = 3_000
const ROWS = 10
const MARKET = 'BTC-USDC'
const OPEN = new Set(['LOCK_FF', 'FF_FAIL', 'ACTIVE'])

interface Order {
  orderId: string
  type: string
  state: string
  market: string
  amount: number
  leverage: number
  startPrice: number
  liquidation: number
  created: string
}
interface Data {
  prices: Map<string, number>
  price: number
  orders: Order[]
  available: number
}

const post = async (path: string, body = {}) => {
  const response = await fetch(`/futures/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function load(): Promise<Data> {
  const [markets, told, listed, wallet] = await Promise.all([
    post('markets/list'),
    post('markets/price/get', { market: MARKET }),
    post('user/orders/list'),
    post('user/wallets/list'),
  ])
  return {
    prices: new Map(
      markets.markets.map(({ market, price }: { market: string; price: string }) => [market, Number(price)]),
    ),
    price: Number(told.price),
    orders: listed.orders,
    available: Number(wallet.list[0].value),
  }
}

const shown = (number: number, decimals = 4) =>
  Number(number)
    .toFixed(decimals)
    .replace(/\B(?=(?:\d{3})+(?=\.))/g, ' ')
const profit = ({ type, leverage, amount, startPrice }: Order, price: number) =>
  leverage * amount * (type === 'LONG' ? price / startPrice - 1 : 1 - price / startPrice)

const Row = memo(
  ({ order, gain, dialog }: { order: Order; gain: number; dialog: RefObject<HTMLDialogElement | null> }) => (
    <tr>
      <td>{order.market.replace('-', '')}</td>
      <td>{`${order.type} ×${order.leverage}`}</td>
      <td>{shown(order.amount)}</td>
      <td>{shown(order.startPrice)}</td>
      <td>{shown(order.liquidation)}</td>
      <td>{shown(gain)}</td>
      <td>{order.created.slice(5, 16).replace('T', ' ')}</td>
      <td>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          Close
        </button>
      </td>
    </tr>
  ),
)

function Orders({ orders, prices }: Data) {
  const [tab, setTab] = useState('Positions')
  const dialog = useRef<HTMLDialogElement>(null)
  const rows = useMemo(
    () =>
      orders
        .filter(({ state }) => (tab === 'Positions' ? OPEN.has(state) : state === 'CLOSED'))
        .toSorted((a, b) => (a.created < b.created ? 1 : -1))
        .slice(0, ROWS),
    [orders, tab],
  )
  return (
    <>
      {['Positions', 'History'].map((name) => (
        <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
          {name}
        </button>
      ))}
      <dialog ref={dialog}>Close the position?</dialog>
      <table>
        <tbody>
          {rows.map((order) => (
            <Row
              key={order.orderId}
              order={order}
              gain={profit(order, prices.get(order.market) ?? 0)}
              dialog={dialog}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Form({ price, available }: Data) {
  const [amount, setAmount] = useState('')
  const typed = Number(amount)
  return (
    <form>
      <label>
        Amount{' '}
        <input id="amount" inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </label>
      <input
        type="range"
        aria-label="Share"
        readOnly
        value={available ? Math.min(100, (typed / available) * 100) : 0}
      />
      <p>
        Quantity {shown((typed * 10) / price, 8)}, value {shown(typed * 10)}
      </p>
      <button type="button">LONG</button> <button type="button">SHORT</button>
    </form>
  )
}

function Page() {
  const [data, setData] = useState<Data | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const refresh = async () => {
      setData(await load())
      timer = setTimeout(refresh, REFRESH_MS)
    }
    void refresh()
    return () => clearTimeout(timer)
  }, [])
  if (!data) return <p>Loading</p>
  return (
    <>
      <header>
        {shown(data.price)} {shown(data.available)} KXT
      </header>
      <Form {...data} />
      <Orders {...data} />
    </>
  )
}

const app = document.getElementById('app')
if (app) createRoot(app).render(<Page />)
