import { parseAddress } from '../../address.ts'
import { brandOf, brands } from './brands.ts'

const chosen = () => parseAddress(window.location.hash).settings.brand

/** Puts the brand of the address into a frame, before the product reads it; another one is another start. */
export function applyBrandTo() {
  const worn = chosen()
  window.addEventListener('hashchange', () => chosen() !== worn && window.location.reload())
  if (!Object.hasOwn(brands, worn)) return
  const { fields, css } = brandOf(worn)
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'futures-brand', content: JSON.stringify(fields) })
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(meta, sheet)
}
