import { isList, mayBeText } from './mayBeText.ts'
import type { Node, Rule } from './rule.ts'

/**
 * Every text that React can change, insert or remove stands alone in an element. A page translator replaces text nodes: React would
 * then write into a node that is not on the page (a frozen price), or fail to remove it (a crashed panel). A text that is the only
 * child of its element is safe, since React sets it through the element.
 *
 * Reported: a text beside other children, in a fragment, in a list, and as what a component renders. White space may stand free.
 */
export const ownText: Rule = {
  meta: {
    type: 'problem',
    messages: {
      own: "Give this text an element of its own: page translators replace text nodes that React holds. docs/decisions.md, 'Page translation'.",
    },
  },
  create(context) {
    const { getScope } = context.sourceCode
    const report = (node: Node) => context.report({ node, messageId: 'own' })

    function checkChildren(node: JsxParent) {
      const kept = node.children.filter((child) => !isLayout(child))
      const isAlone = node.type === 'JSXElement' && kept.length === 1
      for (const child of kept)
        if (!isSpace(child) && mayBeText(child, getScope) && (!isAlone || isList(child, getScope))) report(child)
    }

    function checkReturned(returned: Node | null, around: Node | null) {
      if (returned && around && isComponent(around) && mayBeText(returned, getScope)) report(returned)
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement: (node) => checkReturned(node.argument, functionAround(node)),
      ArrowFunctionExpression: (node) => {
        if (node.body.type !== 'BlockStatement') checkReturned(node.body, node)
      },
    }
  },
}

type JsxParent = Extract<Node, { type: 'JSXElement' | 'JSXFragment' }>

/** Comments, and white space that JSX drops with its line break. */
const isLayout = (child: Node) =>
  (child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')

const isSpace = (child: Node) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    child.expression.type === 'Literal' &&
    String(child.expression.value).trim() === '')

function functionAround(node: Node | null): Node | null {
  for (let at = node; at; at = at.parent) {
    if (at.type === 'ArrowFunctionExpression' || at.type === 'FunctionDeclaration' || at.type === 'FunctionExpression')
      return at
    // A class has only render.
    if (at.type === 'MethodDefinition') return null
  }
  return null
}

/** A function with a component's name: a capital, then small letters. */
function isComponent(node: Node): boolean {
  const named =
    node.type === 'FunctionDeclaration' ? node.id : node.parent?.type === 'VariableDeclarator' ? node.parent.id : null
  return named?.type === 'Identifier' && /^[A-Z]\w*[a-z]/.test(named.name)
}
