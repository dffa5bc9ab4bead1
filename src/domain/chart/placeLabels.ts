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

interface LabelLayout {
  placed: (PlacedLabel & {
    /** Labels of near lines that have no room: counted in front of this one. */
    joined: string[]
  })[]
  above: EdgeRow
  below: EdgeRow
}

/** Labels in a row along an edge, of this height: first those of the lines drawn there, then of the lines beyond, the nearest first. */
interface EdgeRow {
  ids: string[]
  height: number
  /** How many of the lines are drawn there. */
  here: number
}

/**
 * Positions of labels, given the most important first: in the order of their lines, without overlaps, none further from its line
 * than `reach` of its own heights, and none upon another line that is nearer. What has no room joins the row at its place or else the nearest label;
 * a less important label never takes the room of another.
 */
export function layoutLabels(wanted: readonly WantedLabel[], height: number, reach = 1): LabelLayout {
  const byHeight = wanted.toSorted((a, b) => a.y - b.y)
  const beyond = {
    above: byHeight.filter(({ y }) => y < 0).toReversed(),
    below: byHeight.filter(({ y }) => y > height),
  }
  const rowHeight = Math.max(0, ...wanted.map((label) => label.height))
  const start = beyond.above.length > 0 ? rowHeight : 0
  const end = beyond.below.length > 0 ? height - rowHeight : height
  const inside = wanted.filter(({ y }) => y >= 0 && y <= height)
  const labels = inside.map((label) => ({ ...label, blocked: blockedTops(label, inside) }))

  let fitting: Label[] = []
  for (const label of labels) {
    if (label.y < start || label.y > end) continue
    const next = [...fitting, label]
    if (placesOf(next, start, end, reach)) fitting = next
  }
  const placed = (placesOf(fitting, start, end, reach) ?? []).map((place) => ({ ...place, joined: [] as string[] }))
  const middles = new Map(fitting.map((label) => [label.id, label.height / 2]))
  const here = { above: [] as string[], below: [] as string[] }
  for (const label of labels) {
    if (fitting.includes(label)) continue
    const distance = ({ id, top }: PlacedLabel) => Math.abs(top + (middles.get(id) ?? 0) - label.y)
    const nearest = placed.toSorted((a, b) => distance(a) - distance(b))[0]
    const isAtRow = (row: keyof typeof beyond, depth: number) => beyond[row].length > 0 && depth < label.height / 2
    if (isAtRow('above', label.y - start)) here.above.push(label.id)
    else if (!nearest || isAtRow('below', end - label.y)) here.below.push(label.id)
    else nearest.joined.push(label.id)
  }
  const row = (edge: keyof typeof beyond): EdgeRow => {
    const ids = [...here[edge], ...beyond[edge].map(({ id }) => id)]
    return { ids, height: ids.length > 0 ? rowHeight : 0, here: here[edge].length }
  }
  return { placed, above: row('above'), below: row('below') }
}

/** A label with the ranges of tops, ends excluded, at which another line under it would be nearer to its middle than its own. */
interface Label extends WantedLabel {
  blocked: [from: number, to: number][]
}

function blockedTops({ y, height }: WantedLabel, lines: readonly WantedLabel[]): Label['blocked'] {
  return lines.flatMap((other) => {
    if (other.y === y || Math.abs(other.y - y) >= 2 * height) return []
    const between = (other.y + y - height) / 2
    const [from, to] = [other.y - height, other.y]
    return [other.y > y ? [Math.max(between, from), to] : [from, Math.min(between, to)]]
  })
}

/** The free top between the limits that is nearest to the wanted one. */
function freeTop({ blocked }: Label, from: number, to: number, wish: number): number | undefined {
  return [Math.min(to, Math.max(from, wish)), ...blocked.flat()]
    .filter((top) => top >= from && top <= to && blocked.every((range) => top <= range[0] || top >= range[1]))
    .toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0]
}

/** Places of all labels; null if they do not fit. */
function placesOf(wanted: readonly Label[], start: number, end: number, reach: number): PlacedLabel[] | null {
  const labels = wanted.toSorted((a, b) => a.y - b.y)
  const resting = ({ y, height }: WantedLabel) => y - height / 2
  /** The lowest tops that leave room for the labels below. */
  const lowest: number[] = []
  let limit = end
  for (const label of labels.toReversed()) {
    const to = Math.min(limit - label.height, resting(label) + reach * label.height)
    const top = freeTop(label, Math.max(start, resting(label) - reach * label.height), to, to)
    if (top === undefined) return null
    lowest.unshift(top)
    limit = top
  }

  let free = start
  const placed: PlacedLabel[] = []
  for (const [index, label] of labels.entries()) {
    const from = Math.max(free, resting(label) - reach * label.height)
    const top = freeTop(label, from, lowest[index] ?? end, resting(label))
    if (top === undefined) return null
    placed.push({ id: label.id, top })
    free = top + label.height
  }
  return placed
}
