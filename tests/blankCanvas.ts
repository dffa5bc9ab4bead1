/** The drawing context of a canvas that draws nothing: jsdom has none. */
export const blankContext = (canvas: unknown) =>
  new Proxy<Record<string, unknown>>({ canvas }, {
    get: (drawn, name: string) => drawn[name] ?? (() => ({ width: 10, addColorStop: () => {} })),
    set: (drawn, name: string, value) => {
      drawn[name] = value
      return true
    },
  })
