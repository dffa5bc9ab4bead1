import { expect, test } from 'vitest'
import { fundingPerDay } from '../../../../src/domain/order/funding.ts'
import { d, market } from '../builders.ts'

const rates = market({ fundingLongFeeRate: '0.0002', fundingShortFeeRate: '-0.0001' })

test('funding is charged three times a day on the value: a positive rate costs, a negative one pays', () => {
  expect(fundingPerDay('LONG', d('1000'), rates)).toBe('-0.6')
  expect(fundingPerDay('SHORT', d('1000'), rates)).toBe('0.3')
})

test('without an amount or a rate it is unknown, and a rate of zero costs nothing', () => {
  expect(fundingPerDay('LONG', null, rates)).toBeNull()
  expect(fundingPerDay('LONG', d('1000'), market())).toBeNull()
  expect(fundingPerDay('LONG', d('1000'), market({ fundingLongFeeRate: '0' }))).toBe('0')
})
