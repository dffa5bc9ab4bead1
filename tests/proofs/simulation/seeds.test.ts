import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { size } from '../reliability/figure.ts'

/** In a separate process, with the app as shipped; returns its output, and whether all invariants held. */
const simulated = (...args: string[]) =>
  new Promise<{ printed: string; isFine: boolean }>((resolve) => {
    const run = spawn(process.execPath, ['scripts/checks/simulate.ts', ...args], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let printed = ''
    run.stdout.on('data', (part) => (printed += String(part)))
    run.stderr.on('data', (part) => (printed += String(part)))
    run.on('close', (status) => resolve({ printed, isFine: status === 0 }))
  })

test('the whole app satisfies its invariants for any user, network and clock, and in every recorded failure', async () => {
  // Each seed twice: a trace that differs is a failure, too, since it could not be replayed.
  const { printed, isFine } = await simulated('--kept', '--twice', '--seeds', `${size(2, 100)}`)
  expect(isFine, printed).toBe(true)
  expect(printed).toMatch(/SIMULATED \d+ runs, .* 0 failed/)
}, 3_600_000)
