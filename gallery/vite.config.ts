import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { keptPictures } from './keptPictures.ts'

const here = import.meta.dirname

/** A machine that is new appears without a restart: its folder lies outside of what Vite watches by itself. */
const watchMachines: Plugin = { name: 'watch-machines', configureServer: ({ watcher }) => void watcher.add(join(here, '../src/machines')) }

/** The gallery as a static site: every address in it is relative, so it works under any path of any server. */
export default defineConfig({
  root: here,
  base: './',
  // The product's texts and pictures, which its views ask for.
  publicDir: join(here, '../public'),
  // They lie there under their plain names.
  define: { 'import.meta.env.VITE_TEXT_HASHES': '{}' },
  cacheDir: join(here, '../node_modules/.vite-gallery'),
  // Without the product's compiler of components, which makes them faster, not other, and takes most of a build's time.
  plugins: [react(), watchMachines, keptPictures(process.env['GALLERY_PICTURES'] ?? join(here, '../.cache/gallery/looks'))],
  // Its development server says so itself: see sandbox/web/dev.ts.
  server: { fs: { allow: [join(here, '..')] }, warmup: { clientFiles: ['./main.tsx', './frame/main.ts'] } },
  optimizeDeps: { entries: ['index.html', 'frame.html'] },
  build: {
    outDir: join(here, '../gallery-dist'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // elkjs alone is 1,400 kB.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: { index: join(here, 'index.html'), frame: join(here, 'frame.html') } },
  },
})
