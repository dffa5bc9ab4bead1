import {
  addAgreement,
  checkAvailability,
  createAccount,
  getFuturesProfile,
  getOpenGame,
  getUserConfiguration,
  getUserProfile,
  setContractRollover,
  USER_FUTURES_CONFIG,
} from '../../src/api/user.ts'
import { generalCodes } from '../codes.ts'
import { nextRollover } from '../engine/advance.ts'
import { touchAccount } from '../engine/world.ts'
import { serve, serveAnyone } from './serve.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

export const userCalls = [
  serve(checkAvailability, (_, { account }) => ({ tabVisibility: account.tabVisibility })),
  serve(getUserProfile, (_, { account }) => ({
    isInEu: account.isInEu,
    hasKyc: account.hasKyc,
    agreements: { futuresConfirmationDate: iso(account.futuresConfirmationDate) },
  })),
  serve(getFuturesProfile, (_, { world, account: { contractRollover } }) =>
    contractRollover === null
      ? { refuse: generalCodes.noFuturesProfile }
      : { nextRolloverDate: iso(nextRollover(world.nowMs)), contractRollover },
  ),
  serve(getUserConfiguration, ({ id }, { account }) =>
    id === USER_FUTURES_CONFIG
      ? { data: { contestsVisibility: account.contestsVisibility } }
      : { refuse: generalCodes.configurationUnknown },
  ),
  serve(addAgreement, (_, { world, account }) => {
    account.futuresConfirmationDate ??= world.nowMs
    touchAccount(world, account)
    return {}
  }),
  serve(setContractRollover, ({ contractRollover }, { world, account }) => {
    account.contractRollover = contractRollover
    touchAccount(world, account)
    return {}
  }),
  serveAnyone(createAccount, () => ({})),
  serveAnyone(getOpenGame, () => ({ game: null })),
]
