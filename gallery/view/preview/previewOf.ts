import { type Settings, printAddress } from '../../address.ts'
import { shownScene } from '../../app/situations.ts'
import { stateTitle } from '../../app/titles.ts'
import type { Path } from '../../paths.ts'
import { isPrinted, pictureName, type Pictures } from '../../export/contactSheet/pictures.ts'
import type { Chart } from '../../types.ts'
import { views } from '../../views/views.ts'

/** The preview of a state. */
export interface Preview {
  title: string
  /** Of its still view, which a picture can be taken of. */
  address: string
  /** Its printed picture, and that picture's size in CSS px; null if there is none. */
  printed: { name: string; width: number; height: number } | null
}

/** The preview of a state, or of the first within it; null of one that no view shows. */
export function previewOf(chart: Chart, id: string, paths: readonly Path[], settings: Settings, { parts }: Pictures): Preview | null {
  const at = chart.nodes.find((node) => node.id === id)?.path ?? ''
  const path = paths.find(({ state }) => state === at) ?? paths.find(({ state }) => state.startsWith(`${at}.`))
  if (at === '' || !path || !(chart.name in views)) return null
  const scene = shownScene(chart, settings.scene, path.state)
  const name = pictureName(chart.name, scene ?? '', path, settings)
  const part = isPrinted(settings) ? parts[name] : undefined
  return {
    title: stateTitle(chart, path.state),
    // Only settings that change the view: each variant is taken once.
    address: printAddress({
      place: { page: 'machine', machine: chart.name, state: path.state, by: path.by },
      settings: { ...settings, scene, mode: 'still', answers: 'normal', room: 'both', reading: 'order', notes: '' },
    }),
    printed: part ? { name, width: part.width, height: part.height } : null,
  }
}
