import { type RefObject, useState } from 'react'
import type { Chart } from '../../types.ts'
import type { Names } from '../drawing/labels.ts'
import type { Placed } from '../drawing/layout.ts'
import { mermaid } from './mermaid.ts'
import { pngFile, save } from './save.ts'
import { svgFile } from './svgFile.ts'

interface Props {
  chart: Chart
  names: Names
  placed: Placed
  svg: RefObject<SVGSVGElement | null>
}

/** Saves the chart without active states, in the current theme: as SVG, PNG, or Mermaid. */
export function SaveButtons({ chart, names, placed, svg }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const drawn = async () => {
    if (!svg.current) throw new Error('There is no drawing')
    return svgFile(svg.current, chart.name, placed)
  }
  const files = {
    SVG: async () => save(`${chart.name}.svg`, new Blob([await drawn()], { type: 'image/svg+xml' })),
    PNG: async () => save(`${chart.name}.png`, await pngFile(await drawn())),
    Mermaid: async () => save(`${chart.name}.mmd`, new Blob([mermaid(chart, names)], { type: 'text/plain' })),
  }
  return (
    <>
      {Object.entries(files).map(([kind, make]) => (
        <button
          key={kind}
          type="button"
          aria-label={`Save as ${kind}`}
          onClick={() => {
            setTrouble(null)
            make().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
          }}
        >
          {kind}
        </button>
      ))}
      {trouble !== null && <span role="alert">{trouble}</span>}
    </>
  )
}
