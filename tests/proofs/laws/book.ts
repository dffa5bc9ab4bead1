/** What must hold at every time of every use: one book for the monkey, who plays in Chromium, and for the simulation. */
interface Law {
  says: string
  /** Where it is watched, if not by both; and why not by the other. */
  only?: { by: Watcher; because: string }
}
export type Watcher = 'monkey' | 'simulation'

const simulated = (because: string) => ({ by: 'simulation', because }) as const
const played = (because: string) => ({ by: 'monkey', because }) as const
const INSIDE = 'it reads what the page has inside'

export const BOOK = {
  words: { says: 'Nothing on the page is a missing value: no NaN, no undefined, no key in place of its text. In the simulation also: no English sentence on a Polish page, no button without a name, no address that runs code.' },
  errors: { says: 'No error is uncaught or written to the console, and the policy is kept.' },
  width: { says: 'The page cannot be pushed sideways.', only: played('jsdom has no layout') },
  calmSpeech: { says: 'No announcement follows a figure that moves by itself: at most two changes in a minute in which nobody does anything.' },
  quietAtRest: { says: 'At rest nothing is said, whatever is open, but what the exchange or an alert did by itself.' },
  saidOnce: { says: 'What comes of a press is said once: by one region, and no more ends of orders than orders were sent.' },
  title: { says: 'The title comes to rest: no more than six titles within a second.' },
  settles: { says: 'The page settles: no timer sets the next one without end, and no page runs more than 400 timers within a second.', only: simulated('a browser does not tell its timers') },
  answered: { says: 'A press is answered: something changes, or the page says what is in the way.' },
  told: { says: 'The outcome of every order that was sent is announced.' },
  sending: { says: 'A press sends one order at most. In the simulation also: under its own key, at a price that has just come, and not again before its end is known.' },
  inSight: { says: 'What is sent is in sight: the amount stood in the button that was pressed, or in a field inside the window.', only: played('jsdom has no layout') },
  stalePrice: { says: 'A stale price holds market orders back.' },
  escape: { says: 'Escape closes what is open, or asks, unless a request is under way.' },
  behind: { says: 'What lies behind an open dialog is out of reach.', only: played('its look at the page is the accessibility tree') },
  heals: { says: 'Every fault heals: what was missing, old, failed or waiting is there again, and nothing is unsettled.' },
  truth: { says: 'What was told is so: no duplicate, nothing told that the exchange has not, no read goes back, and at rest no outcome is left open.', only: simulated('in Chromium the end-to-end tests hold it, by the same history checker') },
  session: { says: 'A session ends once, for a reason; nothing is sent while the page leaves, nothing told afterwards of what was asked before; no token is lost or passed on.', only: simulated(INSIDE) },
  privacy: { says: 'After a session has ended nobody sees another user’s: no name, balance, amount or draft of theirs is on the page, sent, or stored where the next user reads it.' },
  typing: { says: 'What is typed into a field changes no other, stays when a link is opened, and a price stays with its market.', only: simulated('the monkey never knows what else a field may take') },
  figures: { says: 'At rest, with prices held, balance, P&L and time of each position are what the exchange works out by itself.', only: simulated('in Chromium prices go on') },
  polls: { says: 'Nothing is polled too often: while it fails, in a hidden tab, after a 429.', only: simulated('it needs hours') },
  focus: { says: 'The focus is on something that is there and can be used, and no key takes it out of a window.', only: simulated(INSIDE) },
  closed: { says: 'An order once shown closed is never shown open again, nor after the answer to its closing.', only: simulated(INSIDE) },
  bounds: { says: 'A page does not grow: timers, listeners, queries and elements are bounded.', only: simulated('it needs hours') },
} as const satisfies Record<string, Law>

export type LawName = keyof typeof BOOK

/** The laws that one of the two has to watch. */
export const lawsOf = (watcher: Watcher): LawName[] =>
  Object.entries<Law>(BOOK).flatMap(([name, { only }]) => (only && only.by !== watcher ? [] : [name as LawName])) // the keys of BOOK
