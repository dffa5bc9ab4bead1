import { plainName } from '../../export/contactSheet/pictures.ts'
import type { ShownState } from '../notes/useNotes.ts'

/** File name of the picture placed over a view, without its extension: one per state, event, scene and variant. */
export const overlayName = ({ state, by, scene, settings: { lang, theme, width } }: ShownState) =>
  [plainName(state), ...[scene, by].flatMap((part) => (part === null ? [] : plainName(part))), `${lang}-${theme}-${width}`].join('--')
