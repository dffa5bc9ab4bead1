import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ENGINES, installing, missingOf } from '../engines/browsers.ts'
import { mendBidi, typing } from '../engines/firefox/bidi.ts'
import { LEFT_OUT, LEFT_OUT_TESTS, SHORT } from '../engines/firefox/leftOut.ts'

const nameOf = (file: string) => /^(.*)\.spec\.ts$/.exec(file)?.[1] ?? []
const files = readdirSync('tests/e2e').flatMap(nameOf)
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

describe('of the end-to-end tests', () => {
  test('whole files that do not run in Firefox still exist', () => {
    expect(Object.keys(LEFT_OUT).filter((name) => !files.includes(name))).toEqual([])
  })

  test('single ones that do not run there still exist, in files that do', () => {
    for (const { file, title } of LEFT_OUT_TESTS) {
      expect(Object.keys(LEFT_OUT)).not.toContain(file)
      expect(readFileSync(`tests/e2e/${file}.spec.ts`, 'utf8')).toMatch(new RegExp(`test\\(['"\`]${literally(title)}`))
    }
  })

  test('the main job runs there', () => {
    expect(files).toContain(SHORT)
    expect(Object.keys(LEFT_OUT)).not.toContain(SHORT)
  })
})

describe('what mends Playwright’s way to Firefox', () => {
  test('finds in this Playwright all that it leans on', () => {
    expect(mendBidi).not.toThrow()
  })

  test('types where Playwright would write the value, and says so when that place is gone', () => {
    expect(typing('{"method":"browsingContext.navigate"}')).toBe('{"method":"browsingContext.navigate"}')
    expect(typing('function bidiInsertText(window, text) { const start = inputElement.selectionStart; }')).toMatch(/execCommand\('insertText', false, text\); return; const start/)
    expect(() => typing('function bidiInsertText(window, text) { const begin = 0 }')).toThrow('tests/engines/firefox/bidi.ts')
  })
})

test('where an engine is missing it is said what to install', () => {
  const [firefox, webkit] = ENGINES
  expect(missingOf(firefox!, () => true)).toEqual([])
  expect(missingOf(webkit!, (file) => !file.endsWith('MiniBrowser'))).toEqual([expect.stringContaining('webkit2gtk-4.1/MiniBrowser')])
  expect(installing(ENGINES)).toBe('apt-get update && apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb xauth')
})
