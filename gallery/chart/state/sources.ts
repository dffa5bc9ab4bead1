import type { Chart } from '../../types.ts'
import { sourceLine } from './sourceLine.ts'

const files = import.meta.glob<string>(['../../../src/machines/*.ts', '../../../src/domain/account/session.ts'], { query: '?raw', import: 'default', eager: true })

/** 'src/machines/reset.ts:130'; null if the file has no such machine. */
export function placeInSource({ name }: Chart, path: string): string | null {
  const [file, source] = Object.entries(files).find(([one]) => one.endsWith(`/${name}.ts`)) ?? []
  const line = source === undefined ? null : sourceLine(source, path)
  return file !== undefined && line !== null ? `${file.replace('../../../', '')}:${line}` : null
}
