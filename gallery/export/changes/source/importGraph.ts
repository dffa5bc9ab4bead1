import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** The imports of a file, static and dynamic. Paths from the root of the tree. */
interface Imports {
  now: readonly string[]
  late: readonly string[]
}

const isOwn = (specifier: string) => specifier.startsWith('.')
const TEXTS_OF_PART = /withTexts\('(\w+)'/g
const STYLES = /@import '(\.[^']+)'/g

function importsOf(root: string, path: string): Imports {
  const file = join(root, path)
  if (!existsSync(file)) return { now: [], late: [] }
  const text = readFileSync(file, 'utf8')
  const at = (specifier: string) => posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
  if (path.endsWith('.css')) return { now: [...text.matchAll(STYLES)].map(([, style = '']) => at(style)), late: [] }
  if (!/\.tsx?$/.test(path)) return { now: [], late: [] }
  const { module } = parseSync(path, text)
  // A type is gone before anything is drawn.
  const now = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) => (entries.length > 0 && entries.every(({ isType }) => isType) ? [] : moduleRequest.value)),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest, isType }) => (isType || !moduleRequest ? [] : moduleRequest.value))),
  ].filter(isOwn)
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)).filter(isOwn)
  const texts = [...text.matchAll(TEXTS_OF_PART)].flatMap(([, name = '']) => globSync(`public/assets/locales/*/${name}.yaml`, { cwd: root }))
  return { now: [...now.map(at), ...texts.map((one) => one.replaceAll('\\', '/'))], late: late.map(at) }
}

/** The imports among the files of a tree, read on demand. */
export function importGraph(root: string) {
  const known = new Map<string, Imports>()
  const of = (path: string): Imports => {
    const found = known.get(path) ?? importsOf(root, path)
    known.set(path, found)
    return found
  }
  /** All static imports of `from`, without what `leavesOut` excludes. */
  const closure = (from: readonly string[], leavesOut: (path: string) => boolean = () => false): Set<string> => {
    const found = new Set<string>()
    const queue = [...from]
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (found.has(path) || leavesOut(path)) continue
      found.add(path)
      queue.push(...of(path).now)
    }
    return found
  }
  /** These files with the late parts they load, the late parts of those, and so on, as far as a part with all its imports `isTaken`. */
  const withLate = (files: ReadonlySet<string>, leavesOut: (path: string) => boolean, isTaken: (part: ReadonlySet<string>) => boolean): Set<string> => {
    const found = new Set(files)
    // The set grows while it is iterated.
    for (const path of found)
      for (const part of of(path).late) {
        const all = found.has(part) ? new Set<string>() : closure([part], leavesOut)
        if (isTaken(all)) for (const one of all) found.add(one)
      }
    return found
  }
  return { closure, withLate }
}
