import { beforeEach, expect, test } from 'vitest'
import { undeliverable } from '../../../scripts/build/finalizeBuild.ts'
import { folderOf, put } from '../../folderOf.ts'

let folder = ''
beforeEach(() => {
  folder = folderOf({
    'index.html':
      '<!doctype html><script type="module" src="/futures/assets/app-AbCd1234.js" integrity="sha384-x"></script>',
    'assets/app-AbCd1234.js': 'export const price = 1',
    'assets/app-AbCd1234.js.br': 'packed',
    'assets/vendor-AbCd1234.js': 'node.innerHTML = text',
    'assets/files-0a1b2c3d.json': '{}',
  })
})

test('a build with only the product may be deployed', () => {
  expect(undeliverable(folder)).toEqual([])
})

test.each([
  ['mockServiceWorker.js', 'self.x = 1; // mockServiceWorker', 'simulated answers'],
  ['assets/app-AbCd1234.js', 'import { setupWorker } from "msw/browser"', 'simulated answers'],
  ['assets/app-AbCd1234.js.map', '{}', 'not a kind of file that is delivered'],
  ['assets/app-AbCd1234.js', 'x()\n//# sourceMappingURL=app.js.map', 'sources'],
  ['assets/app-AbCd1234.js', 'eval("1")', 'text run as script'],
  ['assets/app-AbCd1234.js', 'new Function("return 1")', 'text run as script'],
  ['assets/app-AbCd1234.js', 'node.innerHTML = text', 'text made into a page'],
  ['assets/app-AbCd1234.js', 'node.insertAdjacentHTML("x", text)', 'text made into a page'],
  ['index.html', '<script>start()</script>', 'inline style or script'],
  ['webview.html', '<p style="color: red">', 'inline style or script'],
  [
    'index.html',
    '<script crossorigin src="/futures/assets/start-AbCd1234.js"></script>',
    'a script or style without its digest',
  ],
  [
    'webview.html',
    '<link rel="stylesheet" crossorigin href="/futures/assets/app-AbCd1234.css">',
    'a script or style without its digest',
  ],
  [
    'index.html',
    '<link rel="modulepreload" crossorigin="" href="/futures/assets/trading-AbCd1234.js">',
    'a script or style without its digest',
  ],
  ['assets/other.json', '{}', 'not a kind of file that is delivered'],
  ['.env', 'SECRET=1', 'not a kind of file that is delivered'],
])('%s with %j may not', (name, text, why) => {
  put(folder, { [name]: text })
  expect(undeliverable(folder)).toEqual([`${name}: ${why}`])
})
