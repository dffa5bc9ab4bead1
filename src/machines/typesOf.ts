import { fromPromise } from 'xstate'

/** The types of a machine. XState uses only the type, never the value. */
export const typesOf = <Types extends object>() => ({}) as Types // The value is never read: see above.

/** An actor's type without its body. The module that runs the machine provides the body. */
export const promiseActor = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('actor not provided')))
