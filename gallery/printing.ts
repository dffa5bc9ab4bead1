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
 * Takes one picture after the other. One that cannot be taken is told of and the next is taken: one view that does not
 * come leaves the other six hundred. `isThere`: it need not be taken again.
 */
export async function printAll<One extends Wanted>(
  wanted: readonly One[],
  { isThere, take, tell }: { isThere: (one: One) => boolean; take: (one: One) => Promise<void>; tell: (line: string) => void },
): Promise<Printed> {
  const printed: Printed = { taken: 0, kept: 0, failed: [] }
  for (const [index, one] of wanted.entries()) {
    const at = `${index + 1} of ${wanted.length}`
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
