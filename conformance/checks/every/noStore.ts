import { type Check, passUnless } from '../../check.ts'

export const noStore: Check = {
  name: 'every/noStore',
  title: 'No response may be cached: `Cache-Control: no-store`',
  section: 'Reliability §4',
  app: 'bypasses the browser’s cache; a proxy may still store the response of an account, or return an old price',
  run: (context) =>
    passUnless(
      context
        .answers()
        .filter(({ headers }) => !/\bno-store\b/i.test(headers.get('cache-control') ?? ''))
        .map(({ endpoint, headers }) => `${endpoint.path}: ${headers.get('cache-control') ?? 'no Cache-Control'}`),
    ),
}
