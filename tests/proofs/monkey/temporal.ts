/** The result of a claim on an unfinished history: it holds, it is violated, or it is undecided. */
export type Verdict = 'holds' | 'broken' | 'open'

/** One observation in a history. */
export interface Timed {
  /** Epoch ms. */
  at: number
}

/** A claim about a history, starting at one of its observations. */
export type Claim<Look extends Timed> = (history: readonly Look[], from: number) => Verdict

/** A condition on an observation; `before` is the previous one. */
export type Test<Look extends Timed> = (look: Look, before: Look | undefined) => boolean

/** True in this observation. */
export const now =
  <Look extends Timed>(test: Test<Look>): Claim<Look> =>
  (history, from) => {
    const look = history[from]
    return look && test(look, history[from - 1]) ? 'holds' : 'broken'
  }

/** True in every observation from here on: violated, or undecided. */
export const always =
  <Look extends Timed>(claim: Claim<Look>): Claim<Look> =>
  (history, from) =>
    history.some((_, index) => index >= from && claim(history, index) === 'broken') ? 'broken' : 'open'

/** If the condition holds, the claim that must follow. */
export const whenever =
  <Look extends Timed>(test: Test<Look>, claim: (look: Look, before: Look | undefined) => Claim<Look>): Claim<Look> =>
  (history, from) => {
    const [look, before] = [history[from], history[from - 1]]
    return look && test(look, before) ? claim(look, before)(history, from) : 'holds'
  }

/**
 * Becomes true within `ms`, and until then `meanwhile` stays true. A late observation may have missed it: the first observation
 * after the end counts too, so that a slow machine violates nothing.
 */
export const until =
  <Look extends Timed>(meanwhile: Test<Look>, goal: Test<Look>, ms: number): Claim<Look> =>
  (history, from) => {
    const end = (history[from]?.at ?? 0) + ms
    for (let index = from; index < history.length; index += 1) {
      const look = history[index]
      if (!look) break
      if (goal(look, history[index - 1])) return 'holds'
      if (look.at >= end || !meanwhile(look, history[index - 1])) return 'broken'
    }
    return 'open'
  }

/** Becomes true within `ms`. */
export const within = <Look extends Timed>(ms: number, goal: Test<Look>): Claim<Look> => until(() => true, goal, ms)
