import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** The texts of the app, by their files: what stands in `common` comes with the first page, each other namespace with the late part that says it. */
export const TEXT_NAMESPACES = readdirSync(new URL('../../public/assets/locales/en', import.meta.url))
  .map((file) => basename(file, '.yaml'))
  .toSorted()
