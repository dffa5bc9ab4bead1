import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { MINI_BROWSER, WEBKIT_DRIVER } from '../browsers.ts'

/** An error response of the driver. `code`: see the table in WebDriver §6.6. */
export class Refusal extends Error {
  readonly code: string
  constructor(path: string, code: string, message = '') {
    super(`${path}: ${code}, ${message}`)
    this.code = code
  }
}

/** One WebDriver command; the response has the standard's type. Throws the driver's Refusal. */
export type Command = <Answer = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>

interface Said {
  value: { error?: string; message?: string } | null
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Time limit for a command, ms: a driver that exceeds it hangs. */
const LIMIT = 100_000

const commandOf =
  (origin: string, hung: () => void): Command =>
  async <Answer>(method: string, path: string, body?: object) => {
    const signal = AbortSignal.timeout(LIMIT)
    const response = await fetch(`${origin}${path}`, { method, signal, ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) }).catch((error: unknown) => {
      if (signal.aborted) hung()
      throw new Error(`${path}: ${signal.aborted ? `no answer of the driver in ${LIMIT / 1_000} s` : 'the driver is gone'}`, { cause: error })
    })
    const { value } = (await response.json()) as Said // WebDriver §6: every response has it
    if (value?.error !== undefined) throw new Refusal(path, value.error, value.message)
    return value as Answer // as defined by the standard
  }

/** Starts WebKit's driver; resolves once it is listening. */
export async function startDriver(): Promise<{ command: Command; stop: () => void }> {
  const port = await freePort()
  const child = spawn(WEBKIT_DRIVER, ['--host=127.0.0.1', `--port=${port}`], { stdio: ['ignore', 'ignore', 'pipe'] })
  const lines: string[] = []
  child.once('error', ({ message }) => lines.push(message))
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  const command = commandOf(`http://127.0.0.1:${port}`, () => child.kill('SIGKILL'))
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`WebKitWebDriver ended: ${lines.join('\n')}`)
    try {
      await command('GET', '/status')
      return { command, stop: () => void child.kill() }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Capabilities of a session: WebKit's smallest browser that accepts commands. */
export const CAPABILITIES = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } } } }
