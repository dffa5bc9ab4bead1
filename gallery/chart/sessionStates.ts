import type { SessionStatus } from '../../src/domain/account/session.ts'

/** Texts for designers of each state. The product needs only the table, so they are here: for the chart, and for the screens. */
export const SESSION_STATES: Record<SessionStatus, { title: string; description: string }> = {
  unknown: { title: 'Login unknown', description: 'No answer has shown yet whether the trader is logged in; the page sends its requests.' },
  in: { title: 'Logged in', description: 'An answer has shown that the trader is logged in; the login marker is set.' },
  leaving: { title: 'Redirecting to the login page', description: 'The session has ended; a loader is shown until the login page opens.' },
  elsewhere: { title: 'Ended in another tab', description: 'Another tab has logged out; this one shows a message and sends no more requests.' },
  stuck: { title: 'Redirect loop', description: 'The login page sent the trader back three times within a minute; a plain link to it is shown.' },
}
