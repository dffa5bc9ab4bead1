/** Scripts of the stand-in chart vendor: classic, as such vendors' are; never part of the app's bundle. */

/** Defines window.ChartWidget. The frame posts { type: 'chart-ready' } to its embedder once drawn. */
export const WIDGET_SCRIPT = `(function () {
  var origin = new URL(document.currentScript.src).origin
  window.ChartWidget = {
    create: function (container, options) {
      var query = new URLSearchParams()
      var given = options || {}
      ;['symbol', 'interval', 'timezone', 'theme', 'locale'].forEach(function (name) {
        if (given[name] !== undefined) query.set(name, given[name])
      })
      var frame = document.createElement('iframe')
      frame.src = origin + '/charts/frame?' + query
      frame.title = given.symbol || 'Chart'
      frame.style.cssText = 'border:0;display:block;width:100%;height:100%'
      container.replaceChildren(frame)
      return { remove: function () { frame.remove() } }
    },
  }
})()
`

/** Of another vendor, whose chart is ready at once and empty: for tests of all that is around it. */
export const STILL_SCRIPT = `window.TradingView = {
  widget: function (options) { document.getElementById(options.container_id).dispatchEvent(new Event('load')) },
}
`

export const CHART_FRAME = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Chart</title>
    <style>
      html, body { margin: 0; height: 100%; overflow: hidden; font: 12px/1.4 "IBM Plex Sans", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
      body { display: flex; flex-direction: column; background: #171411; color: #bcb8b2; }
      body.light { background: #fdfcf9; color: #544d46; }
      #legend { padding: 10px 20px 4px; display: flex; flex-wrap: wrap; gap: 2px 12px; min-height: 18px; }
      #legend b { color: #f2f0ec; font-weight: 600; } .light #legend b { color: #211c17; }
      #chart { flex: 1; min-height: 0; }
      /* A narrow embedder has no room for the legend, and may want its top right corner. */
      @media (max-width: 560px) { #legend { min-height: 32px; } #legend span { display: none; } }
      @media (max-width: 720px) { #legend span:nth-of-type(-n + 2) { display: none; } }
      small { position: absolute; z-index: 3; bottom: 30px; left: 20px; font-size: 10px; color: #a09a93; } .light small { color: #6b655e; }
    </style>
  </head>
  <body>
    <div id="legend"><b></b><small>Lightweight Charts™ by TradingView</small></div>
    <div id="chart"></div>
    <script src="/charts/lightweight-charts.js"></script>
    <script src="/charts/frame.js"></script>
  </body>
</html>
`

export const FRAME_SCRIPT = `(function () {
  var query = new URLSearchParams(location.search)
  var symbol = query.get('symbol') || 'BTCUSDC'
  var locale = query.get('locale') || 'en'
  var light = query.get('theme') === 'light'
  var palette = light
    ? { background: '#fdfcf9', text: '#6b655e', line: '#e3e0db', up: '#006b55', down: '#b8361d', upSoft: '#006b5533', downSoft: '#b8361d33' }
    : { background: '#171411', text: '#a09a93', line: '#2a2623', up: '#6ad5b8', down: '#f48e78', upSoft: '#6ad5b833', downSoft: '#f48e7833' }
  document.documentElement.lang = locale
  document.body.classList.toggle('light', light)

  var precision = 2
  function shown(price) {
    var parts = Number(price).toFixed(precision).split('.')
    parts[0] = parts[0].replace(/\\B(?=(\\d{3})+$)/g, '\\u00a0')
    return parts.join('.')
  }

  // The library asks the browser what a colour is; in Firefox a frame that is removed while it starts gets no answer, and it throws.
  function parseHex(colour) {
    var bytes = (colour.match(/^#(..)(..)(..)$/) || []).slice(1).map(function (byte) { return parseInt(byte, 16) })
    return bytes.length ? bytes.concat(1) : null
  }

  var library = window.LightweightCharts
  var chart = library.createChart(document.getElementById('chart'), {
    autoSize: true,
    layout: { background: { color: palette.background }, textColor: palette.text, fontSize: 11, fontFamily: getComputedStyle(document.body).fontFamily, attributionLogo: false, colorParsers: [parseHex] },
    grid: { vertLines: { color: palette.line }, horzLines: { color: palette.line } },
    rightPriceScale: { borderColor: palette.line },
    timeScale: { borderColor: palette.line, timeVisible: true, secondsVisible: false, rightOffset: 2 },
    localization: { locale: locale, priceFormatter: shown },
  })
  var candles = chart.addSeries(library.CandlestickSeries, {
    upColor: palette.background, downColor: palette.down, borderUpColor: palette.up, borderDownColor: palette.down, wickUpColor: palette.up, wickDownColor: palette.down,
  })
  var volume = chart.addSeries(library.HistogramSeries, { priceScaleId: 'volume', priceFormat: { type: 'volume' }, lastValueVisible: false, priceLineVisible: false })
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } })
  candles.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.18 } })

  var legend = document.getElementById('legend')
  legend.querySelector('b').textContent = symbol
  var readOuts = ['1m', 'UTC', '', '', '', ''].map(function (text) {
    var part = document.createElement('span')
    part.textContent = text
    legend.insertBefore(part, legend.lastElementChild)
    return part
  })
  function showLegend(last) {
    ;[last.open, last.high, last.low, last.close].forEach(function (price, index) {
      readOuts[index + 2].textContent = 'OHLC'[index] + ' ' + shown(price)
    })
  }

  // Before the frame has its width, the library would keep this range for a width of a few pixels, and draw nothing.
  function showLast(count) {
    if (chart.timeScale().width() === 0 || chart.chartElement().clientWidth !== document.getElementById('chart').clientWidth) return requestAnimationFrame(function () { showLast(count) })
    chart.timeScale().setVisibleLogicalRange({ from: Math.max(0, count - 100), to: count + 2 })
    // After the frame in which the library draws.
    requestAnimationFrame(function () {
      requestAnimationFrame(function () { window.parent.postMessage({ type: 'chart-ready' }, '*') })
    })
  }

  var drawn = false
  function refresh() {
    if (document.hidden) return
    fetch('/charts/candles?symbol=' + encodeURIComponent(symbol))
      .then(function (response) { return response.json() })
      .then(function (answer) {
        var bars = answer.candles.map(function (candle) {
          return { time: candle.time, open: Number(candle.open), high: Number(candle.high), low: Number(candle.low), close: Number(candle.close) }
        })
        precision = answer.precision
        var last = bars[bars.length - 1]
        // A hollow candle has the ground's colour, which the price line must not have.
        candles.applyOptions({
          priceFormat: { type: 'price', precision: precision, minMove: Math.pow(10, -precision) },
          // The library would write white on #f48e78, which is hard to read.
          priceLineColor: last.close >= last.open ? palette.up : light ? palette.down : '#f8917a',
        })
        var volumes = answer.candles.map(function (candle, index) {
          return { time: candle.time, value: candle.volume, color: bars[index].close >= bars[index].open ? palette.upSoft : palette.downSoft }
        })
        candles.setData(bars)
        volume.setData(volumes)
        if (!drawn) {
          drawn = true
          showLast(bars.length)
        }
        showLegend(last)
      })
      .catch(function () {})
  }
  refresh()
  setInterval(refresh, 3000)
  document.addEventListener('visibilitychange', refresh)
})()
`
