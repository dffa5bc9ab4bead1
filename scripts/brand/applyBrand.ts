import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandedPage } from './brandedPage.ts'
import { writeBrandFiles } from './brandFiles.ts'
import type { Brand } from './readBrand.ts'

const PAGES = ['index.html', 'webview.html']

/** Applies a brand to a built app: adds its files to the assets, and names them in the pages. Repeatable, without a build. */
export function applyBrand(folder: string, brand: Brand) {
  const absent = PAGES.filter((page) => !existsSync(join(folder, page)))
  if (absent.length > 0) throw new Error(`No build in ${folder}: it has no ${absent.join(', ')}`)
  const files = writeBrandFiles(join(folder, 'assets'), '/futures/assets/', brand)
  for (const page of PAGES)
    writeFileSync(join(folder, page), brandedPage(readFileSync(join(folder, page), 'utf8'), brand, files))
}
