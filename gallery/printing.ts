/** A picture to take. */
export interface NamedPicture {
  name: string
}

export interface PrintResult {
  taken: number
  /** 'name: reason' */
  failed: string[]
}

/** How pictures are taken. */
interface Printer<One> {
  /** `worker`: index of the page. */
  take: (one: One, worker: number) => Promise<void>
  tell: (line: string) => void
  /** Pages that are open at once. */
  workers?: number
}

const reasonOf = (error: unknown) => String(error).split('\n')[0] ?? ''

/**
 * Takes the pictures group by group, in several pages at once; within a group one after the other, as the page has little to
 * change between them. A failed one is tried again at the end, when the machine is less busy; one that fails twice is reported
 * and left out, so that one broken view does not stop the other six hundred.
 */
export async function printAll<One extends NamedPicture>(
  groups: readonly (readonly One[])[],
  { take, tell, workers = 1 }: Printer<One>,
): Promise<PrintResult> {
  const printed: PrintResult = { taken: 0, failed: [] }
  const again: One[] = []
  const of = groups.flat().length
  let count = 0
  const report = (what: string) => tell(`${(count += 1)} of ${of}: ${what}`)

  const queue = groups.values()
  const printGroups = async (worker: number) => {
    for (const group of queue)
      for (const one of group)
        try {
          await take(one, worker)
          printed.taken += 1
          report(one.name)
        } catch {
          again.push(one)
        }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => printGroups(worker)))

  for (const one of again)
    try {
      await take(one, 0)
      printed.taken += 1
      report(one.name)
    } catch (error) {
      printed.failed.push(`${one.name}: ${reasonOf(error)}`)
      report(`not ${one.name}: ${reasonOf(error)}`)
    }
  return printed
}
