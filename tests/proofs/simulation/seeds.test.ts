import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { size } from '../reliability/figure.ts'

/** In a separate process, with the app as shipped; returns its output, and whether all invariants held. */
const simulated = (...args: string[]) =>
  new Promise<{ printed: string; isFine: boolean }>((resolve) => {
    const run = spawn(process.execPath, ['scripts/checks/simulate.ts', ...args], { env: { ...process.env, NODE_ENV: 'production' } })
    let printed = ''
    run.stdout.on('data', (part) => (printed += String(part)))
    run.stderr.on('data', (part) => (printed += String(part)))
    run.on('close', (status) => resolve({ printed, isFine: status === 0 }))
  })

test('the whole app satisfies its invariants for any user, network and clock, and in every recorded failure', async () => {
  const { printed, isFine } = await simulated('--kept', '--seeds', `${size(4, 100)}`)
  expect(isFine, printed).toBe(true)
  expect(printed).toMatch(/SIMULATED \d+ runs, .* 0 failed/)
}, 3_600_000)

test('a seed is repeatable: run twice, its trace is identical', async () => {
  const { printed, isFine } = await simulated('--twice', '--from', '101', '--seeds', '1')
  expect(isFine, printed).toBe(true)
}, 3_600_000)
