import type { Defect } from './defect.ts'

/** Mistakes at the edges: addresses, hosts, files, and what the exchange sends. */
export const edge: Defect[] = [
  {
    name: 'edge: addresses in any case',
    breaks: 'The contests open at /MContests, an address whose token the web server does not keep from referrers and reports.',
    edits: [{ in: 'createAppRouter', find: 'caseSensitive: true', put: 'caseSensitive: false' }],
    caughtBy: { by: 'unit', file: 'tests/shell/frame.test.tsx', test: 'addresses are case-sensitive: /MContests?token=t is not found' },
  },
  {
    name: 'edge: the web server keeps a token in another case',
    breaks: 'Each request of a not-found page repeats a contest token in its Referer.',
    edits: [{ in: 'deploy/nginx/futures/locations.conf', find: 'location ~* ^/futures/mcontests', put: 'location ~ ^/futures/mcontests' }],
    caughtBy: { by: 'browser', file: 'tests/e2e/policy.spec.ts', test: 'a token at the webview’s address in another case is dropped' },
  },
  {
    name: 'edge: a formula behind another separator',
    breaks: 'A spreadsheet that splits by semicolons runs a formula out of an order id.',
    edits: [{ in: 'csv', find: "text.replace(FORMULA, \"'\")", put: "text.replace(/^(?=[\\s\\p{Cc}\\p{Cf}'\"]*[=+\\-@\\t\\r\\n＝＋－＠])/u, \"'\")" }],
    caughtBy: { by: 'unit', file: 'tests/domain/csv.test.ts', test: 'no cell begins a formula' },
  },
]
