import { Download } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Menu } from '../../app/Menu.tsx'
import type { Chart } from '../../types.ts'
import type { ChartLayout } from '../drawing/layout.ts'
import { pngFile, save } from './save.ts'
import { svgFile } from './svgFile.ts'

/** The files that a drawing, a page or a strip is saved as, each a button. */
export function SaveRow({ title, files, isReady = true }: {
  title: string
  /** By the kind of file. */
  files: Readonly<Record<string, () => unknown>>
  isReady?: boolean
}) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const make = async (kind: string) => {
    setTrouble(null)
    try {
      await files[kind]?.()
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="save-row" role="group" aria-label={title}>
      <span>{title}</span>
      {Object.keys(files).map((kind) => (
        <button key={kind} type="button" className="button" disabled={!isReady} aria-label={`${title} as ${kind}`} onClick={() => void make(kind)}>
          {kind}
        </button>
      ))}
      {trouble !== null && <span role="alert">Not saved: {trouble}</span>}
    </div>
  )
}

/** All that can be saved of a page, in one menu. */
export const SaveMenu = ({ children }: { children: ReactNode }) => (
  <Menu
    name="Export"
    label={
      <>
        <Download size={13} aria-hidden /> Export
      </>
    }
  >
    {children}
  </Menu>
)

/** Saves the chart without active states, in the current theme. `children`: other files that the page can save. */
export function ExportMenu({ chart, placed, svg, children }: { chart: Chart; placed: ChartLayout; svg: RefObject<SVGSVGElement | null>; children?: ReactNode }) {
  const drawn = async () => {
    if (!svg.current) throw new Error('There is no drawing')
    return svgFile(svg.current, chart.name, placed)
  }
  const files = {
    SVG: async () => save(`${chart.name}.svg`, new Blob([await drawn()], { type: 'image/svg+xml' })),
    PNG: async () => save(`${chart.name}.png`, await pngFile(await drawn())),
  }
  return (
    <SaveMenu>
      <SaveRow title="Chart" files={files} />
      {children}
    </SaveMenu>
  )
}
