/** A picture to be taken. */
export interface Wanted {
  name: string
}

export interface Printed {
  taken: number
  /** Those that were there already. */
  kept: number
  /** 'name: what was in the way' */
  failed: string[]
}

/**
 * Takes one picture after the other. A failed one is reported and skipped, so that one broken view does
 * not stop the other six hundred. `isThere`: need not be taken again.
 */
export async function printAll<One extends Wanted>(
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
