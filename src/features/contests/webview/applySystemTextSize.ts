/** Size of iOS's body text at the system's default, px. */
const DEFAULT_PX = 17
const MAX_SCALE = 2

/** Applies the system's text size, up to 200 %: iOS leaves that to the page. Android's webview scales by itself. */
export function applySystemTextSize() {
  if (!CSS.supports('font', '-apple-system-body') || !CSS.supports('-webkit-touch-callout', 'none')) return
  const probe = document.createElement('span')
  probe.style.font = '-apple-system-body'
  document.body.append(probe)
  const scale = Math.min(MAX_SCALE, Math.max(1, Number.parseFloat(getComputedStyle(probe).fontSize) / DEFAULT_PX))
  probe.remove()
  document.documentElement.style.fontSize = `${scale * 100}%`
}
