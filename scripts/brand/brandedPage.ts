import { asRgb } from './asRgb.ts'
import type { Brand } from './readBrand.ts'

/** Addresses of what a brand brings; null where it brings none. */
export interface BrandFiles {
  css: string | null
  logo: string | null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const read = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const ICON = '/futures/assets/icon.svg'
const SHEET = /\s*<link rel="stylesheet" href="[^"]*" data-brand(?:="")? ?\/?>/

/** The texts that are fetched before the code comes: of the languages offered, of all that the build has. */
function withLanguages(page: string, languages: readonly string[]): string {
  const [, texts = '{}'] = /data-every-text="([^"]*)"/.exec(page) ?? /data-texts="([^"]*)"/.exec(page) ?? []
  // Written by scripts/contentNames.ts.
  const files = JSON.parse(read(texts)) as Record<string, string>
  const offered = Object.fromEntries(Object.entries(files).filter(([language]) => languages.includes(language)))
  return page.replace(/ data-every-text="[^"]*"/, '').replace(/data-texts="[^"]*"/, () => `data-texts="${escaped(JSON.stringify(offered))}" data-every-text="${texts}"`)
}

/** A page of the build in a brand, whichever it was in before. Throws where it is no page of the app. */
export function brandedPage(html: string, { fields, whole }: Brand, { css, logo }: BrandFiles): string {
  const put = (page: string, from: RegExp, to: string) => {
    if (!from.test(page)) throw new Error(`The page has no ${from.source}`)
    return page.replace(from, () => to)
  }
  const bars = Object.fromEntries((['dark', 'light'] as const).map((theme) => [theme, asRgb(whole.colours[theme].get('surface'))]))
  const changes: [RegExp, string][] = [
    [/<html [^>]*>/, `<html lang="${fields.languages[0]}" data-theme="${fields.theme}">`],
    [/<meta name="theme-color" [^>]*>/, `<meta name="theme-color" content="${bars[fields.theme]}" data-dark="${bars['dark']}" data-light="${bars['light']}" />`],
    [/<meta name="futures-brand" content="[^"]*"/, `<meta name="futures-brand" content="${escaped(JSON.stringify({ ...fields, logo }))}"`],
    [/(<link rel="icon" type="image\/svg\+xml" href=")[^"]*"/, `<link rel="icon" type="image/svg+xml" href="${logo ?? ICON}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(fields.names.product)}</title>`],
  ]
  const page = changes.reduce((before, [from, to]) => put(before, from, to), html.replace(SHEET, ''))
  return withLanguages(css === null ? page : put(page, /\s*<\/head>/, `\n    <link rel="stylesheet" href="${css}" data-brand />\n  </head>`), fields.languages)
}
