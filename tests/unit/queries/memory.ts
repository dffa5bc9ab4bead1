import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

const called = (node: Node) =>
  node['type'] === 'CallExpression' && isNode(node['callee']) ? String(node['callee']['name']) : ''

/** Whether it is an empty collection, to be filled later. */
function isEmptyCollection(init: unknown): boolean {
  if (!isNode(init)) return false
  const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
  if (init['type'] === 'NewExpression')
    return isNode(init['callee']) && COLLECTIONS.has(String(init['callee']['name'])) && isEmpty(init['arguments'])
  return isEmpty(init['elements']) || isEmpty(init['properties'])
}

/** The declared name with its type. */
const declared = (text: string, { start, end }: Node) => text.slice(Number(start), Number(end)).split(' = ')[0] ?? ''
const isReadonly = (name: string) => /: (?:readonly |Readonly)/.test(name)

/** Number of stores created within a node. */
function storesIn(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + storesIn(each), 0)
  if (!isNode(node)) return 0
  return (called(node) === 'createStore' ? 1 : 0) + storesIn(Object.values(node))
}

/** Names of objects of which a text sets a field. */
const writtenIn = (text: string) => [...text.matchAll(/\b(\w+)\.\w+ (?:\?\?|[-+])?= /g)].map(([, name = '']) => name)

/**
 * The module-level memory of a file: its `let`s, its stores, collections that are filled later, and objects of which a field is set,
 * here or by name elsewhere (`written`). Not found: what a function keeps for itself, unless it is a store.
 */
function memoryOf(path: string, text: string, written: ReadonlySet<string>): string[] {
  const found: string[] = []
  // The parser's own types are read by name here.
  for (const statement of parseSync(path, text).program.body as unknown as Node[]) {
    const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement
    if (declaration['type'] !== 'VariableDeclaration') {
      if (storesIn(declaration) > 0 && isNode(declaration['id'])) found.push(String(declaration['id']['name']))
      continue
    }
    // a variable declaration has a list
    for (const each of declaration['declarations'] as Node[]) {
      const name = declared(text, each)
      const isFilledLater = isEmptyCollection(each['init']) && !isReadonly(name)
      const isWritten =
        isNode(each['init']) && each['init']['type'] === 'ObjectExpression' && written.has(name.split(':')[0] ?? name)
      if (declaration['kind'] === 'let' || isFilledLater || isWritten || storesIn(each['init']) > 0)
        found.push(name.split(':')[0] ?? name)
    }
  }
  return found.map((name) => `${path.replace(/^src\//, '')} ${name}`)
}

/** The same for every file of `src`, except the function that creates stores. */
export function memory() {
  const texts = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.endsWith('/store.ts'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
  const written = new Set(texts.flatMap(([, text]) => writtenIn(text)))
  return texts.flatMap(([path, text]) => memoryOf(path, text, written)).toSorted()
}
