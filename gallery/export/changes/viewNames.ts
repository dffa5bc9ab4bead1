import { type Address, type Settings, parseAddress } from '../../address.ts'
import { languageName } from '../../app/languageName.ts'
import { asTitle } from '../../chart/names.ts'
import { areas } from '../../screens/areas.ts'
import { SCREENS, screenPictureName } from '../../screens/pictureName.ts'
import { choicesTitle, choiceCombinations } from '../../screens/setup.ts'
import { captionOf, partsOf, placeIn } from '../contactSheet/parts.ts'
import { pictureName } from '../contactSheet/pictures.ts'
import type { Chart, View } from '../../types.ts'
import type { ViewChange } from './changes.ts'

const NAME = /^([^/]+)\/([^/]+)\/(.+?)--(.+)--([a-z]+)-(dark|light)-(\d+)\.\w+$/

/** One view in all compared variants. */
export interface ComparedView {
  machine: string
  /** 'Not paid: Payment failed' */
  title: string
  /** Null for a view that this gallery does not have. */
  address: Address | null
  variants: { variant: string; settings: Pick<Settings, 'lang' | 'theme' | 'width'>; found: ViewChange }[]
}

const withoutLook = (name: string) => name.replace(/--[^-]+-[^-]+-\d+\.\w+$/, '')

/** The screens of this gallery by the names of their pictures. */
const knownScreens = (settings: Settings) =>
  areas.flatMap((area) =>
    Object.entries(area.screens).flatMap(([screen, about]) =>
      choiceCombinations(about).map((choices) => {
        const place = { page: 'screen', area: area.name, screen, choices } as const
        const title = [`${area.title} › ${about.title}`, choicesTitle(about, choices)].filter((part) => part !== '').join(': ')
        return [withoutLook(screenPictureName(place, about, settings)), { title, address: { place, settings } }] as const
      }),
    ),
  )

/** The views of this gallery by the names of their pictures, without the variant. */
function known(charts: readonly Chart[], views: Readonly<Record<string, View>>) {
  const { settings } = parseAddress('')
  const ofFlows = charts.flatMap((chart) => {
    const view = views[chart.name]
    return (view ? partsOf(chart, view, null) : []).flatMap((part) =>
      part.paths.map((path) => {
        const { title, by } = captionOf(chart, part, path)
        const address = { place: placeIn(part, chart.name, path), settings: { ...settings, scene: part.scene, mode: part.mode } }
        return [withoutLook(pictureName(chart.name, part.scene, path, settings)), { title: `${asTitle(part.scene)} › ${title}: ${by}`, address }] as const
      }),
    )
  })
  return new Map<string, { title: string; address: Address }>([...ofFlows, ...knownScreens(settings)])
}

const cardTheme = ({ lang, theme, width }: Pick<Settings, 'lang' | 'theme' | 'width'>) => `${languageName(lang)}, ${theme}, ${width} px`

/** The pictures by view, in words. Files without the name of a picture are left out. */
export function viewsOf(found: readonly ViewChange[], charts: readonly Chart[], views: Readonly<Record<string, View>>): ComparedView[] {
  const all = known(charts, views)
  const read = found.flatMap((one) => {
    const [, machine = '', scene = '', state = '', by = '', lang = '', theme = '', width = ''] = NAME.exec(one.name) ?? []
    if (machine === '') return []
    const { settings: shown } = parseAddress(`#/?${new URLSearchParams({ lang, theme, width })}`)
    const settings = { lang: shown.lang, theme: shown.theme, width: shown.width }
    return [{ key: `${machine}/${scene}/${state}--${by}`, machine, words: `${asTitle(scene)} › ${state}: ${by.replaceAll('-', ' ').trim()}`, variant: { variant: cardTheme(settings), settings, found: one } }]
  })
  return [...Map.groupBy(read, ({ key }) => key)].flatMap(([key, ofView]) => {
    const [first] = ofView
    if (!first) return []
    const { title, address } = all.get(key) ?? { title: first.words, address: null }
    return [{ machine: first.machine, title, address, variants: ofView.map(({ variant }) => variant) }]
  })
}

/** A machine's title; its name if it is gone. */
export const titleOf = (charts: readonly Chart[], name: string) => {
  const chart = charts.find((one) => one.name === name)
  if (name === SCREENS) return 'Screens'
  return chart ? chart.title : name
}
