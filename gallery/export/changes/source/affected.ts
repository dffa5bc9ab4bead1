import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { areas } from '../../../screens/areas.ts'
import { SCREENS } from '../../../screens/pictureName.ts'
import { setupOf, choicesOf } from '../../../screens/setup.ts'
import type { View } from '../../../types.ts'
import { importGraph } from './importGraph.ts'

/** The parts of a group of views: a machine's, or those of an area of screens. */
interface Group {
  start: string
  /** Pages of the product, such as '/market/BTC-USDC'. */
  pages: readonly string[]
  /** Null of screens: any part of the product may be opened there. */
  machines: readonly string[] | null
  /** Its own entry in the gallery. */
  entry: string
}

const ROUTES = 'src/routes/'
const MACHINES = 'src/machines/'
const COMMON_TEXTS = /^public\/assets\/locales\/([a-z]+)\/common\.yaml$/
/** Read by every build, or loaded by every page. */
const EVERYWHERE = /^(?:package-lock\.json|gallery\/(?:frame\.html|vite\.config\.ts)|public\/assets\/[^/]+$|src\/fonts\/)/
/** They choose and describe the views, and are in no picture. */
const UNSEEN = /^gallery\/(?:views\/(?:(?:captions|words)\/|views\.ts)|chart\/machines\.ts|screens\/areas\.ts)/

const groupsOf = (views: Readonly<Record<string, View>>): Group[] => [
  ...Object.entries(views).map(([name, view]) => ({
    start: `${name}/`,
    pages: [...new Set(Object.values(view.scenes).map(({ page }) => page))],
    machines: [name, ...(view.within ? [view.within.machine] : [])],
    entry: `gallery/views/${name}.ts`,
  })),
  ...areas.map(({ name, screens }) => ({
    start: `${SCREENS}/${name}/`,
    pages: [...new Set(Object.values(screens).flatMap((screen) => choicesOf(screen).map((choices) => setupOf(screen, choices).page)))],
    machines: null,
    entry: `gallery/screens/areas/${name}.ts`,
  })),
]

/** Whether a file of src/routes is the route of a page, or one of its layouts: '_shell.market.$marketName.tsx' of '/market/BTC-USDC'. */
export function isRouteOf(file: string, page: string): boolean {
  const wanted = posix.basename(file, '.tsx').split('.').filter((part) => !part.startsWith('_') && part !== 'index')
  const given = (page.split('?')[0] ?? '').split('/').filter((part) => part !== '')
  return wanted.every((part, index) => part.startsWith('$') || part.startsWith('{') || part === given[index])
}

/** The files that the pictures of each group are made of, in one tree. */
function filesOf(root: string, groups: readonly Group[]) {
  const { closure, withLate } = importGraph(root)
  const routes = globSync(`${ROUTES}*.tsx`, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const entries = new Set(groups.map(({ entry }) => entry))
  const leavesOut = (path: string) => path.startsWith(ROUTES) || UNSEEN.test(path) || entries.has(path)
  const frame = closure(['gallery/frame/main.ts', 'gallery/frame/openFrame.ts', 'gallery/frame/openScreen.ts', 'gallery/frame/product.tsx', 'src/index.css'], leavesOut)
  return new Map(
    groups.map(({ start, pages, machines, entry }) => {
      const now = new Set([...frame, ...closure([entry, ...(machines ?? []).map((name) => `${MACHINES}${name}.ts`), ...routes.filter((file) => pages.some((page) => isRouteOf(file, page)))], UNSEEN.test.bind(UNSEEN))])
      const isTaken = (part: ReadonlySet<string>) => {
        const run = [...part].filter((path) => path.startsWith(MACHINES) && !now.has(path))
        return machines === null || run.length === 0 || run.some((path) => machines.includes(posix.basename(path, '.ts')))
      }
      return [start, withLate(now, leavesOut, isTaken)] as const
    }),
  )
}

/** A style sheet is in the folder of its component: it affects a picture if a component of its folder does. */
const isIn = (files: ReadonlySet<string>, path: string) =>
  path.startsWith('src/features/') && path.endsWith('.css') ? [...files].some((file) => file.endsWith('.tsx') && posix.dirname(file) === posix.dirname(path)) : files.has(path)

/**
 * The views that a change of these files can have changed, as patterns of their pictures' names, and how the names of the others begin.
 * `roots`: both trees, since a file may be in one alone.
 */
export function affectedBy(changed: readonly string[], roots: readonly string[], views: Readonly<Record<string, View>>): { chosen: string[]; leftOut: string[] } {
  const groups = groupsOf(views)
  const trees = roots.map((root) => filesOf(root, groups))
  const texts = changed.flatMap((path) => COMMON_TEXTS.exec(path)?.[1] ?? [])
  const isMade = ({ start }: Group) => changed.some((path) => EVERYWHERE.test(path) || trees.some((files) => isIn(files.get(start) ?? new Set(), path)))
  const made = new Set(groups.filter(isMade))
  const isTaken = (group: Group) => made.has(group) || texts.length > 0
  return {
    chosen: groups.filter(isTaken).map((group) => (made.has(group) ? `^${group.start}` : `^${group.start}.*--(?:${texts.join('|')})-`)),
    leftOut: groups.filter((group) => !isTaken(group)).map(({ start }) => start),
  }
}
