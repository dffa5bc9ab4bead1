import type { OxlintOverride } from 'oxlint'
import { importableBy, LAYERS, SANDBOX } from './layers.ts'

const FILES: Readonly<Record<string, readonly string[]>> = {
  main: ['main.tsx'],
  router: ['router.ts', 'routeTree.gen.ts'],
}
/** A layer's files, from `src`. */
const filesOf = (layer: string) => FILES[layer] ?? [`${layer}/**`]

/** Layers without React, without a page, without a clock. */
const PURE = new Set(['api', 'domain', 'machines'])
const OF_A_PAGE = ['fetch', 'window', 'document', 'localStorage', 'sessionStorage', 'setTimeout', 'setInterval']

export const ZOD = { name: 'zod/mini', message: 'zod comes configured: src/api/zod.ts.' }

/** With the barrel import every icon would be part of the first page. */
const ICONS = {
  name: 'lucide-react',
  allowTypeImports: true,
  message: "An icon comes from 'lucide-react/icons/<its name>'.",
}

/** As one feature writes the path of another: `../../trading/orders/x.ts`. A rule of the same name is no feature. */
const asSibling = (layer: string) => `**/${layer.replace('features/', '')}/**`

/** What a layer of `src` may not import, as patterns of specifiers. */
function forbidden(layer: string) {
  const may = importableBy(layer)
  const others = LAYERS.filter((other) => other !== layer && !may.includes(other))
  const isFeature = layer.startsWith('features/')
  const paths = others.flatMap((other) =>
    isFeature && other.startsWith('features/') ? [asSibling(other)] : filesOf(other).map((file) => `**/${file}`),
  )
  return [
    ...paths,
    ...(isFeature ? ['!**/domain/**'] : []),
    ...['sandbox', 'gallery', 'conformance', 'tests'].map((folder) => `**/${folder}/**`),
    ...(PURE.has(layer) ? ['react*', '@xstate/react'] : []),
  ]
}

const override = (layer: string): OxlintOverride => ({
  files: filesOf(layer).map((file) => `src/${file}`),
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [ZOD, ICONS],
        patterns: [
          { group: forbidden(layer), message: `${layer} does not import this: scripts/checks/architecture/layers.ts.` },
        ],
      },
    ],
    ...(PURE.has(layer) && { 'no-restricted-globals': ['error', ...OF_A_PAGE] }),
  },
})

/** The layers of `src`, and what the paper exchange knows of it, as lint rules. */
export const lintLayers: OxlintOverride[] = [
  ...LAYERS.map(override),
  {
    files: ['sandbox/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [ZOD],
          patterns: [
            {
              group: LAYERS.filter((layer) => !importableBy(SANDBOX.name).includes(layer))
                .flatMap(filesOf)
                .map((file) => `**/src/${file}`)
                .concat('**/gallery/**', '**/conformance/**', '**/tests/**'),
            },
          ],
        },
      ],
    },
  },
]
