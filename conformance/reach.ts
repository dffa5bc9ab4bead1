import { listMarkets } from '../src/api/market.ts'
import { getUserProfile } from '../src/api/user.ts'
import { inWords, jsonOf, read } from './answer.ts'
import { UNPACKABLE } from './client.ts'
import type { Context } from './context.ts'
import { CannotAsk } from './options.ts'

/** Throws CannotAsk if no exchange responds at this origin, or not with these cookies. */
export async function requireExchange(context: Context, hasSession: boolean): Promise<void> {
  const answer = await context.ask(listMarkets, {}, { isProbe: true })
  const call = `POST ${context.origin}${listMarkets.path}`
  if (answer.why.startsWith(UNPACKABLE)) throw new CannotAsk(`${call} is answered, but ${answer.why}`)
  if (answer.status === 0) throw new CannotAsk(`${context.origin} does not answer: ${answer.why}`)
  if (jsonOf(answer) === undefined) {
    const what =
      /^\s*</.test(answer.text) || /html/.test(answer.headers.get('content-type') ?? '') ? 'a page (HTML)' : 'no JSON'
    throw new CannotAsk(
      `${call} is answered with ${what}, HTTP ${answer.status}: is this the origin of the exchange’s calls?`,
    )
  }
  if (answer.status === 404 || answer.status === 405)
    throw new CannotAsk(`${call} is answered ${inWords(answer)}: is this the origin of the exchange’s calls?`)
  const listed = read(listMarkets, answer)?.markets.items.map(({ market }) => market) ?? []
  if (context.market !== null && !listed.includes(context.market))
    throw new CannotAsk(
      `--market ${context.market}: not listed there; there are ${listed.slice(0, 10).join(', ')}${listed.length > 10 ? ' …' : ''}`,
    )
  if (!hasSession) return
  const own = await context.ask(getUserProfile, {}, { isProbe: true })
  const narrow = context.cookies.flatMap(([name, , { path = '/' } = {}]) =>
    path === '/' ? [] : [`${name}: Path=${path}`],
  )
  if (own.status === 401)
    throw new CannotAsk(
      `${context.origin} does not accept these cookies (401): the session has ended, or they are from another site. Log in again and save them${narrow.length > 0 ? `. Not for all paths: ${narrow.join(', ')}` : ''}`,
    )
}
