import { expect, test } from 'vitest'
import { appText, exchangeText, inside, outside } from '../../../sandbox/demo/paths.ts'

const FOLDER = '/pr-7/demo/'

test('the app’s own addresses get the folder’s path, in code and in regular expressions; calls and digests keep none', () => {
  const code =
    'a=`/futures`,b="/futures/assets/x.js",c=`${o}/futures/contests/`,d=/^\\/futures(?:\\/market)?/,e="/futures/api/markets/list",f="x/futures-y"'
  expect(appText(code, FOLDER)).toBe(
    'a=`/pr-7/demo/futures`,b="/pr-7/demo/futures/assets/x.js",c=`${o}/pr-7/demo/futures/contests/`,d=/^\\/pr-7\\/demo\\/futures(?:\\/market)?/,e="/futures/api/markets/list",f="x/futures-y"',
  )
  expect(appText('<script src="/futures/a.js" integrity="sha384-Ab+/9=">', FOLDER)).toBe(
    '<script src="/pr-7/demo/futures/a.js" integrity="">',
  )
})

test('pages of the exchange link within the folder', () => {
  expect(exchangeText('<a href="/sandbox">, {"url":"/contest-pages/1"}, <a href="//other">', FOLDER)).toBe(
    '<a href="/pr-7/demo/sandbox">, {"url":"/pr-7/demo/contest-pages/1"}, <a href="//other">',
  )
})

test('outer and inner addresses convert in both directions; at the root of a host they are equal', () => {
  expect(inside(new URL('https://host.example/pr-7/demo/auth?return=/pr-7/demo/futures/'), FOLDER).href).toBe(
    'https://host.example/auth?return=%2Ffutures%2F',
  )
  expect(inside(new URL('https://host.example/futures/api/markets/list'), FOLDER).pathname).toBe(
    '/futures/api/markets/list',
  )
  expect([outside('/auth', FOLDER), outside('/pr-7/demo/futures/', FOLDER), outside('/auth', '/')]).toEqual([
    '/pr-7/demo/auth',
    '/pr-7/demo/futures/',
    '/auth',
  ])
  expect(appText('"/futures/"', '/')).toBe('"/futures/"')
})
