import type { OxlintOverride } from 'oxlint'
import { FLOORS, floorOf, ROOMS } from './floors.ts'

const filesOfRoom = (room: string) => `src/components/${room}/**`

const FILES: Readonly<Record<string, readonly string[]>> = {
  main: ['src/main.tsx'],
  router: ['src/router.ts'],
  rooms: ['src/components/**'],
  kit: Object.keys(ROOMS).filter((room) => ROOMS[room]?.isKit === true).map(filesOfRoom),
  outside: ['src/platform/config.ts', 'src/platform/storage.ts', 'src/platform/mainSite.ts'],
  sandbox: ['sandbox/**'],
  gallery: ['gallery/**'],
  conformance: ['conformance/**'],
  tests: ['tests/**'],
}
/** Importable by all; they import only each other. */
const KNOWN_TO_ALL = ['src/constants/limits.ts', 'src/constants/breakpoints.ts', 'src/api/zod.ts', 'src/platform/loadCode.ts']
const filesOf = (floor: string): readonly string[] => FILES[floor] ?? [`src/${floor}/**`]

/** Floors without React, without a page, without a clock. */
const PURE = new Set(['wire', 'domain', 'machines'])
const OF_A_PAGE = ['fetch', 'window', 'document', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval']

export const ZOD = { name: 'zod/mini', message: 'zod comes configured: src/api/zod.ts.' }

/** By its barrel every icon would belong to the first page, whoever shows it. */
const ICONS = { name: 'lucide-react', allowTypeImports: true, message: "An icon comes from 'lucide-react/icons/<its name>'." }

/** What a floor may not import. The paper exchange has folders with some of the same names, so its patterns start with src. */
function forbidden(floor: string | null) {
  const knows = floor === null ? [] : (FLOORS[floor]?.knows ?? [])
  const others = [...Object.keys(FLOORS), 'gallery', 'conformance', 'tests'].filter((other) => other !== floor && !knows.includes(other))
  const paths = others.flatMap(filesOf).map((path) => `**/${floor === 'sandbox' ? path : path.replace(/^src\//, '')}`)
  return { group: [...paths, ...(floor !== null && PURE.has(floor) ? ['react*', '@xstate/react'] : [])] }
}

/** The rooms a room may not import. */
function forbiddenRooms(room: string) {
  const knows = ROOMS[room]?.knows ?? []
  const others = Object.keys(ROOMS).filter((other) => other !== room && !knows.includes(other))
  return { regex: String.raw`^\.\./(${others.join('|')})/`, message: `${room} does not know this room: scripts/architecture/floors.ts.` }
}

const override = (files: readonly string[], floor: string | null, room: string | null = null): OxlintOverride => ({
  files: [...files],
  rules: {
    'no-restricted-imports': ['error', { paths: room === null ? [ZOD] : [ZOD, ICONS], patterns: [forbidden(floor), ...(room === null ? [] : [forbiddenRooms(room)])] }],
    ...(floor !== null && PURE.has(floor) && { 'no-restricted-globals': ['error', ...OF_A_PAGE] }),
  },
})

/** The tables of floors and rooms as lint rules. */
export const lintFloors: OxlintOverride[] = [
  ...Object.keys(FLOORS).filter((floor) => floor !== 'rooms' && floor !== 'kit').map((floor) => override(filesOf(floor), floor)),
  ...Object.keys(ROOMS).map((room) => override([filesOfRoom(room)], floorOf(filesOfRoom(room)), room)),
  override(KNOWN_TO_ALL, null),
]
