import { printAddress } from '../../address.ts'
import type { Changes, ViewChange } from './changes.ts'
import { type ChangedMachine, HARDLY_PX, type Summary } from './summary.ts'
import type { ComparedView } from './viewNames.ts'
import { counted, detailWords, hardlyWords, partWords, pixelWords, subjectOf, unchangedWords, viewWords } from './changeTexts.ts'

/** A text that Markdown leaves as it is. */
const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
const short = ({ hash }: Changes['before']) => `\`${hash.slice(0, 9)}\``

function chartLines({ diff }: ChangedMachine): string[] {
  if (!diff) return []
  return diff.differences.flatMap((one) => [
    `- **${one.change}** ${plain(subjectOf(one, diff.drawn))}`,
    ...one.details.map((detail) => detailWords(detail, diff.drawn)).map(({ what, before, after }) => `  - ${what}: ~~${plain(before)}~~ → ${plain(after)}`),
  ])
}

const pictureLink = (side: string, { name }: ViewChange) => `[${side}](<pictures/${side}/${name}>)`

function picturesIn(found: ViewChange): string {
  if (found.change === 'added') return pictureLink('after', found)
  if (found.change === 'removed') return pictureLink('before', found)
  return `${(['before', 'after', 'difference'] as const).map((side) => pictureLink(side, found)).join(' · ')} (${pixelWords(found.pixels, found.of)})`
}

function viewLines({ title, address, variants }: ComparedView, gallery: string): string[] {
  return [
    `- ${plain(title)}`,
    ...variants.map(({ variant, settings, found }) => {
      const shown = address && found.change !== 'removed' ? `[${variant}](<${gallery}${printAddress({ ...address, settings: { ...address.settings, ...settings } })}>)` : variant
      return `  - **${found.change}** ${shown}: ${picturesIn(found)}`
    }),
  ]
}

function hardlyLines({ hardly }: ChangedMachine, gallery: string): string[] {
  if (hardly.length === 0) return []
  return ['<details>', `<summary>${hardlyWords(hardly.length, HARDLY_PX)}</summary>`, '', ...hardly.flatMap((view) => viewLines(view, gallery)), '', '</details>', '']
}

/** The comparison for a review, as Markdown, with its pictures in the same folder. `gallery`: the address of a running gallery, for the current views. */
export function markdownOf(changes: Changes, { machines, same }: Summary, gallery: string): string {
  const count = { charts: machines.filter(({ diff }) => diff).length, views: machines.flatMap(({ views }) => views).length, hardly: machines.flatMap(({ hardly }) => hardly).length }
  const views = changes.views === null ? 'the pictures were not compared' : viewWords(count.views, count.hardly)
  const sections = machines.flatMap((one) => [`## ${plain(one.title)}`, '', ...chartLines(one), ...one.views.flatMap((view) => viewLines(view, gallery)), '', ...hardlyLines(one, gallery)])
  return [
    '# What changed',
    '',
    `From ${short(changes.before)} “${plain(changes.before.subject)}” to ${short(changes.after)} “${plain(changes.after.subject)}”: ${counted(count.charts, 'chart')}, ${views}. The same with its drawings: [index.html](index.html).`,
    '',
    ...changes.remarks.flatMap((remark) => [`> ${plain(remark)}`, '']),
    ...(machines.length === 0 ? ['Nothing that was compared differs.', ''] : sections),
    '<details>',
    `<summary>${unchangedWords(same)}</summary>`,
    '',
    ...same.flatMap(({ title, isChartSame, views: unchanged }) => [`- ${plain(title)}: ${partWords(isChartSame, unchanged.length)}`, ...unchanged.map((view) => `  - ${plain(view.title)}`)]),
    '',
    '</details>',
    '',
  ].join('\n')
}
