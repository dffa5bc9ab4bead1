import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CHANGES, DATA } from './export/changes/changes.ts'
import { LIST, NO_PICTURES, PICTURES } from './export/contactSheet/pictures.ts'
import { servedFolder } from './servedFolder.ts'

const here = import.meta.dirname

/** The gallery as a static site. Its addresses are relative, so it works under any path of any server. */
export default defineConfig({
  root: here,
  base: './',
  // The product's texts and pictures, fetched by its views.
  publicDir: join(here, '../public'),
  // Here they have plain names, without hashes.
  define: { 'import.meta.env.VITE_TEXT_HASHES': '{}' },
  cacheDir: join(here, '../node_modules/.vite-gallery'),
  // Without the React Compiler, which takes most of a build's time and changes no behaviour.
  plugins: [
    react(),
    servedFolder(
      PICTURES,
      process.env['GALLERY_PICTURES'] ?? join(here, '../.cache/gallery/pictures'),
      LIST,
      NO_PICTURES,
    ),
    servedFolder(CHANGES, process.env['GALLERY_CHANGES'] ?? join(here, '../.cache/gallery-changes'), DATA, null),
  ],
  // The development server sets the rest: see sandbox/web/dev.ts.
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
