/** A picture to take. */
export interface Named {
  name: string
}

export interface Printed {
  taken: number
  /** Not taken, because they exist. */
  kept: number
  /** 'name: reason' */
  failed: string[]
}

/**
 * Takes one picture after the other. A failed one is reported and skipped, so that one broken view does
 * not stop the other six hundred. `isThere`: exists already.
 */
export async function printAll<One extends Named>(
  pictures: readonly One[],
  { isThere, take, tell }: { isThere: (one: One) => boolean; take: (one: One) => Promise<void>; tell: (line: string) => void },
): Promise<Printed> {
  const printed: Printed = { taken: 0, kept: 0, failed: [] }
  for (const [index, one] of pictures.entries()) {
    const at = `${index + 1} of ${pictures.length}`
    if (isThere(one)) {
      printed.kept += 1
      continue
    }
    try {
      await take(one)
      printed.taken += 1
      tell(`${at}: ${one.name}`)
    } catch (error) {
      const [why] = String(error).split('\n')
      printed.failed.push(`${one.name}: ${why}`)
      tell(`${at}: not ${one.name}: ${why}`)
    }
  }
  return printed
}
