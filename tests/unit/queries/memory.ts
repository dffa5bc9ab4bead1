import { globSync, readFileSync } from 'node:fs'

const COMMENTS = /\/\*\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm
/** A field of an object is set. */
const WRITTEN = /\b(\w+)\.\w+ (?:\?\?|[-+])?= /g
const DECLARED = /^(?:export )?(?:async )?(let|const|function|class) (\w+)/
const EMPTY_COLLECTION = / = (?:new (?:Weak)?(?:Map|Set)(?:<[\s\S]*>)?\(\)|\[\]|\{\})\s*$/

/**
 * The module-level memory of `src`: its `let`s, its stores, collections that are filled later, and objects of which a field is set,
 * somewhere, by name. Not found: what a function keeps for itself, unless it is a store.
 */
export function memory() {
  const texts = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.endsWith('/store.ts'))
    .map((path) => [path.replace(/^src\//, ''), readFileSync(path, 'utf8').replaceAll(COMMENTS, '')] as const)
  const written = new Set(texts.flatMap(([, text]) => [...text.matchAll(WRITTEN)].map(([, name]) => name)))

  const memoryIn = (statement: string) => {
    const [, kind, name = ''] = DECLARED.exec(statement) ?? []
    const isFilledLater = EMPTY_COLLECTION.test(statement) && !/^[^=]*: (?:readonly |Readonly)/.test(statement)
    const isWritten = written.has(name) && /^.* = \{/.test(statement)
    const hasStore = /\bcreateStore[<(]/.test(statement)
    const isMemory =
      kind === 'let' || (kind === 'const' && (isFilledLater || isWritten)) || (kind !== undefined && hasStore)
    return isMemory ? [name] : []
  }
  // As it is formatted, only a statement begins with a letter in the first column.
  const statementsOf = (text: string) => text.split(/^(?=[a-z])/m)
  return texts
    .flatMap(([path, text]) => statementsOf(text).flatMap((each) => memoryIn(each).map((name) => `${path} ${name}`)))
    .toSorted()
}
