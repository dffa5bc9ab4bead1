import { nextPoll } from './call/client.ts'

/** For a query that is fetched once: retries after a failure, like a poll, until it succeeds. Milliseconds, or false. */
export const retryUntilRead = (query: Parameters<typeof nextPoll>[0]) =>
  query.state.status === 'error' ? nextPoll(query) : false
