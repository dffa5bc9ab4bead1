import { asRgb } from './asRgb.ts'
import type { Brand } from './readBrand.ts'

/** Addresses of a brand's files; null if it has none. */
export interface BrandFiles {
  css: string | null
  logo: string | null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const ICON = '/futures/assets/icon.svg'

/** The parts of a page that a brand replaces, each once: patterns with the same meaning in JavaScript and sed -E. */
export function pageChanges({ fields, whole }: Brand, { css, logo }: BrandFiles): [RegExp, string][] {
  const bars = Object.fromEntries(
    (['dark', 'light'] as const).map((theme) => [theme, asRgb(whole.colours[theme].get('surface'))]),
  )
  return [
    [/<html [^>]*>/, `<html lang="${fields.languages[0]}" data-theme="${fields.theme}">`],
    [
      /<meta name="theme-color" [^>]*>/,
      `<meta name="theme-color" content="${bars[fields.theme]}" data-dark="${bars['dark']}" data-light="${bars['light']}" />`,
    ],
    [
      /<meta name="futures-brand" content="[^"]*"/,
      `<meta name="futures-brand" content="${escaped(JSON.stringify({ ...fields, logo }))}"`,
    ],
    [
      /<link rel="icon" type="image\/svg\+xml" href="[^"]*"/,
      `<link rel="icon" type="image/svg+xml" href="${logo ?? ICON}"`,
    ],
    [/<title>[^<]*<\/title>/, `<title>${escaped(fields.names.product)}</title>`],
    ...(css === null
      ? []
      : [
          [/\s*<\/head>/, `\n    <link rel="stylesheet" href="${css}" data-brand />\n  </head>`] satisfies [
            RegExp,
            string,
          ],
        ]),
  ]
}
