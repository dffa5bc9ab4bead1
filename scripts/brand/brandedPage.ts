import { type BrandFiles, pageChanges } from './pageChanges.ts'
import type { Brand } from './readBrand.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const read = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const SHEET = /\s*<link rel="stylesheet" href="[^"]*" data-brand(?:="")? ?\/?>/

/** The texts fetched before the code is loaded: of the languages offered, out of those in the build. */
function withLanguages(page: string, languages: readonly string[]): string {
  const [, texts = '{}'] = /data-every-text="([^"]*)"/.exec(page) ?? /data-texts="([^"]*)"/.exec(page) ?? []
  // Written by scripts/build/hashPublicFiles.ts.
  const files = JSON.parse(read(texts)) as Record<string, string>
  const offered = Object.fromEntries(Object.entries(files).filter(([language]) => languages.includes(language)))
  return page
    .replace(/ data-every-text="[^"]*"/, '')
    .replace(/data-texts="[^"]*"/, () => `data-texts="${escaped(JSON.stringify(offered))}" data-every-text="${texts}"`)
}

/** A page of the build with a brand, replacing any previous one. Throws if it is not a page of the app. */
export function brandedPage(html: string, brand: Brand, files: BrandFiles): string {
  const put = (page: string, from: RegExp, to: string) => {
    if (!from.test(page)) throw new Error(`The page has no ${from.source}`)
    return page.replace(from, () => to)
  }
  const page = pageChanges(brand, files).reduce((before, [from, to]) => put(before, from, to), html.replace(SHEET, ''))
  return withLanguages(page, brand.fields.languages)
}
