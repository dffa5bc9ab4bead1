import { expect, test } from 'vitest'
import { brandCss } from '../../../scripts/brand/brandCss.ts'
import { designTokens } from '../../../scripts/brand/tokens/tokens.ts'
import { brandOf, grey, PRODUCT_CSS, withColour } from './files.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 26 26"><circle cx="13" cy="13" r="13"/></svg>'
const both = (color: object) => ({
  dark: { color: { $type: 'color', ...color } },
  light: { color: { $type: 'color', ...color } },
})
const logo = (svg: string) => ({ 'brand.json': { logo: 'logo.svg' }, 'logo.svg': svg })
const tokens = (file: unknown) => ({ 'brand.json': { tokens: 'tokens.json' }, 'tokens.json': file })

const accent = (value: object) => tokens(both({ accent: value }))

/** Of each error the files, and the message. */
const WRONG: Record<string, [files: Record<string, unknown>, said: RegExp]> = {
  'no file': [{}, /^brand\.json: there is no such file$/],
  'no JSON': [{ 'brand.json': '{names' }, /^brand\.json: is no JSON: /],
  'an unknown field': [{ 'brand.json': { colour: 'red' } }, /^colour: a brand has no such field$/],
  'a name without end': [
    { 'brand.json': { names: { product: 'x'.repeat(25) } } },
    /^names: cannot be .* 1 to 24 characters/,
  ],
  'a language without texts': [
    { 'brand.json': { languages: ['en', 'de'] } },
    /^languages: cannot be \["en","de"\]\. It is one or more of "en", "pl", each once, such as \["pl","en"\]$/,
  ],
  'a link that runs': [{ 'brand.json': { links: { home: 'javascript:alert(1)' } } }, /^links: cannot be/],
  'a link to who knows whom': [{ 'brand.json': { links: { wallet: '//other.example' } } }, /^links: cannot be/],
  'a logo in another folder': [{ 'brand.json': { logo: '../logo.svg' } }, /^logo: names a file beside the brand/],
  'a logo that is no SVG': [logo('<html></html>'), /^logo\.svg: has to be an SVG with a square viewBox/],
  'a logo without a namespace': [logo(LOGO.replace(/ xmlns="[^"]*"/, '')), /^logo\.svg: has to declare its namespace/],
  'a logo with a script': [
    logo(LOGO.replace('<circle', '<script>1</script><circle')),
    /^logo\.svg: may not contain scripts, event handlers, /,
  ],
  'an unknown token': [tokens(both({ glow: grey(0.5) })), /^dark\.color\.glow: the product has no such token$/],
  'a colour in one theme': [
    tokens({ light: { color: { $type: 'color', accent: grey(0.4) } } }),
    /^dark\.color\.accent is missing/,
  ],
  'a reference to nothing': [
    accent({ $value: '{dark.color.glow}' }),
    /accent is the same as dark\.color\.glow, and there is no such token$/,
  ],
  'a reference to itself': [
    tokens(both({ accent: { $value: '{dark.color.focus}' }, focus: { $value: '{dark.color.accent}' } })),
    /names itself/,
  ],
  'a colour as CSS': [accent({ $value: 'rebeccapurple' }), /^dark\.color\.accent is no colour in srgb or oklch/],
  'a veil for a colour': [
    accent({ $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 0.5 } }),
    /has to be opaque/,
  ],
  'another height': [
    tokens({ control: { lg: { $type: 'dimension', $value: { value: 20, unit: 'px' } } } }),
    /^control\.lg: a brand sets colours and radii alone$/,
  ],
}

test.each(Object.entries(WRONG))('%s is rejected with the rule', (_, [files, said]) => {
  const { problems } = brandOf(files)
  expect(
    problems.filter((problem) => said.test(problem)),
    problems.join('\n'),
  ).not.toEqual([])
})

test('an empty brand is the unchanged product, and writes nothing', () => {
  const { brand, problems } = brandOf({ 'brand.json': {} })
  expect(problems).toEqual([])
  expect(brandCss(brand.own, null).trim()).toBe('')
  expect(brand.fields).toEqual({
    names: { product: 'Futures' },
    currency: 'KXT',
    theme: 'dark',
    languages: ['en', 'pl'],
    links: { home: null, wallet: null },
    logo: null,
  })
})

test('a style sheet contains only the brand’s settings, and overrides the product’s', () => {
  const { brand, problems } = withColour('accent', { $value: { colorSpace: 'srgb', components: [1, 0.5, 0] } })
  expect(problems).toEqual([])
  expect(brandCss(brand.own, '/futures/assets/brand-1a2b3c4d.svg')).toBe(`[data-theme='dark'][data-theme] {
  --color-accent: #ff8000;
}

[data-theme='light'][data-theme] {
  --color-accent: #ff8000;
}

.mark > * {
  display: none;
}

.mark {
  background: url('/futures/assets/brand-1a2b3c4d.svg') center / contain no-repeat;
}
`)
})

test('the gallery’s own export, taken over completely, is a brand with the same settings', () => {
  const { brand, problems } = brandOf(tokens(designTokens(PRODUCT_CSS)))
  expect(problems).toEqual([])
  expect(brand.own.colours.dark.size).toBeGreaterThan(35)
})

test('hex colours are read in designers’ notation', () => {
  const { brand, problems } = brandOf(
    tokens(both({ accent: { $value: '#6ad5b8' }, focus: { $value: '#fff' }, scrim: { $value: '#00000080' } })),
  )
  expect(problems).toEqual([])
  expect([...brand.own.colours.dark].map(([name, { css }]) => `${name} ${css}`)).toEqual([
    'accent #6ad5b8',
    'focus #ffffff',
    'scrim rgb(0 0 0 / 0.502)',
  ])
})
