import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fillConfig, type PageConfig } from './page.ts'

/** The app from its sources, rebuilt as they change. Vite is loaded only here. */
export async function devHandler(server: Server, config: PageConfig) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server } },
  })

  const page = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/futures/'
    const path = url.split('?')[0] ?? ''
    if (extname(path) !== '' && path !== '/futures/index.html')
      return void response.writeHead(404).end('Not found\n')
    // Vite puts the base before every address of the page, also before one that has it already.
    const source = (await readFile('index.html', 'utf8')).replaceAll('="/futures/', '="/')
    const html = fillConfig(source, config)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    response.end(await vite.transformIndexHtml(url, html))
  }

  return {
    handle: (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () => {
        page(request, response).catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error)
          response.writeHead(500).end(String(error))
        })
      }),
    close: () => vite.close(),
  }
}
