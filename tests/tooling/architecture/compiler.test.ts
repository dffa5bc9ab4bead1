import { globSync, readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import compiler, { type LoggerEvent } from 'babel-plugin-react-compiler'
import { expect, test } from 'vitest'
import { isCompiled } from '../../../scripts/build/isCompiled.ts'
import { isNight } from '../../night.ts'

/** The compiler's result for each component and hook of a file. */
function compiled(filename: string, text: string): LoggerEvent[] {
  const events: LoggerEvent[] = []
  transformSync(text, {
    filename,
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[compiler, { logger: { logEvent: (_: string | null, event: LoggerEvent) => events.push(event) } }]],
  })
  return events
}

const reasons = (events: readonly LoggerEvent[]) =>
  events.flatMap((event) =>
    'detail' in event
      ? [`${event.kind} ${JSON.stringify(event.detail)}`]
      : event.kind === 'CompileSuccess'
        ? []
        : [event.kind],
  )

// By night all folders, so that none of them stops being fit for the compiler.
test('every component and hook in the compiled folders compiles, so none is silently left out', () => {
  const files = globSync('src/{app,features,shared,ui,routes,i18n}/**/*.{ts,tsx}').filter(
    (file) => isNight || isCompiled(`/${file}`),
  )
  const all = files.map((file) => ({ file, events: compiled(file, readFileSync(file, 'utf8')) }))
  expect(all.flatMap(({ file, events }) => reasons(events).map((reason) => `${file}: ${reason}`))).toEqual([])
  expect(all.flatMap(({ events }) => events).length).toBeGreaterThan(isNight ? 250 : 30)
})
