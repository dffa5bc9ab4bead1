import { describe, expect, test } from 'vitest'
import { parseAddress, printAddress } from '../../../gallery/address.ts'
import { textsAt } from '../../../gallery/app/productTexts.ts'
import { areas } from '../../../gallery/screens/areas.ts'
import { PROBLEMS } from '../../../gallery/screens/areas/orderForm.ts'
import { NEWS } from '../../../gallery/screens/areas/toasts.ts'
import { choicesTitle, keyOf, setupOf, choicesOf } from '../../../gallery/screens/setup.ts'
import type { Step, ScreenText } from '../../../gallery/screens/types.ts'
import { productTexts } from './productTexts.ts'

const texts = ['en', 'pl'].map(productTexts)

const all = areas.flatMap((area) =>
  Object.entries(area.screens).map(([name, screen]) => ({ id: `${area.name}/${name}`, area, name, screen })),
)
const variants = all.flatMap(({ id, area, name, screen }) =>
  choicesOf(screen).map((choices) => ({
    id: `${id} ${choicesTitle(screen, choices)}`,
    area,
    name,
    screen,
    choices,
    setup: setupOf(screen, choices),
  })),
)

const wordsIn = (step: Step): ScreenText[] =>
  'press' in step ? [step.press] : 'type' in step ? [step.type] : 'see' in step ? [step.see] : []

describe('the screens', () => {
  test('each has a description, its own title, and none or several choices', () => {
    const titlesOf = (neighbours: readonly { title: string }[]) => neighbours.map(({ title }) => title)
    const choices = all.flatMap(({ screen }) => (screen.choices ? [screen.choices] : []))
    for (const names of [
      titlesOf(areas),
      areas.map(({ name }) => name),
      ...areas.map(({ screens }) => titlesOf(Object.values(screens))),
      ...choices.map((each) => titlesOf(Object.values(each))),
    ])
      expect(new Set(names).size, names.join()).toBe(names.length)
    expect(all.filter(({ screen }) => screen.about.length < 20).map(({ id }) => id)).toEqual([])
    expect(choices.filter((each) => Object.keys(each).length < 2)).toEqual([])
  })

  test.each(variants)('$id: its address opens it, with the product’s texts', ({ area, name, choices, setup }) => {
    const address = {
      place: { page: 'screen', area: area.name, screen: name, choices } as const,
      settings: parseAddress('').settings,
    }
    expect(parseAddress(printAddress(address))).toEqual(address)
    const keys = [setup.says, ...(setup.steps ?? []).flatMap(wordsIn)].flatMap((words) => keyOf(words) ?? [])
    for (const key of keys) for (const tree of texts) expect(textsAt([tree], key), key).not.toBe('')
  })

  test('every order event has a toast', () => {
    const told = [...texts[0]!.keys()].flatMap((key) => /^orderNews\.one\.(\w+)/.exec(key)?.[1] ?? [])
    expect(Object.keys(NEWS).toSorted()).toEqual(told.toSorted())
  })

  test('each problem of the form has its own text', () => {
    const problemTexts = Object.values(PROBLEMS).map(({ says }) => JSON.stringify(says))
    expect(new Set(problemTexts).size).toBe(problemTexts.length)
  })
})
