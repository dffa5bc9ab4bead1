import { type Address, type Settings, parseAddress } from '../../address.ts'
import { languageName } from '../../app/languageName.ts'
import { type ChartDiff, diffCharts } from '../../chart/diff.ts'
import { charts } from '../../chart/machines.ts'
import { SCREENS } from '../../screens/pictureName.ts'
import { views } from '../../views/views.ts'
import { allPictured } from '../contactSheet/pictured.ts'
import type { Changes, ViewChange } from './changes.ts'

/** One view that differs, in the variants in which it does. */
export interface ComparedView {
  machine: string
  /** 'Resetting › Not paid: Payment failed'; of a view that this gallery does not have, the name of its picture. */
  title: string
  /** Null for a view that this gallery does not have. */
  address: Address | null
  variants: { title: string; settings: Pick<Settings, 'lang' | 'theme' | 'width'>; found: ViewChange }[]
}

export interface ChangedMachine {
  name: string
  title: string
  /** Null if its chart is the same. */
  diff: ChartDiff | null
  views: ComparedView[]
}

const VARIANT = /--([a-z]+)-(dark|light)-(\d+)\.\w+$/
const withoutVariant = (name: string) => name.replace(VARIANT, '')

function variantOf(found: ViewChange): ComparedView['variants'][number] {
  const [, lang = '', theme = '', width = ''] = VARIANT.exec(found.name) ?? []
  const { settings } = parseAddress(`#/?${new URLSearchParams({ lang, theme, width })}`)
  return { title: `${languageName(settings.lang)}, ${settings.theme}, ${settings.width} px`, settings: { lang: settings.lang, theme: settings.theme, width: settings.width }, found }
}

/** The views and screens of this gallery, by the names of their pictures without the variant. */
function known(): Map<string, Pick<ComparedView, 'title' | 'address'>> {
  const { settings } = parseAddress('')
  return new Map(
    allPictured(charts, views).map(({ nameIn, section, title, caption, place, settings: own }) => [
      withoutVariant(nameIn(settings)),
      { title: `${section} › ${[title, caption].filter((part) => part !== '').join(': ')}`, address: { place, settings: { ...settings, ...own } } },
    ]),
  )
}

/** The pictures that differ, by view. */
export function viewsOf(found: readonly ViewChange[]): ComparedView[] {
  const all = known()
  return [...Map.groupBy(found, ({ name }) => withoutVariant(name))].map(([name, ofView]) => ({
    machine: name.split('/')[0] ?? '',
    ...(all.get(name) ?? { title: name, address: null }),
    variants: ofView.map(variantOf),
  }))
}

/** What differs, by machine; the screens together are like one. */
export function changedMachines({ charts: compared, views: found }: Changes): ChangedMachine[] {
  const diffs = new Map(compared.map(({ name, before, after }) => [name, diffCharts(before, after)]))
  const ofMachines = Map.groupBy(viewsOf(found ?? []), ({ machine }) => machine)
  const titles = new Map([[SCREENS, 'Screens'], ...charts.map(({ name, title }) => [name, title] as const)])
  return [...new Set([...diffs.keys(), ...ofMachines.keys()])].map((name) => {
    const diff = diffs.get(name) ?? null
    return { name, title: diff?.drawn.title ?? titles.get(name) ?? name, diff, views: ofMachines.get(name) ?? [] }
  })
}
