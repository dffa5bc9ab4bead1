import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** In a process of its own, with the app as it is delivered; what it prints, and whether everything held. */
const simulated = (...args: string[]) =>
  new Promise<{ printed: string; isFine: boolean }>((resolve) => {
    const run = spawn(process.execPath, ['scripts/checks/simulate.ts', ...args], { env: { ...process.env, NODE_ENV: 'production' } })
    let printed = ''
    run.stdout.on('data', (part) => (printed += String(part)))
    run.stderr.on('data', (part) => (printed += String(part)))
    run.on('close', (status) => resolve({ printed, isFine: status === 0 }))
  })

test('the whole app keeps its laws, whatever its user, its network and the clock do, and in every story that once broke one', async () => {
  const { printed, isFine } = await simulated('--kept', '--seeds', '8')
  expect(isFine, printed).toBe(true)
  expect(printed).toMatch(/SIMULATED \d+ runs, .* 0 failed/)
}, 600_000)

test('one seed is one run: run twice, its trace is the same to the byte', async () => {
  const { printed, isFine } = await simulated('--twice', '--from', '101', '--seeds', '1')
  expect(isFine, printed).toBe(true)
}, 600_000)
