import type { FrameMessage } from '../../../frame/wire.ts'
import { words } from '../view/entry.ts'
import { isShown, rootOf } from '../view/rootOf.ts'

/** What came of one press. */
export interface Tried {
  button: string
  /** The events it sent the machine. */
  sent: readonly { event: string; isTaken: boolean }[]
  /** The app would have left to there. */
  left: string | null
  /** What was shown is gone. */
  isClosed: boolean
  /** The page differs from before. */
  isChanged: boolean
}

/** Longer than what a press does at once; what asks the exchange first is told as sending nothing. */
const SETTLES_MS = 300
const LONGEST_WAIT_MS = 60_000
const POLL_MS = 30

const PRESSED = 'button:enabled, input[type="checkbox"]:enabled, input[type="radio"]:enabled:not(:checked)'
const PANEL = '[id^="headlessui-dialog-panel"]'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const nameOf = (element: Element) => words(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent) || 'without a name'

/** The buttons of what a view is of: its topmost dialog, its part, or the page's own. */
function buttonsIn(page: Document, part: string | undefined): HTMLElement[] {
  const place = [...page.querySelectorAll(PANEL)].at(-1) ?? page.querySelector(part ?? 'main') ?? page.body
  return [...place.querySelectorAll<HTMLElement>(PRESSED)].filter((button) => button.closest('[inert], [aria-hidden="true"]') === null && button.checkVisibility({ visibilityProperty: true }))
}

const read = (page: Document) => page.body.innerText

/** Loads the view of a frame anew, whatever the last press has left, and waits until it is there. Throws if it does not come. */
async function showAgain(frame: HTMLIFrameElement): Promise<Document> {
  const wait = async () => {
    for (const end = performance.now() + LONGEST_WAIT_MS; !isShown(frame); await pause(POLL_MS)) if (performance.now() > end) throw new Error('The view does not come.')
  }
  await wait()
  delete rootOf(frame)?.dataset['shown']
  frame.contentWindow?.location.reload()
  await wait()
  if (!frame.contentDocument) throw new Error('The view does not come.')
  return frame.contentDocument
}

async function press(frame: HTMLIFrameElement, page: Document, button: HTMLElement): Promise<Tried> {
  const heard: FrameMessage[] = []
  const hear = ({ source, data }: MessageEvent<FrameMessage>) => source === frame.contentWindow && heard.push(data)
  const before = read(page)
  window.addEventListener('message', hear)
  button.click()
  await pause(SETTLES_MS)
  window.removeEventListener('message', hear)
  return {
    button: nameOf(button),
    sent: heard.flatMap((message) => (message.kind === 'heard' ? [{ event: message.event, isTaken: message.isTaken }] : [])),
    left: heard.flatMap((message) => (message.kind === 'left' ? [new URL(message.url).pathname] : []))[0] ?? null,
    isClosed: heard.some(({ kind }) => kind === 'closed'),
    isChanged: read(page) !== before,
  }
}

/** Presses each button of a view, each in the state as it is come to, and tells what came of it, one after the other. `total`: of them all. */
export async function* tryButtons(frame: HTMLIFrameElement, part: string | undefined): AsyncGenerator<{ tried: Tried; total: number }> {
  for (let index = 0, total = 1; index < total; index += 1) {
    const page = await showAgain(frame)
    const buttons = buttonsIn(page, part)
    total = buttons.length
    const button = buttons[index]
    if (button) yield { tried: await press(frame, page, button), total }
  }
}
