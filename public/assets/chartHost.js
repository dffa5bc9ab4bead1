// Loads the third party's chart widget into its frame of opaque origin, and tells the app how that went:
// { type: 'chart-ready' } or { type: 'chart-failed' }. Nothing secret comes in here and nothing else goes out.
;(() => {
  // Alone at the top this page would be bound by no frame's sandbox.
  if (window.top === window.self) return

  const asked = new URLSearchParams(location.hash.slice(1))
  const oneOf = (name, allowed) => (allowed.includes(asked.get(name)) ? asked.get(name) : allowed[0])
  const symbol = /^[A-Za-z0-9]{2,40}$/.test(asked.get('symbol') ?? '') ? asked.get('symbol') : 'BTCUSDC'
  const theme = oneOf('theme', ['dark', 'light'])
  const locale = /^[a-z]{2}$/.test(asked.get('lang') ?? '') ? asked.get('lang') : 'en'
  const interval = oneOf('interval', ['1'])
  const timezone = oneOf('tz', ['Etc/UTC'])

  const root = document.documentElement
  root.lang = locale
  root.dataset.theme = theme
  const container = document.getElementById('chart')

  let isTold = false
  const tell = (type) => {
    if (isTold) return
    isTold = true
    window.parent.postMessage({ type }, location.origin)
  }

  /** Only our own origin or https; which of these hosts may answer is the page's Content-Security-Policy's to say. */
  const scriptAddress = () => {
    const address = URL.canParse(asked.get('script') ?? '', location.href)
      ? new URL(asked.get('script'), location.href)
      : null
    return address && (address.origin === location.origin || address.protocol === 'https:') ? address.href : null
  }

  /** The widget's own frame says when it has drawn. */
  const readyWhenTold = () =>
    addEventListener('message', ({ source, data }) => {
      const frames = [...container.querySelectorAll('iframe')]
      if (data?.type === 'chart-ready' && frames.some(({ contentWindow }) => contentWindow === source))
        tell('chart-ready')
    })
  /** The widget says nothing: its frame having loaded has to do. Load events do not bubble, so they are caught on the way down. */
  const readyWhenLoaded = () => container.addEventListener('load', () => tell('chart-ready'), true)

  const start = () => {
    if (typeof window.ChartWidget?.create === 'function') {
      readyWhenTold()
      window.ChartWidget.create(container, { symbol, interval, timezone, theme, locale })
    } else if (typeof window.TradingView?.widget === 'function') {
      readyWhenLoaded()
      // The app's own switch lies over the top right corner.
      root.dataset.head = 'free'
      const surface = theme === 'light' ? '#fdfcf9' : '#171411'
      const HOLLOW_CANDLES = '9'
      const widget = {
        container_id: 'chart',
        symbol,
        interval,
        timezone,
        theme,
        locale,
        autosize: true,
        style: HOLLOW_CANDLES,
        backgroundColor: surface,
        toolbar_bg: surface,
        hide_top_toolbar: true,
        allow_symbol_change: false,
        save_image: false,
        enable_publishing: false,
      }
      new window.TradingView.widget(widget)
    } else {
      tell('chart-failed')
    }
  }

  const address = scriptAddress()
  if (address === null) return tell('chart-failed')
  const script = document.createElement('script')
  script.src = address
  script.onload = () => {
    try {
      start()
    } catch (error) {
      console.error(error)
      tell('chart-failed')
    }
  }
  script.onerror = () => tell('chart-failed')
  document.head.append(script)
})()
