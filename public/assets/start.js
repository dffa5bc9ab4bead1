// Classic and first: theme and language stand before the first paint, so nothing flashes, and the first calls
// are on their way before the code has come. Storage may be blocked; then the defaults of the page (dark, en) hold.
;(() => {
  const { languages, calls } = document.currentScript.dataset
  const path = location.pathname
  const root = document.documentElement
  const webview = path.startsWith('/futures/mcontests')
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const wanted = webview ? new URLSearchParams(location.search).get('theme') : null
  const theme = wanted === 'light' || wanted === 'dark' ? wanted : read('nightMode') === 'false' ? 'light' : 'dark'
  root.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#171411' : '#fdfcf9')
  const language = read('i18nextLng')?.slice(0, 2).toLowerCase()
  if (languages.split(' ').includes(language)) root.lang = language

  // The calls of src/wire/firstCalls.ts; src/queries/firstCalls.ts takes their answers.
  if (!/^\/futures(\/|$)/.test(path) || /^\/futures\/(mcontests|faq|fees|terms-of-use)(\/|$)/.test(path)) return
  const trading = /^\/futures(?:\/market(?:\/([^/]*))?)?\/?$/.exec(path)
  const market = trading?.[1] || read('futuresMarket')
  const { shell, page, marketPage, deadlineMs } = JSON.parse(calls)
  const ofMarket = marketPage.map(([url, credentials, narrows]) => [url, credentials, narrows && read('allMarkets') === 'true' ? {} : { market }])
  const sent = new Map()
  for (const [url, credentials, payload] of [...shell, ...(trading ? page : []), ...(trading && market ? ofMarket : [])]) {
    const body = JSON.stringify(payload)
    const call = { answer: null, received: null }
    call.answer = fetch(url, {
      method: 'POST',
      credentials,
      redirect: 'error',
      cache: 'no-store',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(deadlineMs),
    }).then(async (response) => {
      const text = await response.text()
      return (call.received = { response, text, receivedAt: Date.now() })
    })
    // Whoever takes it handles its failure; nobody may take it.
    call.answer.catch(() => {})
    sent.set(url + body, call)
  }
  window.firstCalls = sent
})()
