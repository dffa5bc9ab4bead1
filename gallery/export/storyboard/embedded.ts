/** What a picture or a page that stands alone needs of files elsewhere: the files themselves, in its text. */

const cached = new Map<string, Promise<string>>()

async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} cannot be read: ${response.status}`)
  const file = await response.blob()
  return dataUrl(file)
}

/** A file as text that stands for it. */
export function dataUrl(file: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('A file cannot be read')))
    reader.readAsDataURL(file)
  })
}

/** The file at an address, as a data URL. Read once. */
export function embedded(address: string): Promise<string> {
  if (address.startsWith('data:')) return Promise.resolve(address)
  const reading = cached.get(address) ?? read(address)
  cached.set(address, reading)
  return reading
}

const URLS = /url\((?:"([^"]*)"|'([^']*)'|([^"')][^)]*))\)/g
const within = (match: RegExpExecArray) => match[1] ?? match[2] ?? match[3] ?? ''

/** The text of a style sheet with its fonts and pictures inside. What cannot be read stays an address. */
async function embeddedText(text: string, base: string): Promise<string> {
  const named = [...new Set([...text.matchAll(URLS)].map(within))].filter((one) => one !== '' && !/^(?:data:|#)/.test(one))
  const files = await Promise.all(named.map(async (one) => [one, await embedded(new URL(one, base).href).catch(() => null)] as const))
  const found = new Map(files)
  return text.replaceAll(URLS, (whole, double?: string, single?: string, bare?: string) => {
    const file = found.get(double ?? single ?? bare ?? '')
    return file === null || file === undefined ? whole : `url("${file}")`
  })
}

/** Media as the page itself sees them: in a picture nothing points or hovers. */
const asSeen = (text: string, { defaultView: view }: Document) =>
  text.replaceAll(/@media\s*([^{]+)\{/g, (_, condition: string) => `@media ${view?.matchMedia(condition).matches === true ? 'all' : 'not all'} {`)

/** As it is written: what browsers say of their rules loses every shorthand with a property of its own in it. */
const writtenIn = async ({ href, ownerNode }: CSSStyleSheet): Promise<string> => (href === null ? (ownerNode?.textContent ?? '') : (await fetch(href)).text())

/** All rules of a document, with their fonts and pictures inside. */
export async function stylesOf(page: Document): Promise<string> {
  const texts = [...page.styleSheets].map(async (sheet) => embeddedText(asSeen(await writtenIn(sheet), page), sheet.href ?? page.baseURI))
  return (await Promise.all(texts)).join('\n')
}
