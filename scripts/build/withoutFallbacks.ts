import type { Plugin, Rule } from 'postcss'

/** What Tailwind asks before it uses a feature that every browser of `cssTarget` has. */
const HAS_COLOR_MIX = /color-mix\(in lab, red, red\)/

/** Leaves out what Tailwind adds for browsers below those of `cssTarget`, where this app does not run: a colour without its mix, variables without @property. */
export const withoutFallbacks = (): Plugin => ({
  postcssPlugin: 'without-fallbacks',
  OnceExit(root) {
    root.walkAtRules('layer', (layer) => void (layer.params === 'properties' && layer.remove()))
    root.walkAtRules('supports', (supports) => {
      if (!HAS_COLOR_MIX.test(supports.params)) return
      supports.walkRules((mixed) => {
        const plain = supports.prev()
        if (plain?.type !== 'rule' || (plain as Rule).selector !== mixed.selector) return
        mixed.walkDecls(({ prop }) => (plain as Rule).walkDecls(prop, (decl) => void decl.remove()))
        if ((plain as Rule).nodes.length === 0) plain.remove()
      })
      supports.replaceWith(supports.nodes ?? [])
    })
  },
})
