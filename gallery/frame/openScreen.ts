import { personaEmail } from '../../sandbox/engine/personas.ts'
import { config } from '../../src/platform/config.ts'
import { CodeLoadError } from '../../src/platform/loadCode.ts'
import { BASE_PATH } from '../../src/platform/mainSite.ts'
import { watchOtherTabs } from '../../src/queries/call/session.ts'
import type { createAppRouter } from '../../src/router.ts'
import { type Address, type Settings, parseAddress } from '../address.ts'
import { areas } from '../screens/areas.ts'
import { screenIn, setupOf, stepsAt } from '../screens/setup.ts'
import type { Setup } from '../screens/types.ts'
import { startPaperExchange } from './paper.ts'
import { present } from './part.ts'
import { enter, sequence, until } from './press.ts'
import { isRead, takeAll, textOf } from './step.ts'
import { waitUntilLoaded } from './waitUntilLoaded.ts'
import { type FrameMessage, MEASURE, postToParent } from './wire.ts'

const { dataset } = document.documentElement

/** The screen of an address by everything except its variant. */
const nameOf = ({ place }: Address) => JSON.stringify(place)

/** Stored values when the page is opened. The key of one user's ends with who that is. */
function fill({ storage = {}, tab = {} }: Setup, { lang, theme }: Settings, user: number | null) {
  const chosen = { i18nextLng: lang, nightMode: String(theme === 'dark'), ...storage }
  const keyOf = (key: string) => (key.endsWith(':') ? `${key}${user}` : key)
  for (const [key, value] of Object.entries(chosen)) window.localStorage.setItem(keyOf(key), value)
  for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(keyOf(key), value)
}

/** Makes a page or the app throw while rendering, or a page's code fail to load, to show the product's own error screens. */
function breakPage(router: ReturnType<typeof createAppRouter>, page: string, how: NonNullable<Setup['breaks']>) {
  const route = Object.values(router.routesById).find(({ id, fullPath }) =>
    how === 'app' ? id === '__root__' : [page, `${BASE_PATH}${page}`].includes(fullPath),
  )
  if (!route) throw new Error(`no page ${page}`)
  const Broken = () => {
    throw how.startsWith('code') ? new CodeLoadError(how !== 'code', null) : new Error('broken on purpose')
  }
  route.update({ component: Broken })
}

/** Shows the screen in the frame's address. Another language or theme changes it in place; another screen reloads the frame. */
export async function openScreen() {
  const { hash: firstHash } = window.location
  const first = parseAddress(firstHash)
  const { place, settings } = first
  const found = place.page === 'screen' ? screenIn(areas, place.area, place.screen) : undefined
  if (place.page !== 'screen' || !found) return postToParent({ kind: 'trouble', what: 'There is no such screen' })
  const setup = setupOf(found.screen, place.choices)
  const { persona = 'demo', page, says, steps = [], part = found.area.part, isLoading = false } = setup
  const email = personaEmail(persona)

  const paper = startPaperExchange(persona, setup)
  const { exchange } = paper
  // Before the product's code loads, some of which reads it immediately.
  fill(setup, settings, exchange.account(email).futuresConfirmationDate)
  Object.assign(config, setup.configuration)
  const { applySettings, startProduct } = await import('./product.tsx')
  watchOtherTabs()
  setup.before?.(exchange, email)
  for (const fault of setup.faults ?? []) exchange.faults.set({ times: 0, ...fault })

  const start = async () => {
    const address = page.replace('{lang}', settings.lang).replace('{token}', exchange.account(email).contestUserToken)
    const product = await startProduct(address, settings)
    if (setup.breaks) breakPage(product.router, page, setup.breaks)
    product.draw()
    await takeAll(steps, paper)
  }

  const arrive = async (hash: string) => {
    await until(`“${textOf(says)}” is not to be read`, () => isRead(says))
    await waitUntilLoaded({ isQuiet: paper.isQuiet, isLoading })
    present(part)
    dataset['says'] = textOf(says)
    dataset['shown'] = hash
  }

  const stepsHere = () => stepsAt(steps, window.innerWidth)
  const here = stepsHere()
  const isForOneLanguage = page.includes('{lang}')
  const follow = async () => {
    const { hash } = window.location
    const next = parseAddress(hash)
    delete dataset['trouble']
    const isSame = nameOf(next) === nameOf(first) && stepsHere() === here
    // A toast keeps the language it came in, and a public page has one for each.
    const isSpoken = next.settings.lang === settings.lang && next.settings.texts === settings.texts
    if (!isSame || (!isSpoken && (isForOneLanguage || document.querySelector('.toast'))))
      return window.location.reload()
    await applySettings(next.settings)
    await arrive(hash)
  }

  const turns = sequence()
  turns.add(start)
  // The address may have changed while the code was loading.
  turns.add(() => (window.location.hash === firstHash ? arrive(firstHash) : follow()))
  window.addEventListener('hashchange', () => turns.add(follow))
  window.addEventListener('resize', () =>
    turns.add(() => (stepsHere() === here ? present(part) : window.location.reload())),
  )
  document.addEventListener(MEASURE, () => present(part))
  window.addEventListener('message', ({ origin, data }: MessageEvent<FrameMessage>) => {
    if (origin !== window.location.origin) return
    if (data.kind === 'again') window.location.reload()
    if (data.kind === 'enter') enter()
  })
}
