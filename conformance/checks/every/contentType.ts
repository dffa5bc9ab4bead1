import { type Check, passUnless } from '../../check.ts'

export const contentType: Check = {
  name: 'every/contentType',
  title: 'Every response says that it is JSON: `Content-Type: application/json`',
  section: 'Contract §1',
  app: 'reads it all the same; a proxy or a browser extension may take it for a page, and change it',
  run: (context) =>
    passUnless(
      context
        .answers()
        .filter(({ headers }) => !/\bjson\b/i.test(headers.get('content-type') ?? ''))
        .map(({ endpoint, headers }) => `${endpoint.path}: ${headers.get('content-type') ?? 'no Content-Type'}`),
    ),
}
