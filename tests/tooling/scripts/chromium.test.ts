import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { CHROMIUM_FLAGS } from '../../../scripts/setup/chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'futures-flags-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The lists of features that a browser is started without, one a switch: Playwright's, then ours. */
async function switchedOff() {
  const [browser, heard] = [join(folder, 'browser'), join(folder, 'heard')]
  writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${heard}'\n`, { mode: 0o755 })
  await expect(chromium.launch({ executablePath: browser, args: CHROMIUM_FLAGS })).rejects.toThrow()
  const switches = [...readFileSync(heard, 'utf8').matchAll(/^--disable-features=(.+)$/gm)]
  return switches.map(([, features = '']) => features.split(','))
}

test('what Playwright switches off in Chromium stays off beside what we switch off', async () => {
  const [theirs = [], ours = [], ...others] = await switchedOff()
  expect(others).toEqual([])
  expect(theirs).not.toEqual([])
  expect(ours).toEqual(expect.arrayContaining(theirs))
})
