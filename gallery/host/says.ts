import type { FromHost } from '../../src/api/host.ts'

export type Insets = Extract<FromHost, { type: 'insets' }>

export const NO_INSETS: Insets = { type: 'insets', top: 0, right: 0, bottom: 0, left: 0 }
const insets = (some: Partial<Insets>): Insets => ({ ...NO_INSETS, ...some })

/** The messages of the host's buttons, except the token, which the paper exchange creates. */
export const SAYS: Readonly<Record<string, FromHost>> = {
  'Theme: dark': { type: 'theme', theme: 'dark' },
  'Theme: light': { type: 'theme', theme: 'light' },
  'Language: English': { type: 'language', language: 'en' },
  'Language: Polish': { type: 'language', language: 'pl' },
  'Insets: none': NO_INSETS,
  'Insets: notch and home bar': insets({ top: 47, bottom: 34 }),
  'Insets: landscape': insets({ right: 47, bottom: 21, left: 47 }),
  'Insets: keyboard': insets({ top: 47, bottom: 300 }),
  Back: { type: 'back' },
}

/** Not a valid message: dropped. */
export const RUBBISH = { type: 'reload', token: 'never to be seen' }
