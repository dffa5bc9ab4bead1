import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runLimited } from '../../../scripts/checks/engines/runLimited.ts'

const LONG = 600_000
const node = (code: string) => [process.execPath, '-e', code]
/** A zombie process has no command line. */
const isAlive = (pid: number) => existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

describe('a command with a limit', () => {
  test('succeeds if it exits with 0 in time, and reports its lines', async () => {
    const lines: string[] = []
    const ended = await runLimited(node(`console.log('one'); console.error('two')`), { limit: LONG, tell: (line) => lines.push(line) })
    expect(ended).toMatchObject({ isGreen: true, isLate: false })
    expect(lines.toSorted()).toEqual(['one', 'two'])
  })

  test('fails if it exits with an error or cannot be started, with its last line as the reason', async () => {
    expect(await runLimited(node(`console.error('no screen\\n'); process.exit(3)`), { limit: LONG })).toEqual({ isGreen: false, isLate: false, lastLine: 'no screen' })
    expect(await runLimited(['/nowhere/browser'], { limit: LONG })).toEqual({ isGreen: false, isLate: false, lastLine: expect.stringContaining('ENOENT') })
  })

  test('is killed at the limit, with all its child processes, even if it ignores signals', async () => {
    const pids: number[] = []
    // A shell starts long before its limit even on a busy machine.
    const deaf = ['sh', '-c', 'trap "" TERM; sleep 1000 & echo $!; echo $$; wait; wait']
    const ended = await runLimited(deaf, { limit: 3_000, grace: 200, tell: (line) => pids.push(Number(line)) })
    expect(ended).toMatchObject({ isGreen: false, isLate: true })
    expect(pids).toHaveLength(2)
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([])
  })

  test('fails if it exits with 0 only after the limit', async () => {
    const polite = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`
    expect(await runLimited(node(polite), { limit: 300, grace: LONG })).toMatchObject({ isGreen: false, isLate: true })
  })
})
