import { nextPoll } from './client.ts'

/** Of what is asked for once: after a failure again, like a poll, until it has come; then no more. Milliseconds, or false. */
export const untilRead = (query: Parameters<typeof nextPoll>[0]) => (query.state.status === 'error' ? nextPoll(query) : false)
