import type { Plugin } from 'vite'
import { servedFolder } from './servedFolder.ts'
import { LIST, NO_PICTURES, PICTURES } from './export/contactSheet/pictures.ts'

/** The pictures of `npm run gallery:print`. Without pictures the gallery shows live views. */
export const printedPictures = (folder: string): Plugin => servedFolder({ path: PICTURES, folder, list: LIST, none: NO_PICTURES })
