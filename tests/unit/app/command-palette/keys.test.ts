// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { actionOf, KEYS, opensPalette } from '../../../../src/app/command-palette/keys.ts'
import { ACTIONS } from '../../../../src/domain/text/actions.ts'
import { LANGUAGES } from '../../../../src/constants/limits.ts'

const pressed = (key: string, modifiers: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...modifiers })

test('no two actions have the same key, and every key is one character that nobody needs', () => {
  const keys = Object.values(KEYS)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[a-z1-4?[\]]$/)
})

test('a key stands for its action, in whichever case, and for none with Ctrl, Alt or Cmd', () => {
  for (const [action, key] of Object.entries(KEYS)) {
    expect(actionOf(pressed(key))).toBe(action)
    expect(actionOf(pressed(key.toUpperCase()))).toBe(action)
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) expect(actionOf(pressed(key, { [modifier]: true }))).toBeUndefined()
  }
  expect(actionOf(pressed('Enter'))).toBeUndefined()
})

test('Ctrl+K opens the palette, and no other K', () => {
  expect(opensPalette(pressed('k', { ctrlKey: true }))).toBe(true)
  for (const others of [{}, { metaKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }]) expect(opensPalette(pressed('k', others))).toBe(false)
})

test.each(LANGUAGES)('every action has a name of its own in %s', (language) => {
  const { palette } = load(readFileSync(`public/assets/locales/${language}/desk.yaml`, 'utf8')) as { palette: { actions: Record<string, string> } }
  const { actions } = palette
  const named = ACTIONS.filter((action) => action !== 'theme' && action !== 'logOut')
  expect(Object.keys(actions).toSorted()).toEqual(named.toSorted())
  expect(new Set(Object.values(actions)).size).toBe(named.length)
  for (const action of Object.keys(KEYS)) expect(actions[action]).toBeDefined()
})
