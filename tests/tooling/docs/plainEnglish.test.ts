import { globSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { readAllCharts } from '../../../gallery/chart/readAll.ts'
import { ACTIONS, ACTORS, DELAYS, EVENTS, GUARDS } from '../../../gallery/views/captions/captions.ts'

/** Words and phrases that only this project used, and what to write instead. */
const DIALECT: Readonly<Record<string, string>> = {
  'anew': 'again',
  'whoever': 'a noun: the user, the operator, the caller',
  'whatever': 'any, regardless of',
  'in vain': 'failed',
  'heirs?': 'fallback target',
  '(?:is|are|was|were|be|been) told(?! apart)': 'is notified, is announced, is reported',
  'told apart': 'distinguished',
  '(?:is|are|was|were|be|been) asked for': 'is requested, is fetched',
  '(?:is|are|was|were|be|been) looked for': 'is checked for, is verified',
  '(?:is|are|was|were|be|been) heard': 'is received, is accepted',
  'stands? in the way': 'blocks',
  'what stands': 'the content',
  'stands there': 'is shown',
  'the looking': 'the check',
  'a look at the': 'a check of the',
  '(?:good|conclusive) looks?': 'conclusive check',
  'looked enough': 'enough checks',
  'what became of': 'the outcome of',
  'came of it': 'its result',
  'nobody (?:knows|can say|can tell)': 'it is unknown',
  '(?:to|not|nor|could) be had': 'is unavailable, failed to load',
  'turns out': 'is',
  'begun': 'started',
  '(?:is|are|goes|listed) no more': 'no longer',
  'every one of them': 'all',
  'as it is now': 'refreshed, current',
  'in circles': 'a loop',
  'one and the same': 'the same',
  'to that end': 'for this',
  'goes on': 'continues',
  'gone on with': 'continued',
  'meant so': 'intended',
  'the law of': 'the rule, the check',
  'all the same': 'anyway',
  'leads? to': 'opens, goes to, results in',
  'of its own(?=[.,:;)]|$)': 'its own, separate',
  'at rest': 'idle',
  'is at work': 'is running',
  'by now': 'already, now',
  'wants? to follow': 'see',
  'lanes?': 'worker',
  'thereof|wherein|therein|hereby': 'of it, in it',
  'spoilt': 'corrupt, invalid',
  'mend(?:s|ed)?': 'fix, fixed',
  '(?:is|are|was|were|be|been) led to': 'is redirected to',
  'aimed at': 'target',
  'to the (?:eye|ear)': 'visually, for screen readers',
  'as it stands': 'unchanged, as is',
  'goes along': 'is kept, is passed',
  'as many as may be|no more than may be': 'the maximum',
  'in whichever case': 'in upper or lower case',
  'what came of': 'the outcome of',
  'comes of': 'is the result of',
  'came about': 'happened, was made',
  'turns? red': 'fails',
  'put right': 'correct',
  'for good(?= and|[.,:;]|$)': 'permanently',
  'taken for': 'taken as, mistaken for',
  'ever more rarely|less and less often': 'at growing intervals',
}
const FOUND = new RegExp(String.raw`(?<![\w-])(?:${Object.keys(DIALECT).join('|')})(?![\w-])`, 'i')

/** Former names that no export may have again. */
const NAMES = new Set(
  ['anew', 'askedLevels', 'heardBy', 'isAsked', 'isHeldBack', 'strayErrors', 'whoever', 'withoutDescriptions'].concat(
    ['Own', 'OwnText', 'PutAmount', 'useSaid', 'Desk', 'LateDesk', 'Attendance', 'attendHost', 'useFilled', 'keptWith', 'Coach', 'CoachAim', 'CoachTrades', 'aimPrice', 'useKeepAim'],
    ['Standing', 'Checked', 'Needed', 'Ways', 'Reading', 'Stand', 'isTold', 'tellUnseen', 'tellOwn', 'LevelBasis', 'TypedLevels', 'levelReading', 'levelIn'],
    ['Lane', 'lift', 'drop', 'putBack', 'Rungs', 'climbed', 'Ladder', 'useHidden', 'heldBack', 'Held', 'gathering', 'hearFlows', 'heard', 'contentNames'],
    ['Law', 'LawName', 'LawOf', 'broughtAnew', 'broughtBack', 'layOver', 'Onlooker', 'pictureSays', 'putShare', 'sentOnce', 'signedPlaces', 'typedNumber', 'withoutDetours'],
    ['ReadOut', 'Rejected', 'Spoken', 'Highlighted', 'TooFew', 'NotLoaded', 'ListNotLoaded', 'Listed', 'Typed', 'asReceived', 'takeLink', 'takenFrom', 'sentOrder', 'quotient'],
    ['quotientUp', 'judged', 'ink', 'unsettle', 'CodeMissing', 'Paying', 'NotOpened', 'NewsPlace', 'NavPlace', 'Told', 'Asked', 'Made', 'Heard', 'hear'],
    ['Deed', 'Beside', 'spoil', 'Spoil', 'Placing', 'SignedIn', 'Look', 'Knows', 'knowsOf', 'lacking', 'Happening', 'Begun', 'Reached', 'Wrong'],
    ['tellApart', 'madeOf', 'toldBy', 'doubled', 'strike', 'mendBidi', 'heldHeap', 'takeKept'],
  ),
)

/** A phrase of the list with another meaning, by file. */
const EXCEPTIONS: Readonly<Record<string, readonly RegExp[]>> = {}

/** The specification is given; the log quotes past measurements. */
const OTHER_DOCUMENTS = /^docs[\\/](?:specification|performance-log)\.md/
const LONGEST_LINE = 120
/** They have at most so many lines instead: see markdown.test.ts. */
const LONG_LINES = new Set(['CONTRIBUTING.md', 'docs/architecture.md'])

const PATHS = ['src', 'sandbox', 'scripts', 'conformance', 'bench', 'gallery', 'tests'].map((folder) => `${folder}/**/*.{ts,tsx,css}`)
const SOURCES = globSync(PATHS).filter((path) => !path.endsWith('.d.ts')).toSorted()
const read = (path: string) => readFileSync(path, 'utf8')

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm
/** Text of a person in code: at least three words in a row. */
const PROSE = /[a-z]{2,} [a-z]+ [a-z]/i
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** Code that sabotage finds and puts. */
const NO_PROSE = /\b(?:find|put): (?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g
const WITHOUT_PROSE = new Set(['tests/tooling/docs/plainEnglish.test.ts'])
const proseOf = (path: string): string[] =>
  WITHOUT_PROSE.has(path.replaceAll('\\', '/')) ? [] : [...read(path).replaceAll(COMMENT, '').replaceAll(NO_PROSE, '').matchAll(STRING)].map((found) => found.slice(1).join('')).filter((text) => PROSE.test(text))

const TEST_NAME = /\b(?:test|describe)(?:\.\w+(?:\(.*?\))?)*\(\s*(['`"])(.*?)\1,/g
const commentsOf = (path: string) => {
  const text = read(path)
  return [...text.matchAll(COMMENT)].map(([comment]) => comment).concat(path.startsWith('tests') ? [...text.matchAll(TEST_NAME)].map(([, , name = '']) => name) : [])
}

/** The lines of texts that have a phrase of the list. */
const dialectIn = (path: string, texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => FOUND.test((EXCEPTIONS[path.replaceAll('\\', '/')] ?? []).reduce((rest, exception) => rest.replace(exception, ''), line)))
    .map((line) => `${path}: “${FOUND.exec(line)?.[0]}” in “${line.trim()}”`)

test('comments and names of tests are in plain English', () => {
  expect(SOURCES.length).toBeGreaterThan(300)
  expect(SOURCES.flatMap((path) => dialectIn(path, commentsOf(path)))).toEqual([])
})

test('sentences in code are in plain English', () => {
  const found = SOURCES.map((path) => [path, proseOf(path)] as const)
  expect(found.flatMap(([, texts]) => texts).length).toBeGreaterThan(2_000)
  expect(found.flatMap(([path, texts]) => dialectIn(path, texts))).toEqual([])
})

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md', 'sandbox/**/*.md', 'gallery/**/*.md']).filter((path) => !OTHER_DOCUMENTS.test(path)).toSorted()

test('documents are in plain English', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20)
  expect(DOCUMENTS.filter((path) => !/[\\/]pl[\\/]/.test(path)).flatMap((path) => dialectIn(path, [read(path)]))).toEqual([])
})

test(`a line of a document has at most ${LONGEST_LINE} characters, but for tables, pictures and code`, () => {
  const tooLong = DOCUMENTS.filter((path) => !LONG_LINES.has(path.replaceAll('\\', '/'))).flatMap((path) => {
    const lines = read(path).replaceAll(/^```[^]*?^```/gm, '').split('\n')
    return lines.filter((line) => line.length > LONGEST_LINE && !/^\s*[|<]|^!\[/.test(line)).map((line) => `${path}: ${line}`)
  })
  expect(tooLong).toEqual([])
})

test('charts and their words are in plain English', async () => {
  const charts = await readAllCharts()
  const texts = charts.flatMap(({ nodes, edges }) => [...nodes.flatMap(({ title, description }) => [title, description]), ...edges.map(({ description }) => description)])
  const words = [...Object.values(ACTIONS), ...Object.values(ACTORS).map(({ words }) => words), ...[EVENTS, GUARDS, DELAYS].flatMap((all) => Object.values(all).map(({ en }) => en))]
  expect(texts.length).toBeGreaterThan(200)
  expect(dialectIn('charts', [...texts.flatMap((text) => text ?? []), ...words])).toEqual([])
})

test('the app’s English texts are in plain English', () => {
  const files = globSync('public/assets/locales/en/*.yaml')
  expect(files.length).toBeGreaterThan(3)
  const textsIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [])
  expect(files.flatMap((path) => dialectIn(path, textsIn(load(read(path)))))).toEqual([])
  expect(files.flatMap((path) => dialectIn(path, read(path).match(/^\s*#.*$/gm) ?? []))).toEqual([])
})

test('no export has a forbidden name', () => {
  const names = SOURCES.flatMap((path) => [...read(path).matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)].flatMap(([, name = '']) => (NAMES.has(name) ? `${path}: ${name}` : [])))
  expect(names).toEqual([])
})

test('a phrase of the list is found in a comment, a name of a test and a text, and not within another word', () => {
  expect(dialectIn('a.ts', ['Read anew\nwhoever asks', 'a plain line'])).toHaveLength(2)
  expect(dialectIn('a.ts', ['renewal, the same answer, leads-to-error'])).toEqual([])
  expect([...'// one\nconst url = "https://x" // two'.matchAll(COMMENT)].map(([comment]) => comment)).toEqual(['// one', '// two'])
  expect([..."test.each(['a'])('%s is sent', () => {})".matchAll(TEST_NAME)].map(([, , name]) => name)).toEqual(['%s is sent'])
})
