import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandCss } from './brandCss.ts'
import { brandedPage } from './brandedPage.ts'
import type { Brand } from './readBrand.ts'

const PAGES = ['index.html', 'webview.html']
const ADDRESS = '/futures/'

/** Lays a brand over a built app: its files among the assets, their names by their content, and the pages that name them. Again and again, without a build. */
export function layOver(folder: string, brand: Brand) {
  const absent = PAGES.filter((page) => !existsSync(join(folder, page)))
  if (absent.length > 0) throw new Error(`No build in ${folder}: it has no ${absent.join(', ')}`)
  const put = (kind: 'css' | 'svg', content: string) => {
    const name = `assets/brand-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${kind}`
    writeFileSync(join(folder, name), content)
    return ADDRESS + name
  }
  const logo = brand.logo === null ? null : put('svg', brand.logo)
  const sheet = brandCss(brand.own, logo)
  const files = { logo, css: sheet.trim() === '' ? null : put('css', sheet) }
  for (const page of PAGES) writeFileSync(join(folder, page), brandedPage(readFileSync(join(folder, page), 'utf8'), brand, files))
}
