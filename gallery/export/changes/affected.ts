import { areas } from '../../screens/areas.ts'
import { SCREENS } from '../../screens/setup.ts'

/** Only what is below is drawn: no test, no document, no chart. */
const DRAWN =
  /^(?:(?:src|sandbox|public)\/|gallery\/(?:frame|screens|view|views)\b(?!.*\bcaptions)|gallery\/vite|package-lock\.json|tailwind\.config\.ts)/
const TEXTS = /^public\/assets\/locales\/(\w+)\//

/** The flows and areas that a file is seen in, as a pattern of their pictures' names; in all, if it is of none of these. The first that fits. */
const SEEN_IN: readonly (readonly [file: RegExp, views: string])[] = [
  [/^gallery\/views\/(\w+)\.ts$/, '$1/'],
  [/^gallery\/screens\/areas\/(\w+)\.ts$/, 'screens/$1/'],
  [/features\/info\/|(?:faq|termsOfUse)\.yaml$/, 'screens/(?:errors|info)/'],
  [/features\/results\/|results\.yaml$/, 'screens/results/'],
  [/features\/contests\/|(?:leaderboard|share)\.yaml$|machines\/joinContest\.ts$/, '(?:joinContest|screens/contest)/'],
  [/dialogs\/close\/|machines\/close\w+\.ts$/, '(?:close\\w+|screens/(?:banners|orders|toasts))/'],
  [/dialogs\/levels\/|machines\/levels\.ts$/, '(?:levels|screens/(?:orders|toasts))/'],
  [/dialogs\/payment\/|machines\/reset\.ts$/, 'reset/'],
  [/dialogs\/rollover\/|machines\/rollover\.ts$/, '(?:rollover|screens/settings)/'],
  [/dialogs\/leverage\//, 'screens/orderForm/'],
  [/machines\/openOrder\.ts$/, '(?:openOrder|submission|screens/(?:orderForm|toasts))/'],
  [/machines\/gate\.ts$/, '(?:gate|screens/(?:session|settings))/'],
  [/trading\/alerts\/|alerts\.yaml$/, 'screens/alerts/'],
  [/palette\.yaml$/, 'screens/(?:orders|palette)/'],
  [/features\/trading\/|(?:chart|market|orderForm|orders)\.yaml$/, '(?!joinContest/|screens/(?:contest|errors|info)/)'],
]

/** Patterns of the names of the pictures that a change of these files can have changed. A text is seen in its language. */
export function affectedBy(changed: readonly string[]): string[] {
  const patterns = changed
    .filter((path) => DRAWN.test(path))
    .map((path) => {
      const [, language] = TEXTS.exec(path) ?? []
      const [file, views = ''] = SEEN_IN.find(([one]) => one.test(path)) ?? []
      const [, name = ''] = file?.exec(path) ?? []
      return `^${views.replace('$1', name)}${language === undefined ? '' : `.*--${language}-`}`
    })
  return [...new Set(patterns)]
}

/** The titles of the flows and areas of which no picture has such a name. */
export const leftOut = (patterns: readonly string[], machines: readonly { name: string; title: string }[]): string[] =>
  [...machines, ...areas.map(({ name, title }) => ({ name: `${SCREENS}/${name}`, title }))].flatMap(({ name, title }) =>
    patterns.some((pattern) => new RegExp(pattern.replace(/\.\*--.*$/, '')).test(`${name}/`)) ? [] : title,
  )
