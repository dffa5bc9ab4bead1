import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandCss } from './brandCss.ts'
import type { BrandFiles } from './pageChanges.ts'
import type { Brand } from './readBrand.ts'

/**
 * Writes a brand's style sheet and logo into a folder, with a content hash in their names, and returns their addresses. `address`:
 * the folder's, with its slash.
 */
export function writeBrandFiles(folder: string, address: string, brand: Brand): BrandFiles {
  const put = (kind: 'css' | 'svg', content: string) => {
    const name = `brand-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${kind}`
    writeFileSync(join(folder, name), content)
    return address + name
  }
  const logo = brand.logo === null ? null : put('svg', brand.logo)
  const sheet = brandCss(brand.own, logo)
  return { logo, css: sheet.trim() === '' ? null : put('css', sheet) }
}
