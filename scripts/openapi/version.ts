import { readFileSync } from 'node:fs'

const CHANGES = new URL('../../docs/integrators/contract-changes.md', import.meta.url)

/** The contract's versions in docs/integrators/contract-changes.md, newest first. */
export const versionsIn = (changes: string): string[] => [...changes.matchAll(/^## (\d+\.\d+)$/gm)].map(([, version = '']) => version)

export const contractVersions = (): string[] => versionsIn(readFileSync(CHANGES, 'utf8'))

/** The contract of one version, as it was when released. */
export const snapshotOf = (version: string) => new URL(`../../docs/integrators/contract/${version}.json`, import.meta.url)
