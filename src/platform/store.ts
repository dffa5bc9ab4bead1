/** Listeners to an event or a change; `subscribe` returns a function that unsubscribes. */
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

export interface Readable<Value> {
  get: () => Value
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export interface Store<Value> extends Readable<Value> {
  set: (value: Value) => void
}

/** A value in memory that outlives its components; read it with `useStore` in React. */
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
