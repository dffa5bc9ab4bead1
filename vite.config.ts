import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { configDefaults } from 'vitest/config'
import { contentNames } from './scripts/build/contentNames.ts'
import { delivery } from './scripts/build/delivery.ts'
import { firstPageChunks } from './scripts/build/firstPageChunks.ts'
import { isRefreshed } from './scripts/build/isRefreshed.ts'
import { lateChunks } from './scripts/build/lateChunks.ts'
import { LICENCES } from './scripts/release/notices.ts'
import { withoutDescriptions } from './scripts/build/withoutDescriptions.ts'
import { LongestFirst } from './tests/longestFirst.ts'

const BASE = '/futures/'

/** All files of a lazily loaded page's code, itself included. */
function codeOf(page: string, bundle: Rolldown.OutputBundle): Set<string> {
  const needed = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || needed.has(name)) return
    needed.add(name)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.includes(page) && id.includes('?tsr-split'))) add(chunk.fileName)
  return needed
}

/** The style sheets of these files of code. */
const stylesOf = (code: readonly string[], bundle: Rolldown.OutputBundle) =>
  new Set(code.flatMap((name) => [...((bundle[name] as Rolldown.OutputChunk | undefined)?.viteMetadata?.importedCss ?? [])]))

/** JS, CSS and the font load in parallel: the page's head names everything the trading page needs first. Texts: start.js. */
const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const link = (attrs: Record<string, string>, path: string) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: '', href: BASE + path },
        injectTo: 'head' as const,
      })
      const code = new Set([...codeOf('routes/_shell.tsx', bundle), ...codeOf('routes/_shell.market.$marketName.tsx', bundle)])
      return [
        ...Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => link({ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low' }, name)),
        ...[...code].filter((name) => !html.includes(name)).map((name) => link({ rel: 'modulepreload' }, name)),
      ]
    },
  },
})

/**
 * A phone's webview gets its own page, webview.html: with the contest's art instead of the top bar, with the contest's styles and code
 * instead of the trading page's. Served for /futures/mcontests.
 */
const webviewPage = (): Plugin => ({
  name: 'webviewPage',
  apply: 'build',
  writeBundle({ dir = '.' }, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const contestFiles = [...codeOf('routes/mcontests.', bundle)]
    const preload = /\s*<link rel="modulepreload"[^>]*? href="\/futures\/([^"]+)">/g
    const html = String(page.source)
    const part = (name: string) => readFileSync(join(import.meta.dirname, 'src/features/contests/webview', name), 'utf8')
    const trimmed = html.replace(preload, (link, name: string) => (contestFiles.includes(name) ? link : '')).replace(/<div class="flex min-h-dvh[^>]*>\s*<header[^]*<\/header>\n/, part('firstFrame.html'))
    const missing = (names: Iterable<string>) => [...names].filter((name) => !html.includes(name))
    const links = [
      ...missing(stylesOf(contestFiles, bundle)).map((name) => `<link rel="stylesheet" crossorigin href="${BASE}${name}">`),
      ...missing(contestFiles).map((name) => `<link rel="modulepreload" crossorigin href="${BASE}${name}">`),
    ]
    const begun = trimmed.replace(/<meta name="viewport"[^\n]*\n/, (viewport) => viewport + part('firstLinks.html'))
    writeFileSync(join(dir, 'webview.html'), begun.replace('</head>', `  ${links.join('')}\n  </head>`))
  },
})

/** Replaces Vite's loader of lazy code, whose module id is private to Vite, by one that retries failed files. */
const codeLoader = (): Plugin => ({
  name: 'codeLoader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, 'src/platform/loadCode.ts'))}`,
  },
})

/** Tests that touch no page and no module that keeps something. */
const PURE = ['tests/unit/{domain,api,machines}/**/*.test.ts']

export default defineConfig({
  base: BASE,
  plugins: [
    // Not in tests, which open page after page with new modules: its hot reloading would reuse the components of the first.
    process.env['VITEST'] === undefined && tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    babel({ presets: [withoutDescriptions, reactCompilerPreset({ sources: isRefreshed })] }),
    codeLoader(),
    preloads(),
    contentNames(),
    webviewPage(),
    delivery(),
  ],
  // React has this hook itself: without what stands in for it in older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }] },
  // Dependencies of lazy parts: discovered late, they would make the development server reload the page.
  optimizeDeps: { include: ['@headlessui/react', 'js-yaml', 'lightweight-charts', '@xstate/react', 'xstate'] },
  build: {
    license: { fileName: LICENCES },
    target: 'es2023',
    // Required by Tailwind anyway: they support oklch and light-dark, so every colour is written once.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // React, router, queries, state charts, texts: one file that rarely changes.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...firstPageChunks({
              entry: join(import.meta.dirname, 'src/main.tsx'),
              loggedIn: /routes\/_shell\.[^?]*\?/,
              first: /routes\/_shell\.(market\.\$marketName\.)?tsx\?/,
            }),
            ...lateChunks,
          ],
        },
      },
    },
  },
  test: {
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // One more than there are cores, since some tests wait more than they work: for polls, timers, other processes.
    maxWorkers: availableParallelism() + 1,
    // Rules, schemas and machines keep nothing between tests: their files share a worker, since starting one takes longer than most of them.
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'app', exclude: [...configDefaults.exclude, ...PURE, 'tests/browser/**/*.spec.ts', 'tests/proofs/reliability/browser/**', '.cache/**'] } },
    ],
  },
})
