import type { Defect } from './defect.ts'

/** Mutations at the boundaries: addresses, hosts, files, and the exchange's responses. */
export const edge: Defect[] = [
  {
    name: 'edge: addresses in any case',
    breaks: 'The contests open at /MContests, an address whose token the web server does not keep from referrers and reports.',
    edits: [{ in: 'createAppRouter', find: 'caseSensitive: true', put: 'caseSensitive: false' }],
    caughtBy: { by: 'unit', file: 'tests/unit/app/shell/frame.test.tsx', test: 'addresses are case-sensitive: /MContests?token=t is not found' },
  },
  {
    name: 'edge: the web server keeps a token in another case',
    breaks: 'Each request of a not-found page repeats a contest token in its Referer.',
    edits: [{ in: 'deploy/nginx/futures/locations.conf', find: 'location ~* ^/futures/mcontests', put: 'location ~ ^/futures/mcontests' }],
    caughtBy: { by: 'browser', file: 'tests/browser/e2e/delivery/policy.spec.ts', test: 'a token at the webview’s address in another case is dropped' },
  },
  {
    name: 'edge: a formula behind another separator',
    breaks: 'A spreadsheet that splits by semicolons runs a formula out of an order id.',
    edits: [{ in: 'csv', find: "text.replace(FORMULA, \"'\")", put: "text.replace(/^(?=[\\s\\p{Cc}\\p{Cf}'\"]*[=+\\-@\\t\\r\\n＝＋－＠])/u, \"'\")" }],
    caughtBy: { by: 'unit', file: 'tests/unit/domain/text/csv.test.ts', test: 'no cell starts a formula' },
  },
  {
    name: 'edge: any name of this server',
    breaks: 'A page of another site, whose name was pointed here, logs in, resets the exchange, and trades through the proxy.',
    edits: [{ in: 'sandbox/web/knownHost.ts', find: 'return isIP($name) !== 0 || $local || names.includes(hostname)', put: 'return true' }],
    caughtBy: { by: 'unit', file: 'tests/sandbox/server.test.ts', test: 'is not served under an unknown host name' },
  },
  {
    name: 'edge: a response read to its end',
    breaks: 'A body without end fills the memory of the tab for as long as the deadline lasts.',
    edits: [{ in: 'readText', find: '$text.length <= MAX_ANSWER_CHARACTERS && $more', put: '$more' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/call.test.ts', test: 'without an end are read up to the limit' },
  },
  {
    name: 'edge: a countdown after the start',
    breaks: 'A running contest counts down, which the specification has before the start only.',
    edits: [{ in: 'ContestStatus', find: "$phase === 'before' ? $countdown : $end", put: "$phase === 'ended' ? $end : $countdown" }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/contests/page/contests.test.tsx', test: 'a running contest shows its end without a countdown' },
  },
  {
    name: 'edge: no word of the exchange that did not answer',
    breaks: 'A close whose call threw says that the position is still open, and not why.',
    edits: [{ in: 'noAnswerText', find: "`${t('common.serverError')} ${text}`", put: 'text' }],
    caughtBy: { by: 'unit', file: 'tests/unit/features/trading/dialogs/close/closeOrder.test.tsx', test: 'without any response, it first says that the exchange did not respond' },
  },
  {
    name: 'edge: identifiers go back as texts',
    breaks: 'An exchange that types its identifiers as numbers refuses every close.',
    edits: [{ in: 'call', find: 'JSON.stringify(payload, keepIdType)', put: 'JSON.stringify(payload)' }],
    caughtBy: { by: 'unit', file: 'tests/unit/queries/call.test.ts', test: 'send identifiers as numbers if the exchange does' },
  },
]
