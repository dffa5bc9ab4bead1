import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { isPage, isWebview } from './addresses.ts'
import type { BrandedPages } from './brand.ts'
import { fillConfig, type PageConfig } from './page.ts'

/** The designers' gallery, started by the first request. */
function galleryHandler(server: Server) {
  let started: Promise<ViteDevServer> | null = null
  const start = async () => {
    const { createServer } = await import('vite')
    return createServer({
      configFile: 'gallery/vite.config.ts',
      base: '/gallery/',
      appType: 'mpa',
      logLevel: 'warn',
      clearScreen: false,
      server: { middlewareMode: true, ws: { server } },
    })
  }
  return {
    handle: async (request: IncomingMessage, response: ServerResponse) => {
      started ??= start()
      const { middlewares } = await started
      middlewares(request, response, () => void response.writeHead(404).end('Not found\n'))
    },
    close: async () => (await started)?.close(),
  }
}

/** The app from its sources, rebuilt on change, and the gallery. Vite is loaded only here. */
export async function devHandler(
  server: Server,
  config: PageConfig,
  branded: BrandedPages | null,
  noted: (html: string) => string,
) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server } },
  })

  const gallery = galleryHandler(server)

  const page = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/futures/'
    const path = url.split('?')[0] ?? ''
    if (!isPage(path) && path !== '/futures/index.html') return void response.writeHead(404).end('Not found\n')
    // Vite puts the base before every address of the page, also before one that has it already.
    const source = (await readFile(isWebview(path) ? 'webview.html' : 'index.html', 'utf8')).replaceAll(
      '="/futures/',
      '="/',
    )
    const whole = await vite.transformIndexHtml(url, fillConfig(source, config))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    response.end(noted(branded?.page(whole) ?? whole))
  }

  return {
    handle: (request: IncomingMessage, response: ServerResponse) => {
      const { name = '', kind = '' } =
        /^\/futures\/assets\/(?<name>[^/?]+\.(?<kind>css|svg))/.exec(request.url ?? '')?.groups ?? {}
      const ofBrand = branded?.file(name)
      if (ofBrand)
        return void response
          .writeHead(200, { 'content-type': kind === 'css' ? 'text/css' : 'image/svg+xml' })
          .end(ofBrand)
      vite.middlewares(request, response, () => {
        page(request, response).catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error)
          response.writeHead(500).end(String(error))
        })
      })
    },
    gallery: gallery.handle,
    close: async () => {
      branded?.takeOff()
      await gallery.close()
      await vite.close()
    },
  }
}
