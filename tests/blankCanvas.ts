/** A canvas context that draws nothing, since jsdom has none. */
export const blankContext = (canvas: unknown) =>
  new Proxy<Record<string, unknown>>(
    { canvas },
    {
      get: (drawn, name: string) => drawn[name] ?? (() => ({ width: 10, addColorStop: () => {} })),
      set: (drawn, name: string, value) => {
        drawn[name] = value
        return true
      },
    },
  )
