import type { Resources } from '../../i18n/resources.d.ts'
import { withTexts } from '../../i18n/withTexts.ts'

/** Code that is loaded on first use. */
export interface Late<Code> {
  /** The code, once loaded. */
  readonly now: Code | null
  /** Rejects if the code cannot be loaded; the next call tries again. */
  load: () => Promise<Code>
  /** Loads it ahead of time: on hover or focus of its button, or while the page is idle. Ignores a failure: `load` tries again. */
  prefetch: () => Promise<void>
}

/**
 * The only way to load code late, together with its namespace of `texts`, if it has one of its own. A success is cached, a
 * failure is not. Reliability B12.
 */
export function lateCode<Code>(texts: keyof Resources | null, fetchCode: () => Promise<Code>): Late<Code> {
  let now: Code | null = null
  const load = async () => (now ??= await (texts === null ? fetchCode() : withTexts(texts, fetchCode())))

  return {
    get now() {
      return now
    },
    load,
    prefetch: () =>
      load().then(
        () => {},
        () => {},
      ),
  }
}
