import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from '../../src/api/zod.ts'
import { calls } from '../calls/all.ts'
import { personaEmail } from '../engine/personas.ts'
import { price } from '../engine/prices.ts'
import type { LivePrices } from '../engine/source.ts'
import type { Exchange } from '../exchange.ts'
import { Fault } from '../faults.ts'
import { page } from './layout.ts'
import { isOwnOrigin } from './session.ts'

type Form = Record<string, string>

const number = (text: string | undefined) =>
  text !== undefined && /^-?\d{1,12}(\.\d+)?$/.test(text) ? Number(text) : 0

/** The forms of the control page; each returns an error message, or nothing. */
const actions: Record<string, (exchange: Exchange, form: Form) => string | void> = {
  fault: (exchange, form) => {
    const fault = z.safeParse(Fault, {
      path: form.path,
      kind: form.kind,
      commit: form.commit === 'on',
      times: number(form.times),
      ms: number(form.ms),
      code: form.code ?? '',
      status: number(form.status),
    })
    if (!fault.success) return z.prettifyError(fault.error)
    exchange.faults.set(fault.data)
  },
  clearFaults: (exchange) => exchange.faults.clear(),
  price: (exchange, form) =>
    exchange.movePrice(form.market ?? '', form.price ?? '', form.hold === 'on')
      ? undefined
      : 'No such market or price.',
  release: (exchange) => {
    for (const name of exchange.world.markets.keys()) exchange.release(name)
  },
  clock: (exchange, form) =>
    exchange.moveClock(Math.round(Math.min(Math.max(number(form.minutes), 0), 600_000) * 60_000)),
  scale: (exchange, form) =>
    exchange.scale({
      markets: Math.min(number(form.markets), 5000),
      orders: Math.min(number(form.orders), 50_000),
      participants: Math.min(number(form.participants), 200_000),
      email: personaEmail('demo'),
    }),
  holdFeed: (exchange) => exchange.live?.hold(true),
  releaseFeed: (exchange) => exchange.live?.hold(false),
  signOut: (exchange) => exchange.endSessions(),
  reset: (exchange) => exchange.reset(),
}

/** Faults, prices and the clock as forms; the same as calls: control.ts. */
export function controlPage(exchange: Exchange) {
  const app = new Hono()
  app.get('/sandbox', () => {
    exchange.tick()
    return page('Controls', controls(exchange))
  })
  app.post('/sandbox', async (context) => {
    if (!isOwnOrigin(context.req.raw)) return page('Controls', html`<p>This form was sent by another site.</p>`, 403)
    const form = Object.fromEntries(
      Object.entries(await context.req.parseBody()).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    )
    const action = Object.hasOwn(actions, form.action ?? '') ? actions[form.action ?? ''] : undefined
    const wrong = action ? action(exchange, form) : 'No such control.'
    if (wrong === undefined) return new Response(null, { status: 303, headers: { location: '/sandbox' } })
    return page(
      'Controls',
      html`<h1>That did not work</h1>
        <p>${wrong}</p>
        <p><a href="/sandbox">Back</a></p>`,
      400,
    )
  })
  return app
}

const options = (values: Iterable<string>) => [...values].map((value) => html`<option>${value}</option>`)
const KINDS = ['latency', 'code', 'status', 'malformed', 'drop', 'hang', 'trickle']

