import { type Address, languageName, parseAddress } from '../../address.ts'
import { edgeTitle, stateTitle } from '../../app/titles.ts'
import { type Difference, differencesOf } from '../../chart/diff.ts'
import { charts } from '../../chart/machines.ts'
import { asTitle, eventCaption, nodeTitle } from '../../chart/names.ts'
import { SCREENS } from '../../screens/setup.ts'
import type { DrawnChart } from '../../types.ts'
import { views } from '../../views/views.ts'
import { allPictured } from '../contactSheet/pictured.ts'
import { plainName } from '../contactSheet/pictures.ts'
import type { Changes, ViewChange } from './changes.ts'

/** One view that differs, in the variants in which it does. */
export type ComparedView = ReturnType<typeof viewsOf>[number]
export type ChangedMachine = ReturnType<typeof changedMachines>[number]

const VARIANT = /--([a-z]+)-(dark|light)-(\d+)\.\w+$/
const withoutVariant = (name: string) => name.replace(VARIANT, '')

function variantOf(found: ViewChange) {
  const [, lang = '', theme = '', width = ''] = VARIANT.exec(found.name) ?? []
  const { settings } = parseAddress(`#/?${new URLSearchParams({ lang, theme, width })}`)
  return {
    title: `${languageName(settings.lang)}, ${settings.theme}, ${settings.width} px`,
    settings: { lang: settings.lang, theme: settings.theme, width: settings.width },
    found,
  }
}

/** The views and screens of this gallery, by the names of their pictures without the variant. */
function known(): Map<string, { title: string; address: Address }> {
  const { settings } = parseAddress('')
  return new Map(
    allPictured(charts, views).map(({ nameIn, section, title, caption, place, settings: own }) => [
      withoutVariant(nameIn(settings)),
      {
        title: `${section} › ${[title, caption].filter((part) => part !== '').join(': ')}`,
        address: { place, settings: { ...settings, ...own } },
      },
    ]),
  )
}

/** 'Trading › Outcome unknown: Check failed', of a view that this gallery does not have, by the words of the older charts. */
function titleOf(name: string, older: readonly DrawnChart[]): string {
  const [machine = '', scene = '', state = '', by = ''] = name.split(/\/|--/)
  const chart = older.find((one) => one.name === machine)
  const path = chart?.nodes.find((node) => plainName(node.path) === state)?.path
  const words = chart && path !== undefined ? stateTitle(chart, path) : asTitle(state.replaceAll('-', ' '))
  return `${asTitle(scene)} › ${words}: ${asTitle(eventCaption(by).replaceAll('-', ' '))}`
}

/** The pictures that differ, by view; one that this gallery does not have has no address. */
function viewsOf(found: readonly ViewChange[], older: readonly DrawnChart[]) {
  const all = known()
  return [...Map.groupBy(found, ({ name }) => withoutVariant(name))].map(([name, ofView]) => ({
    machine: name.split('/')[0] ?? '',
    ...(all.get(name) ?? { title: titleOf(name, older), address: null }),
    variants: ofView.map(variantOf),
  }))
}

function titleAt(charts: readonly DrawnChart[], id: string): string {
  const node = charts.flatMap(({ nodes }) => nodes).find((one) => one.id === id)
  return !node ? asTitle(id.split('.').at(-1) ?? id) : node.path === '' ? (charts[0]?.title ?? id) : nodeTitle(node)
}

/** 'State “Not paid”', 'Transition “The payment fails”, from “Waiting” to “Not paid”' */
export function subjectOf({ part, change }: Difference, charts: readonly DrawnChart[]): string {
  if (!('source' in part))
    return part.path === ''
      ? change === 'changed'
        ? 'The flow'
        : 'The whole flow'
      : `State “${titleAt(charts, part.id)}”`
  const targets = part.targets.map((id) => `“${titleAt(charts, id)}”`).join(' and ')
  return `Transition “${edgeTitle(part).replace(/\.$/, '')}”, from “${titleAt(charts, part.source)}” ${targets === '' ? 'and stays' : `to ${targets}`}`
}

/** The value of a changed property in words. */
export function valueOf(text: string, what: string, charts: readonly DrawnChart[]): string {
  if (text === '') return 'none'
  return what === 'leads to'
    ? text
        .split(', ')
        .map((id) => titleAt(charts, id))
        .join(', ')
    : text
}

/** What differs, by machine; the screens together are like one. */
export function changedMachines({ charts: compared, views: found }: Changes) {
  const older = [...compared.flatMap(({ before }) => before ?? []), ...charts]
  const ofMachines = Map.groupBy(viewsOf(found ?? [], older), ({ machine }) => machine)
  const titles = new Map([[SCREENS, 'Screens'], ...charts.map(({ name, title }) => [name, title] as const)])
  return [...new Set([...compared.map(({ name }) => name), ...ofMachines.keys()])].map((name) => {
    const { before = null, after = null } = compared.find((one) => one.name === name) ?? {}
    const both = [after, before].filter((chart) => chart !== null)
    return {
      name,
      title: both[0]?.title ?? titles.get(name) ?? asTitle(name),
      differences: both.length > 0 ? differencesOf(before, after) : [],
      charts: both,
      views: ofMachines.get(name) ?? [],
    }
  })
}
