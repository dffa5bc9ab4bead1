import type { Engine } from './browsers.ts'

/**
 * The tests that npm run test:all runs in the other engines: the page opens, prices arrive, an order is opened and closed; a
 * dialog by keyboard; the webview with a token. Identified by file and start of title; tests/tooling/scripts/engines.test.ts
 * checks that each still exists.
 */
export const SHORT: Record<Engine['name'], { file: string; title: string }[]> = {
  firefox: [
    { file: 'main', title: 'a new user logs in by one click' },
    { file: 'dialogs', title: 'is left by Escape, gives the focus back, and sends nothing' },
    { file: 'contest', title: 'the webview needs no cookie and no storage' },
  ],
  webkit: [
    { file: 'main', title: 'the main job' },
    { file: 'dialogs', title: 'Escape closes a dialog' },
    { file: 'webview', title: 'the webview takes language and theme from its address' },
  ],
}
