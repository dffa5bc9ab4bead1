/** Code that comes when it is first wanted. */
export interface Late<Code> {
  /** The code, once it has come. */
  readonly now: Code | null
  /** Rejects where the code could not be had; asks again then. */
  load: () => Promise<Code>
  /** Loads it before it is wanted: on hover or focus of its button, or while the page rests. What does not come now is asked for when it is wanted. */
  prefetch: () => Promise<void>
}

/** The one way to load code late: what has come stays, a failure is forgotten. Reliability B12. */
export function lazily<Code>(fetchCode: () => Promise<Code>): Late<Code> {
  let now: Code | null = null
  const load = async () => (now ??= await fetchCode())

  return {
    get now() {
      return now
    },
    load,
    prefetch: () => load().then(() => {}, () => {}),
  }
}
