// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { type CommandName, COMMAND_NAMES } from '../../../../src/app/command-palette/commands.ts'
import { findEntries } from '../../../../src/app/command-palette/findEntries.ts'
import { commandOf, isKeyOn, keyChoice, KEYS, opensPalette } from '../../../../src/app/command-palette/keys.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'

const pressed = (key: string, modifiers: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...modifiers })

test('every command has its own key, a single character that browsers do not use', () => {
  const keys = Object.values(KEYS)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[a-z?]$/)
})

test('a key triggers its command in upper and lower case, but not with Ctrl, Alt or Cmd', () => {
  for (const [command, key] of Object.entries(KEYS)) {
    expect(commandOf(pressed(key))).toBe(command)
    expect(commandOf(pressed(key.toUpperCase()))).toBe(command)
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      expect(commandOf(pressed(key, { [modifier]: true }))).toBeUndefined()
  }
  expect(commandOf(pressed('Enter'))).toBeUndefined()
})

test('Ctrl+K opens the palette; K with other modifiers does not', () => {
  expect(opensPalette(pressed('k', { ctrlKey: true }))).toBe(true)
  for (const others of [{}, { metaKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
    expect(opensPalette(pressed('k', others))).toBe(false)
  // Where K is typed with another alphabet, it is the key; on a Latin layout of its own, the letter.
  expect(opensPalette(pressed('л', { code: 'KeyK', ctrlKey: true }))).toBe(true)
  expect(opensPalette(pressed('t', { code: 'KeyK', ctrlKey: true }))).toBe(false)
})

test.each(LANGUAGES)('every command has a unique name in %s', (language) => {
  const { actions } = load(readFileSync(`public/assets/locales/${language}/palette.yaml`, 'utf8')) as {
    actions: Record<string, string>
  }
  const named = new Set(COMMAND_NAMES.filter((command) => command !== 'theme' && command !== 'logOut'))
  expect(Object.keys(actions).toSorted()).toEqual([...named].toSorted())
  expect(new Set(Object.values(actions)).size).toBe(named.size)
  for (const command of Object.keys(KEYS)) expect(actions[command]).toBeDefined()
})

test.each([
  ['en', ['buy', 'sell', 'long', 'short'], ['take profit', 'TP'], ['stop loss'], ['deposit']],
  ['pl', ['kup', 'sprzedaj', 'long', 'short'], ['realizacja zysku', 'TP'], ['stop loss'], ['wpłata']],
])('traders’ terms find a command in %s', (language, ...words) => {
  const palette = load(readFileSync(`public/assets/locales/${language}/palette.yaml`, 'utf8')) as Record<
    'actions' | 'also',
    Record<string, string>
  >
  const entries = Object.entries(palette.actions).map(([id, name]) => ({
    id,
    name,
    also: palette.also[id]?.split(', ') ?? [],
    isBlocked: false,
  }))
  const found = words.map((names) => new Set(names.map((word) => findEntries(entries, word)[0]?.id)))
  expect(found.flatMap((ids) => [...ids])).toEqual(['amount', 'takeProfit', 'stopLoss', 'topUp'])
})

test('until they are switched on, only the key that shows them works', () => {
  const acting = (choice: ReturnType<typeof keyChoice.get>) => {
    keyChoice.set(choice)
    return (Object.keys(KEYS) as CommandName[]).filter(isKeyOn) // of a record of commands
  }
  expect(acting('help')).toEqual(['showKeys'])
  expect(acting('true')).toEqual(Object.keys(KEYS))
  expect(acting('false')).toEqual([])
  keyChoice.remove()
})
