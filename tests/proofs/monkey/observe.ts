import type { Page } from '@playwright/test'
import { type PageState, readPageState } from './pageState.ts'
import type { PageView } from './moment.ts'
import { shareNumber } from './numbers.ts'
import { isSide, roleAndName, TYPED } from './offer.ts'
import { restlessTitle } from '../invariants/announcements.ts'
import { withDescendants, allBut, type Part, treeOf } from './tree.ts'
import { matching } from '../invariants/texts.ts'

const WINDOWS = new Set(['dialog', 'alertdialog', 'listbox', 'menu'])
const OFFERED = new Set(['button', 'link', 'tab', 'option', 'menuitem', 'menuitemradio', 'switch', 'checkbox', 'radio', 'textbox', 'searchbox', 'combobox', 'spinbutton'])
/** Roles whose content is the user's choice. */
const SET = new Set([...TYPED, 'slider'])
const ANNOUNCED = new Set(['status', 'alert'])
/** Excludes the count of a repeated message: ×3. */
const NUMBER = /[-+−]|(?<![×\d])\d+/g

const FAILURE = matching('common.errorLoading', 'common.serverError', 'common.tryAgain', 'market.stale', 'shell.offline', 'shell.pause', 'shell.pauseEnds', 'gate.loadingError', 'marketError.errorLoadingText', 'crash.app', 'crash.page', 'crash.pageCode', 'crash.panel', 'orderForm.unknownTitle')
const BUSY = matching('dialogs.sending', 'dialogs.settling', 'dialogs.unknownTitle', 'dialogs:closeSeveral.progress')
const FALLS_OR_RISES = matching('market.up', 'market.down')
const MARKET_ORDER = matching('orderForm.market')
const ORDER_TYPE = matching('orderForm.kind')
/** Buttons that fill a field with a value they do not show: a share, a price some percent away, a masked amount. */
const SHARE = /^\d+ ?%$/
const UNSHOWN = matching('alerts:form.away', 'common.hidden')

const isWindow = ({ role }: Part) => WINDOWS.has(role)
const textsOf = (parts: readonly Part[]) => parts.flatMap(({ name, text }) => [name, text]).filter((text) => text !== '')

const isOffer = (part: Part): part is Part & { ref: string } => OFFERED.has(part.role) && part.name !== '' && part.ref !== null && !part.states.includes('disabled')
/** A button that may fill a field with the value it already has. */
const fillsAsIs = ({ role, name }: Part, fields: readonly string[]) =>
  role === 'button' && fields.length > 0 && (SHARE.test(name) || UNSHOWN.test(name) || fields.some((field) => shareNumber(name, field)))

/** Already chosen, switched on or open. */
const isSo = ({ role, states }: Part) => ['selected', 'pressed', 'expanded'].some((state) => states.includes(state)) || (role === 'radio' && states.includes('checked'))

/** What changes when something happens: roles, words, states and values of fields and sliders, without other digits, signs and the arrow of a price. */
const faceOf = (parts: readonly Part[]) =>
  parts
    .filter(({ text }) => !FALLS_OR_RISES.test(text))
    .map(({ role, name, states, text }) => [[role, name, ...states.filter((state) => state !== 'active')].join(' ').replaceAll(NUMBER, ''), SET.has(role) ? text : text.replaceAll(NUMBER, '')].join(' '))
    .join('\n')

/** The page's state derived from its ARIA snapshot. */
export function readSnapshot(snapshot: string, { address, title, stored, isTooWide, isFocused, current, sorted, announcements }: PageState): PageView {
  const tree = treeOf(snapshot)
  const parts = withDescendants(tree)
  const windows = parts.filter(({ role, name }) => WINDOWS.has(role) && name !== '')
  const isModal = windows.some(({ role }) => role === 'dialog' || role === 'alertdialog')
  const isHere = ({ name, url }: Part) => current.includes(name) || (url !== null && new URL(url, address).href === address)
  const isAtShare = ({ name }: Part) => SHARE.test(name) && parts.some(({ role, text }) => role === 'slider' && text === name.replace(/ ?%$/, ''))
  const fields = parts.flatMap(({ role, text }) => (TYPED.has(role) && text !== '' ? [text] : []))
  const type = parts.find(({ role, name }) => role === 'radiogroup' && ORDER_TYPE.test(name))
  const active = parts.find(({ states }) => states.includes('active'))
  const { origin, pathname } = new URL(address)
  return {
    address: address.slice(origin.length),
    path: pathname,
    isTooWide,
    title,
    stored,
    spokenTexts: announcements.texts,
    restlessTitle: restlessTitle(announcements.titles) ?? null,
    texts: textsOf(parts),
    face: [faceOf(parts), ...current, ...sorted].join('\n'),
    focus: active ? roleAndName(active) : isFocused ? 'something without a name' : '',
    windows: windows.map(({ name }) => name),
    isBusy: textsOf(withDescendants(windows)).some((text) => BUSY.test(text)),
    failures: textsOf(allBut(tree, isWindow)).filter((text) => FAILURE.test(text)),
    messages: textsOf(withDescendants(parts.filter(({ role }) => ANNOUNCED.has(role)))),
    sides: parts.filter(isSide).map(({ states }) => ({ isDisabled: states.includes('disabled') })),
    isMarketOrder: withDescendants(type?.parts ?? []).some(({ role, name, states }) => role === 'radio' && MARKET_ORDER.test(name) && states.includes('checked')),
    offers: parts.filter(isOffer).map((part) => ({ role: part.role, name: part.name, ref: part.ref, isSo: isSo(part) || isHere(part) || isAtShare(part) || fillsAsIs(part, fields) })),
    behind: isModal ? withDescendants(allBut(tree, isWindow).filter(({ role }) => role === 'main' || role === 'banner')).filter(isOffer).map(({ name }) => name) : [],
  }
}

/** Observes the page; repeats while it is navigating. */
export async function observe(page: Page): Promise<PageView> {
  for (;;) {
    try {
      const place = await page.evaluate(readPageState)
      return readSnapshot(await page.ariaSnapshot({ mode: 'ai', timeout: 20_000 }), place)
    } catch (error) {
      if (page.isClosed() || !/navigat|destroyed|detached/i.test(String(error))) throw error
    }
  }
}
