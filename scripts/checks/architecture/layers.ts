/** A layer of `src`: what it holds, and which of the layers below it must not import. */
export interface Layer {
  holds: string
  not?: readonly string[]
}

/**
 * The one rule of imports: a layer imports only from the rows below its own. The linter (`lintLayers.ts`), a test and
 * the picture in docs/architecture.md are made from this list.
 */
export const ROWS: readonly Readonly<Record<string, Layer>>[] = [
  { main: { holds: 'mounts the providers and the router' } },
  { router: { holds: 'base path, addresses as plain text' } },
  { routes: { holds: 'address → page' } },
  { app: { holds: 'around every page: shell, gate, tasks' } },
  {
    'features/trading': { holds: 'market, chart, form, orders, balance' },
    'features/contests': { holds: 'contests, leaderboard, share card' },
    'features/results': { holds: 'results of the closed orders' },
    'features/info': { holds: 'terms, FAQ, fees, telemetry' },
  },
  { shared: { holds: 'shared by several features' } },
  {
    ui: { holds: 'the kit; knows no exchange', not: ['api'] },
    machines: { holds: 'state charts, without I/O', not: ['platform'] },
    queries: { holds: 'server data, the session' },
    i18n: { holds: 'words for failures and reasons' },
  },
  { platform: { holds: 'config, storage, code loading' } },
  { domain: { holds: 'pure rules; now is an argument' } },
  { api: { holds: 'the contract as schemas' } },
  { constants: { holds: 'limits, breakpoints' } },
]

/** The paper exchange computes its own numbers, so that a wrong formula on one side is detected as a difference. */
export const SANDBOX = { name: 'sandbox', imports: ['api', 'constants'] } as const

export const LAYERS: readonly string[] = ROWS.flatMap((row) => Object.keys(row))

/** The layer of a source file; null if it has none, such as a style sheet. */
export function layerOf(path: string): string | null {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top !== 'src') return top === SANDBOX.name ? SANDBOX.name : null
  if (second === 'features') return `features/${third}`
  if (second === 'routeTree.gen.ts') return 'router'
  const layer = second.replace(/\.tsx?$/, '')
  return LAYERS.includes(layer) ? layer : null
}

/** The layers that a layer may import. */
export function importableBy(layer: string): readonly string[] {
  if (layer === SANDBOX.name) return SANDBOX.imports
  const row = ROWS.findIndex((layers) => layer in layers)
  const { not = [] } = ROWS[row]?.[layer] ?? {}
  return ROWS.slice(row + 1)
    .flatMap((layers) => Object.keys(layers))
    .filter((below) => !not.includes(below))
}

/** Whether one file may import another. */
export function mayImport(importer: string, imported: string): boolean {
  const [from, to] = [layerOf(importer), layerOf(imported)]
  return from === null || to === null || from === to || importableBy(from).includes(to)
}
