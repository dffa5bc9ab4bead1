import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { startNginx } from '../../../../scripts/setup/nginx.ts'
import { DIST } from '../../../../sandbox/web/options.ts'
import { CONFIG, type Fault } from '../../../browser/e2e/support/exchange.ts'

/** The fields of a journal entry that are used here. */
interface Entry {
  outcome: string
  payload: Record<string, unknown>
}

/** The paper exchange with its store on disk, as a process that can be killed, paused and restarted. */
export interface MortalExchange {
  /** Origin of the pages: nginx, or the exchange itself. */
  origin: string
  control: (action: string, body?: object) => Promise<unknown>
  /** `email`: only calls of this account. */
  fault: (fault: Fault & { email?: string }) => Promise<unknown>
  /** The changes that the exchange has applied to an account, from its journal. */
  made: (email: string, path: string) => Promise<readonly Entry[]>
  /** Number of times a call has arrived since the exchange started. */
  arrived: (path: string) => Promise<number>
  /** kill -9: no response is sent, nothing is cleaned up. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Pauses the process with its connections open; `goOn` resumes it. */
  halt: () => void
  goOn: () => void
  close: () => Promise<void>
}

/** Starts a separate exchange in a separate folder. `isBehindNginx`: pages are served as in production, and a lost connection is a 502. */
export async function startMortalExchange({ hasKeys, isBehindNginx }: { hasKeys: boolean; isBehindNginx: boolean }): Promise<MortalExchange> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const config = { ...CONFIG, idempotencyKey: hasKeys }
  const server = resolve('sandbox/server.ts')
  const env = { ...process.env, NODE_OPTIONS: '', DIST: resolve(DIST) }
  let child: ChildProcess | null = null
  let port = 0

  async function start() {
    const started = spawn(process.execPath, [server, '--dist', '--port', `${port}`, '--seed', '7', '--config', JSON.stringify(config)], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    for await (const line of createInterface({ input: started.stdout })) {
      const named = /https?:\/\/localhost:(\d+)/.exec(line)?.[1]
      if (named === undefined) continue
      port = Number(named)
      return
    }
    throw new Error('the paper exchange did not start')
  }
  async function kill() {
    const gone = new Promise((exit) => child?.once('exit', exit))
    child?.kill('SIGKILL')
    await gone
  }

  await start()
  const exchange = `http://localhost:${port}`
  const nginx = isBehindNginx ? await startNginx({ upstreamPort: port, dist: DIST, config }) : null
  const control: MortalExchange['control'] = async (action, body = {}) => {
    const response = await fetch(`${exchange}/sandbox/api/${action}`, { method: 'POST', headers: { 'content-type': 'application/json', origin: exchange }, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const journal = async (query: Record<string, string>) => {
    const response = await fetch(`${exchange}/sandbox/api/journal?${new URLSearchParams(query)}`)
    return (await response.json()) as { entries: Entry[]; counts: Record<string, number> } // the format of the sandbox
  }

  return {
    origin: nginx?.origin ?? exchange,
    control,
    fault: (fault) => control('fault', fault),
    made: async (email, path) => (await journal({ email, path })).entries.filter(({ outcome }) => outcome === 'ok'),
    arrived: async (path) => (await journal({ path })).counts[path] ?? 0,
    kill,
    start,
    halt: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    close: async () => {
      await kill()
      await nginx?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
