import { parseSync } from 'rolldown/utils'

/** A node of the parser's syntax tree. */
type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Null if it parses neither as TS nor as TSX. */
function parse(code: string): Node | null {
  const [program] = ['code.ts', 'code.tsx'].flatMap((name) => {
    const read = parseSync(name, code, { preserveParens: false })
    return read.errors.length > 0 ? [] : [read.program]
  })
  return program ? (program as unknown as Node) : null // read as a plain tree: nothing here depends on its kinds
}

/** The node at a path of property names. */
const at = (node: Node | null, ...path: (string | number)[]) =>
  path.reduce<unknown>((here, name) => (isNode(here) ? here[name] : undefined), node) as Node | undefined // only nodes lie on these paths

/** A pattern is an expression, a property of an object, or a statement. */
function read(pattern: string): Node {
  const node =
    at(parse(`(${pattern})`), 'body', 0, 'expression') ??
    at(parse(`({ ${pattern} })`), 'body', 0, 'expression', 'properties', 0) ??
    at(parse(`async () => { ${pattern} }`), 'body', 0, 'expression', 'body', 'body', 0)
  if (!node) throw new Error(`not the code of one thing: ${pattern}`)
  return node
}

/** Properties about layout, which are ignored. */
const LAYOUT = new Set(['start', 'end', 'raw'])
const textOf = (node: Node, code: string) => code.slice(Number(node['start']), Number(node['end']))

/** Whether the code matches the pattern. `$name` matches anything, but the same code everywhere; its text is stored in `holes`. */
function fits(pattern: unknown, node: unknown, code: string, holes: Map<string, string>): boolean {
  if (!isNode(pattern) || !isNode(node)) return pattern === node
  const name = pattern['type'] === 'Identifier' ? String(pattern['name']) : ''
  if (name.startsWith('$')) {
    const text = textOf(node, code)
    const before = holes.get(name)
    holes.set(name, text)
    return before === undefined || before === text
  }
  const names = new Set([...Object.keys(pattern), ...Object.keys(node)].filter((key) => !LAYOUT.has(key)))
  return [...names].every((key) => fits(pattern[key], node[key], code, holes))
}

function* within(node: unknown): Generator<Node> {
  if (!isNode(node)) return
  if ('type' in node) yield node
  for (const part of Object.values(node)) yield* within(part)
}

/**
 * Replaces the match of a pattern, and `$name` in the replacement by the code it matched. Surrounding names and layout
 * do not matter. Throws unless the pattern matches exactly once.
 */
export function replacePattern(code: string, find: string, put: string): string {
  const pattern = read(find)
  const found = [...within(parse(code))].flatMap((node) => {
    const holes = new Map<string, string>()
    return fits(pattern, node, code, holes) ? [{ start: Number(node['start']), end: Number(node['end']), holes }] : []
  })
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${JSON.stringify(find)} occurs ${found.length} times, not once`)
  const text = put.replaceAll(/\$[a-z]\w*/gi, (name) => first.holes.get(name) ?? name)
  return code.slice(0, first.start) + text + code.slice(first.end)
}
