import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { isCompiled } from '../../../scripts/build/isCompiled.ts'

/** Late code is available immediately: its timing is tested in tests/browser/e2e/delivery/late.spec.ts. */
const atOnce = (): Plugin => ({
  name: 'atOnce',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})

/** The whole app as the code of one script, with React's compiler as shipped. */
export async function bundleApp() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), babel({ presets: [reactCompilerPreset({ sources: isCompiled })] }), atOnce()],
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_TEXT_HASHES': '{}',
      'window.location': '$location',
    },
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: 'tests/proofs/simulation/app.ts', output: { format: 'iife', codeSplitting: false } },
    },
  })
  const chunk = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('no code was built')
  return chunk.code
}
