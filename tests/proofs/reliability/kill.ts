/**
 * R10: repeatedly kills the paper exchange (kill -9) while it writes fifty orders a second, and checks after each restart that
 * every confirmed order exists exactly once. `node tests/proofs/reliability/kill.ts [kills]`
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { createOrder, listOrders } from '../../../src/api/order.ts'
import { order } from '../../sandbox/paper.ts'
import { figure } from './figure.ts'

const KILLS = Number(process.argv[2] ?? 100)
const WRITES_A_SECOND = 50
const RESTART_MS = 2_000
const server = resolve('sandbox/server.ts')
const folder = mkdtempSync(join(tmpdir(), 'kill-'))
mkdirSync(join(folder, 'dist'))
writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><meta name="futures-config" content="{}">')

interface Running {
  child: ChildProcess
  call: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
}

async function start(): Promise<Running> {
  const child = spawn(process.execPath, [server, '--dist', '--port', '0'], {
    cwd: folder,
    // Needs no build, unlike the other campaigns.
    env: { ...process.env, DIST: 'dist' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /https?:\/\/[^/\s]+/.exec(line)?.[0]
    if (origin === undefined) continue
    const call: Running['call'] = (path, body, headers = {}) =>
      fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
    return { child, call }
  }
  throw new Error('the paper exchange did not start')
}

async function kill({ child }: Running) {
  const gone = new Promise((exit) => child.once('exit', exit))
  child.kill('SIGKILL')
  await gone
}

let running = await start()
let cookie = ''
/** A new trader per round, so that lists stay short and the balance suffices. */
async function logIn(round: number) {
  const response = await running.call('/sandbox/api/login', { email: `round-${round}@trader.example` })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const counts = { acknowledged: 0, lost: 0, doubled: 0, slowestMs: 0 }
for (let round = 0; round < KILLS; round += 1) {
  await logIn(round)
  const acknowledged = new Map<string, string>()
  const state = { isOver: false }
  const write = async (nth: number) => {
    try {
      const response = await running.call(createOrder.path, order({ amount: '10' }), { cookie, 'idempotency-key': `${round}-${nth}` })
      const { orderId } = (await response.json()) as { orderId?: string }
      if (orderId !== undefined) acknowledged.set(`${round}-${nth}`, orderId)
    } catch {
      // The exchange was killed before it responded.
    }
  }
  const writers = (async () => {
    const under: Promise<void>[] = []
    for (let nth = 0; !state.isOver; nth += 1) {
      under.push(write(nth))
      await wait(1_000 / WRITES_A_SECOND)
    }
    await Promise.all(under)
  })()
  await wait(200 + ((round * 37) % 400))
  await kill(running)
  state.isOver = true
  await writers

  const begun = performance.now()
  running = await start()
  counts.slowestMs = Math.max(counts.slowestMs, performance.now() - begun)
  const { orders } = await listOrders.response.parseAsync(await (await running.call(listOrders.path, {}, { cookie })).json())
  const ids = orders.items.map(({ orderId }) => String(orderId))
  counts.doubled += ids.length - new Set(ids).size
  for (const [key, orderId] of acknowledged) {
    if (!ids.includes(orderId)) counts.lost += 1
    // Sent again with its key, it gets the same response and is not executed again.
    const again = (await (await running.call(createOrder.path, order({ amount: '10' }), { cookie, 'idempotency-key': key })).json()) as { orderId?: string }
    if (again.orderId !== orderId) counts.doubled += 1
  }
  counts.acknowledged += acknowledged.size
}
await kill(running)
rmSync(folder, { recursive: true, force: true })

figure('R10', `of ${counts.acknowledged} answered orders under ${KILLS} kills, those that were lost`, counts.lost, 0)
figure('R10', 'those that were there twice, or made again under their key', counts.doubled, 0)
figure('R10', 'slowest restart, ms', Math.round(counts.slowestMs), `<= ${RESTART_MS}`)
const isMet = counts.lost + counts.doubled === 0 && counts.slowestMs <= RESTART_MS && counts.acknowledged > KILLS
process.exit(isMet ? 0 : 1)
