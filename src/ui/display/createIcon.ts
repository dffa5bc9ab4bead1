import { createElement, type SVGProps } from 'react'

type Attributes = Readonly<Record<string, string>>
type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Draws an icon of lucide-react, in its place (vite.config.ts): without the library's contexts and options, which no icon here uses.
 * It is hidden from assistive technology, since the element around it says what it means.
 */
const createIcon =
  ({ node }: { node: readonly (readonly [tag: string, attributes: Attributes])[] }) =>
  ({ size = 24, ...props }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

export default createIcon
