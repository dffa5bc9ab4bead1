/** The result of a claim on an unfinished history: it holds, it is violated, or it is undecided. */
export type Verdict = 'holds' | 'broken' | 'open'

/** One observation in a history. */
export interface TimedObservation {
  /** Epoch ms. */
  at: number
}

/** A claim about a history, starting at one of its observations. */
export type Claim<Observation extends TimedObservation> = (history: readonly Observation[], from: number) => Verdict

/** A condition on an observation; `before` is the previous one. */
export type Test<Observation extends TimedObservation> = (observation: Observation, before: Observation | undefined) => boolean

/** True in this observation. */
export const now =
  <Observation extends TimedObservation>(test: Test<Observation>): Claim<Observation> =>
  (history, from) => {
    const observation = history[from]
    return observation && test(observation, history[from - 1]) ? 'holds' : 'broken'
  }

/** True in every observation from here on: violated, or undecided. */
export const always =
  <Observation extends TimedObservation>(claim: Claim<Observation>): Claim<Observation> =>
  (history, from) =>
    history.some((_, index) => index >= from && claim(history, index) === 'broken') ? 'broken' : 'open'

/** If the condition holds, the claim that must follow. */
export const whenever =
  <Observation extends TimedObservation>(test: Test<Observation>, claim: (observation: Observation, before: Observation | undefined) => Claim<Observation>): Claim<Observation> =>
  (history, from) => {
    const [observation, before] = [history[from], history[from - 1]]
    return observation && test(observation, before) ? claim(observation, before)(history, from) : 'holds'
  }

/**
 * Becomes true within `ms`, and until then `meanwhile` stays true. A late observation may have missed it: the first observation
 * after the end counts too, so that a slow machine violates nothing.
 */
export const until =
  <Observation extends TimedObservation>(meanwhile: Test<Observation>, goal: Test<Observation>, ms: number): Claim<Observation> =>
  (history, from) => {
    const end = (history[from]?.at ?? 0) + ms
    for (let index = from; index < history.length; index += 1) {
      const observation = history[index]
      if (!observation) break
      if (goal(observation, history[index - 1])) return 'holds'
      if (observation.at >= end || !meanwhile(observation, history[index - 1])) return 'broken'
    }
    return 'open'
  }

/** Becomes true within `ms`. */
export const within = <Observation extends TimedObservation>(ms: number, goal: Test<Observation>): Claim<Observation> => until(() => true, goal, ms)
