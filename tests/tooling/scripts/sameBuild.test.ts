import { expect, test } from 'vitest'
import { differingFiles } from '../../../scripts/release/sameBuild.ts'

const sums = (files: Record<string, string>) => Object.entries(files).map(([name, sum]) => `${sum}  ${name}\n`).join('')

test('files that differ, or exist in only one build, are named once', () => {
  const build = { 'assets/app.js': 'a1', 'assets/app.css': 'b1', 'index.html': 'c1' }
  expect(differingFiles(sums(build), sums(build))).toEqual([])
  expect(differingFiles(sums(build), sums({ ...build, 'index.html': 'c2' }))).toEqual(['index.html'])
  expect(differingFiles(sums({ ...build, 'assets/old.js': 'd1' }), sums({ ...build, 'assets/new.js': 'd1' }))).toEqual(['assets/new.js', 'assets/old.js'])
})
