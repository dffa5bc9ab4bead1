/** A label and its preferred vertical centre; all in CSS pixels from the upper edge. */
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
 * Positions of labels, given the most important first: each as close to its line as possible, in the order of the lines, without
 * overlaps, within the height. Labels without room are left out.
 */
export function placeLabels(wanted: readonly WantedLabel[], height: number): PlacedLabel[] {
  let room = height
  const fitting = wanted.filter((label) => {
    if (label.height > room) return false
    room -= label.height
    return true
  })

  const labels = fitting.toSorted((a, b) => a.y - b.y)
  const tops: number[] = []
  let free = 0
  for (const { y, height: own } of labels) {
    const top = Math.max(free, y - own / 2)
    tops.push(top)
    free = top + own
  }
  // Labels pushed out at the bottom move back up, and push those above them.
  let end = height
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    const own = labels[index]?.height ?? 0
    tops[index] = Math.min(tops[index] ?? 0, end - own)
    end = tops[index] ?? 0
  }
  return labels.map(({ id }, index) => ({ id, top: tops[index] ?? 0 }))
}
