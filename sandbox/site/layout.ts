import { html } from 'hono/html'

type Html = ReturnType<typeof html>

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** A stand-in page of the exchange's main site. In English only, since it is not part of the product. */
export async function page(title: string, body: Html, status = 200): Promise<Response> {
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Paper exchange</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/site.css" />
      </head>
      <body>
        <header>
          <strong>Paper exchange</strong>
          <a href="/">Home</a>
          <a href="/futures/">Futures</a>
          <a href="/wallet/balances/futures">Wallet</a>
          <a href="/sandbox">Controls</a>
        </header>
        <main>${body}</main>
      </body>
    </html>`
  return new Response(String(document), { status, headers: HEADERS })
}
