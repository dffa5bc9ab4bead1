import { i18n } from '../../src/i18n/i18n.ts'
import { toast } from '../../src/ui/toasts/toast.ts'
import { isStepAt } from '../screens/setup.ts'
import type { BrowserFault, Step, ScreenText } from '../screens/types.ts'
import type { startPaperExchange } from './paper.ts'
import { called, enterText, fieldCalled, until, words } from './press.ts'
import { letPass } from './time.ts'
import { waitUntilLoaded } from './waitUntilLoaded.ts'

type Paper = ReturnType<typeof startPaperExchange>

const PRESSED = 'button:enabled:not(.leaving *), [role="tab"], a[href], label, summary, [role="option"]'

/** ScreenText in the current language; '' until the texts of a late part have come with it. */
export function textOf(words: ScreenText): string {
  if (typeof words !== 'string' && 'plain' in words) return words.plain
  const [key, values] = typeof words === 'string' ? [words, {}] : words
  // Keys of any namespace: a test checks them all.
  // By how much a value that is not known makes a long text longer is not known either: it begins with the usual one.
  const options = Object.values(values).includes('…') ? { ...values, applyPostProcessor: false } : values
  const text: unknown = i18n.exists(key, values) ? i18n.t(key as never, options as never) : ''
  return typeof text === 'string' ? text : ''
}

/** Whether the text is on the page, or in an accessible name; … stands for an unknown value. */
export function isRead(asked: ScreenText): boolean {
  const text = words(textOf(asked))
  if (text === '') return false
  const wanted = new RegExp(
    text
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*?'),
  )
  const names = [...document.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  )
  return [document.body.textContent ?? '', ...names].some((one) => wanted.test(words(one)))
}

const BROWSER: Record<BrowserFault, () => void> = {
  isOffline: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  },
  copiesNothing: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  sharesNothing: () => Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('refused')) }),
  drawsNothing: () => Object.defineProperty(HTMLCanvasElement.prototype, 'toDataURL', { value: () => 'data:,' }),
  framesNothing: () => {
    const source = document.querySelector('iframe')?.contentWindow ?? null
    window.dispatchEvent(new MessageEvent('message', { data: { type: 'chart-failed' }, source }))
  },
}

async function showToast({ toasts: kind, title, text, action }: Extract<Step, { toasts: unknown }>) {
  toast({
    kind,
    title: textOf(title),
    text: textOf(text),
    sticky: true,
    action: action === undefined ? undefined : { label: textOf(action), onPress: () => {} },
  })
}

/** Takes one step as the trader, the exchange or the browser would. */
async function take(step: Step, { exchange, change, isQuiet }: Paper) {
  if ('press' in step)
    (await until(`nothing to press called “${textOf(step.press)}”`, () => called(PRESSED, textOf(step.press)))).click()
  else if ('pressAt' in step)
    (
      await until(`nothing to press at “${step.pressAt}”`, () => document.querySelector<HTMLElement>(step.pressAt))
    ).click()
  else if ('type' in step)
    enterText(await until(`no field “${textOf(step.type)}”`, () => fieldCalled(textOf(step.type))), step.text)
  else if ('typeAt' in step)
    enterText(await until(`no field at “${step.typeAt}”`, () => document.querySelector(step.typeAt)), step.text)
  else if ('see' in step) await until(`“${textOf(step.see)}” is not to be read`, () => isRead(step.see))
  else if ('passes' in step) {
    await waitUntilLoaded({ isQuiet, isLoading: false })
    letPass(step.passes * 1_000)
  } else if ('meets' in step) for (const fault of step.meets) exchange.faults.set({ times: 0, ...fault })
  else if ('movesPrice' in step) exchange.movePrice(step.movesPrice, step.to, true)
  else if ('tells' in step) {
    // Code that reports changes loads late, and must have seen the list before the change.
    await waitUntilLoaded({ isQuiet, isLoading: false })
    change(step.tells)
  } else if ('toasts' in step) await showToast(step)
  else if ('browser' in step) BROWSER[step.browser]()
  else if ('otherTab' in step) {
    if (step.stores === null) window.localStorage.removeItem(step.otherTab)
    else window.localStorage.setItem(step.otherTab, step.stores)
    window.dispatchEvent(new StorageEvent('storage', { key: step.otherTab, newValue: step.stores }))
  } else window.dispatchEvent(new ErrorEvent('error', { error: new Error(step.throws) }))
}

/** Takes the steps that belong to this width, one after the other. */
export async function takeAll(steps: readonly Step[], paper: Paper) {
  for (const step of steps) if (isStepAt(step, window.innerWidth)) await take(step, paper)
}
