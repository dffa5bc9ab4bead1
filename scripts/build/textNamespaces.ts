import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** The text files of the app: `common` is loaded with the first page, each other namespace with its late code. */
export const TEXT_NAMESPACES = readdirSync(new URL('../../public/assets/locales/en', import.meta.url))
  .map((file) => basename(file, '.yaml'))
  .toSorted()
