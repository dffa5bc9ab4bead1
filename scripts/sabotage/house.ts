import type { Defect } from './defect.ts'

/** Mistakes with texts, accessibility, the floors of the house, and what is served. */
export const house: Defect[] = [
  {
    name: 'a Polish text is missing',
    breaks: 'Polish traders read a sentence in English.',
    edits: [{ file: 'public/assets/locales/pl/common.yaml', find: "  noResult: 'Brak wyników'\n", put: '' }],
    caughtBy: { by: 'unit', file: 'tests/i18n/texts.test.ts', test: 'say the same things in English and pl' },
  },
  {
    name: 'a Polish plural has three forms',
    breaks: '"3 pytań z 15": wrong for every count from two to four.',
    edits: [{ file: 'public/assets/locales/pl/common.yaml', find: "    found_few: '{{count}} pytania z {{total}}'\n", put: '' }],
    caughtBy: { by: 'unit', file: 'tests/i18n/texts.test.ts', test: 'have every plural form of pl' },
  },
  {
    name: 'an icon button without a name',
    breaks: 'A screen reader says "button" where a dialog is closed.',
    edits: [{ file: 'src/components/ui/Dialog.tsx', find: " aria-label={t('common.close')}", put: '' }],
    caughtBy: { by: 'unit', file: 'tests/ui/Dialog.test.tsx', test: 'Escape leaves a dialog that must not be dismissed; its close button still closes it' },
  },
  {
    name: 'two modules import each other',
    breaks: 'Which of them is ready first depends on who asks first.',
    edits: [{ file: 'src/domain/decimal.ts', find: "import Big from 'big.js'\n", put: "import Big from 'big.js'\nimport { DASH } from './format.ts'\nexport const UNKNOWN = DASH\n" }],
    caughtBy: { by: 'lint', rule: 'import(no-cycle)' },
  },
  {
    name: 'a rule reads the cache by itself',
    breaks: 'The domain can no longer be understood, or tested, without the network.',
    edits: [
      {
        file: 'src/domain/gate.ts',
        find: "import type { UserProfile } from '../wire/user.ts'\n",
        put: "import { queryClient } from '../queries/client.ts'\nimport type { UserProfile } from '../wire/user.ts'\nexport const known = () => queryClient.getQueryData(['userProfile'])\n",
      },
    ],
    caughtBy: { by: 'lint', rule: 'eslint(no-restricted-imports)' },
  },
  {
    name: 'a component writes to localStorage',
    breaks: 'Where storage is blocked the component throws, and nobody checks what it reads back.',
    edits: [{ file: 'src/components/ui/useMedia.ts', find: '\nexport const TABLE_WIDTH', put: "\nlocalStorage.setItem('width', 'wide')\nexport const TABLE_WIDTH" }],
    caughtBy: { by: 'lint', rule: 'eslint(no-restricted-globals)' },
  },
  {
    name: 'a script in the page itself',
    breaks: 'It runs only with unsafe-inline, which lets every injected script run too.',
    edits: [{ file: 'index.html', find: '    <title>Futures</title>\n', put: '    <title>Futures</title>\n    <script>window.startedAt = Date.now()</script>\n' }],
    caughtBy: { by: 'build', says: 'index.html: inline style or script' },
  },
  {
    name: 'a style made at run time',
    breaks: 'The policy blocks it, and a violation is reported for every visitor.',
    edits: [
      {
        file: 'src/main.tsx',
        find: 'showInOneFrame()\n',
        put: "showInOneFrame()\ndocument.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 0 }' }))\n",
      },
    ],
    caughtBy: { by: 'browser', file: 'tests/e2e/market.spec.ts', test: 'an address that leads nowhere has a way to trading' },
  },
  {
    name: 'simulated answers in the product',
    breaks: 'The product carries a worker that can stand in for the exchange.',
    edits: [{ file: 'src/main.tsx', find: 'showInOneFrame()\n', put: "showInOneFrame()\nObject.assign(window, { simulated: () => import('msw/browser') })\n" }],
    caughtBy: { by: 'build', says: 'simulated answers' },
  },
  {
    name: 'the gallery in the product',
    breaks: 'Every trader downloads the designers’ tools.',
    edits: [{ file: 'src/main.tsx', find: 'showInOneFrame()\n', put: "showInOneFrame()\nObject.assign(window, { gallery: () => import('../gallery/address.ts') })\n" }],
    caughtBy: { by: 'build', says: 'holds what is no part of the product' },
  },
  {
    name: 'source maps in the product',
    breaks: 'The sources, comments included, are handed to everybody.',
    edits: [{ file: 'vite.config.ts', find: '    manifest: true,\n', put: '    manifest: true,\n    sourcemap: true,\n' }],
    caughtBy: { by: 'build', says: '.map: not a kind of file that is delivered' },
  },
]
