/** One floor of the house: what it holds, and which floors it may know. */
export interface Floor {
  holds: string
  knows: readonly string[]
}

/**
 * The table of docs/architecture.md's picture. A test holds it against every import there is, in both directions, and
 * the linter reads it. Not drawn: `limits.ts`, `zod.ts` and `loadCode.ts`, known to all; gallery and tests, known to none.
 */
export const FLOORS: Readonly<Record<string, Floor>> = {
  main: { holds: 'mounts the providers and the router', knows: ['router', 'queries', 'i18n'] },
  router: { holds: 'the base path, addresses as plain text', knows: ['routes', 'rooms', 'queries', 'outside'] },
  routes: { holds: 'the map: address, search, component', knows: ['rooms', 'queries', 'i18n'] },
  rooms: { holds: 'screens: shell, trading, contest, dialogs, info', knows: ['ui', 'machines', 'queries', 'i18n', 'domain', 'wire', 'outside'] },
  ui: { holds: 'parts that know no exchange', knows: ['domain'] },
  machines: { holds: 'state charts, without I/O', knows: ['domain', 'wire'] },
  queries: { holds: 'server data, writes, the session', knows: ['domain', 'wire', 'outside'] },
  i18n: { holds: 'words for failures and reasons', knows: ['domain', 'wire', 'outside'] },
  domain: { holds: 'pure rules; now is an argument', knows: ['wire'] },
  wire: { holds: 'the exchange’s calls as schemas', knows: [] },
  outside: { holds: 'config, storage, leave: the browser’s edge', knows: ['wire'] },
  sandbox: { holds: 'the paper exchange', knows: ['wire'] },
}

const ROOT_FILES: Readonly<Record<string, string>> = {
  'main.tsx': 'main',
  'router.ts': 'router',
  'routeTree.gen.ts': 'router',
  'config.ts': 'outside',
  'storage.ts': 'outside',
  'leave.ts': 'outside',
  'limits.ts': 'limits',
  'loadCode.ts': 'limits',
  'zod.ts': 'limits',
}

/** The floor a source file stands on; null for a file that is none of them, such as a style sheet. */
export function floorOf(path: string): string | null {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top !== 'src') return top
  if (second === 'components') return third === 'ui' ? 'ui' : 'rooms'
  return second in FLOORS ? second : (ROOT_FILES[second] ?? null)
}
