import { brandCss } from '../../scripts/brand/brandCss.ts'
import { readPalette } from '../../scripts/brand/palette.ts'
import { isGroup } from '../../scripts/brand/tokenFile.ts'
import { BRAND } from '../../src/api/brand.ts'
import { readFields } from '../../src/api/configuration.ts'
import { parseAddress } from '../address.ts'
import productCss from '../../src/ui/styles/tokens.css?raw'

const files = import.meta.glob<unknown>('../../brands/*/brand.json', { import: 'default', eager: true })
const tokens = import.meta.glob<unknown>('../../brands/*/tokens.json', { import: 'default', eager: true })
const logos = import.meta.glob<string>('../../brands/*/logo.svg', { query: '?url', import: 'default', eager: true })

const folderOf = (name: string) => `../../brands/${name}/`

function fieldsOf(name: string) {
  const written = files[`${folderOf(name)}brand.json`]
  const { tokens: _tokens, logo: _logo, ...said } = isGroup(written) ? written : {}
  return readFields(BRAND, said).read
}

/** The brands of the folder brands by its folders, each with its product's name. */
export const brands: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(files).map((path) => {
    const name = path.split('/').at(-2) ?? ''
    return [name, fieldsOf(name).names.product]
  }),
)

/** The output of `npm run brand -- FILE --into` for a page: its fields, and its style sheet. */
function brandOf(name: string) {
  const logo = logos[`${folderOf(name)}logo.svg`]
  const address = logo === undefined ? null : new URL(logo, window.location.href).pathname
  const { own } = readPalette(tokens[`${folderOf(name)}tokens.json`] ?? {}, productCss)
  return { fields: { ...fieldsOf(name), logo: address }, css: brandCss(own, address) }
}

const chosen = () => parseAddress(window.location.hash).settings.brand

/** Puts the brand of the address into a frame, before the product reads it; another one is another start. */
export function applyBrandTo() {
  const brand = chosen()
  window.addEventListener('hashchange', () => chosen() !== brand && window.location.reload())
  if (!Object.hasOwn(brands, brand)) return
  const { fields, css } = brandOf(brand)
  const meta = Object.assign(document.createElement('meta'), { name: 'futures-brand', content: JSON.stringify(fields) })
  document.head.append(meta, Object.assign(document.createElement('style'), { textContent: css }))
}
