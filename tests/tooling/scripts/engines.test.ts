import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandOf } from '../../../scripts/checks/engines/command.ts'
import { ENGINES, missingOf } from '../../browser/engines/browsers.ts'
import { mendBidi, namingDownload, typing } from '../../browser/engines/firefox/bidi.ts'
import { LEFT_OUT, LEFT_OUT_TESTS } from '../../browser/engines/firefox/leftOut.ts'
import { SHORT } from '../../browser/engines/short.ts'
import { literally, titleOf } from '../../browser/engines/titles.ts'

/** The test files of an engine, by name: each name once. */
const filesIn = (folder: string) => new Map(globSync(`${folder}/**/*.spec.ts`).map((path) => [basename(path, '.spec.ts'), path]))
const FILES = { firefox: filesIn('tests/browser/e2e'), webkit: filesIn('tests/browser/engines/webkit') }
const files = FILES.firefox
const textOf = (path = '') => readFileSync(path, 'utf8')

describe('of the end-to-end tests', () => {
  test('whole files that do not run in Firefox still exist', () => {
    expect(Object.keys(LEFT_OUT).filter((name) => !files.has(name))).toEqual([])
  })

  test('single ones that do not run there still exist, in files that do', () => {
    for (const { file, title } of LEFT_OUT_TESTS) {
      expect(Object.keys(LEFT_OUT)).not.toContain(file)
      expect(textOf(files.get(file))).toMatch(new RegExp(`test(?:\\.describe)?\\(['"\`]${literally(title)}`))
    }
  })
})

describe.each(ENGINES)('of what npm run test:all does in $name', ({ name, ...engine }) => {
  test.each(SHORT[name])('“$title …” of $file still exists, and is not left out', ({ file, title }) => {
    expect(textOf(FILES[name].get(file))).toMatch(new RegExp(`test\\(['"\`]${literally(title)}`))
    if (name !== 'firefox') return
    expect(Object.keys(LEFT_OUT)).not.toContain(file)
    expect(LEFT_OUT_TESTS.filter((left) => left.file === file && left.title.startsWith(title))).toEqual([])
  })

  test('the command asks for those alone, and without the short part for all', () => {
    const short = commandOf({ name, ...engine }, { short: true })
    const all = commandOf({ name, ...engine }, { short: false, more: ['--reporter=list,json'] })
    expect(short).toEqual(expect.arrayContaining([...SHORT[name].map(({ file }) => `/${file}.spec`), SHORT[name].map(titleOf).join('|')]))
    expect(all.slice(-2)).toEqual([`tests/browser/engines/${name}/playwright.config.ts`, '--reporter=list,json'])
  })
})

describe('the adaptation of Playwright to Firefox', () => {
  test('finds in this Playwright all that it leans on', () => {
    expect(mendBidi).not.toThrow()
  })

  test('types where Playwright would write the value, and says so when that place is gone', () => {
    expect(typing('{"method":"browsingContext.navigate"}')).toBe('{"method":"browsingContext.navigate"}')
    expect(typing('function bidiInsertText(window, text) { const start = inputElement.selectionStart; }')).toMatch(/execCommand\('insertText', false, text\); return; const start/)
    expect(() => typing('function bidiInsertText(window, text) { const begin = 0 }')).toThrow('tests/browser/engines/firefox/bidi.ts')
  })

  test('names a download that Firefox does not name by its address, and leaves all else as it is', () => {
    const said = (params: object, method = 'browsingContext.downloadEnd') => JSON.stringify({ type: 'event', method, params })
    expect(namingDownload(said({ navigation: null, url: 'blob:x' }))).toBe(said({ download: 'blob:x', navigation: null, url: 'blob:x' }))
    expect(namingDownload(said({ url: 'blob:x', download: '7' }))).toBe(said({ download: '7', url: 'blob:x' }))
    expect(namingDownload(said({ url: '"browsingContext.download' }, 'log.entryAdded'))).toBe(said({ url: '"browsingContext.download' }, 'log.entryAdded'))
    expect(namingDownload('{"type":"success"}')).toBe('{"type":"success"}')
  })
})

test('where an engine is missing it is said what to install', () => {
  for (const engine of ENGINES) expect(missingOf(engine, () => true)).toBeNull()
  const messages = ENGINES.map((engine) => missingOf(engine, (file) => !/firefox-esr|MiniBrowser/.test(file)))
  expect(messages).toEqual([
    'firefox: there is no /usr/bin/firefox-esr. On Debian, as root: apt-get update && apt-get install -y --no-install-recommends firefox-esr',
    expect.stringMatching(/^webkit: there is no \S+MiniBrowser\. .* --no-install-recommends webkit2gtk-driver xvfb xauth$/),
  ])
})
