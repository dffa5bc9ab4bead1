// Classic and first: theme and language stand before the first paint, so nothing flashes.
// Storage may be blocked; then the defaults of the page (dark, en) hold.
;(() => {
  const query = new URLSearchParams(location.search)
  const webview = location.pathname.startsWith('/futures/mcontests')
  const root = document.documentElement
  let night = null
  let language = null
  try {
    night = localStorage.getItem('nightMode')
    language = localStorage.getItem('i18nextLng')
  } catch {}
  const wanted = webview ? query.get('theme') : null
  const theme = wanted === 'light' || wanted === 'dark' ? wanted : night === 'false' ? 'light' : 'dark'
  root.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#171411' : '#fdfcf9')
  const chosen = language?.slice(0, 2).toLowerCase() ?? ''
  if (document.currentScript?.dataset.languages?.split(' ').includes(chosen)) root.lang = chosen
})()
