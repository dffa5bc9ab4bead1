import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designTokens } from '../../../scripts/brand/tokens/tokens.ts'
import * as z from '../../../src/api/zod.ts'
import { readOklch, toHex, toSrgb } from '../../../src/domain/chart/oklch.ts'

const css = readFileSync('src/ui/styles/tokens.css', 'utf8')

/** The rules of the Design Tokens Format Module 2025.10, for the types that are used. */
const reference = z.string().check(z.regex(/^\{[^{}]+\}$/))
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const share = z.number().check(z.gte(0), z.lte(1))
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: share,
  hex: z.string().check(z.regex(/^#[\da-f]{6}$/)),
})
const shadow = z.strictObject({
  color: z.union([color, reference]),
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
})
const VALUES: Record<string, z.ZodMiniType> = {
  color,
  dimension,
  shadow: z.array(shadow),
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  number: z.number(),
  fontFamily: z.array(z.string()),
  fontWeight: z.number().check(z.gte(1), z.lte(1000)),
  cubicBezier: z.tuple([share, z.number(), share, z.number()]),
}

interface Found {
  name: string
  type: string
  value: unknown
}

/** All tokens of a group; throws if they violate the format. */
function tokensIn(group: object, place: string[] = []): Found[] {
  return Object.entries(group).flatMap(([name, inner]: [string, unknown]) => {
    if (name.startsWith('$')) {
      expect(['$description']).toContain(name)
      return []
    }
    expect(name, 'a name of the format').toMatch(/^[^${}.][^{}.]*$/)
    if (typeof inner !== 'object' || inner === null) throw new Error(`${name} is neither group nor token`)
    if (!('$value' in inner)) return tokensIn(inner, [...place, name])
    expect(Object.keys(inner).filter((key) => !['$type', '$value', '$description'].includes(key))).toEqual([])
    return [
      { name: [...place, name].join('.'), type: '$type' in inner ? String(inner.$type) : '', value: inner.$value },
    ]
  })
}

const found = tokensIn(designTokens(css))

test('every property is a valid token of the format, or listed as left out', () => {
  for (const { name, type, value } of found)
    expect(VALUES[type]?.safeParse(value).success, `${name}: ${JSON.stringify(value)}`).toBe(true)
  const { $description } = designTokens(css)
  expect($description).toBe('Written from src/ui/styles/tokens.css. Without --font-num: the format has no type for it.')
  expect(found).toHaveLength([...css.matchAll(/^\s*--[\w-]+:/gm)].length - 1)
})

test('every reference names a token', () => {
  const names = new Set(found.map(({ name }) => name))
  const references = [...JSON.stringify(found).matchAll(/"\{([^}]+)\}"/g)].map(([, name]) => name)
  expect(references.length).toBeGreaterThan(2)
  for (const name of references) expect(names).toContain(name)
})

test('dark and light have the same tokens, each with its own colours', () => {
  const of = (theme: string) =>
    found.filter(({ name }) => name.startsWith(`${theme}.`)).map(({ name }) => name.slice(theme.length + 1))
  expect(of('dark')).toEqual(of('light'))
  expect(of('dark').length).toBeGreaterThan(35)
  const tokens = designTokens(css)
  expect(tokens).toHaveProperty(['dark', 'color', 'accent', '$value', 'hex'], '#aaadfd')
  expect(tokens).toHaveProperty(['light', 'color', 'accent', '$value', 'hex'], '#4d40c3')
  expect(tokens).toHaveProperty(['text', 'md'], {
    $type: 'dimension',
    $value: { value: 0.875, unit: 'rem' },
    $description: '14 controls, body of panels',
  })
  expect(tokens).toHaveProperty(['reduced-motion', 'dur', 'base', '$value'], { value: 1, unit: 'ms' })
})

test('a colour’s hex matches the style sheet', () => {
  const commented = [...css.matchAll(/(oklch\([^)]*\));\s*\/\* (#[\da-f]{6}) \*\//g)]
  expect(commented.length).toBeGreaterThan(70)
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  for (const [, written = '', hex = ''] of commented) {
    const read = readOklch(written) ?? expect.fail(written)
    // Rounded to whole parts there, and here.
    for (const [at, part] of parts(toHex(toSrgb(read))).entries())
      expect(Math.abs(part - (parts(hex)[at] ?? 0)), written).toBeLessThanOrEqual(1)
  }
})

test('anything else is left out and reported', () => {
  expect(designTokens(':root { --odd: var(--other) calc(1px + 1em); --gap: 4px; }')).toEqual({
    $description: 'Written from src/ui/styles/tokens.css. Without --odd: the format has no type for it.',
    gap: { gap: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
  })
})
