import { parseArgs } from 'node:util'
import { WIDTHS } from '../../address.ts'
import { WrongUse } from './wrongUse.ts'

export const HELP = `npm run gallery:diff -- <commit> [--charts] [--every] [--views reset/resetting/error]… [--variants pl-dark-390]… [--install] [--folder .cache/gallery-changes] [--gallery http://127.0.0.1:4800/gallery/]
What changed in the charts and in the pictures of the views between a commit and the present one, as a page (index.html), as Markdown (report.md), and in the gallery (#/changes).
Only the views are taken whose code, texts or styles differ between the two commits; --every takes all of them, which may last half an hour.
--charts compares no pictures, which takes seconds; --views only those whose names contain this; --variants only these (language, theme, width);
--install installs the packages of a commit that needs others; --gallery is where the report's links lead. The exit code is 2 if it fails.`

export interface DiffOptions {
  commit: string
  isChartsOnly: boolean
  /** Takes also the views that cannot have changed. */
  isEvery: boolean
  isInstalling: boolean
  /** Where the report is written. */
  folder: string
  /** The address of a running gallery. */
  gallery: string
  /** For gallery:print: which views, in which variants. */
  printArgs: string[]
}

const VARIANT = /^[a-z]{2}-(?:dark|light)-(\d+)$/

function widthOf(variant: string): string {
  const [, width = ''] = VARIANT.exec(variant) ?? []
  if (!WIDTHS.some((one) => String(one) === width)) throw new WrongUse(`“${variant}” is no variant: a variant is language, theme and one of the widths ${WIDTHS.join(', ')}, such as pl-dark-390.`)
  return width
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        charts: { type: 'boolean', default: false },
        every: { type: 'boolean', default: false },
        views: { type: 'string', multiple: true, default: [] },
        variants: { type: 'string', multiple: true, default: [] },
        install: { type: 'boolean', default: false },
        folder: { type: 'string', default: '.cache/gallery-changes' },
        gallery: { type: 'string', default: 'http://127.0.0.1:4800/gallery/' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : String(error)}\n${HELP}`)
  }
}

/** The command's options. Throws WrongUse. */
export function readDiffOptions(args: string[]): DiffOptions | 'help' {
  const { values, positionals } = parse(args)
  if (values.help) return 'help'
  const [commit, ...more] = positionals
  if (commit === undefined || more.length > 0) throw new WrongUse(`${commit === undefined ? 'With which commit?' : 'One commit, please.'}\n${HELP}`)
  const listed = (texts: readonly string[]) => texts.flatMap((text) => text.split(',')).filter((text) => text !== '')
  const [views, variants] = [listed(values.views), listed(values.variants)]
  const widths = [...new Set(variants.map(widthOf))]
  return {
    commit,
    isChartsOnly: values.charts,
    isEvery: values.every,
    isInstalling: values.install,
    folder: values.folder,
    gallery: values.gallery,
    printArgs: [...views.flatMap((view) => ['--view', view]), ...variants.flatMap((variant) => ['--variant', variant]), ...widths.flatMap((width) => ['--width', width])],
  }
}
