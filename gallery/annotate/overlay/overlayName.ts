import { plainName } from '../../export/contactSheet/pictures.ts'
import type { Seen } from '../notes/useNotes.ts'

/** The name of the picture laid over a look, without its ending: one per state, event, scene and look. */
export const overlayName = ({ state, by, scene, settings: { lang, theme, width } }: Seen) =>
  [plainName(state), ...[scene, by].flatMap((part) => (part === null ? [] : plainName(part))), `${lang}-${theme}-${width}`].join('--')
