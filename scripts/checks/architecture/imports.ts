import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

export interface SourceFile {
  path: string
  lines: number
  /** Paths of the project files it imports, including types and lazy imports. */
  imports: string[]
  /** Whether it only re-exports. */
  isBarrel: boolean
}

const isOwn = (specifier: string | undefined): specifier is string => specifier?.startsWith('.') === true

/** Parses a file for its imports of project files. */
function readSource(path: string, text: string): SourceFile {
  const { module, program } = parseSync(path, text)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].filter(isOwn)
  const reExports = program.body.filter(
    (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && isOwn(statement.source?.value)),
  )
  return {
    path,
    lines: text.split('\n').length - 1,
    imports: [...new Set(specifiers.map((specifier) => posix.join(posix.dirname(path), specifier)))],
    isBarrel: reExports.length > 0 && reExports.length === program.body.length,
  }
}

/** Every source file in these folders, except generated ones. */
export const sources = (...folders: string[]): SourceFile[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts'))
    .toSorted()
    .map((path) => readSource(path, readFileSync(join('.', path), 'utf8')))

/** The cycles of a graph; each listed once, from its first node. */
export function cyclesIn(targetsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (node: string, way: string[]) => {
    const at = way.indexOf(node)
    if (at >= 0) return void found.push(way.slice(at))
    if (done.has(node)) return
    for (const next of targetsOf.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of targetsOf.keys()) visit(node, [])
  return found
}

/** Import cycles between files. */
export const cycles = (files: readonly SourceFile[]): string[][] =>
  cyclesIn(new Map(files.map(({ path, imports }) => [path, imports])))

/** Import cycles between folders, each without the folders in it. */
export const folderCycles = (files: readonly SourceFile[]): string[][] => {
  const folderOf = (path: string) => posix.dirname(path)
  const folders = Map.groupBy(files, ({ path }) => folderOf(path))
  const targetsOf = ([folder, inIt]: [string, SourceFile[]]): [string, string[]] => [
    folder,
    [...new Set(inIt.flatMap(({ imports }) => imports.map(folderOf)))].filter((target) => target !== folder),
  ]
  return cyclesIn(new Map([...folders].map(targetsOf)))
}

export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
