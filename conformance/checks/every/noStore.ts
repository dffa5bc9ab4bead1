import { type Check, passUnless } from '../../check.ts'

export const noStore: Check = {
  name: 'every/noStore',
  title: 'No answer may be kept by a cache: `Cache-Control: no-store`',
  section: 'Reliability §4',
  app: 'asks past its own cache; a proxy on the way may still keep an account’s answer, or give an old price',
  run: (context) =>
    passUnless(
      context
        .answers()
        .filter(({ headers }) => !/\bno-store\b/i.test(headers.get('cache-control') ?? ''))
        .map(({ endpoint, headers }) => `${endpoint.path}: ${headers.get('cache-control') ?? 'no Cache-Control'}`),
    ),
}
