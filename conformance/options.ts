import { parseArgs } from 'node:util'
import { MarketName } from '../src/api/scalars.ts'
import * as z from '../src/api/zod.ts'
import { PROFILES } from './check.ts'

export const USAGE = `npm run conformance -- --exchange https://an.exchange [options]

  --profile public|trader|contest|changes   what is asked; each includes those before it
  --cookies file      a session: Netscape's cookies.txt, or name=value pairs as in a Cookie header
  --login             a session: opens a browser and waits until you are logged in
  --login-page /auth  where the exchange logs in
  --account-is-a-test-account   allows the profile changes: small orders, which it closes again
  --pay-code 123456   pays once with it, which resets the account and closes all its positions
  --market BTC-USDC   the market of those orders
  --out folder        where the report is written; .cache/conformance

It ends with 0 (the contract is kept), 1 (there are findings) or 2 (it could not be asked).`

const ORIGIN = /^https?:\/\/[^/\s@?#]+\/?$/
const EXCHANGE = 'the origin of an exchange, such as https://an.exchange, without a path'

const Options = z.object({
  exchange: z
    .string({ error: `is missing: ${EXCHANGE}` })
    .check(z.refine((text) => ORIGIN.test(text) && URL.canParse(text), { error: `is not ${EXCHANGE}` })),
  profile: z.optional(z.enum(PROFILES, { error: `there are ${PROFILES.join(', ')}` })),
  cookies: z.optional(z.string().check(z.minLength(1, 'wants the name of a file'))),
  login: z._default(z.boolean(), false),
  'login-page': z._default(z.string().check(z.regex(/^\/(?!\/)\S*$/, 'is not a path such as /auth')), '/auth'),
  'account-is-a-test-account': z._default(z.boolean(), false),
  'pay-code': z.optional(z.string().check(z.minLength(1, 'wants a code that pays'))),
  market: z.optional(MarketName),
  out: z._default(z.string().check(z.minLength(1, 'wants the name of a folder')), '.cache/conformance'),
})

/** An error that the user can fix: shown without a stack trace. */
export class CannotAsk extends Error {}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const ARGUMENTS = {
  exchange: text,
  profile: text,
  cookies: text,
  login: flag,
  'login-page': text,
  'account-is-a-test-account': flag,
  'pay-code': text,
  market: text,
  out: text,
  help: { type: 'boolean', short: 'h' },
} as const

function given(args: string[]) {
  try {
    return parseArgs({ args, options: ARGUMENTS }).values
  } catch (error) {
    throw new CannotAsk(`${error instanceof Error ? error.message.split('. To ')[0] : String(error)}\n\n${USAGE}`, {
      cause: error,
    })
  }
}

/** Throws CannotAsk for invalid options, with valid alternatives. */
export function readOptions(args: string[]) {
  const { help, ...values } = given(args)
  if (help) return 'help'
  const parsed = z.safeParse(Options, values)
  if (!parsed.success) {
    const words = parsed.error.issues.map(({ path: [name = ''], message }) => {
      const value = Object.entries(values).find(([each]) => each === name)?.[1]
      return `--${String(name)}${value === undefined ? '' : ` ${value}:`} ${name === 'market' ? 'is not a market such as BTC-USDC' : message}`
    })
    throw new CannotAsk(words.join('\n'))
  }
  const {
    exchange,
    cookies,
    login,
    market = null,
    out,
    'login-page': loginPage,
    'account-is-a-test-account': isTestAccount,
    'pay-code': payCode = null,
  } = parsed.data
  const hasLogin = login || cookies !== undefined
  const profile = parsed.data.profile ?? (hasLogin ? (isTestAccount ? 'changes' : 'contest') : 'public')
  if (login && cookies !== undefined) throw new CannotAsk('--login and --cookies: one session is enough')
  if (isTestAccount && !hasLogin)
    throw new CannotAsk('--account-is-a-test-account needs the session of that account: --cookies file, or --login')
  if (profile !== 'public' && !hasLogin)
    throw new CannotAsk(`--profile ${profile} needs a session: --cookies file, or --login`)
  if (profile === 'changes' && !isTestAccount)
    throw new CannotAsk(
      '--profile changes opens and closes orders: it wants --account-is-a-test-account, to say that this account is there for it',
    )
  if (payCode !== null && profile !== 'changes')
    throw new CannotAsk(
      '--pay-code pays and resets the account: it wants --account-is-a-test-account, and the profile changes',
    )
  return {
    origin: new URL(exchange).origin,
    profile,
    cookies: cookies ?? null,
    loginPage: login ? loginPage : null,
    market,
    payCode,
    out,
  }
}
