interface PrintResult {
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

/** Takes the pictures group by group, in several pages at once. A failed one is tried again at the end, then reported and left out. */
export async function printAll<One extends { name: string }>(
  groups: readonly (readonly One[])[],
  { take, tell, workers = 1 }: Printer<One>,
): Promise<PrintResult> {
  const printed: PrintResult = { taken: 0, failed: [] }
  const again: One[] = []
  const of = groups.flat().length
  let count = 0
  const report = (what: string) => tell(`${(count += 1)} of ${of}: ${what}`)

  const takeOne = async (one: One, worker: number) => {
    await take(one, worker)
    printed.taken += 1
    report(one.name)
  }
  const queue = groups.values()
  const printGroups = async (worker: number) => {
    for (const group of queue) for (const one of group) await takeOne(one, worker).catch(() => again.push(one))
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => printGroups(worker)))

  for (const one of again)
    await takeOne(one, 0).catch((error: unknown) => {
      printed.failed.push(`${one.name}: ${reasonOf(error)}`)
      report(`not ${one.name}: ${reasonOf(error)}`)
    })
  return printed
}
