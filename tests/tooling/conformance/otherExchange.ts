import type { Send } from '../../../conformance/client.ts'
import { getPrice } from '../../../src/api/market.ts'
import { listOrders } from '../../../src/api/order.ts'
import { createOrder, editOrder, closeOrder } from '../../../src/api/orderChanges.ts'
import { listWallets } from '../../../src/api/wallet.ts'
import { ORIGIN } from './paperRun.ts'

type Fields = Record<string, unknown>

const sides: Fields = { LONG: 'buy', SHORT: 'sell' }
const types: Fields = { buy: 'LONG', sell: 'SHORT' }
const toOrder = ({ orderId, market, type, amount, startPrice, ...same }: Fields) => ({
  id: orderId,
  symbol: market,
  side: sides[String(type)],
  margin: amount,
  entry: startPrice,
  ...same,
})

interface Route {
  path: string
  payload: Fields
  data: (body: Fields) => unknown
}

/** The paper exchange's call behind a path of the other exchange. */
function routeOf(method: string, url: URL, body: Fields): Route {
  const symbol = url.searchParams.get('symbol')
  const market = symbol === null ? {} : { market: symbol }
  const [, orderId] = /^\/v1\/orders\/(.+)$/.exec(url.pathname) ?? []
  const same = (fields: Fields) => fields
  switch (`${method} ${orderId === undefined ? url.pathname : '/v1/orders/id'}`) {
    case 'GET /v1/orders':
      return { path: listOrders.path, payload: market, data: ({ orders }) => (orders as Fields[]).map(toOrder) }
    case 'POST /v1/orders': {
      const { symbol: named, side, margin, ...others } = body
      return {
        path: createOrder.path,
        payload: { market: named, type: types[String(side)], amount: margin, ...others },
        data: (answer) => ({ id: answer['orderId'] }),
      }
    }
    case 'PATCH /v1/orders/id':
      return { path: editOrder.path, payload: { ...market, orderId, ...body }, data: same }
    case 'DELETE /v1/orders/id':
      return { path: closeOrder.path, payload: { ...market, orderId }, data: same }
    case 'GET /v1/ticker':
      return { path: getPrice.path, payload: market, data: ({ price }) => ({ last: price }) }
    case 'GET /v1/balance':
      return {
        path: listWallets.path,
        payload: {},
        data: ({ list, initialized }) => ({
          free: (list as Fields[])[0]?.['value'],
          used: (list as Fields[])[0]?.['lockedValue'],
          active: initialized,
        }),
      }
    default:
      return { path: url.pathname.replace(/^\/v1(\/futures)?\//, '$1/api/'), payload: body, data: same }
  }
}

/** An exchange with its own paths and envelopes, `/v1/orders` and `{ status, data }`, made of the paper exchange. */
export const otherExchange =
  (paper: Send) =>
  async (request: Request): Promise<Response> => {
    const text = await request.text()
    const { path, payload, data } = routeOf(request.method, new URL(request.url), text === '' ? {} : JSON.parse(text))
    const answer = await paper(ORIGIN + path, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify(payload),
    })
    const { result, code, ...fields } = await answer.json()
    const envelope = result === 'ok' ? { status: 'success', data: data(fields) } : { status: 'fail', error: { code } }
    return Response.json(envelope, { status: answer.status, headers: answer.headers })
  }
