import { type PluginObj } from '@babel/core'
import { defineRolldownBabelPreset } from '@rolldown/plugin-babel'

const dropDescriptions = (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      const { key, value } = path.node
      if (key.type !== 'Identifier') return
      if ((key.name === 'description' && value.type === 'StringLiteral') || key.name === 'meta') path.remove()
    },
  },
})

/** Removes descriptions and meta from the machines in a build: only the gallery shows them. */
export const withoutDescriptions = defineRolldownBabelPreset({
  preset: () => ({ plugins: [dropDescriptions] }),
  rolldown: { filter: { id: /\/src\/machines\// }, configResolvedHook: ({ command }) => command === 'build' },
})
