import type { Defect } from './defect.ts'

/** Mutations of texts, accessibility, layers, and served files. */
export const presentation: Defect[] = [
  {
    name: 'one leverage more',
    breaks: 'Terms and FAQ name other choices than the form has.',
    edits: [{ in: 'LEVERAGES', find: '[10, 20, 50, 100]', put: '[5, 10, 20, 50, 100]' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/info/documents.test.ts', test: 'the numbers in the en documents match the app' },
  },
  {
    name: 'a Polish text is missing',
    breaks: 'Polish traders read a sentence in English.',
    edits: [{ in: 'public/assets/locales/pl/common.yaml', find: 'noResult:', put: 'noResultAnyMore:' }],
    caughtBy: { by: 'unit', file: 'tests/unit/i18n/texts.test.ts', test: 'have the same keys in English and pl' },
  },
  {
    name: 'a Polish plural has three forms',
    breaks: '"3 pytań z 15": wrong for every count from two to four.',
    edits: [{ in: 'public/assets/locales/pl/common.yaml', find: 'inAnswer_few:', put: 'inAnswer_fewer:' }],
    caughtBy: { by: 'unit', file: 'tests/unit/i18n/texts.test.ts', test: 'have all plural forms of pl' },
  },
  {
    name: 'an icon button without a name',
    breaks: 'A screen reader says "button" where a dialog is closed.',
    edits: [{ in: 'Dialog', find: "t('common.closeWindow')", put: 'undefined' }],
    caughtBy: { by: 'unit', file: 'tests/unit/ui/overlay/Dialog.test.tsx', test: 'Escape does not close a dialog that must not be dismissed; its close button does' },
  },
  {
    name: 'two modules import each other',
    breaks: 'Which of them is ready first depends on who asks first.',
    edits: [{ in: 'decimal', put: "import { DASH } from './format.ts'\nexport const UNKNOWN = DASH" }],
    caughtBy: { by: 'lint', rule: 'import(no-cycle)' },
  },
  {
    name: 'a rule reads the cache by itself',
    breaks: 'The domain can no longer be understood, or tested, without the network.',
    edits: [{ in: 'gateOutcome', put: "import { queryClient } from '../queries/client.ts'\nexport const known = () => queryClient.getQueryData(['userProfile'])" }],
    caughtBy: { by: 'lint', rule: 'eslint(no-restricted-imports)' },
  },
  {
    name: 'a component writes to localStorage',
    breaks: 'Where storage is blocked the component throws, and nobody checks what it reads back.',
    edits: [{ in: 'useAtLeast', put: "localStorage.setItem('width', 'wide')" }],
    caughtBy: { by: 'lint', rule: 'eslint(no-restricted-globals)' },
  },
  {
    name: 'a script in the page itself',
    breaks: 'It runs only with unsafe-inline, which lets every injected script run too.',
    edits: [{ in: 'index.html', find: '</head>', put: '<script>window.startedAt = Date.now()</script></head>' }],
    caughtBy: { by: 'build', says: 'index.html: inline style or script' },
  },
  {
    name: 'a style made at run time',
    breaks: 'The policy blocks it, and a violation is reported for every visitor.',
    edits: [{ in: 'src/main.tsx', put: "document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 0 }' }))" }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/trading/market.spec.ts', test: 'an unknown address links to trading' },
  },
  {
    name: 'simulated answers in the product',
    breaks: 'The product carries a worker that can stand in for the exchange.',
    edits: [{ in: 'src/main.tsx', put: "Object.assign(window, { simulated: () => import('msw/browser') })" }],
    caughtBy: { by: 'build', says: 'simulated answers' },
  },
  {
    name: 'the gallery in the product',
    breaks: 'Every trader downloads the designers’ tools.',
    edits: [{ in: 'src/main.tsx', put: "Object.assign(window, { gallery: () => import('../gallery/address.ts') })" }],
    caughtBy: { by: 'build', says: 'holds what is no part of the product' },
  },
  {
    name: 'texts that are missing are an error of the page',
    breaks: 'Whose connection breaks while the palette comes has no trading page any more.',
    edits: [{ in: 'withTexts', find: 'new CodeLoadError(false, $why)', put: 'new Error($why)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/i18n/lateTexts.test.ts', test: 'a late part whose texts fail to load is not shown until they load, as if its code had failed' },
  },
  {
    name: 'source maps in the product',
    breaks: 'The sources, comments included, are handed to everybody.',
    edits: [{ in: 'vite.config.ts', find: 'assetsInlineLimit: 0', put: 'assetsInlineLimit: 0, sourcemap: true' }],
    caughtBy: { by: 'build', says: '.map: not a kind of file that is delivered' },
  },
]
