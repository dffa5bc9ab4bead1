import { expect, test } from 'vitest'
import { familyTexts } from '../../../scripts/openapi/codes.ts'

test('a family of codes is read from the common texts, or from the file that its key names', () => {
  expect(familyTexts('closeOrder.error', 'pl')).toMatchObject({ '2002': expect.stringMatching(/\S/) })
  expect(familyTexts('dialogs:closeSeveral.choices', 'en')).toMatchObject({ all: 'All positions' })
  expect(() => familyTexts('dialogs:closeOrder.error', 'en')).toThrow('no texts at dialogs:closeOrder.error in en')
})
