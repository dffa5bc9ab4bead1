import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CAPABILITIES, type Command } from './driver.ts'

/** The standard's key for an element reference. WebDriver §12.1. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
export type Element = Record<typeof ELEMENT, string>

/** Keys without a character. WebDriver §17.4.2. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const

/** Finds by role and name like the component tests: their library is injected into the page. */
const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/** A page of WebKit controlled by the driver. */
export interface Browser {
  go: (url: string) => Promise<unknown>
  url: () => Promise<string>
  title: () => Promise<string>
  /** Runs a function in the page; it can use only its arguments. */
  run: <Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given) => Promise<Answer>
  /** Injects the library if the page does not have it. */
  equip: () => Promise<unknown>
  click: (element: Element) => Promise<unknown>
  type: (element: Element, text: string) => Promise<unknown>
  press: (...keys: string[]) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  picture: (file: string) => Promise<void>
  close: () => Promise<unknown>
}

/** Opens a browser without data of the last one. */
export async function openBrowser(command: Command): Promise<Browser> {
  const begin = () => command<{ sessionId: string }>('POST', '/session', CAPABILITIES)
  // The browser may start more slowly than the driver allows, so it is tried twice.
  const { sessionId } = await begin().catch(begin)
  const path = `/session/${sessionId}`
  const post = <Answer = unknown>(name: string, body: object) => command<Answer>('POST', `${path}/${name}`, body)
  const script = <Answer>(text: string, args: unknown[]) => post<Answer>('execute/sync', { script: text, args })
  return {
    go: (url) => post('url', { url }),
    url: () => command('GET', `${path}/url`),
    title: () => command('GET', `${path}/title`),
    run: (work, ...given) => script(`return (${work.toString()}).apply(null, arguments)`, given),
    equip: async () => (await script<boolean>('return "TestingLibraryDom" in window', [])) || script(LIBRARY, []),
    click: (element) => post(`element/${element[ELEMENT]}/click`, {}),
    type: (element, text) => post(`element/${element[ELEMENT]}/value`, { text }),
    press: (...keys) => post('actions', { actions: [{ type: 'key', id: 'keys', actions: keys.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]) }] }),
    resize: (width, height) => post('window/rect', { x: 0, y: 0, width, height }),
    picture: async (file) => writeFileSync(file, Buffer.from(await command<string>('GET', `${path}/screenshot`), 'base64')),
    close: () => command('DELETE', path),
  }
}
