import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { charts } from '../../../gallery/chart/machines.ts'
import { productTexts } from './productTexts.ts'

const notes = globSync('gallery/notes/**/*.md').map((path) => path.replaceAll('\\', '/'))

const texts = { en: productTexts('en'), pl: productTexts('pl') }
const keys = [...texts.en.keys()].map((key) => `${key.replace(/^\w+:/, '')}.`)
/** Words of the gallery itself, which is in English. */
const OWN = new Set(['Messages'])
/** What a note stresses, and what it names by its state: no text of the product. */
const STRESSED = new Set(['sending', 'did not happen', 'wysyłanie', 'nie nastąpiło'])

const states = new Set(charts.flatMap(({ name, nodes }) => nodes.map(({ path }) => `${name}/${path}`)))

test.each(notes)('%s: its state exists, and what it quotes is written so in the product, in its language', (path) => {
  const [, state = ''] = /notes\/(.+?)(?:--.+)?\.md$/.exec(path.replace('/pl/', '/')) ?? []
  expect(states).toContain(state)
  const note = readFileSync(path, 'utf8')
    .replaceAll(/\*\*[^*]+\*\*/g, '')
    .replaceAll(/\s+/g, ' ')
  const known = texts[basename(dirname(path)) === 'pl' ? 'pl' : 'en']
  const quoted = [...note.matchAll(/\*([^*]+)\*/g)].flatMap(([, words = '']) => words)
  expect(
    quoted.filter((words) => ![...known.values()].includes(words) && !OWN.has(words) && !STRESSED.has(words)),
  ).toEqual([])
  const named = [...note.matchAll(/`([a-z]\w+\.[\w.]+)(?:\.\{code\})?`/g)].flatMap(([, key = '']) =>
    key.includes('/') || key.endsWith('.md') ? [] : key,
  )
  expect(named.filter((key) => !keys.some((one) => one.startsWith(`${key}.`)))).toEqual([])
})
