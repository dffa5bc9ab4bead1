import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandOf } from '../../../scripts/checks/engines/command.ts'
import { ENGINES, missingOf } from '../../browser/engines/browsers.ts'
import { patchBidi, withDownloadName, withTyping } from '../../browser/engines/firefox/bidi.ts'
import { LEFT_OUT, LEFT_OUT_TESTS } from '../../browser/engines/firefox/leftOut.ts'
import { SHORT } from '../../browser/engines/short.ts'
import { escapePattern, titleOf } from '../../browser/engines/titles.ts'

/** The test files of an engine, by name: each name once. */
const filesIn = (folder: string) => new Map(globSync(`${folder}/**/*.spec.ts`).map((path) => [basename(path, '.spec.ts'), path]))
const FILES = { firefox: filesIn('tests/browser/e2e'), webkit: filesIn('tests/browser/engines/webkit') }
const files = FILES.firefox
const textOf = (path = '') => readFileSync(path, 'utf8')

describe('of the end-to-end tests', () => {
  test('files excluded in Firefox still exist', () => {
    expect(Object.keys(LEFT_OUT).filter((name) => !files.has(name))).toEqual([])
  })

  test('tests excluded there still exist, in files that run', () => {
    for (const { file, title } of LEFT_OUT_TESTS) {
      expect(Object.keys(LEFT_OUT)).not.toContain(file)
      expect(textOf(files.get(file))).toMatch(new RegExp(`test(?:\\.describe)?\\(['"\`]${escapePattern(title)}`))
    }
  })
})

describe.each(ENGINES)('of the short part in $name', ({ name, ...engine }) => {
  test.each(SHORT[name])('“$title …” of $file still exists, and is not excluded', ({ file, title }) => {
    expect(textOf(FILES[name].get(file))).toMatch(new RegExp(`test\\(['"\`]${escapePattern(title)}`))
    if (name !== 'firefox') return
    expect(Object.keys(LEFT_OUT)).not.toContain(file)
    expect(LEFT_OUT_TESTS.filter((left) => left.file === file && left.title.startsWith(title))).toEqual([])
  })

  test('the command runs only those, and all without the short part', () => {
    const short = commandOf({ name, ...engine }, { short: true })
    const all = commandOf({ name, ...engine }, { short: false, more: ['--reporter=list,json'] })
    expect(short).toEqual(expect.arrayContaining([...SHORT[name].map(({ file }) => `/${file}.spec`), SHORT[name].map(titleOf).join('|')]))
    expect(all.slice(-2)).toEqual([`tests/browser/engines/${name}/playwright.config.ts`, '--reporter=list,json'])
  })
})

describe('the adaptation of Playwright to Firefox', () => {
  test('finds all internals that it depends on in this Playwright', () => {
    expect(patchBidi).not.toThrow()
  })

  test('types where Playwright would write the value, and fails if that code has changed', () => {
    expect(withTyping('{"method":"browsingContext.navigate"}')).toBe('{"method":"browsingContext.navigate"}')
    expect(withTyping('function bidiInsertText(window, text) { const start = inputElement.selectionStart; }')).toMatch(/execCommand\('insertText', false, text\); return; const start/)
    expect(() => withTyping('function bidiInsertText(window, text) { const begin = 0 }')).toThrow('tests/browser/engines/firefox/bidi.ts')
  })

  test('identifies a download without a name in Firefox by its address, and changes nothing else', () => {
    const eventText = (params: object, method = 'browsingContext.downloadEnd') => JSON.stringify({ type: 'event', method, params })
    expect(withDownloadName(eventText({ navigation: null, url: 'blob:x' }))).toBe(eventText({ download: 'blob:x', navigation: null, url: 'blob:x' }))
    expect(withDownloadName(eventText({ url: 'blob:x', download: '7' }))).toBe(eventText({ download: '7', url: 'blob:x' }))
    expect(withDownloadName(eventText({ url: '"browsingContext.download' }, 'log.entryAdded'))).toBe(eventText({ url: '"browsingContext.download' }, 'log.entryAdded'))
    expect(withDownloadName('{"type":"success"}')).toBe('{"type":"success"}')
  })
})

test('a missing engine causes a message about what to install', () => {
  for (const engine of ENGINES) expect(missingOf(engine, () => true)).toBeNull()
  const messages = ENGINES.map((engine) => missingOf(engine, (file) => !/firefox-esr|MiniBrowser/.test(file)))
  expect(messages).toEqual([
    'firefox: there is no /usr/bin/firefox-esr. On Debian, as root: apt-get update && apt-get install -y --no-install-recommends firefox-esr',
    expect.stringMatching(/^webkit: there is no \S+MiniBrowser\. .* --no-install-recommends webkit2gtk-driver xvfb xauth$/),
  ])
})
