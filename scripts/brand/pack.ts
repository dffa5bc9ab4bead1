import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/constants/limits.ts'
import { writeBrandFiles } from './brandFiles.ts'
import { pageChanges } from './pageChanges.ts'
import type { Brand } from './readBrand.ts'

/** Its address in the image: deploy/Dockerfile. */
const ADDRESS = '/futures/assets/brand/'
const SCRIPT = 'pages.sed'
const OURS = /^(brand-[\da-f]{8}\.(css|svg)|pages\.sed)$/

const inSed = (text: string) => text.replaceAll(/[\\&/]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** Removes the texts of a language that is not offered from a page's prefetches. */
const without = (language: string) => [
  String.raw`s/(data-texts="[^"]*)&quot;${language}&quot;:&quot;[^&]*&quot;,?/\1/`,
  String.raw`s/(data-texts="[^"]*),\}"/\1}"/`,
]

/** Commands for `sed --sandbox -z -E` that apply the brand to a fresh page of a build: the container has no other tool. */
const pagesSed = (changes: readonly [RegExp, string][], languages: readonly string[]) =>
  [
    ...changes.map(([from, to]) => `s/${from.source}/${inSed(to)}/`),
    ...LANGUAGES.filter((language) => !languages.includes(language)).flatMap(without),
  ]
    .map((line) => `${line}\n`)
    .join('')

/** Packs a brand into a folder for a container to mount. Throws if the folder contains anything else. */
export function pack(folder: string, brand: Brand) {
  mkdirSync(folder, { recursive: true })
  const there = readdirSync(folder)
  const others = there.filter((name) => !OURS.test(name))
  if (others.length > 0)
    throw new Error(`${folder} is not empty, and not a packed brand: ${others.slice(0, 3).join(', ')}`)
  for (const name of there) rmSync(join(folder, name))
  const files = writeBrandFiles(folder, ADDRESS, brand)
  writeFileSync(join(folder, SCRIPT), pagesSed(pageChanges(brand, files), brand.fields.languages))
}
