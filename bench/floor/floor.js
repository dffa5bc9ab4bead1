// The floor: the least a page can do with the same data. It asks for what the app asks for, works out the P&L of
// the rows on screen, and writes a text only where it differs. No framework, no checks of what arrives, no exact decimals.

const REFRESH_MS = 3000
const ROWS = 10
const MARKET = 'BTC-USDC'
const TAB_OF = {
  NEW: 'orders',
  ACTIVATING: 'orders',
  ACTIVATING_EXECUTE: 'orders',
  ACTIVATING_FAIL: 'orders',
  LOCK_FF: 'positions',
  FF_FAIL: 'positions',
  ACTIVE: 'positions',
}

const at = (id) => document.getElementById(id)
const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text
}
const tint = (element, name) => {
  if (element.className !== name) element.className = name
}
const post = async (path, body = {}) => {
  const response = await fetch(`/futures/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

const shown = (number, decimals = 4) => {
  if (number == null || Number.isNaN(number)) return '–'
  const [whole, rest] = Number(number).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ')
  return rest ? `${grouped}.${rest}` : grouped
}

let orders = []
let prices = new Map()
let price = 0
let available = 0
let tab = 'positions'

const rows = Array.from({ length: ROWS }, () => {
  const row = at('rows').insertRow()
  const cells = Array.from({ length: 8 }, () => row.insertCell())
  const close = row.insertCell().appendChild(document.createElement('button'))
  close.textContent = 'Close'
  return { row, cells }
})
const tabs = [...at('tabs').children]

const profit = (order) => {
  const now = order.closePrice ?? prices.get(order.market)
  const move = order.type === 'LONG' ? now / order.startPrice - 1 : 1 - now / order.startPrice
  return order.state === 'NEW' ? 0 : order.leverage * order.amount * move
}

function drawOrders() {
  const byTab = { orders: [], positions: [], history: [] }
  for (const order of orders) if (order.state !== 'CANCELED') byTab[TAB_OF[order.state] ?? 'history'].push(order)
  for (const each of tabs) write(each, `${each.dataset.tab} ${byTab[each.dataset.tab].length}`)
  const sorted = byTab[tab].sort((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0))
  rows.forEach(({ row, cells }, index) => {
    const order = sorted[index]
    row.hidden = !order
    if (!order) return
    const gain = profit(order)
    const texts = [
      order.market.replace('-', ''),
      `${order.type} ×${order.leverage}`,
      shown(order.amount),
      shown(order.positionSize, 8),
      shown(order.startPrice),
      shown(order.liquidation),
      shown(gain),
      order.created.slice(5, 16).replace('T', ' '),
    ]
    texts.forEach((text, column) => write(cells[column], text))
    tint(cells[6], gain < 0 ? 'down' : 'up')
  })
}

function drawForm() {
  const amount = Number(at('amount').value)
  write(at('quantity'), amount ? shown((amount * 10) / price, 8) : '–')
  write(at('value'), amount ? shown(amount * 10) : '–')
  at('share').value = available ? Math.min(100, (amount / available) * 100) : 0
}

async function refresh() {
  const [markets, told, listed, wallet] = await Promise.all([
    post('markets/list'),
    post('markets/price/get', { market: MARKET }),
    post('user/orders/list'),
    post('user/wallets/list'),
  ])
  prices = new Map(markets.markets.map((market) => [market.market, Number(market.price)]))
  orders = listed.orders
  tint(at('price'), Number(told.price) < price ? 'down' : 'up')
  price = Number(told.price)
  available = Number(wallet.list[0].value)
  write(at('name'), MARKET.replace('-', ''))
  write(at('price'), shown(price))
  write(at('balance'), `${shown(available)} / ${shown(Number(wallet.list[0].lockedValue))} KXT`)
  document.title = `${shown(price)} ${MARKET}`
  drawForm()
  drawOrders()
}

at('amount').addEventListener('input', drawForm)
for (const each of tabs) {
  each.addEventListener('click', () => {
    tab = each.dataset.tab
    for (const other of tabs) other.ariaSelected = String(other === each)
    drawOrders()
  })
}

const loop = async () => {
  await refresh()
  setTimeout(loop, REFRESH_MS)
}
void loop()
