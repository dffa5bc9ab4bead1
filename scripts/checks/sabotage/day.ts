import type { Defect } from './defect.ts'

const ALERTS = 'tests/unit/domain/alerts/alerts.test.ts'

/** Mutations of everyday features: alerts, results, files, shortcuts, new releases. */
export const day: Defect[] = [
  {
    name: 'an alert tells every price after the crossing',
    breaks: 'One crossing is a message every three seconds, until the alert is removed.',
    edits: [{ in: 'nextAlertState', find: "{ state: $hasLeft ? $side : 'triggered', crossing: $state === 'below' ? 'rises' : 'falls' }", put: "{ state: $state, crossing: $state === 'below' ? 'rises' : 'falls' }" }],
    caughtBy: { by: 'unit', file: ALERTS, test: 'announces a crossing once, and again only after the price was 0.2 % away' },
  },
  {
    name: 'an alert is armed again at once',
    breaks: 'A price that trembles about the level tells the same crossing over and over.',
    edits: [{ in: 'nextAlertState', find: '$side !== null && $away.abs().gte($distance)', put: '$side !== null' }],
    caughtBy: { by: 'unit', file: ALERTS, test: 'is never announced twice unless the price was 0.2 % away in between' },
  },
  {
    name: 'an alert tells on the first answer',
    breaks: 'Every reload tells every alert, as if each price had just been crossed.',
    edits: [{ in: 'nextAlertState', find: "{ state: $side ?? 'triggered', crossing: null }", put: "{ state: $side ?? 'triggered', crossing: $side === 'above' ? 'rises' : 'falls' }" }],
    caughtBy: { by: 'unit', file: ALERTS, test: 'the first price triggers nothing, and one at the level must move away first' },
  },
  {
    name: 'the system is asked unasked',
    breaks: 'A trader who opens the alerts is asked by the browser for a permission, and denies it permanently.',
    edits: [{ in: 'AlertSwitches', find: 'useState(notificationState)', put: 'useState(() => { void askForNotifications(); return notificationState() })' }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/trading/alerts.spec.ts', test: 'only a click on the switch asks for permission; a hidden tab shows system notifications' },
  },
  {
    name: 'a formula in a file',
    breaks: 'A name that begins with = runs as a formula in the spreadsheet that opens the file.',
    edits: [{ in: 'csv', find: "$number.test($text) ? $text : $text.replace($formula, $mark)", put: '$text' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/text/csv.test.ts', test: 'formulas are escaped, numbers are not' },
  },
  {
    name: 'fees are won',
    breaks: 'The results of a trader who loses by fees are a gain.',
    edits: [{ in: 'tradeOf', find: 'const $net = $gross.minus($fees)', put: 'const $net = $gross.plus($fees)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/results/results.test.ts', test: 'equal those of the rows, for any orders and any grouping' },
  },
  {
    name: 'a key that sends',
    breaks: 'A letter pressed beside a field opens a position.',
    edits: [
      {
        in: 'useFormCommands',
        find: 'share50: () => setShare(50)',
        put: "share50: () => { setShare(50); setTimeout(() => [...document.querySelectorAll('form button')].find(({ textContent }) => textContent.startsWith('LONG'))?.click(), 100) }",
      },
    ],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/app/palette.spec.ts', test: 'single keys focus a field, set a share and the leverage, change tab and market, and send nothing' },
  },
  {
    name: 'keys act while somebody types',
    breaks: 'The digits of an amount set shares of the balance, and replace it.',
    edits: [{ in: 'useKeys', find: '!$action || isTyping($event) || !isKeyOn($action)', put: '!$action || !isKeyOn($action)' }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/app/palette.spec.ts', test: 'single keys focus a field, set a share and the leverage, change tab and market, and send nothing' },
  },
  {
    name: 'a new release while something is under way',
    breaks: 'The page is offered to be reloaded over an order whose answer is not there yet.',
    edits: [{ in: 'watchReleases', find: 'isTabVisible() && !hasUnsettledChange() && !$doc.querySelector($dialog)', put: 'isTabVisible() && !$doc.querySelector($dialog)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/app/shell/release.test.ts', test: 'a new release is offered only while nothing is unsettled, no window is open and nobody types' },
  },
]
