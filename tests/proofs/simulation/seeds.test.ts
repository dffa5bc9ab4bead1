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

test.concurrent.each([
  ['for any user, network and clock', ['--twice', '--seeds', `${size(1, 100)}`]],
  ['in every recorded failure', ['--kept', '--seeds', '0']],
])(
  'the whole app satisfies its invariants %s',
  async (_, args) => {
    const { printed, isFine } = await simulated(...args)
    expect(isFine, printed).toBe(true)
    expect(printed).toMatch(/SIMULATED [1-9]\d* runs, .* 0 failed/)
  },
  3_600_000,
)
