import { expect, test } from 'vitest'
import { nextLeverage, previousLeverage } from '../../src/domain/leverage.ts'
import { LEVERAGES } from '../../src/limits.ts'

test('the arrows step through 10, 20, 50, 100 and stop at the ends', () => {
  expect(LEVERAGES.map(nextLeverage)).toEqual([20, 50, 100, null])
  expect(LEVERAGES.map(previousLeverage)).toEqual([null, 10, 20, 50])
})
