import type { Page } from '@playwright/test'
import type { Seen } from './moment.ts'
import { isSide, type Offer } from './offer.ts'
import { all, allBut, type Part, treeOf } from './tree.ts'
import { saying } from './words.ts'

const WINDOWS = new Set(['dialog', 'alertdialog', 'listbox', 'menu'])
const OFFERED = new Set(['button', 'link', 'tab', 'option', 'menuitem', 'menuitemradio', 'switch', 'checkbox', 'radio', 'textbox', 'searchbox', 'combobox', 'spinbutton'])
const ANNOUNCED = new Set(['status', 'alert'])

const FAILURE = saying('common.errorLoading', 'common.serverError', 'common.tryAgain', 'market.stale', 'shell.offline', 'shell.pause', 'shell.pauseEnds', 'gate.loadingError', 'marketError.errorLoadingText', 'crash.app', 'crash.page', 'crash.pageCode', 'crash.panel', 'orderForm.unknownTitle')
const BUSY = saying('dialogs.sending', 'dialogs.settling', 'dialogs.unknownTitle', 'closeSeveral.progress')
const FALLS_OR_RISES = saying('market.up', 'market.down')
const MARKET_ORDER = saying('orderForm.market')
const ORDER_TYPE = saying('orderForm.kind')

const isWindow = ({ role }: Part) => WINDOWS.has(role)
const textsOf = (parts: readonly Part[]) => parts.flatMap(({ name, text }) => [name, text]).filter((text) => text !== '')

const isOffer = (part: Part): part is Part & { ref: string } => OFFERED.has(part.role) && part.name !== '' && part.ref !== null && !part.states.includes('disabled')
const isSo = ({ states }: Part) => ['selected', 'pressed', 'expanded'].some((state) => states.includes(state))
const asOffer = (part: Part & { ref: string }): Offer => ({ role: part.role, name: part.name, ref: part.ref, isSo: isSo(part) || (part.role === 'radio' && part.states.includes('checked')) })

/** What changes when something happens: roles, words and states, without digits, signs and the arrow of a price. */
const faceOf = (parts: readonly Part[]) =>
  parts
    .filter(({ text }) => !FALLS_OR_RISES.test(text))
    .map(({ role, name, states, text }) => [role, name, text, ...states.filter((state) => state !== 'active')].join(' ').replaceAll(/[-+−\d]/g, ''))
    .join('\n')

/** What can be said of the page from its ARIA snapshot. */
export function seen(snapshot: string, { path, isTooWide }: Pick<Seen, 'path' | 'isTooWide'>): Seen {
  const tree = treeOf(snapshot)
  const parts = all(tree)
  const windows = parts.filter(({ role, name }) => WINDOWS.has(role) && name !== '')
  const isModal = windows.some(({ role }) => role === 'dialog' || role === 'alertdialog')
  const type = parts.find(({ role, name }) => role === 'radiogroup' && ORDER_TYPE.test(name))
  return {
    path,
    isTooWide,
    texts: textsOf(parts),
    face: faceOf(parts),
    focus: parts.find(({ states }) => states.includes('active'))?.name ?? '',
    windows: windows.map(({ name }) => name),
    isBusy: textsOf(all(windows)).some((text) => BUSY.test(text)),
    failures: textsOf(allBut(tree, isWindow)).filter((text) => FAILURE.test(text)),
    told: textsOf(all(parts.filter(({ role }) => ANNOUNCED.has(role)))),
    sides: parts.filter(isSide).map(({ states }) => ({ isHeldBack: states.includes('disabled') })),
    isMarketOrder: all(type?.parts ?? []).some(({ role, name, states }) => role === 'radio' && MARKET_ORDER.test(name) && states.includes('checked')),
    offers: parts.filter(isOffer).map(asOffer),
    behind: isModal ? all(allBut(tree, isWindow).filter(({ role }) => role === 'main' || role === 'banner')).filter(isOffer).map(({ name }) => name) : [],
  }
}

/** Looks at the page; while it is on its way from one address to another, again. */
export async function look(page: Page): Promise<Seen> {
  for (;;) {
    try {
      const place = await page.evaluate(() => ({ path: location.pathname, isTooWide: document.documentElement.scrollWidth > innerWidth }))
      return seen(await page.ariaSnapshot({ mode: 'ai', timeout: 20_000 }), place)
    } catch (error) {
      if (page.isClosed() || !/navigat|destroyed|detached/i.test(String(error))) throw error
    }
  }
}
