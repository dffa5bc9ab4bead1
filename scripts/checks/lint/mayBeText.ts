import type { GetScope, Node } from './rule.ts'

/**
 * Whether a JSX child may be a text for React. Names are followed to their declaration in the same file; what comes from elsewhere
 * (a call, a member, a `ReactNode`) may be one.
 */
export function mayBeText(node: Node, getScope: GetScope): boolean {
  const isText = (of: Node) => mayBeText(of, getScope)
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
    case 'MemberExpression':
      return true
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return isText(node.expression)
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left))
    case 'BinaryExpression':
      return node.operator === '+'
    case 'CallExpression': {
      const called = mapped(node) ?? calledHere(node, getScope)
      return called ? returnsText(called, getScope) : !isElementCall(node, getScope)
    }
    case 'Identifier':
      return nameMayBeText(node, getScope)
    default:
      return false
  }
}

/** A list, whose texts are nodes of their own even if nothing stands beside it. */
export function isList(node: Node, getScope: GetScope): boolean {
  if (node.type === 'JSXExpressionContainer') return isList(node.expression, getScope)
  if (node.type === 'Identifier') {
    const value = declared(node, getScope)
    return value !== null && isList(value, getScope)
  }
  return node.type === 'CallExpression' && mapped(node) !== null
}

/** The function that makes the entries of `list.map(…)`. */
function mapped(node: Extract<Node, { type: 'CallExpression' }>): FunctionNode | null {
  const {
    callee,
    arguments: [callback],
  } = node
  const isMap =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(flatM|m)ap$/.test(callee.property.name)
  return isMap && callback && isFunction(callback) ? callback : null
}

/** The function of this file that is called. */
function calledHere({ callee }: Extract<Node, { type: 'CallExpression' }>, getScope: GetScope): FunctionNode | null {
  if (callee.type !== 'Identifier') return null
  const node = definition(callee, getScope(callee))?.node
  const value = node?.type === 'VariableDeclarator' ? node.init : node
  return value && isFunction(value) ? value : null
}

/** A slot's content, or what is drawn elsewhere. */
function isElementCall({ callee }: Extract<Node, { type: 'CallExpression' }>, getScope: GetScope): boolean {
  const from = callee.type === 'Identifier' ? declared(callee, getScope) : callee
  if (from?.type === 'CallExpression') return isElementCall(from, getScope)
  return callee.type === 'Identifier' && /^(useSlot|createPortal)$/.test(callee.name)
}

type FunctionNode = Extract<Node, { type: 'ArrowFunctionExpression' } | { params: unknown; body: unknown }>
const isFunction = (node: Node): node is FunctionNode =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'

function returnsText({ body }: FunctionNode, getScope: GetScope): boolean {
  if (!body) return false
  if (body.type !== 'BlockStatement') return mayBeText(body, getScope)
  return body.body.some(
    (statement) =>
      statement.type === 'ReturnStatement' && statement.argument !== null && mayBeText(statement.argument, getScope),
  )
}

type Name = Extract<Node, { type: 'Identifier' }>

function definition({ name }: Name, scope: ReturnType<GetScope> | null) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(name)
    if (variable) return variable.defs[0] ?? null
  }
  return null
}

/** The value of `const name = value`. */
function declared(node: Name, getScope: GetScope) {
  const found = definition(node, getScope(node))
  return found?.node.type === 'VariableDeclarator' && found.node.id.type === 'Identifier' ? found.node.init : null
}

function nameMayBeText(node: Name, getScope: GetScope): boolean {
  if (node.name === 'undefined') return false
  const found = definition(node, getScope(node))
  const type =
    found &&
    (found.node.type === 'VariableDeclarator'
      ? found.node.id.typeAnnotation?.typeAnnotation
      : typeOfProp(node.name, found.node))
  if (type) return !isNoText(type)
  const value = declared(node, getScope)
  return value === null || mayBeText(value, getScope)
}

/** The type of a prop that a component destructures in its parameters. */
function typeOfProp(name: string, component: Node) {
  if (!('params' in component) || !Array.isArray(component.params)) return null
  const [props] = component.params as Node[]
  if (props?.type !== 'ObjectPattern') return null
  const of = props.properties.find(
    (property) => property.type === 'Property' && property.value.type === 'Identifier' && property.value.name === name,
  )
  const key = of?.type === 'Property' && of.key.type === 'Identifier' ? of.key.name : name
  const member = membersOf(props.typeAnnotation?.typeAnnotation ?? null, component).find(
    (member) => member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.key.name === key,
  )
  return member?.type === 'TSPropertySignature' ? (member.typeAnnotation?.typeAnnotation ?? null) : null
}

function membersOf(type: Node | null, around: Node): readonly Node[] {
  if (type?.type === 'TSIntersectionType') return type.types.flatMap((part) => membersOf(part, around))
  if (type?.type === 'TSTypeLiteral') return type.members
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? interfaceMembers(type.typeName.name, around)
    : []
}

function interfaceMembers(name: string, node: Node) {
  let top: Node = node
  while (top.parent) top = top.parent
  if (top.type !== 'Program') return []
  for (const statement of top.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name) return declaration.body.body
  }
  return []
}

/** Elements and absence. */
function isNoText(type: Node): boolean {
  if (type.type === 'TSUnionType') return type.types.every(isNoText)
  if (type.type === 'TSTypeReference')
    return type.typeName.type === 'Identifier' && /^(ReactElement|Elements)$/.test(type.typeName.name)
  return ['TSNullKeyword', 'TSUndefinedKeyword', 'TSBooleanKeyword'].includes(type.type)
}
