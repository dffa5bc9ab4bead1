import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAIRS } from '../../../scripts/brand/pairs.ts'
import { PRODUCT_CSS } from './files.ts'

const known = new Set([...PRODUCT_CSS.matchAll(/--color-([\w-]+): oklch/g)].map(([, name = '']) => name))
/** Decorative lines; disabled controls (WCAG 1.4.3, "incidental"); a backdrop; a gap in the panel's colour. */
const NEED_NOT = new Set(['surface', 'line', 'line-strong', 'text-disabled', 'accent-line', 'scrim'])
/**
 * A border in the colour of its fill; the border of a switch that is off, which contrasts with the panel; a border next to its
 * own tint.
 */
const NO_PAIR = new Set(['accent-solid on accent-solid', 'control-line on surface-press'])
/** Background of a field: src/index.css. */
const GROUNDS: Record<string, readonly string[]> = { field: ['bg', 'surface-raised'] }

const COLOUR = String.raw`var\(--color-([\w-]+)\)`
const names = (text: string, pattern: string) =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name)

/** Text and background colours of one CSS rule, or of one list of classes. */
interface Place {
  where: string
  inks: string[]
  grounds: string[]
}
const rules = globSync('src/**/*.css').flatMap((where) =>
  [
    ...readFileSync(where, 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .matchAll(/\{([^{}]*)/g),
  ].map(([, body = '']): Place => ({
    where,
    inks: names(body, String.raw`(?:^|[;\s])(?:color|stroke|caret-color|border(?:-[\w-]+)?|outline): [^;]*?${COLOUR}`),
    grounds: names(body, String.raw`background(?:-color)?: ${COLOUR}`),
  })),
)
const classes = globSync('src/**/*.{ts,tsx}').flatMap((where) =>
  [...readFileSync(where, 'utf8').matchAll(/['"`]([^'"`\n]*)['"`]/g)].map(([, list = '']): Place => ({
    where,
    inks: names(list, String.raw`(?:^|\s)(?:[\w-]+:)*(?:text|stroke|border(?:-[sebt])?)-([a-z][\w-]*)`),
    grounds: names(list, String.raw`(?:^|\s)(?:[\w-]+:)*bg-([a-z][\w-]*)`),
  })),
)
const places = [...rules, ...classes]
const measured = new Set(PAIRS.map(({ ink, ground }) => `${ink} on ${ground}`))
const isInk = (name: string) => known.has(name) && !NEED_NOT.has(name)

test('every colour pair in a style sheet or class list is measured', () => {
  const found = places.flatMap(({ where, inks, grounds }) =>
    inks.filter(isInk).flatMap((ink) =>
      grounds
        .flatMap((ground) => GROUNDS[ground] ?? [ground])
        .filter((ground) => known.has(ground))
        .map((ground) => ({ pair: `${ink} on ${ground}`, where })),
    ),
  )
  expect(new Set(found.map(({ pair }) => pair)).size).toBeGreaterThan(20)
  expect(found.filter(({ pair }) => !measured.has(pair) && !NO_PAIR.has(pair))).toEqual([])
})

test('every colour used for text or graphics is measured', () => {
  const inks = new Set(places.flatMap((place) => place.inks.filter(isInk)))
  expect(inks.size).toBeGreaterThan(12)
  expect([...inks].filter((ink) => !PAIRS.some((pair) => pair.ink === ink))).toEqual([])
})
