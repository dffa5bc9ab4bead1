import { areas } from './areas.ts'
import { keyOf, namespaceOf } from './textKey.ts'
import { setupOf, choicesOf } from './setup.ts'

/** Texts of late parts that screens are known by. */
export const lateNamespaces: readonly string[] = [
  ...new Set(
    areas.flatMap(({ screens }) =>
      Object.values(screens).flatMap((screen) => choicesOf(screen).flatMap((choices) => keyOf(setupOf(screen, choices).says) ?? [])),
    ).map(namespaceOf),
  ),
].filter((name) => name !== 'common')
