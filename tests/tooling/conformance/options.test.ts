import { expect, test } from 'vitest'
import { readOptions } from '../../../conformance/options.ts'
import { requireExchange } from '../../../conformance/reach.ts'
import { readCookies } from '../../../conformance/session/cookieFile.ts'
import { CookieJar } from '../../../conformance/session/cookieJar.ts'
import { paper } from './paperRun.ts'

const options = (line: string) => readOptions(line.split(' '))
const EXCHANGE = '--exchange https://an.exchange'

test.each([
  ['--exchange https://me:secret@an.exchange', 'is not the origin'],
  [`${EXCHANGE} --profile trader`, '--profile trader needs a session: --cookies file, or --login'],
  [`${EXCHANGE} --profile changes --login`, 'wants --account-is-a-test-account'],
  [`${EXCHANGE} --account-is-a-test-account`, 'needs the session of that account: --cookies file, or --login'],
  [
    `${EXCHANGE} --login --pay-code 123456`,
    '--pay-code pays and resets the account: it wants --account-is-a-test-account',
  ],
])('%s is rejected with a message', (line, words) => expect(() => options(line)).toThrow(words))

const NOW = Date.UTC(2026, 10, 23)
const cookies = (text: string) => readCookies(text, 'trade.an.exchange', NOW).map(([name, value]) => `${name} ${value}`)
const netscape = (domain: string, expires: number, name = 'session') =>
  `${domain}\tTRUE\t/\tTRUE\t${expires}\t${name}\tabc=1\n`

test.each([
  ['Netscape', `# Netscape HTTP Cookie File\n\n${netscape('.an.exchange', NOW / 1_000 + 60)}`, ['session abc=1']],
  ['Netscape, HttpOnly, for this session', `#HttpOnly_${netscape('trade.an.exchange', 0)}`, ['session abc=1']],
  ['Netscape, one expired', netscape('.an.exchange', 1, 'old') + netscape('.an.exchange', 0), ['session abc=1']],
  ['a Cookie header', 'Cookie: session=abc; theme=dark\n', ['session abc', 'theme dark']],
  ['a pair a line', 'session=a=b\r\n__Host-x=\r\n', ['session a=b', '__Host-x ']],
])('cookies are read: %s', (_, text, wanted) => expect(cookies(text)).toEqual(wanted))

test.each([
  [netscape('.other.example', 0), 'none of its 1 cookies is for trade.an.exchange, but for .other.example'],
  [netscape('.an.exchange', 1_700_000_000), 'have expired, the last on 2023-11-14: log in again'],
  ['[{"name":"session"}]', 'it is JSON'],
  ['session=abc\nsecret word\n', 'its 2. entry is no name=value'],
])('a cookie file is rejected: %j', (text, words) => expect(() => cookies(text)).toThrow(words))

test('a cookie keeps its attributes, of a file only those that it has', () => {
  const attributesOf = (text: string) => readCookies(text, 'trade.an.exchange', NOW)[0]?.[2]
  expect(attributesOf('session=abc')).toBeUndefined()
  expect(attributesOf(netscape('.an.exchange', 0))).toEqual({ path: '/', isSecure: true })
  expect(attributesOf(`#HttpOnly_${netscape('.an.exchange', 0)}`)).toEqual({
    path: '/',
    isSecure: true,
    isHttpOnly: true,
  })
})

test('the exchange may renew a cookie, and end one; each is sent where a browser would send it', () => {
  const jar = new CookieJar([
    ['session', 'old'],
    ['theme', 'dark'],
    ['seen', '1'],
    ['api', '1', { path: '/api' }],
  ])
  jar.take(
    [
      'session=new; Path=/; Secure; HttpOnly',
      'theme=; Max-Age=0',
      'seen=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'here=1',
    ],
    '/futures/api/user',
  )
  expect(jar.header('https://an.exchange/futures/api/x')).toBe('session=new; here=1')
  expect(jar.header('https://an.exchange/api/x')).toBe('session=new; api=1')
  expect(jar.header('http://an.exchange/apis')).toBe('')
  expect(jar.header('http://localhost/x', 'here')).toBe('session=new')
})

test('an ended session is reported before any other request', async () => {
  const desk = paper()
  const context = desk.context()
  desk.exchange.endSessions()
  await expect(requireExchange(context, true)).rejects.toThrow('does not accept these cookies (401)')
  await expect(requireExchange(context, false)).resolves.toBeUndefined()
})
