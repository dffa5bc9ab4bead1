import { Hono } from 'hono'
import { html } from 'hono/html'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/constants/limits.ts'
import { sessionToken } from '../answer.ts'
import { PAY_CODES } from '../codes.ts'
import { PERSONAS } from '../engine/personas.ts'
import type { Exchange } from '../exchange.ts'
import { emailOf } from './control.ts'
import { controlPage } from './controlPage.ts'
import { page } from './layout.ts'
import { beginSession, endSession, isOwnOrigin, safeReturn } from './session.ts'
import { STYLE } from './style.ts'

const seeOther = (location: string, cookie?: string) =>
  new Response(null, {
    status: 303,
    headers: cookie === undefined ? { location } : { location, 'set-cookie': cookie },
  })

/** The parts of the main site that a futures trader uses: home, login, wallet, contest links. */
export function sitePages(exchange: Exchange) {
  const app = new Hono()
  const signedIn = (request: Request) => exchange.whoIs(sessionToken(request))

  app.get('/site.css', () => new Response(STYLE, { headers: { 'content-type': 'text/css; charset=utf-8' } }))
  app.get('/', (context) => page('Home', home(signedIn(context.req.raw)?.email ?? null, exchange.live?.owner)))
  app.get('/auth', (context) => page('Log in', login(safeReturn(context.req.query('return')))))
  app.post('/auth', async (context) => {
    if (!isOwnOrigin(context.req.raw)) return page('Log in', html`<p>This form was sent by another site.</p>`, 403)
    const form = await context.req.parseBody()
    const { email, persona } = form
    const who = emailOf({
      ...(typeof email === 'string' && email !== '' && { email }),
      ...(typeof persona === 'string' && { persona }),
    })
    if (who === null)
      return page(
        'Log in',
        html`<h1>Log in</h1>
          <p>That is no e-mail address. <a href="/auth">Try again</a></p>`,
        400,
      )
    return seeOther(
      safeReturn(typeof form.return === 'string' ? form.return : undefined),
      beginSession(exchange.logIn(who)),
    )
  })
  app.post('/logout', (context) => {
    const token = sessionToken(context.req.raw)
    if (token !== undefined && isOwnOrigin(context.req.raw)) exchange.logOut(token)
    return seeOther('/', endSession)
  })
  app.get('/wallet/balances/futures', (context) => {
    exchange.tick()
    const account = signedIn(context.req.raw)
    return account ? page('Futures wallet', wallet(account)) : seeOther('/auth?return=/wallet/balances/futures')
  })
  app.get('/contest-pages/:id/:page', (context) => {
    const contest = exchange.world.contests.get(context.req.param('id'))
    if (!contest) return page('No such contest', html`<h1>No such contest</h1>`, 404)
    const about = context.req.param('page') === 'terms' ? 'Terms and conditions' : 'More information'
    return page(
      about,
      html`<h1>${contest.contestName}</h1>
        <p>${about} (${languageName(context.req.query('lang'))}). A stand-in page.</p>`,
    )
  })
  app.route('/', controlPage(exchange))
  app.notFound(() =>
    page(
      'Not found',
      html`<h1>Not found</h1>
        <p>The paper exchange has no such page.</p>`,
      404,
    ),
  )
  return app
}

/** 'Polish'; an unknown language is the first. */
const languageName = (asked?: string) =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(
    LANGUAGES.find((language) => language === asked) ?? DEFAULT_LANGUAGE,
  )

const home = (email: string | null, owner?: string) => html`
  <h1>The main site</h1>
  <p>
    This stands in for the exchange whose futures you are looking at. Prices are
    ${owner === undefined ? 'made up' : `those of ${owner}`}, balances are play money.
  </p>
  <p><a class="button main" href="/futures/">Open futures</a></p>
  <p>${email === null ? html`You are not logged in. <a href="/auth">Log in</a>` : `You are logged in as ${email}.`}</p>
  ${email === null ? '' : html`<form method="post" action="/logout"><button>Log out</button></form>`}
`

/** After login: back to the page of the app the user came from, else the demo trader goes where there is data. */
const demoStart = (back: string) => (back === '/futures/' ? '/futures/market/BTC-USDC' : back)

const login = (back: string) => html`
  <h1>Log in</h1>
  <p>No password here. You come back to <code>${back}</code>.</p>
  <form method="post" action="/auth">
    <input type="hidden" name="return" value="${demoStart(back)}" />
    <button class="main" name="persona" value="demo">Log in as the demo trader</button>
  </form>
  <h2>With any e-mail</h2>
  <form method="post" action="/auth">
    <input type="hidden" name="return" value="${back}" />
    <label>E-mail <input type="email" name="email" required autocomplete="email" /></label>
    <button>Log in</button>
  </form>
  <h2>As somebody in particular</h2>
  <ul>
    ${Object.entries(PERSONAS).map(
      ([persona, about]) =>
        html`<li>
          ${about}
          <form method="post" action="/auth">
            <input type="hidden" name="return" value="${back}" />
            <button name="persona" value="${persona}">${persona}</button>
          </form>
        </li>`,
    )}
  </ul>
`

const wallet = ({
  email,
  wallet: { initialized, available, locked },
}: {
  email: string
  wallet: { initialized: boolean; available: string; locked: string }
}) => html`
  <h1>Futures wallet</h1>
  <p>${email}. ${initialized ? '' : 'Not activated yet: activate it on the trading page with a pay code.'}</p>
  <dl>
    <div>
      <dt>Available</dt>
      <dd>${available} KXT</dd>
    </div>
    <div>
      <dt>Locked in orders and positions</dt>
      <dd>${locked} KXT</dd>
    </div>
  </dl>
  <h2>Your pay code</h2>
  <p>Type it into the Activate or Reset dialog of the trading page.</p>
  <dl>
    <div>
      <dt>Pays</dt>
      <dd>${PAY_CODES.valid.slice(0, 3)} ${PAY_CODES.valid.slice(3)}</dd>
    </div>
    <div>
      <dt>Is refused as expired</dt>
      <dd>${PAY_CODES.expired.slice(0, 3)} ${PAY_CODES.expired.slice(3)}</dd>
    </div>
    <div>
      <dt>Is accepted, then the payment fails</dt>
      <dd>${PAY_CODES.paymentFailed.slice(0, 3)} ${PAY_CODES.paymentFailed.slice(3)}</dd>
    </div>
    <div>
      <dt>Is accepted, then the wallet rejects it</dt>
      <dd>${PAY_CODES.rejected.slice(0, 3)} ${PAY_CODES.rejected.slice(3)}</dd>
    </div>
  </dl>
  <p>Any other six digits are refused as wrong.</p>
  <p><a href="/futures/">Back to futures</a></p>
`
