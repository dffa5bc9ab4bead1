import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { configDefaults } from 'vitest/config'
import { finalizeBuild } from './scripts/build/finalizeBuild.ts'
import { firstPageChunks } from './scripts/build/firstPageChunks.ts'
import { hashPublicFiles } from './scripts/build/hashPublicFiles.ts'
import { isCompiled } from './scripts/build/isCompiled.ts'
import { lateChunks } from './scripts/build/lateChunks.ts'
import { preloadPages } from './scripts/build/preloadPages.ts'
import { retryLateCode } from './scripts/build/retryLateCode.ts'
import { stripMachineDocs } from './scripts/build/stripMachineDocs.ts'
import { LICENCES } from './scripts/release/notices.ts'
import { LongestFirst } from './tests/longestFirst.ts'

/** Tests that touch no page and no module that keeps something. */
const PURE = ['tests/unit/{domain,api,machines}/**/*.test.ts']

export default defineConfig({
  base: '/futures/',
  plugins: [
    // Not in tests, which open page after page with new modules: its hot reloading would reuse the components of the first.
    process.env['VITEST'] === undefined &&
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    babel({ presets: [stripMachineDocs, reactCompilerPreset({ sources: isCompiled })] }),
    retryLateCode(),
    preloadPages(),
    hashPublicFiles(),
    finalizeBuild(),
  ],
  // React has this hook itself: without what stands in for it in older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }] },
  // Dependencies of lazy parts: discovered late, they would make the development server reload the page.
  optimizeDeps: { include: ['@headlessui/react', 'js-yaml', 'lightweight-charts', '@xstate/react', 'xstate'] },
  build: {
    license: { fileName: LICENCES },
    target: 'es2023',
    // Required by Tailwind anyway: they support oklch and light-dark, so every colour is written once.
    cssTarget: ['chrome123', 'safari17.5', 'ios17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // React, router, queries, state charts, texts: one file that rarely changes.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // A server answers /futures/mcontests with the second, every other address with the first.
      input: ['index.html', 'webview.html'].map((page) => join(import.meta.dirname, page)),
      output: {
        codeSplitting: {
          groups: [
            ...firstPageChunks({
              entry: join(import.meta.dirname, 'src/main.tsx'),
              framed: /routes\/(_shell|faq|fees|terms-of-use)\.[^?]*\?|\/NoRoute\.tsx/,
              first: /routes\/_shell\.(market\.\$marketName\.)?tsx\?/,
            }),
            ...lateChunks,
          ],
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/temporaryFolder.ts'],
    setupFiles: ['tests/setup.ts'],
    // Ends only what hangs; by night (tests/night.ts) a campaign takes minutes.
    testTimeout: process.env['NIGHT'] === undefined ? 180_000 : 1_200_000,
    hookTimeout: 60_000,
    // As long as tests/setup.ts waits for a screen.
    expect: { poll: { timeout: 50_000 } },
    sequence: { sequencer: LongestFirst },
    // One more than there are cores, since some tests wait more than they work: for polls, timers, other processes.
    maxWorkers: availableParallelism() + 1,
    // Less garbage is copied: a page of a test has much.
    execArgv: ['--max-semi-space-size=64'],
    // Rules, schemas and machines keep nothing between tests: their files share a worker, since starting one takes longer than most of them.
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      // A new page for each file in the same process: two thirds of the time that a process for each takes.
      {
        extends: true,
        test: { name: 'pages', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: PURE, pool: 'vmForks' },
      },
      {
        extends: true,
        test: {
          name: 'others',
          exclude: [
            ...configDefaults.exclude,
            'tests/unit/**',
            'tests/browser/**/*.spec.ts',
            'tests/proofs/reliability/browser/**',
            '.cache/**',
          ],
        },
      },
    ],
  },
})
