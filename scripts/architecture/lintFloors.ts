import type { OxlintOverride } from 'oxlint'
import { FLOORS } from './floors.ts'

const FILES: Readonly<Record<string, readonly string[]>> = {
  main: ['src/main.tsx'],
  router: ['src/router.ts'],
  rooms: ['src/components/**'],
  ui: ['src/components/ui/**'],
  outside: ['src/config.ts', 'src/storage.ts', 'src/mainSite.ts'],
  sandbox: ['sandbox/**'],
  gallery: ['gallery/**'],
  tests: ['tests/**'],
}
/** Known to all, and they know none but each other. */
const KNOWN_TO_ALL = ['src/limits.ts', 'src/zod.ts', 'src/loadCode.ts']
const filesOf = (floor: string): readonly string[] => FILES[floor] ?? [`src/${floor}/**`]

/** Floors without React, without a page, without a clock. */
const PURE = new Set(['wire', 'domain', 'machines'])
const OF_A_PAGE = ['fetch', 'window', 'document', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval']

export const ZOD = { name: 'zod/mini', message: 'zod comes configured: src/zod.ts.' }

/** What a floor may not import. The paper exchange has folders of its own by some of the names, so there they begin with src. */
function forbidden(floor: string | null) {
  const knows = floor === null ? [] : (FLOORS[floor]?.knows ?? [])
  const others = [...Object.keys(FLOORS), 'gallery', 'tests'].filter((other) => other !== floor && !knows.includes(other))
  // Rooms and their parts lie in one folder: from ui the rooms are told by the way out of its own.
  const unknown = others.filter((other) => !(floor === 'ui' && other === 'rooms'))
  const paths = unknown.flatMap(filesOf).map((path) => `**/${floor === 'sandbox' ? path : path.replace(/^src\//, '')}`)
  const rooms = { regex: String.raw`^\.\./[a-z]`, message: 'ui knows no other room.' }
  return [{ group: [...paths, ...(floor !== null && PURE.has(floor) ? ['react*', '@xstate/react'] : [])] }, ...(floor === 'ui' ? [rooms] : [])]
}

const override = (files: readonly string[], floor: string | null): OxlintOverride => ({
  files: [...files],
  rules: {
    'no-restricted-imports': ['error', { paths: [ZOD], patterns: forbidden(floor) }],
    ...(floor !== null && PURE.has(floor) && { 'no-restricted-globals': ['error', ...OF_A_PAGE] }),
  },
})

/** The table of floors as rules of the linter. Where two are about one file, the later counts: ui lies within the rooms. */
export const lintFloors: OxlintOverride[] = [...Object.keys(FLOORS).map((floor) => override(filesOf(floor), floor)), override(KNOWN_TO_ALL, null)]
