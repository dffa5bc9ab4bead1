import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { compareContracts } from './compare.ts'
import type { Change } from './compareSchemas.ts'
import type { Document } from './document.ts'

const CHANGES = new URL('../../docs/integrators/contract-changes.md', import.meta.url)

/** The contract's versions in docs/integrators/contract-changes.md, newest first. */
export const versionsIn = (changes: string): string[] =>
  [...changes.matchAll(/^## (\d+\.\d+)$/gm)].map(([, version = '']) => version)

export const contractVersions = (): string[] => versionsIn(readFileSync(CHANGES, 'utf8'))

/** The text with a new version on top, its second number the next one, that lists these changes. */
export function withVersion(text: string, changes: readonly Change[]): string {
  const [newest = ''] = versionsIn(text)
  const [first, second = 0] = newest.split('.').map(Number)
  const lines = new Set(changes.map(({ where, what }) => `- \`${where.replaceAll(/\(\d+\)/g, '')}\`: ${what}`))
  return text.replace(
    `## ${newest}\n`,
    (heading) => `## ${first}.${second + 1}\n\n${[...lines].join('\n')}\n\n${heading}`,
  )
}

export const writeVersion = (changes: readonly Change[]) =>
  writeFileSync(CHANGES, withVersion(readFileSync(CHANGES, 'utf8'), changes))

/** What a command of git prints; null if it fails, as in a copy without a history. */
function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, {
    cwd: new URL('.', import.meta.url),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return status === 0 ? stdout : null
}

/** The contract of the last release's tag; of the parent commit where nothing was released; null without a history. */
export function contractBefore(): Document | null {
  const tag = git('describe', '--tags', '--abbrev=0')?.trim() ?? 'HEAD^'
  const text = git('show', `${tag}:docs/integrators/openapi.json`)
  // Written by npm run openapi.
  return text === null ? null : (JSON.parse(text) as Document)
}

/** What a document changes without the version that it needs: a breaking change a new first number, any other at least a new second one. */
export function unversionedChanges(before: Document, after: Document): Change[] {
  const changes = compareContracts(before, after)
  const [[first = 0, second = 0], [major = 0, minor = 0]] = [before, after].map(({ info }) =>
    info.version.split('.').map(Number),
  ) as [number[], number[]]
  if (major > first) return []
  return major === first && minor > second ? changes.filter(({ isBreaking }) => isBreaking) : changes
}
