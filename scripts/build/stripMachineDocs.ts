import type { NodePath, PluginObj, types } from '@babel/core'
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel'

const isNamed = (node: types.Node, name: string) => node.type === 'Identifier' && node.name === name

/** `createMachine(…)`, `setup(…).createMachine(…)`. */
const createsMachine = ({ callee }: types.CallExpression) =>
  isNamed(callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee, 'createMachine')

const strip = {
  // Code in functions is not documentation.
  Function: (path: NodePath) => path.skip(),
  ObjectProperty(path: NodePath<types.ObjectProperty>) {
    const { key, value, computed } = path.node
    if (computed) return
    if (isNamed(key, 'meta') || (isNamed(key, 'description') && value.type === 'StringLiteral')) path.remove()
  },
}

/** For Babel: removes `description` and `meta` from the configuration of each machine. */
export const stripDocs = (): PluginObj => ({
  visitor: {
    CallExpression(path) {
      if (createsMachine(path.node)) path.get('arguments')[0]?.traverse(strip)
    },
  },
})

/** Removes the machines' descriptions from a build: only the gallery shows them. */
export const stripMachineDocs = defineRolldownBabelPreset({
  preset: () => ({ plugins: [stripDocs] }),
  rolldown: { filter: { id: /\/src\/machines\// }, configResolvedHook: ({ command }) => command === 'build' },
})