const controls = (exchange: Exchange) => html`
  <h1>Controls</h1>
  <p>
    For trying the app under bad conditions. The exchange's clock says
    ${new Date(exchange.nowMs()).toISOString().slice(0, 16).replace('T', ' ')} UTC.
  </p>

  <h2>Make a call misbehave</h2>
  <form method="post" action="/sandbox">
    <label
      >Call
      <select name="path">
        <option>*</option>
        ${options(calls.keys())}
      </select></label
    >
    <label
      >How
      <select name="kind">
        ${options(KINDS)}
      </select></label
    >
    <label>How often (0 = always) <input type="number" name="times" value="1" min="0" /></label>
    <label>Wait, ms <input type="number" name="ms" value="0" min="0" /></label>
    <label>Code <input name="code" value="1005" size="6" /></label>
    <label>HTTP status <input type="number" name="status" value="500" min="200" max="599" /></label>
    <label class="tick"><input type="checkbox" name="commit" /> It takes effect anyway</label>
    <button class="main" name="action" value="fault">Set</button>
  </form>
  ${armed(exchange)} ${exchange.live ? feed(exchange.live) : movable(exchange)}

  <h2>More of everything</h2>
  <form method="post" action="/sandbox">
    ${exchange.live ? '' : html`<label>Markets <input type="number" name="markets" value="0" min="0" max="5000" /></label>`}
    <label>The demo trader's orders <input type="number" name="orders" value="0" min="0" max="50000" /></label>
    <label>Contest participants <input type="number" name="participants" value="0" min="0" /></label>
    <button name="action" value="scale">Add until there are so many</button>
  </form>

  <h2>Start over</h2>
  <form method="post" action="/sandbox">
    <button name="action" value="signOut">End all sessions</button>
    <button name="action" value="reset">Reset the paper exchange</button>
  </form>

  <h2>Last changes</h2>
  <div class="wide">
    <table>
      <tr>
        <th>No.</th>
        <th>Time, UTC</th>
        <th>Who</th>
        <th>Call</th>
        <th>Outcome</th>
      </tr>
      ${exchange
        .journal()
        .slice(-20)
        .toReversed()
        .map(
          ({ seq, atMs, email, path, outcome }) =>
            html`<tr>
              <td>${seq}</td>
              <td>${new Date(atMs).toISOString().slice(11, 23)}</td>
              <td>${email ?? '–'}</td>
              <td>${path}</td>
              <td>${outcome}</td>
            </tr>`,
        )}
    </table>
  </div>
`

/** What can be moved while prices are made up or replayed. */
const movable = (exchange: Exchange) => html`
  <h2>Move a price</h2>
  <form method="post" action="/sandbox">
    <label
      >Market
      <select name="market">
        ${[...exchange.world.markets.values()].slice(0, 200).map((market) => html`<option value="${market.listing.market}">${market.listing.market} ${price(market)}${market.held ? ', held' : ''}</option>`)}
      </select></label
    >
    <label>To <input name="price" inputmode="decimal" required size="12" /></label>
    <label class="tick"><input type="checkbox" name="hold" /> Hold it there</label>
    <button name="action" value="price">Move</button>
  </form>
  <form method="post" action="/sandbox"><button name="action" value="release">Let all prices move</button></form>

  <h2>Move the clock</h2>
  <form method="post" action="/sandbox">
    <label>Minutes forward <input type="number" name="minutes" value="60" min="0" /></label>
    <button name="action" value="clock">Move</button>
  </form>
`

/** Live prices cannot be moved, only lost. */
const feed = ({ owner, isHeld }: LivePrices) => html`
  <h2>Lose the prices</h2>
  <p>Prices are those of ${owner}. ${isHeld() ? 'The feed is held: nothing arrives.' : ''}</p>
  <form method="post" action="/sandbox">
    ${isHeld() ? html`<button name="action" value="releaseFeed">Let prices arrive again</button>` : html`<button name="action" value="holdFeed">Hold the feed</button>`}
  </form>
`

const armed = (exchange: Exchange) => {
  const faults = exchange.faults.list()
  if (faults.length === 0) return ''
  return html`<ul>
      ${faults.map(({ path, kind, times, struck }) => html`<li>${path}: ${kind} <span>${times === 0 ? 'until cleared' : `${times - struck} more`}</span></li>`)}
    </ul>
    <form method="post" action="/sandbox"><button name="action" value="clearFaults">Clear all</button></form>`
}
