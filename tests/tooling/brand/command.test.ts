import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withColour, grey } from './files.ts'

const brand = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/brand/run.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return { status, stdout, stderr }
}

test('a brand with too little contrast is rejected with the pairs and the minimum', () => {
  const { status, stdout, stderr } = brand(withColour('text-3', grey(0.6)).file)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/light {2}text-3 on bg +text ≥ 4\.5 +\d\.\d\d!/)
  expect(stderr).toMatch(/\d+ of 148 pairs fall below what is wanted\nRefused\n$/)
})

test('a copy of the example is not applied while it links to the example’s addresses, and other unchanged fields are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  cpSync('brands/aurora', folder, { recursive: true })
  const file = join(folder, 'brand.json')
  const copy = JSON.parse(readFileSync(file, 'utf8')) as object
  const write = (change: object) => writeFileSync(file, JSON.stringify({ ...copy, ...change }))

  write({ names: { product: 'Mine' } })
  expect(brand(file).status).toBe(0)
  const { status, stderr } = brand(file, '--into', 'nowhere')
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Unchanged from brands\/aurora: currency, links, logo, tokens\nlinks\.home: https:\/\/aurora\.example\/ does not exist; write your own, such as .*\nlinks\.wallet: .*\nRefused\n$/,
  )

  write({ links: { home: 'https://www.examples.com/', wallet: '/funds' } })
  expect(brand(file, '--into', 'nowhere').stderr).toMatch(
    /^Unchanged from brands\/aurora: names, currency, logo, tokens\nNo build in nowhere/,
  )
})
