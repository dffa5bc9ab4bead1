import { expect, test } from 'vitest'
import { releaseIn } from '../../src/components/desk/release.ts'

test.each([
  ['<script src="/a.js"></script><script type="module" crossorigin src="/futures/assets/index-1a.js"></script>', '/futures/assets/index-1a.js'],
  ['<script src="/futures/assets/index-1a.js" type="module"></script>', '/futures/assets/index-1a.js'],
  ['<script type="module">inline()</script><p src="x">', null],
  ['<h1>502 Bad Gateway</h1>', null],
  ['', null],
])('the start of %j is %s', (html, start) => {
  expect(releaseIn(html)).toBe(start)
})
