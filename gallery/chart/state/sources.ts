import type { Chart } from '../../types.ts'

/** Where a machine begins in its file, and the session's table in its own. */
const BEGIN = /\.createMachine\(\{|\bSESSION: Record</

/**
 * The line of a file, from 1, at which a state is written, or else the nearest state around it: some come from a function. Null if
 * there is no machine in it.
 */
export function sourceLine(source: string, path: string): number | null {
  const lines = source.split('\n')
  let at = lines.findIndex((line) => BEGIN.test(line))
  if (at < 0) return null
  for (const key of path === '' ? [] : path.split('.')) {
    const begins = new RegExp(`^\\s*${key}: (?:\\{|\\w+[(.,])`)
    const found = lines.findIndex((line, index) => index > at && begins.test(line))
    if (found < 0) break
    at = found
  }
  return at + 1
}

const files = import.meta.glob<string>(['../../../src/machines/*.ts', '../../../src/domain/account/session.ts'], { query: '?raw', import: 'default', eager: true })

/** 'src/machines/reset.ts:130'; null if the file has no such machine. */
export function placeInSource({ name }: Chart, path: string): string | null {
  const [file, source] = Object.entries(files).find(([one]) => one.endsWith(`/${name}.ts`)) ?? []
  const line = source === undefined ? null : sourceLine(source, path)
  return file !== undefined && line !== null ? `${file.replace('../../../', '')}:${line}` : null
}
