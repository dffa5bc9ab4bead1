/** Invariants that hold at all times, shared by the monkey test in Chromium and the simulation. */
interface Invariant {
  says: string
  /** Set if only one of them checks it, with the reason. */
  only?: { by: Watcher; because: string }
}
export type Watcher = 'monkey' | 'simulation'

const simulated = (because: string) => ({ by: 'simulation', because }) as const
const played = (because: string) => ({ by: 'monkey', because }) as const
const INSIDE = 'it reads what the page has inside'

export const INVARIANTS = {
  words: { says: 'Nothing on the page is a missing value: no NaN, no undefined, no key in place of its text. In the simulation also: no English sentence on a Polish page, no button without a name, no address that runs code.' },
  errors: { says: 'No error is uncaught or written to the console, and the policy is kept.' },
  width: { says: 'The page does not scroll sideways.', only: played('jsdom has no layout') },
  calmAnnouncements: { says: 'No announcement follows a figure that moves by itself: at most two changes in a minute in which nobody does anything.' },
  quietWhenIdle: { says: 'While idle nothing is announced, regardless of what is open, except events of the exchange and alerts.' },
  announcedOnce: { says: 'The result of a click is announced once: by one region, and with no more outcomes than orders sent.' },
  title: { says: 'The title settles: no more than six titles within a second.' },
  settles: { says: 'The page settles: no timer sets the next one without end, and no page runs more than 400 timers within a second.', only: simulated('a browser does not tell its timers') },
  answered: { says: 'A click has an effect: something changes, or the page says why not.' },
  outcomeAnnounced: { says: 'The outcome of every order that was sent is announced.' },
  sending: { says: 'A click sends at most one order. In the simulation also: with its own key, at a fresh price, and not again before its outcome is known.' },
  inSight: { says: 'What is sent is visible: the amount was on the clicked button, or in a field inside the window.', only: played('jsdom has no layout') },
  stalePrice: { says: 'A stale price blocks market orders.' },
  escape: { says: 'Escape closes what is open, or asks, unless a request is under way.' },
  behind: { says: 'The page behind an open dialog is inert.', only: played('it sees only the accessibility tree') },
  recovers: { says: 'The page recovers from every fault: missing, stale, failed or pending data is loaded again, and nothing is unsettled.' },
  truth: { says: 'Reported outcomes are true: no duplicate, nothing reported that the exchange does not have, no older read after a newer one, and while idle no outcome is left open.', only: simulated('in Chromium the end-to-end tests hold it, by the same history checker') },
  session: { says: 'A session ends once, for a reason; nothing is sent while the page leaves, no earlier request is reported afterwards; no token is lost or leaked.', only: simulated(INSIDE) },
  privacy: { says: 'After a session has ended nobody sees another user’s: no name, balance, amount or draft of theirs is on the page, sent, or stored where the next user reads it.' },
  typing: { says: 'What is typed into a field changes no other, stays when a link is opened, and a price stays with its market.', only: simulated('the monkey never knows what else a field may take') },
  figures: { says: 'While idle, with fixed prices, balance, P&L and time of each position equal what the exchange computes itself.', only: simulated('in Chromium prices go on') },
  polls: { says: 'Nothing is polled too often: while it fails, in a hidden tab, after a 429.', only: simulated('it needs hours') },
  focus: { says: 'The focus is on an existing, usable element, and no key moves it out of a window.', only: simulated(INSIDE) },
  closed: { says: 'An order once shown closed is never shown open again, nor after the answer to its closing.', only: simulated(INSIDE) },
  bounds: { says: 'A page does not grow: timers, listeners, queries and elements are bounded.', only: simulated('it needs hours') },
} as const satisfies Record<string, Invariant>

export type InvariantName = keyof typeof INVARIANTS

/** The invariants checked by one of the two. */
export const invariantsOf = (watcher: Watcher): InvariantName[] =>
  Object.entries<Invariant>(INVARIANTS).flatMap(([name, { only }]) => (only && only.by !== watcher ? [] : [name as InvariantName])) // the keys of INVARIANTS
