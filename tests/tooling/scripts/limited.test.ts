import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limited } from '../../../scripts/checks/engines/limited.ts'

const LONG = 600_000
const node = (code: string) => [process.execPath, '-e', code]
/** A process that nobody has buried yet has no command any more. */
const isAlive = (pid: number) => existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''

describe('a command with a limit', () => {
  test('is green where it ends well in time, and tells its lines', async () => {
    const lines: string[] = []
    const ended = await limited(node(`console.log('one'); console.error('two')`), { limit: LONG, tell: (line) => lines.push(line) })
    expect(ended).toMatchObject({ isGreen: true, isLate: false })
    expect(lines.toSorted()).toEqual(['one', 'two'])
  })

  test('is not where it fails, or cannot be started, and its last words are the reason', async () => {
    expect(await limited(node(`console.error('no screen\\n'); process.exit(3)`), { limit: LONG })).toEqual({ isGreen: false, isLate: false, lastLine: 'no screen' })
    expect(await limited(['/nowhere/browser'], { limit: LONG })).toEqual({ isGreen: false, isLate: false, lastLine: expect.stringContaining('ENOENT') })
  })

  test('is ended by it, deaf as it may be, with what it has started', async () => {
    const pids: number[] = []
    // A shell is there long before its limit, however busy the machine is.
    const deaf = ['sh', '-c', 'trap "" TERM; sleep 1000 & echo $!; echo $$; wait; wait']
    const ended = await limited(deaf, { limit: 3_000, grace: 200, tell: (line) => pids.push(Number(line)) })
    expect(ended).toMatchObject({ isGreen: false, isLate: true })
    expect(pids).toHaveLength(2)
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([])
  })

  test('is not green for ending well after the limit has asked it to', async () => {
    const polite = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`
    expect(await limited(node(polite), { limit: 300, grace: LONG })).toMatchObject({ isGreen: false, isLate: true })
  })
})
