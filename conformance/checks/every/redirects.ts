import { type Check, passUnless } from '../../check.ts'

export const redirects: Check = {
  name: 'every/redirects',
  title: 'No call is redirected',
  section: 'Contract §1',
  app: 'treats a redirected call as unanswered: it follows no redirect, since a POST would become a GET',
  run: ({ log }) =>
    passUnless(
      log
        .filter(({ status }) => status >= 300 && status < 400)
        .map(({ endpoint, status }) => `${endpoint.path}: HTTP ${status}`),
    ),
}
