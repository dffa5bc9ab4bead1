import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { CHROMIUM_FLAGS, findChromium, findHeadless } from '../../../scripts/setup/chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'futures-flags-'))

/** The values of --disable-features, in order: Playwright's, then ours. */
async function switchedOff() {
  const [browser, heard] = [join(folder, 'browser'), join(folder, 'heard')]
  writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${heard}'\n`, { mode: 0o755 })
  await expect(chromium.launch({ executablePath: browser, args: CHROMIUM_FLAGS })).rejects.toThrow()
  const switches = [...readFileSync(heard, 'utf8').matchAll(/^--disable-features=(.+)$/gm)]
  return switches.map(([, features = '']) => features.split(','))
}

test('features that Playwright disables in Chromium stay disabled with ours', async () => {
  const [theirs = [], ours = [], ...others] = await switchedOff()
  expect(others).toEqual([])
  expect(theirs).not.toEqual([])
  expect(ours).toEqual(expect.arrayContaining(theirs))
})

const FONT = readFileSync('node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2', 'base64')

/** Widths of text in the product's font in a browser: 12, 13 and 14 px, regular and bold. */
async function widthsIn(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    await page.setContent(`<style>@font-face { font-family: Plex; src: url(data:font/woff2;base64,${FONT}); font-weight: 100 700 }</style>`)
    return await page.evaluate(async () => {
      const widths: string[] = []
      for (const weight of [400, 600])
        for (const size of [12, 13, 14])
          for (const words of ['Available balance 12 345.67 USDC', 'Set take profit and stop loss', 'LONG 65 660.00']) {
            const font = `${weight} ${size}px Plex`
            await document.fonts.load(font)
            const part = document.createElement('span')
            part.style.font = font
            part.textContent = words
            document.body.append(part)
            widths.push(`${words}, ${font}: ${part.getBoundingClientRect().width.toFixed(2)}`)
          }
      return widths
    })
  } finally {
    await browser.close()
  }
}

test.skipIf(findHeadless() === findChromium())('text has the same width in Chromium’s headless shell as in Chromium', async () => {
  expect(await widthsIn(findHeadless() ?? '')).toEqual(await widthsIn(findChromium() ?? ''))
})
