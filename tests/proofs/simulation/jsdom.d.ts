/** The part of jsdom that the simulation uses; it ships no types. */
declare module 'jsdom' {
  export type DOMWindow = Window & typeof globalThis & Record<string, unknown>
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: { url: string; virtualConsole?: VirtualConsole; pretendToBeVisual?: boolean })
    readonly window: DOMWindow
  }
}
