import { PERSONAS } from '../../sandbox/engine/personas.ts'
import type { FaultRequest } from '../../sandbox/faults.ts'
import { type Choices, setupOf } from './setup.ts'
import type { Screen, Step, Words } from './types.ts'

const named = (words: Words) => (typeof words === 'string' ? `“${words}”` : 'plain' in words ? `“${words.plain}”` : `“${words[0]}”`)

const KINDS: Record<FaultRequest['kind'], string> = {
  latency: 'is answered late',
  code: 'is refused',
  status: 'fails',
  malformed: 'is answered in pieces',
  body: 'is answered otherwise',
  drop: 'is not answered: the connection breaks',
  hang: 'is never answered',
  trickle: 'is answered byte by byte',
}
const faultTold = ({ path, kind, code, status }: FaultRequest) =>
  `${path === '*' ? 'Every call' : path} ${KINDS[kind]}${kind === 'code' && code !== undefined ? ` with code ${code}` : ''}${kind === 'status' && status !== undefined ? ` with status ${status}` : ''}.`

function stepTold(step: Step): string[] {
  const where = step.onlyUnder !== undefined ? `Under ${step.onlyUnder} px: ` : step.onlyFrom !== undefined ? `From ${step.onlyFrom} px: ` : ''
  const line = (text: string) => [`${where}${text}`]
  if ('press' in step) return line(`${named(step.press)} is pressed.`)
  if ('pressAt' in step) return line(`${step.pressAt} is pressed.`)
  if ('type' in step) return line(`“${step.text}” is typed into ${named(step.type)}.`)
  if ('typeAt' in step) return line(`“${step.text}” is typed.`)
  if ('key' in step) return line(`${step.isCtrl ? 'Ctrl+' : ''}${step.key.toUpperCase()} is pressed.`)
  if ('see' in step) return []
  if ('passes' in step) return line(`${step.passes} seconds pass.`)
  if ('meets' in step) return step.meets.map((fault) => `From now on: ${faultTold(fault)}`)
  if ('movesPrice' in step) return line(`The price of ${step.movesPrice} moves to ${step.to}.`)
  if ('tells' in step) return Object.keys(step.tells).map((path) => `From now on ${path} is answered with other data.`)
  if ('toasts' in step) return line(`The message ${named(step.title)} comes.`)
  if ('goesOffline' in step) return line('The device goes offline.')
  if ('otherTab' in step) return line(`Another tab ${step.stores === null ? 'removes' : 'stores'} ${step.otherTab}.`)
  return line('An error that nothing catches.')
}

/** How a screen comes about, a line for each thing: for whom, where, what the exchange answers, and what is done. Texts by their keys. */
export function setupWords(screen: Screen, choices: Choices): string[] {
  const { persona = 'demo', page, faults = [], changes = {}, storage = {}, tab = {}, breaks, steps = [] } = setupOf(screen, choices)
  const kept = [...Object.keys(storage), ...Object.keys(tab)].map((key) => key.replace(':', ''))
  return [
    `${PERSONAS[persona]}.`,
    `The page ${page}.`,
    ...faults.map(faultTold),
    ...Object.keys(changes).map((path) => `${path} is answered with other data.`),
    ...(kept.length > 0 ? [`The browser remembers ${kept.join(', ')}.`] : []),
    ...(breaks === 'page' ? ['The page throws.'] : breaks === 'code' ? ['The code of the page does not come.'] : []),
    ...steps.flatMap(stepTold),
  ].filter((line, index, all) => all.indexOf(line) === index)
}
