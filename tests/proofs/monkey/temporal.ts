/** The result of a claim on an unfinished history: it holds, it is violated, or it is undecided. */
export type Verdict = 'holds' | 'broken' | 'open'

/** One look in a history. */
export interface Timed {
  /** Epoch ms. */
  at: number
}

/** A claim about a history from one of its looks on. */
export type Claim<Look extends Timed> = (history: readonly Look[], from: number) => Verdict

/** Whether something is so in a look; `before` is the one before it. */
export type Test<Look extends Timed> = (look: Look, before: Look | undefined) => boolean

/** It is so in this look. */
export const now =
  <Look extends Timed>(test: Test<Look>): Claim<Look> =>
  (history, from) => {
    const look = history[from]
    return look && test(look, history[from - 1]) ? 'holds' : 'broken'
  }

/** From here on it is so in every look: broken, or not yet. */
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
 * It comes true within `ms`, and until then `meanwhile` stays so. What was seen late may have been there in time: the first
 * look after the end counts too, so that a slow machine breaks nothing.
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

/** It comes true within `ms`. */
export const within = <Look extends Timed>(ms: number, goal: Test<Look>): Claim<Look> => until(() => true, goal, ms)
