import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readOptions } from '../../../sandbox/web/options.ts'
import { fillConfig } from '../../../sandbox/web/page.ts'
import { CONFIGURATION, readFields } from '../../../src/api/configuration.ts'
import { folderOf } from '../../folderOf.ts'

const PAGE = '<head><meta name="futures-config" content="{}" /></head>'
const NAMES = ['index.html', 'webview.html']

let folder = ''
beforeEach(() => {
  folder = folderOf(Object.fromEntries(NAMES.map((name) => [name, PAGE])))
})

const configure = (text: string) => execFileSync('deploy/configure.sh', [folder, text], { stdio: 'pipe' })
const pages = () => NAMES.map((name) => readFileSync(join(folder, name), 'utf8'))

const GOOD: object[] = [
  {},
  {
    mainSite: 'https://a.example',
    homePath: '/',
    authPath: '/login?a=1&b=2',
    walletPath: '/w|x&y',
    returnParam: 'back_to',
    chartScript: null,
    idempotencyKey: true,
  },
  { chartScript: '/charts/widget.js?<b>', datafeed: null, webviewHost: null, telemetry: null, telemetryShare: 0 },
  { chartScript: 'https://vendor.example/widget.js', datafeed: 'https://feed.example/udf/v1', telemetryShare: 1 },
  { mainSite: '', datafeed: 'http://localhost:4800/udf', webviewHost: 'https://partner.example:8443' },
  { datafeed: '/datafeed', telemetry: '/futures/telemetry', telemetryShare: 0.05, idempotencyKey: false },
]
/** The configuration, and the field that the message names. */
const WRONG: [string, RegExp][] = [
  ['{bad}', /bad/],
  ['authPath=/login', /JSON/],
  ['{"authpath":"/login"}', /authpath/],
  ['{"toString":"/login"}', /toString/],
  ['{"idempotencyKey":"true"}', /idempotencyKey/],
  ['{"mainSite":"https://x/"}', /mainSite/],
  ['{"mainSite":"javascript:alert(1)"}', /mainSite/],
  ['{"homePath":"//other.example"}', /homePath/],
  ['{"walletPath":"wallet"}', /walletPath/],
  ['{"returnParam":""}', /returnParam/],
  ['{"chartScript":"widget.js"}', /chartScript/],
  ['{"chartScript":"http://vendor.example/widget.js"}', /chartScript/],
  ['{"authPath":null}', /authPath/],
  ['{"datafeed":"javascript:alert(1)"}', /datafeed/],
  ['{"datafeed":"http://localhost.example/udf"}', /datafeed/],
  ['{"webviewHost":"*"}', /webviewHost/],
  ['{"webviewHost":"https://partner.example/"}', /webviewHost/],
  ['{"telemetry":"https://collector.example/t"}', /telemetry/],
  ['{"telemetry":"//collector.example/t"}', /telemetry/],
  ['{"telemetryShare":1.5}', /telemetryShare/],
  ['{"telemetryShare":"0.1"}', /telemetryShare/],
]

test.each(GOOD)('%j is written into both pages like by the paper exchange, repeatedly', (config) => {
  configure('{"idempotencyKey": true}')
  configure(JSON.stringify(config))
  expect(pages()).toEqual(NAMES.map(() => fillConfig(PAGE, config as Record<string, string>)))
  expect(readFields(CONFIGURATION, config).wrong).toEqual([])
})

test.each(WRONG)('%s is rejected with the field’s name, and the pages stay unchanged', (text, named) => {
  expect(() => configure(text)).toThrow(named)
  expect(pages()).toEqual([PAGE, PAGE])
  expect(() => readOptions(['--config', text], {})).toThrow(/--config/)
})

test('every wrong field is named with its value and what it may be', () => {
  const text = '{"mainSite":"https://x.y/","authpath":"/","telemetryShare":2}'
  const named =
    /mainSite cannot be "https:\/\/x\.y\/": an origin .*without a slash[^]*authpath[^]*telemetryShare cannot be 2: a number/
  expect(() => configure(text)).toThrow(named)
  expect(() => readOptions(['--config', text], {})).toThrow('mainSite "https://x.y/", authpath "/", telemetryShare 2')
})

test('an invalid field is logged to the console, and its default is used', () => {
  const written = { authpath: '/x', idempotencyKey: 'true', homePath: '/home' }
  const { read, wrong } = readFields(CONFIGURATION, written)
  expect(wrong).toEqual(['authpath', 'idempotencyKey'])
  expect(read).toMatchObject({ authPath: '/auth', idempotencyKey: false, homePath: '/home' })
  expect(readFields(CONFIGURATION, null).read.returnParam).toBe('return')
})

test('the pages stay readable for the server with every umask', () => {
  chmodSync(join(folder, 'index.html'), 0o644)
  execFileSync('sh', ['-c', 'umask 077; exec deploy/configure.sh "$0" "{}"', folder], { stdio: 'pipe' })
  expect(statSync(join(folder, 'index.html')).mode & 0o777).toBe(0o644)
})
