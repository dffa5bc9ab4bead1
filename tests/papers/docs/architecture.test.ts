import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from '../../../scripts/checks/architecture/imports.ts'
import { pictures } from '../../../scripts/checks/architecture/pictures.ts'

test('the pictures of the layers and of the folders of trading are current (npm run architecture draws both)', async () => {
  for (const [file, svg] of Object.entries(await pictures(sources('src', 'sandbox'))))
    expect(readFileSync(file, 'utf8'), file).toBe(svg)
})
