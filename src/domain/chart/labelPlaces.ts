/** A label that would like to stand with its middle at a height; all in CSS pixels from the upper edge. */
export interface WantedLabel {
  id: string
  y: number
  height: number
}

export interface PlacedLabel {
  id: string
  top: number
}

/**
 * The places of labels, given the most important first: each as near to its line as it can be, in the order of the
 * lines, none over another, all within the height. What has no room is left out.
 */
export function labelPlaces(wanted: readonly WantedLabel[], height: number): PlacedLabel[] {
  let room = height
  const kept = wanted.filter((label) => {
    if (label.height > room) return false
    room -= label.height
    return true
  })

  const labels = kept.toSorted((a, b) => a.y - b.y)
  const tops: number[] = []
  let free = 0
  for (const { y, height: own } of labels) {
    const top = Math.max(free, y - own / 2)
    tops.push(top)
    free = top + own
  }
  // What was pushed out below goes back up, and pushes those above it.
  let end = height
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    const own = labels[index]?.height ?? 0
    tops[index] = Math.min(tops[index] ?? 0, end - own)
    end = tops[index] ?? 0
  }
  return labels.map(({ id }, index) => ({ id, top: tops[index] ?? 0 }))
}
