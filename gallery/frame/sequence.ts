import { postToParent } from './wire.ts'

/** Does one thing after the other: a view requested while another is opening is shown after it. `afterEach` is called after each. */
export function sequence(afterEach = () => {}) {
  let last = Promise.resolve()
  let waiting = 0
  return {
    isIdle: () => waiting === 0,
    add: (work: () => unknown) => {
      waiting += 1
      last = last
        .then(async () => void (await work()))
        .catch((error: unknown) => {
          document.documentElement.dataset['trouble'] = String(error)
          postToParent({ kind: 'trouble', what: String(error) })
        })
        .finally(() => {
          waiting -= 1
          afterEach()
        })
    },
  }
}
