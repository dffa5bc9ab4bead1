// Classic and first: theme, language and whether amounts are hidden stand before the first paint, so nothing flashes; the first calls and the
// language's texts are on their way before the code has come. Storage may be blocked; then the defaults of the page (dark, en, or its brand's) hold.
;(() => {
  const { texts, calls } = document.currentScript.dataset
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
  const search = new URLSearchParams(webview ? location.search : '')
  const wanted = search.get('theme')
  const night = read('nightMode')
  const theme =
    wanted === 'light' || wanted === 'dark'
      ? wanted
      : night === 'false'
        ? 'light'
        : night === 'true'
          ? 'dark'
          : root.dataset.theme
  root.dataset.theme = theme
  const bars = document.querySelector('meta[name="theme-color"]')
  bars.content = bars.dataset[theme]
  if (read('futuresAmounts') === 'hidden') root.dataset.amounts = 'hidden'
  const files = JSON.parse(texts)
  const language = read('i18nextLng')?.slice(0, 2).toLowerCase()
  if (language in files) root.lang = language

  // A file that was refused for its digest stays in the browser's cache, for a year: the reload is to find what is served by then. Until the app draws itself, the page offers it.
  addEventListener(
    'error',
    async ({ target }) => {
      if (!target.integrity) return
      await fetch(target.src ?? target.href, { cache: 'reload' }).catch(() => {})
      document.getElementById('not-loaded')?.removeAttribute('hidden')
    },
    true,
  )

  // The other language's texts do not compete with the code: src/i18n/i18n.ts fetches them later.
  const asked = search.get('lang') ?? /^\/futures\/(?:faq|fees|terms-of-use)\/(\w\w)\/?$/.exec(path)?.[1]
  const link = document.createElement('link')
  Object.assign(link, {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: '',
    href: files[Object.hasOwn(files, asked ?? '') ? asked : root.lang],
  })
  document.head.append(link)

  // The calls of src/api/firstCalls.ts; src/queries/call/firstAnswers.ts takes their answers.
  if (!/^\/futures(\/|$)/.test(path) || /^\/futures\/(faq|fees|terms-of-use)(\/|$)/.test(path)) return
  const {
    shell,
    page,
    marketPage,
    webview: lists,
    contest,
    deadlineMs,
    maxCharacters,
    priceMaxAgeMs,
  } = JSON.parse(calls)
  const trading = /^\/futures(?:\/market(?:\/([^/]*))?)?\/?$/.exec(path)
  const market = trading?.[1] || (trading && read('futuresMarket'))
  const ofMarket = marketPage.map(([url, credentials, narrows]) => [
    url,
    credentials,
    narrows && read('allMarkets') !== 'false' ? {} : { market },
  ])
  const contestId = /^\/futures\/mcontests\/([\w-]+)\/?$/.exec(path)?.[1]
  const contestUserToken = new RegExp(contest.token).exec(search.get('token') ?? '')?.[0]
  const ofContest = [...contest[contestUserToken ? 'forUser' : 'forAnybody'], { contestId, contestUserToken }]
  // As src/queries/call/readText.ts: a body that is too long is not downloaded to its end.
  const readText = async ({ body }) => {
    const reader = body?.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (let part; text.length <= maxCharacters && (part = (await reader?.read())?.value);)
      text += decoder.decode(part, { stream: true })
    void reader?.cancel()
    return text + decoder.decode()
  }
  const sent = new Map()
  for (const [url, credentials, payload] of webview
    ? [...lists, ...(contestId ? [ofContest] : [])]
    : [...shell, ...(trading ? page : []), ...(market ? ofMarket : [])]) {
    const body = JSON.stringify(payload)
    const call = { answer: null, received: null }
    const sentAt = Date.now()
    call.answer = fetch(url, {
      method: 'POST',
      credentials,
      redirect: 'error',
      cache: 'no-store',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(deadlineMs),
    }).then(async (response) => {
      const text = await readText(response)
      const receivedAt = Date.now()
      // As src/queries/call/call.ts: a suspended page runs its timers late.
      if (receivedAt - sentAt > deadlineMs) throw new DOMException('', 'TimeoutError')
      return (call.received = { response, text, sentAt, receivedAt })
    })
    // Whoever takes it handles its failure; nobody may take it.
    call.answer.catch(() => {})
    sent.set(url + body, call)
  }
  window.firstCalls = sent

  // What the market costs, on the loader, as long as one may trade at it.
  sent
    .get(marketPage[0][0] + JSON.stringify({ market }))
    ?.answer.then(({ response, text }) => {
      const price = response.ok && /^\d+(\.\d+)?$/.exec(JSON.parse(text).price)?.[0]
      const line = document.getElementById('first-price')
      if (!+price || !line) return
      line.textContent = `${market.replace('-', '')} ${price.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, '\u00a0')}`
      setTimeout(() => (line.textContent = ''), priceMaxAgeMs)
    })
    .catch(() => {})
})()
