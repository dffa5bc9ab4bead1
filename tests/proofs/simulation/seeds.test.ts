import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { size } from '../reliability/figure.ts'

/** In a separate process, with the app as shipped. */
const simulated = (...args: string[]) =>
  new Promise<{ printed: string; isFine: boolean }>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    execFile(
      process.execPath,
      ['scripts/checks/simulate.ts', ...args],
      { env, maxBuffer: Infinity },
      (error, out, err) => resolve({ printed: out + err, isFine: error === null }),
    )
  })

test('the whole app satisfies its invariants in every recorded failure, and for any user, network and clock', async () => {
  const { printed, isFine } = await simulated('--kept', '--twice', '--seeds', `${size(1, 100)}`)
  expect(isFine, printed).toBe(true)
  expect(printed).toMatch(/SIMULATED [1-9]\d* runs, .* 0 failed/)
}, 3_600_000)
