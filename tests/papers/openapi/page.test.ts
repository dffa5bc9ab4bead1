// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the page needs no scripts or external files, and every link on it has a target', () => {
  const page = readFileSync('docs/integrators/openapi.html', 'utf8')
  document.documentElement.innerHTML = page
  expect(document.querySelectorAll('script, img, iframe, [style], [onclick], link:not([href="data:,"])')).toHaveLength(0)
  expect(page).not.toMatch(/https?:/)
  const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(targets.length).toBeGreaterThan(50)
  for (const target of targets.filter((href) => href.startsWith('#'))) expect(document.querySelectorAll(target), target).toHaveLength(1)
})
