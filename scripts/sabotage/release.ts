import type { Defect } from './defect.ts'

/** Mistakes with what anybody can verify of a release. */
export const release: Defect[] = [
  {
    name: 'a build knows the time',
    breaks: 'Nobody can build what is delivered: each build is another.',
    edits: [{ in: 'src/main.tsx', put: 'document.documentElement.dataset.built = import.meta.env.VITE_BUILT' }, { in: 'vite.config.ts', find: 'base: BASE', put: "base: BASE, define: { 'import.meta.env.VITE_BUILT': String(Date.now()) }" }],
    caughtBy: { by: 'builds', says: 'differs from a build of the same sources: index.html' },
  },
  {
    name: 'the first code without its digest',
    breaks: 'Whoever gets at a cache between changes the code of the page.',
    edits: [{ in: 'scripts/seal.ts', find: '`${tag} integrity="${integrity}"`', put: 'tag' }],
    caughtBy: { by: 'build', says: 'index.html: a script or style without its digest' },
  },
]
