/** A label and the height of its line; both in CSS pixels, from the upper edge of the chart. */
export interface WantedLabel {
  id: string
  /** Of its line; outside the chart if negative or beyond its height. */
  y: number
  height: number
}

interface PlacedLabel {
  id: string
  top: number
}

export interface LabelLayout {
  placed: (PlacedLabel & {
    /** Labels of near lines that have no room: counted in front of this one. */
    joined: string[]
  })[]
  /** Labels of lines beyond an edge, the nearest first: counted in a row along that edge, of this height. */
  above: { ids: string[]; height: number }
  below: { ids: string[]; height: number }
}

/**
 * Positions of labels, given the most important first: in the order of their lines, without overlaps, and none further from its line
 * than its own height. What has no room joins the nearest label; a less important one never takes the room of another.
 */
export function layoutLabels(wanted: readonly WantedLabel[], height: number): LabelLayout {
  const row = (labels: readonly WantedLabel[]) => ({
    ids: labels.map(({ id }) => id),
    height: Math.max(0, ...labels.map((label) => label.height)),
  })
  const byHeight = wanted.toSorted((a, b) => a.y - b.y)
  const [above, below] = [
    row(byHeight.filter(({ y }) => y < 0).toReversed()),
    row(byHeight.filter(({ y }) => y > height)),
  ]
  const room = { start: above.height, end: height - below.height }
  const inside = wanted.filter(({ y }) => y >= 0 && y <= height)
  let fitting: WantedLabel[] = []
  for (const label of inside) {
    const next = [...fitting, label]
    if (placesOf(next, room)) fitting = next
  }
  const placed = (placesOf(fitting, room) ?? []).map((place) => ({ ...place, joined: [] as string[] }))
  const middles = new Map(fitting.map((label) => [label.id, label.height / 2]))
  for (const label of inside) {
    if (fitting.includes(label)) continue
    const distance = ({ id, top }: PlacedLabel) => Math.abs(top + (middles.get(id) ?? 0) - label.y)
    const nearest = placed.toSorted((a, b) => distance(a) - distance(b))[0]
    const counted = nearest?.joined ?? below.ids
    counted.push(label.id)
  }
  return { placed, above, below }
}

interface Room {
  start: number
  end: number
}

/** Places of all labels; null if they do not fit. */
function placesOf(wanted: readonly WantedLabel[], { start, end }: Room): PlacedLabel[] | null {
  const labels = wanted.toSorted((a, b) => a.y - b.y)
  const resting = ({ y, height }: WantedLabel) => y - height / 2
  /** The lowest tops that leave room for the labels below. */
  const lowest: number[] = []
  labels.reduceRight((limit, label, index) => {
    const top = Math.min(limit - label.height, resting(label) + label.height)
    lowest[index] = top
    return top
  }, end)

  let free = start
  const placed: PlacedLabel[] = []
  for (const [index, label] of labels.entries()) {
    const limit = lowest[index] ?? 0
    const highest = Math.max(free, resting(label) - label.height)
    if (highest > limit) return null
    const top = Math.min(limit, Math.max(highest, resting(label)))
    placed.push({ id: label.id, top })
    free = top + label.height
  }
  return placed
}
