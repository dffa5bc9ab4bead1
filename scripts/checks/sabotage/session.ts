import type { Check, Defect } from './defect.ts'

const privacyIn = (story: string): Check => ({ by: 'simulation', invariant: 'privacy', story })

/** Mutations of sessions, and of data that leaves the page. */
export const session: Defect[] = [
  {
    name: 'no latch on 401',
    breaks: 'Twenty-five calls that fail together are twenty-five terminations and redirects.',
    edits: [
      { in: 'SESSION', find: 'leaving: { pageRestored: $reload }', put: 'leaving: { unauthorized: open.unauthorized, pageRestored: $reload }' },
      { in: 'call', find: "if (!$isPublic && session.epoch() !== $epoch) throw new Failure('dropped', $details)", put: 'void $epoch' },
    ],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/call.test.ts', test: '25 requests that fail with 401 together cause one termination and one redirect' },
  },
  {
    name: 'what was read last outlives the session',
    breaks: 'The next user of the browser is shown what the one before has read.',
    edits: [{ in: 'call', find: 'onSessionEnd(() => {\n  lastRead = new WeakMap()\n})', put: 'void onSessionEnd' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/call.test.ts', test: 'with the same text for another request, or another session, are parsed again' },
  },
  {
    name: 'a late answer counts after the logout',
    breaks: 'A slow call writes the marker again: the next page believes that somebody is logged in.',
    edits: [
      { in: 'call', find: "if (!$isPublic && session.epoch() !== $epoch) throw new Failure('dropped', $details)", put: 'void $epoch' },
      { in: 'SESSION', find: 'leaving: { pageRestored: $reload }', put: 'leaving: { answered: open.answered, pageRestored: $reload }' },
    ],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/session.test.ts', test: 'a slow response restores neither data nor marker' },
  },
  {
    name: 'code 9000 of any call starts the login',
    breaks: 'A refused setting throws the trader out of the page.',
    edits: [{ in: 'session', find: 'if ($path === getPrice.path || $path === listOrders.path) session.startLogin()', put: 'void getPrice, void listOrders, session.startLogin()' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/call.test.ts', test: 'code 9000 elsewhere is an ordinary code' },
  },
  {
    name: 'the contest token is passed to the login page',
    breaks: 'Anyone with access to the log of the auth page can join contests as the user.',
    edits: [{ in: 'returnPath', find: 'if ($secret.length === 0) return $search', put: 'if ($secret.length >= 0) return $search' }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/account/returnPath.test.ts', test: '?token=T' },
  },
  {
    name: 'any address the exchange tells becomes a link',
    breaks: 'A contest’s terms can be javascript: and run in the page of a logged-in trader.',
    edits: [
      { in: 'safeHref', find: "$target.protocol === 'https:' || $sameOrigin ? $target.href : null", put: '$target.href' },
      { in: 'safeHref', find: '$suspect || !($isPath || $isWeb) || $unreadable', put: '$suspect || $unreadable' },
    ],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/contest/rules.test.ts', test: '"javascript:alert(1)" is plain text' },
  },
  {
    name: 'storage without try and catch',
    breaks: 'Where a browser forbids storage, the page stays white.',
    edits: [{ in: 'storage', find: 'try { return $area().getItem($key) } catch { return null }', put: 'return $area().getItem($key)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/platform/storage.test.ts', test: 'if storage is blocked, the page starts with the defaults' },
  },
  {
    name: 'the router’s own parser of addresses',
    breaks: 'A contest token of digits becomes a number, and is lost.',
    edits: [
      { in: 'createAppRouter', find: "defaultPreload: 'intent'", put: "defaultPreload: 'intent', parseSearch: undefined, stringifySearch: undefined" },
    ],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/contests/contest.spec.ts', test: 'a token of digits stays unchanged, and one that is not accepted can only view' },
  },
  {
    name: 'a user’s flows outlive the session',
    breaks: 'The next user of the browser sees the outcome of the last user’s payment.',
    edits: [{ in: 'backgroundFlows', find: 'for (const [$key, $flow] of $flows) drop($key, $flow)', put: 'void drop' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/sessionEnd.test.tsx', test: 'a close with a lost response is not verified against the next user’s orders' },
  },
  {
    name: 'the entry waits for the shell’s code',
    breaks: 'Every cold start asks for its first data a second later.',
    edits: [{ in: 'src/routes/_shell.tsx', find: "if ($cause === 'enter') startShell()", put: 'void [$cause, startShell]' }],
    caughtBy: { by: 'unit', file: 'tests/unit/app/gate/gate.test.tsx', test: 'the requests of the gate and of the trading page are sent together, while the texts are still loading' },
  },
  {
    name: 'what is stored of a user has no user in its key',
    breaks: 'The next user of the browser finds the amount that the one before has typed.',
    edits: [{ in: 'userSlot', find: 'return $mark === null ? null : `${$name}:${$mark}`', put: 'return $mark === null ? null : $name' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/userSlot.test.ts', test: 'is read by the same user only, also later' },
  },
  {
    name: 'privacy: the draft is stored without its user',
    breaks: 'After a session has expired, the next user of the browser finds the amount that the one before has typed.',
    edits: [
      { in: 'storedDraft', find: "import { forThisTab, DecimalText } from '../../../../platform/storage.ts'", put: "import { forThisTab, jsonSlot, DecimalText } from '../../../../platform/storage.ts'" },
      { in: 'storedDraft', find: "userSlot<z.infer<typeof Draft> | null>('futuresDraft', null, Draft, forThisTab)", put: "jsonSlot<z.infer<typeof Draft> | null>('futuresDraft', null, Draft, forThisTab)" },
    ],
    caughtBy: privacyIn('nextUser'),
  },
  {
    name: 'privacy: the page of a session that another tab has ended stays as it was',
    breaks: 'The next user of the browser reads balance and positions of the one before.',
    edits: [
      { in: 'Shell', find: "$status === 'unknown' || $status === 'in'", put: "$status !== 'leaving'" },
      { in: 'SESSION', find: "markerRemoved: [{ to: 'elsewhere', does: ['endForGood', 'clearCache', 'removeMarker'] }]", put: "markerRemoved: [{ to: 'elsewhere', does: ['endForGood', 'removeMarker'] }]" },
    ],
    caughtBy: privacyIn('otherTab'),
  },
  {
    name: 'privacy: the cache outlives a session that another tab has ended',
    breaks: 'The next user of that tab counts as the previous one: both read and write the same stored values.',
    edits: [{ in: 'SESSION', find: "markerRemoved: [{ to: 'elsewhere', does: ['endForGood', 'clearCache', 'removeMarker'] }]", put: "markerRemoved: [{ to: 'elsewhere', does: ['endForGood', 'removeMarker'] }]" }],
    caughtBy: privacyIn('otherTab'),
  },
  {
    name: 'two users of one second are one',
    breaks: 'Who accepted the terms in the second of another trader reads what that one has stored.',
    edits: [{ in: 'Instant', find: "$iso[7]?.slice(0, 4) ?? ''", put: "''" }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/userSlot.test.ts', test: 'is read by the same user only, also later' },
  },
  {
    name: 'a payment from before a reload counts as a reset',
    breaks: 'An activation of the balance is reported as a reset.',
    edits: [{ in: 'resumePayment', find: 'const { kind, ...begun } = $stored', put: "const kind = 'reset'; const begun = $stored" }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/payment/reset.test.tsx', test: 'after a reload an activation is still reported as such, for any balance' },
  },
  {
    name: 'the page’s title is written over the title of its part',
    breaks: 'A contest opened again is called “Contests”.',
    edits: [{ in: 'setTitlePart', find: 'Object.values($pages).at(-1)', put: 'Object.values($pages).at(0)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/shared/page/documentTitle.test.tsx', test: 'the title of a part of the page precedes the page’s, in any order, and is restored' },
  },
  {
    name: 'a login in another tab is not noticed if nothing is requested',
    breaks: 'A public page still shows “Log in”, and a click ends the session of the other tab.',
    edits: [{ in: 'src/queries/session.ts', find: 'changes.notify()', put: 'if (step) changes.notify()' }],
    caughtBy: { by: 'unit', file: 'tests/unit/app/shell/frame.test.tsx', test: 'a public page follows a login in another tab: Log in becomes Log out without ending the new session' },
  },
  {
    name: 'the first to ask for its next poll sets the tick',
    breaks: 'Balance and orders are requested twice at the start.',
    edits: [{ in: 'nextPoll', find: 'Math.min($first ?? $at, $at)', put: '$first ?? $at' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/client.test.ts', test: 'with a response before another’s is not sent again before the common tick' },
  },
]
