/**
 * npm run conformance -- --exchange https://an.exchange checks whether an exchange satisfies the contract of this app:
 * docs/integrators/conformance.md.
 */
import '../scripts/setup/requireNode.ts'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersions } from '../scripts/openapi/version.ts'
import { Client } from './client.ts'
import { readTexts } from './codeTexts.ts'
import { Context } from './context.ts'
import { CannotAsk, readOptions, USAGE } from './options.ts'
import { closeOwn } from './own/closeOwn.ts'
import { requireExchange } from './reach.ts'
import { markdown } from './report/markdown.ts'
import { isSatisfied, reportOf } from './report/report.ts'
import { forTerminal } from './report/terminal.ts'
import { runChecks } from './runChecks.ts'
import { readCookies } from './session/cookieFile.ts'
import { CookieJar } from './session/cookieJar.ts'
import { logIn } from './session/logIn.ts'

const clock = { now: () => Date.now(), wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) }

/** Shows the current step in a line that is overwritten. */
function tell(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

function fromFile(file: string, origin: string) {
  try {
    return readCookies(readFileSync(file, 'utf8'), new URL(origin).hostname, clock.now())
  } catch (error) {
    throw new CannotAsk(`--cookies ${file}: ${error instanceof CannotAsk ? error.message : 'cannot be read'}`, {
      cause: error,
    })
  }
}

async function run(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (options === 'help') return console.log(USAGE) ?? 0
  const { origin, profile, cookies, loginPage, market, payCode, out } = options
  if (loginPage !== null) console.log(`Log in in the browser that opens: ${origin}${loginPage}`)
  const jar = new CookieJar(
    cookies !== null ? fromFile(cookies, origin) : loginPage !== null ? await logIn(origin, loginPage, clock) : [],
  )
  const context = new Context(new Client(origin, fetch, clock, jar), {
    clock,
    texts: readTexts(),
    origin,
    market,
    payCode,
  })
  await requireExchange(context, !jar.isEmpty)

  process.once('SIGINT', () => {
    console.log(
      '\nStopping, once what was opened is closed: up to a minute, for orders that are listed late. A second Ctrl+C stops at once.',
    )
    context.isStopped = true
  })
  const atMs = clock.now()
  const [contract = ''] = contractVersions()
  console.log(`Conformance of ${origin}, contract ${contract}, profile ${profile}\n`)
  const results = await runChecks(context, profile, ({ name }) => tell(`… ${name}`))
  tell('')
  if (context.isStopped) {
    const left = await closeOwn(context)
    throw new CannotAsk(
      left.length === 0
        ? 'Stopped: there is no report, and nothing is left open.'
        : `Stopped: there is no report. Look in the app, and close what is still open: ${left.join('; ')}.`,
    )
  }
  const report = reportOf({ origin, contract, profile, atMs, results, log: context.log })
  const file = join(out, new URL(origin).host.replace(':', '-'))
  mkdirSync(out, { recursive: true })
  writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(`${file}.md`, markdown(report))
  console.log(`${forTerminal(report)}\n\nThe report, field by field: ${file}.md and ${file}.json`)
  return isSatisfied(report) ? 0 : 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CannotAsk)) throw error
  console.error(error.message)
  process.exitCode = 2
}
