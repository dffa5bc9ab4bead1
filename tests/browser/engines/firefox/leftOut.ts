/** End-to-end tests that do not run in Firefox, with the reason. tests/tooling/scripts/engines.test.ts checks that each still exists. */

const GALLERY = 'the designers’ tool, which is used in Chromium'
const SWEEP = 'texts, roles and places of every screen in every variant: a quarter of an hour for one engine, and hardly a word of it is the engine’s'
const SERVER = 'what the server sends, or what is sent to it: the same for every browser'
const WIRE = 'counts what comes over the wire by Chromium’s own protocol'
const RULE = 'what our own code makes of prices, orders and typed words: no engine has a say in it, and main, form and dialogs do the same in Firefox'
const MEDIA = 'asks for emulated media (forced colours, less motion), which Playwright’s BiDi does not do'
const TOUCH = 'needs a finger: Playwright’s BiDi taps nothing, and its pages have no coarse pointer'
const SCROLLS = 'Playwright’s BiDi scrolls every clicked element to the middle of the window'
const MICE = 'Playwright’s BiDi moves no mouse in a frame of another site, and tells no address of a frame that is shut out'

/** Whole files, by their name in tests/browser/e2e. */
export const LEFT_OUT: Record<string, string> = {
  gallery: GALLERY,
  sweepContests: SWEEP,
  sweepInfo: SWEEP,
  sweepResults: SWEEP,
  sweepShell: SWEEP,
  sweepTrading: SWEEP,
  brand: SERVER,
  served: SERVER,
  once: SERVER,
  firstCalls: SERVER,
  release: SERVER,
  nextVisit: WIRE,
  policy: SERVER,
  reliability: SERVER,
  orderEvents: RULE,
  riskSize: RULE,
  results: RULE,
  alerts: RULE,
  draftLink: RULE,
  priceHistory: RULE,
  fresh: RULE,
  flows: 'every path of every dialog under a stopped clock: over five minutes a walk',
  preferences: MEDIA,
  place: `${SCROLLS}; WebKit checks that a dialog moves nothing`,
  levels: TOUCH,
  touch: TOUCH,
  webviewFrame: MICE,
  chart: MICE,
}

interface LeftOutTest {
  file: string
  /** Start of its title, or of its group's title, as in the file. */
  title: string
  /** A later part of the title, if the file generates several tests. */
  which?: string
  why: string
}

/** Single tests of the other files, or groups. */
export const LEFT_OUT_TESTS: LeftOutTest[] = [
  { file: 'contest', title: 'a token of digits stays unchanged', why: 'Playwright’s BiDi does not report request bodies (postData)' },
  { file: 'contest', title: 'a contest of 31 markets', why: 'Playwright’s BiDi forwards a request without its body (route.fetch)' },
  { file: 'chartLines', title: 'by finger', why: TOUCH },
  { file: 'csv', title: 'in Polish at', why: TOUCH },
  { file: 'palette', title: 'on a tablet', why: TOUCH },
  { file: 'rail', title: 'nothing in the right column moves', why: SCROLLS },
  {
    file: 'keyboard',
    title: 'every tab stop of every page',
    which: '320 by 256 px',
    why: 'Gecko does not scroll to a partly visible tab stop (28 of the 56 px of a question, with its ring: enough for WCAG 2.4.11); the test requires its middle',
  },
  { file: 'contest', title: 'the webview requests its contest’s art', why: 'the order in which files named in the head are requested depends on the engine: Gecko starts with the script' },
  { file: 'integrity', title: 'nothing is requested without a digest', why: 'Gecko refuses a preload without a digest, and reports it to the policy that only reports alone' },
  { file: 'late', title: 'a page opened offline says so', why: 'Gecko logs that the lost connection broke a request of the chart’s frame, even if the frame handles it' },
  { file: 'late', title: 'order form and menu opened offline', why: 'taken offline by Playwright’s BiDi, Firefox does not use its cache either' },
]
