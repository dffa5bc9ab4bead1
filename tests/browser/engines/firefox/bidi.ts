import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Playwright drives Debian's Firefox by WebDriver BiDi. Three incompatibilities are fixed where a command leaves Playwright for the
 * browser, or an event arrives: 1. Playwright sets the emulated media of every page with a command that this Firefox does not have:
 * it is answered here. 2. Playwright's fill() sets `value`, which React does not notice: it is replaced by typing. 3. Playwright
 * identifies a download by its id or by its navigation: for a file created by the page, this Firefox reports neither, so it is
 * identified by its address, which is unique. All depend on Playwright's internals, so these are checked first, and the version of
 * Playwright is exact.
 */
const MEDIA = 'emulation.setMediaFeaturesOverride'
/** From here on Playwright's function would write the value; the element has the focus. */
const WRITES_VALUE = 'const start = inputElement.selectionStart;'
const TYPES = "window.document.execCommand('insertText', false, text); return;"
const INSERTER = 'bidiInsertText(window'
const NAMES_DOWNLOAD = 'event.download ?? event.navigation'
const DOWNLOAD = '"browsingContext.download'

type Send = (this: Socket, data: unknown, ...rest: unknown[]) => void
type Emit = (this: Socket, event: string, ...told: unknown[]) => boolean
interface Socket {
  emit: Emit
}
interface SocketClass {
  prototype: { send: Send; emit: Emit }
}

const changed = (what: string) =>
  new Error(`Playwright has changed inside: ${what}. Look at tests/browser/engines/firefox/bidi.ts: is this patch still needed, and what has it to change now?`)

const isSocketClass = (value: unknown): value is SocketClass =>
  typeof value === 'function' && typeof value.prototype?.send === 'function' && typeof value.prototype?.emit === 'function'

/** Playwright's class of the connection to the browser. Throws if the code to adapt no longer exists. */
function findSocketClass(): SocketClass {
  const require = createRequire(import.meta.url)
  const code = readFileSync(require.resolve('playwright-core/lib/coreBundle'), 'utf8')
  for (const part of [MEDIA, WRITES_VALUE, INSERTER, NAMES_DOWNLOAD]) if (!code.includes(part)) throw changed(`no “${part}”`)
  const bundle: unknown = require('playwright-core/lib/utilsBundle')
  const socket = typeof bundle === 'object' && bundle !== null && 'ws' in bundle ? bundle.ws : undefined
  if (!isSocketClass(socket)) throw changed('no “ws” that sends')
  return socket
}

/** The function's text in a BiDi command; null if it is another command. */
function commandOf(data: string): { id: number; method: string } | null {
  const command: unknown = JSON.parse(data)
  if (typeof command !== 'object' || command === null || !('id' in command) || !('method' in command)) return null
  const { id, method } = command
  return typeof id === 'number' && typeof method === 'string' ? { id, method } : null
}

/** Replaces a command that contains Playwright's function. */
export function withTyping(data: string): string {
  if (!data.includes(INSERTER)) return data
  if (!data.includes(WRITES_VALUE)) throw changed(`“${INSERTER}” is sent without “${WRITES_VALUE}”`)
  return data.replace(WRITES_VALUE, `${TYPES} ${WRITES_VALUE}`)
}

/** Text of the event to replace. */
export function withDownloadName(data: string): string {
  const event: unknown = JSON.parse(data)
  if (typeof event !== 'object' || event === null || !('method' in event) || !('params' in event)) return data
  const { method, params } = event
  if (!JSON.stringify(method).startsWith(DOWNLOAD) || typeof params !== 'object' || params === null || !('url' in params)) return data
  return JSON.stringify({ ...event, params: { download: params.url, ...params } })
}

/** Adapts it for this process, once. Throws if Playwright has another version than expected. */
export function patchBidi() {
  const { prototype } = findSocketClass()
  const { send, emit } = prototype
  prototype.emit = function emitMended(event, data, ...rest) {
    const isDownload = event === 'message' && Buffer.isBuffer(data) && data.includes(DOWNLOAD)
    return emit.call(this, event, isDownload ? Buffer.from(withDownloadName(data.toString())) : data, ...rest)
  }
  prototype.send = function sendMended(data, ...rest) {
    if (typeof data !== 'string') return send.call(this, data, ...rest)
    const command = data.includes(MEDIA) ? commandOf(data) : null
    if (command?.method !== MEDIA) return send.call(this, withTyping(data), ...rest)
    setImmediate(() => this.emit('message', Buffer.from(JSON.stringify({ type: 'success', id: command.id, result: {} })), false))
  }
}
