import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isMisspelledWebview, isPage, isWebview, NOT_FOUND, originOf } from './addresses.ts'
import type { BrandedPages } from './brand.ts'
import { appHeaders, assetHeaders, callHeaders, chartHeaders } from './headers.ts'
import { fillConfig, type PageConfig } from './page.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const IS_TEXT = /^(text\/|application\/|image\/svg)/
const HASHED = /-[A-Za-z0-9_-]{8}\.\w+$/
const BASE = '/futures/'
/** Endpoints for violation reports of the Content-Security-Policy and the Integrity-Policy; ignored here. */
const REPORTS = new Set(['csp-report', 'integrity-report'])
/** Served for the app's addresses, not under their own names. */
const PAGES = new Set(['index.html', 'webview.html'])

interface File {
  body: Buffer
  type: string
  tag: string
}

/** Of the content sent: another configuration or brand is another page of the same file. */
const tagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`

/** Serves the built app under /futures: right types, tags and caching; the page itself for every path without an extension. */
export function distHandler(
  folder: string,
  config: PageConfig,
  branded: BrandedPages | null,
  noted: (html: string) => string,
) {
  const root = resolve(folder)
  const packed = new Map<string, Buffer>()

  async function find(path: string): Promise<File | null> {
    const ofBrand = path.startsWith('assets/') ? branded?.file(path.slice('assets/'.length)) : null
    if (ofBrand) return { body: ofBrand, type: TYPES[extname(path)] ?? '', tag: tagOf(ofBrand) }
    const file = resolve(join(root, path))
    if (!file.startsWith(root + sep)) return null
    const found = await stat(file).catch(() => null)
    const type = TYPES[extname(file)]
    if (!found?.isFile() || type === undefined) return null
    const read = await readFile(file)
    if (extname(file) !== '.html')
      return { body: read, type, tag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"` }
    const html = read.toString('utf8')
    const page = PAGES.has(path) ? noted(branded?.page(html) ?? html) : html
    const body = Buffer.from(fillConfig(page, config))
    return { body, type, tag: tagOf(body) }
  }

  /** Compressed text, cached. */
  function pack(name: string, { body, type, tag }: File, accepts: string): { body: Buffer; encoding: string | null } {
    const encoding =
      !IS_TEXT.test(type) || body.length < 500
        ? null
        : accepts.includes('br')
          ? 'br'
          : accepts.includes('gzip')
            ? 'gzip'
            : null
    if (encoding === null) return { body, encoding }
    const key = `${encoding} ${name} ${tag}`
    const small =
      packed.get(key) ??
      (encoding === 'br'
        ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
        : gzipSync(body))
    packed.set(key, small)
    return { body: small, encoding }
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url ?? '')
    const name = path?.slice(BASE.length) ?? ''
    if (REPORTS.has(name)) {
      const isReport = request.method === 'POST'
      return void request
        .resume()
        .on('end', () =>
          response.writeHead(isReport ? 204 : 405, isReport ? callHeaders : { ...callHeaders, allow: 'POST' }).end(),
        )
    }
    if (isMisspelledWebview(path ?? ''))
      return void response.writeHead(302, { ...assetHeaders('no-store'), location: NOT_FOUND }).end()
    const wantsPage = isPage(path ?? '')
    const isHidden = /(^|\/)\./.test(name) || PAGES.has(name)
    const page = isWebview(path ?? '') ? 'webview.html' : 'index.html'
    const file =
      path === null || isHidden
        ? null
        : ((await find(wantsPage ? page : name)) ?? (wantsPage ? await find('index.html') : null))
    if (!file)
      return void response
        .writeHead(404, { ...assetHeaders('no-store'), 'content-type': 'text/plain' })
        .end('Not found\n')

    const headers = wantsPage
      ? appHeaders(path ?? BASE, originOf(request), text(config.datafeed), text(config.webviewHost))
      : name === 'chart.html'
        ? chartHeaders(originOf(request), text(config.chartScript))
        : assetHeaders(cacheControl(name))
    const common = { ...headers, etag: file.tag, vary: 'accept-encoding' }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
    if (request.headers['if-none-match'] === file.tag) return void response.writeHead(304, common).end()
    const { body, encoding } = pack(wantsPage ? page : name, file, String(request.headers['accept-encoding'] ?? ''))
    response.writeHead(200, {
      ...common,
      'content-type': file.type,
      'content-length': body.length,
      ...(encoding !== null && { 'content-encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

const text = (value: PageConfig[string] | undefined) => (typeof value === 'string' ? value : null)

/** Files with a hash in their name are cached forever. */
const cacheControl = (name: string) =>
  HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, must-revalidate'

/** The decoded path, its slashes merged as nginx does; null if it is invalid. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '').replace(/\/{2,}/g, '/')
    return path.startsWith(BASE) && !path.includes('\0') ? path : null
  } catch {
    return null
  }
}
