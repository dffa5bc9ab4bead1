import type { Defect } from './defect.ts'

/** Mutations of release verification. */
export const release: Defect[] = [
  {
    name: 'release: a build knows the time',
    breaks: 'Nobody can build what is delivered: each build is another.',
    edits: [{ in: 'src/main.tsx', put: 'document.documentElement.dataset.built = import.meta.env.VITE_BUILT' }, { in: 'vite.config.ts', find: "base: '/futures/'", put: "base: '/futures/', define: { 'import.meta.env.VITE_BUILT': String(Date.now()) }" }],
    caughtBy: { by: 'builds', says: 'differs from a build of the same sources: index.html' },
  },
  {
    name: 'release: the first code without its digest',
    breaks: 'An attacker with access to a cache changes the code of the page.',
    edits: [{ in: 'scripts/release/writeManifest.ts', find: '`${tag} integrity="${integrity}"`', put: 'tag' }],
    caughtBy: { by: 'build', says: 'index.html: a script or style without its digest' },
  },
  {
    name: 'release: late code without its digest',
    breaks: 'An attacker with access to a cache changes the code of a dialog.',
    edits: [
      { in: 'loadCode', find: 'fetch(href, { integrity, cache, signal: AbortSignal.timeout(CODE_DEADLINE_MS) })', put: 'fetch(href, { cache, signal: AbortSignal.timeout(CODE_DEADLINE_MS) })' },
      { in: 'loadCode', find: "crossOrigin: '', integrity, href: BASE + file", put: "crossOrigin: '', href: BASE + file" },
    ],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/delivery/integrity.spec.ts', test: 'modified late code does not run' },
  },
  {
    name: 'release: late code imported though it was refused',
    breaks: 'A file that was missing is requested again without a digest, and runs regardless of its content.',
    edits: [{ in: 'loadCode', find: 'await Promise.all(files.map(ensureTaken))', put: 'await Promise.allSettled(files.map(ensureTaken))' }],
    caughtBy: { by: 'unit', file: 'tests/unit/platform/loadCode.test.ts', test: 'a file that the browser rejects is never imported, and needs a reload' },
  },
  {
    name: 'release: a packed copy kept for everybody',
    breaks: 'A cache between sends what was packed for one browser to others, which cannot read it: their page stays empty.',
    edits: [{ in: 'deploy/nginx/futures/locations.conf', find: '    add_header Vary "Accept-Encoding, Available-Dictionary";\n', put: '' }],
    caughtBy: { by: 'unit', file: 'tests/tooling/deploy/container.test.ts', test: 'a browser with a former build’s file downloads only the difference' },
  },
  {
    name: 'release: a page verified by what it has in its cache',
    breaks: '“Verify this page” finds all as released where the server sends something else.',
    edits: [{ in: 'src/features/info/release-check/compareFiles.ts', find: "cache: 'no-store'", put: "cache: 'force-cache'" }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/info/release-check/verify.test.tsx', test: 'every file is fetched again' },
  },
  {
    name: 'release: a file that differs is called the same',
    breaks: '“Verify this page” vouches for anything.',
    edits: [{ in: 'src/features/info/release-check/compareFiles.ts', find: '(await digestOf(content)) === digest', put: "(await digestOf(content)) !== ''" }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/info/release-check/verify.test.tsx', test: 'each file shows its state' },
  },
]
