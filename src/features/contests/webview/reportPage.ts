import { i18n } from '../../../i18n/i18n.ts'
import type { ToHost } from '../../../api/host.ts'
import { toHost } from '../../../shared/host-bridge/toHost.ts'

/** Sends a value when it differs from the last one sent. */
function teller(read: () => ToHost) {
  let reported = ''
  return () => {
    const message = read()
    const text = JSON.stringify(message)
    if (text === reported) return
    reported = text
    toHost(message)
  }
}

const height = (): ToHost => ({ type: 'height', height: document.body.offsetHeight })
/** Without the product's name, which the app shows in its own bar. */
const title = (): ToHost => ({ type: 'title', title: document.title.replace(i18n.t('shell.title', { title: '' }), '') })

/** Reports the page's height and title to the host, now and on each change. Returns a function that stops it. */
export function reportPage(): () => void {
  const [tellHeight, tellTitle] = [teller(height), teller(title)]
  const heights = new ResizeObserver(tellHeight)
  heights.observe(document.body)
  const titles = new MutationObserver(tellTitle)
  titles.observe(document.head, { childList: true, characterData: true, subtree: true })
  tellHeight()
  tellTitle()
  return () => {
    heights.disconnect()
    titles.disconnect()
  }
}
