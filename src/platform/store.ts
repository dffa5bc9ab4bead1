/** The listeners to something that changes or happens; `subscribe` returns the function that unsubscribes. */
export function createListeners<News extends readonly unknown[] = []>() {
  const listeners = new Set<(...news: News) => void>()
  return {
    subscribe: (listener: (...news: News) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (...news: News) => {
      for (const listener of listeners) listener(...news)
    },
  }
}

export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Calls the listener after every `set`. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** A value in memory that outlives the components which show it: `useStore` reads it in React. */
export function createStore<Value>(value: Value): Store<Value> {
  const { subscribe, notify } = createListeners()
  return {
    get: () => value,
    set: (next) => {
      value = next
      notify()
    },
    subscribe,
  }
}
