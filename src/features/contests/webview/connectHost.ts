import type { RouterHistory } from '@tanstack/react-router'
import { isSessionOver } from '../../../domain/account/session.ts'
import { session } from '../../../queries/session.ts'
import type { FromHost } from '../../../api/host.ts'
import { listenToHost } from '../../../shared/host-bridge/fromHost.ts'
import { toHost } from '../../../shared/host-bridge/toHost.ts'
import { lazily } from '../../../ui/lazy/lazily.ts'
import { applyHostTheme } from './applyWebviewParams.ts'
import { hostToken } from './hostToken.ts'
import { leaveThroughHost } from './leaveThroughHost.ts'
import { reportPage } from './reportPage.ts'

// Loaded whenever a window is open.
const windows = lazily(() => import('../../../ui/overlay/closeOnBack.ts'))

/** Closes an open window, like the phone's Back button; else goes to the previous page. Does not leave to the host's own pages. */
function goBack(history: RouterHistory) {
  if (Number(window.history.state?.windows ?? 0) > 0) void windows.load().then(({ closeTopmost }) => closeTopmost(), () => {})
  else if (history.canGoBack()) history.back()
}

function follow(message: FromHost, history: RouterHistory) {
  if (message.type === 'theme') void applyHostTheme({ theme: message.theme })
  if (message.type === 'language') void applyHostTheme({ lang: message.language })
  if (message.type === 'insets') applyInsets(message)
  if (message.type === 'back') goBack(history)
  if (message.type === 'token' && message.token !== hostToken.get()) hostToken.set(message.token)
}

/** Connects to the webview's host: handles its messages, reports the page, and opens links through it. Returns a function that disconnects. */
export function connectHost(history: RouterHistory): () => void {
  document.documentElement.dataset['host'] = ''
  applySystemTextSize()
  const ends = [
    listenToHost((message) => follow(message, history)),
    leaveThroughHost(),
    session.subscribe(() => void (isSessionOver(session.status()) && toHost({ type: 'needsLogin' }))),
  ]
  toHost({ type: 'ready' })
  ends.push(reportPage())
  return () => ends.forEach((end) => end())
}

type Insets = Extract<FromHost, { type: 'insets' }>

/** Keeps the page clear of the host's bars at its edges, and the focused input in view. edges.css. */
function applyInsets({ top, right, bottom, left }: Insets) {
  const { style } = document.documentElement
  for (const [edge, px] of Object.entries({ top, right, bottom, left })) style.setProperty(`--inset-${edge}`, `${px}px`)
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.scrollIntoView({ block: 'nearest' })
}

/** Size of iOS's body text at the system's default, px. */
const DEFAULT_PX = 17
const MAX_SCALE = 2

/** Applies the system's text size, up to 200 %: iOS leaves that to the page. Android's webview scales by itself. */
function applySystemTextSize() {
  if (!CSS.supports('font', '-apple-system-body') || !CSS.supports('-webkit-touch-callout', 'none')) return
  const probe = document.createElement('span')
  probe.style.font = '-apple-system-body'
  document.body.append(probe)
  const scale = Math.min(MAX_SCALE, Math.max(1, Number.parseFloat(getComputedStyle(probe).fontSize) / DEFAULT_PX))
  probe.remove()
  document.documentElement.style.fontSize = `${scale * 100}%`
}
