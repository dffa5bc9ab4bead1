import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readOptions as conformanceOptions } from '../../../conformance/options.ts'
import { readOptions as serverOptions } from '../../../sandbox/web/options.ts'

const page = readFileSync('docs/integrators/integrate.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** As on the page, without comments. */
const lines = [...page.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line) => line.replace(/ {2,}#.*/, '')),
)
const config = /^CONFIG='(.*)'$/m.exec(page)?.[1] ?? ''
/** The words of a command, split like in a shell, with our exchange's address. */
const words = (command: string) =>
  execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], {
    encoding: 'utf8',
    env: { EXCHANGE: 'http://localhost:4900', CONFIG: config },
  })
    .trimEnd()
    .split('\n')
const calls = [...lines, ...[...page.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)]
  .filter((line) => /^npm (run|start)/.test(line))
  .map((line) => words(line.replace(/ > .*/, '')))
const after = (call: readonly string[]) => (call.includes('--') ? call.slice(call.indexOf('--') + 1) : [])
const nameOf = ([, verb = '', ...others]: readonly string[]) =>
  verb === 'start' ? verb : (others.find((word) => !word.startsWith('-')) ?? '')
const callsOf = (...names: string[]) => calls.filter((call) => names.includes(nameOf(call))).map(after)

describe('the guide for exchange engineers', () => {
  test('names existing commands', () => {
    expect(new Set(calls.map(nameOf)).size).toBeGreaterThan(6)
    expect(calls.map(nameOf).filter((name) => !(name in scripts))).toEqual([])
  })

  test('uses options that they accept', () => {
    expect(callsOf('start', 'preview').length).toBeGreaterThan(2)
    for (const args of callsOf('start', 'preview')) expect(() => serverOptions(args, {}), args.join(' ')).not.toThrow()
    expect(callsOf('conformance').length).toBeGreaterThan(2)
    for (const args of callsOf('conformance')) expect(() => conformanceOptions(args), args.join(' ')).not.toThrow()
    for (const [file = ''] of callsOf('brand')) expect(existsSync(file.replace('/mine/', '/aurora/')), file).toBe(true)
  })
})
