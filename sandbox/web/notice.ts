/** The style sheet of the notice: sandbox/demo/page/demo.css. */
export const NOTICE_STYLE = 'demo.css'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What the notice says, in both languages. */
function words(owner: string | null, isDemo: boolean) {
  const [en, pl] =
    owner === null ? ['made-up prices', 'zmyślone ceny'] : [`live prices of ${owner}`, `ceny na żywo z ${owner}`]
  return isDemo
    ? {
        en: `Demo: ${en}, play money, everything stays in this browser.`,
        pl: `Demo: ${pl}, wirtualne środki, wszystko zostaje w tej przeglądarce.`,
      }
    : { en: `Paper trading: ${en}, play money.`, pl: `Handel na próbę: ${pl}, wirtualne środki.` }
}

/**
 * Puts a notice above a page of the app: whose its prices are (null: nobody's), and whether it is a demo. The style sheet shows the
 * page's language. `folder`: of the paper exchange, with its slashes.
 */
export function withNotice(html: string, owner: string | null, isDemo: boolean, folder = '/'): string {
  const { en, pl } = words(owner === null ? null : escaped(owner), isDemo)
  return html.replace('</head>', `  <link rel="stylesheet" href="${folder}${NOTICE_STYLE}">\n  </head>`).replace(
    '<body>',
    `<body>
    <aside class="demo">
      <p lang="en">${en} <a href="${folder}wallet/balances/futures">Pay codes</a> <a href="${folder}sandbox">Controls</a></p>
      <p lang="pl">${pl} <a href="${folder}wallet/balances/futures">Kody płatności</a> <a href="${folder}sandbox">Ustawienia</a></p>
    </aside>`,
  )
}
