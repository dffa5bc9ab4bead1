// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { type CommandName, COMMAND_NAMES } from '../../../../src/app/command-palette/commands.ts'
import { commandOf, isKeyOn, keyChoice, KEYS, opensPalette } from '../../../../src/app/command-palette/keys.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'

const pressed = (key: string, modifiers: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...modifiers })

test('a key, a single character, triggers its command in upper and lower case, but not with Ctrl, Alt or Cmd', () => {
  for (const [command, key] of Object.entries(KEYS)) {
    expect(key).toMatch(/^[a-z?]$/)
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
  const named = COMMAND_NAMES.filter((command) => command !== 'theme' && command !== 'logOut')
  expect(Object.keys(actions).toSorted()).toEqual(named.toSorted())
  expect(new Set(Object.values(actions)).size).toBe(named.length)
  for (const command of Object.keys(KEYS)) expect(actions[command]).toBeDefined()
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
