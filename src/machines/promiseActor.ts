import { fromPromise } from 'xstate'

/** An actor's type without its body. The module that runs the machine provides the body. */
export const promiseActor = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('actor not provided')))
