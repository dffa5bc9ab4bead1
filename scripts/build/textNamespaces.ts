import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** The texts of the app, by their files: `common` is loaded with the first page, each other namespace with the late part that uses it. */
export const TEXT_NAMESPACES = readdirSync(new URL('../../public/assets/locales/en', import.meta.url))
  .map((file) => basename(file, '.yaml'))
  .toSorted()
