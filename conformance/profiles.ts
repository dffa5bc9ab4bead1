import { type Check, type Profile, PROFILES } from './check.ts'
import { amountKept } from './checks/changes/amountKept.ts'
import { balanceAfter } from './checks/changes/balanceAfter.ts'
import { closed } from './checks/changes/closed.ts'
import { createdNow } from './checks/changes/createdNow.ts'
import { idempotency } from './checks/changes/idempotency.ts'
import { levelLeftOut } from './checks/changes/levelLeftOut.ts'
import { levels } from './checks/changes/levels.ts'
import { limitPending } from './checks/changes/limitPending.ts'
import { lostAnswer } from './checks/changes/lostAnswer.ts'
import { marginLocked } from './checks/changes/marginLocked.ts'
import { nothingLeft } from './checks/changes/nothingLeft.ts'
import { opened } from './checks/changes/opened.ts'
import { othersKept } from './checks/changes/othersKept.ts'
import { ownPnl } from './checks/changes/ownPnl.ts'
import { payment } from './checks/changes/payment.ts'
import { refusals } from './checks/changes/refusals.ts'
import { rolloverKept } from './checks/changes/rolloverKept.ts'
import { shortLevels } from './checks/changes/shortLevels.ts'
import { contestDates } from './checks/contest/contestDates.ts'
import { contestIds } from './checks/contest/contestIds.ts'
import { leaderboard } from './checks/contest/leaderboard.ts'
import { links } from './checks/contest/links.ts'
import { sameContest } from './checks/contest/sameContest.ts'
import { wrongToken } from './checks/contest/wrongToken.ts'
import { answered } from './checks/every/answered.ts'
import { bodies } from './checks/every/bodies.ts'
import { clock } from './checks/every/clock.ts'
import { codeTexts } from './checks/every/codeTexts.ts'
import { contentType } from './checks/every/contentType.ts'
import { entries } from './checks/every/entries.ts'
import { exactNumbers } from './checks/every/exactNumbers.ts'
import { fields } from './checks/every/fields.ts'
import { instants } from './checks/every/instants.ts'
import { latency } from './checks/every/latency.ts'
import { levelSides } from './checks/every/levelSides.ts'
import { loginCode } from './checks/every/loginCode.ts'
import { noStore } from './checks/every/noStore.ts'
import { orderStates } from './checks/every/orderStates.ts'
import { positions } from './checks/every/positions.ts'
import { rates } from './checks/every/rates.ts'
import { redirects } from './checks/every/redirects.ts'
import { refusedReads } from './checks/every/refusedReads.ts'
import { retryAfter } from './checks/every/retryAfter.ts'
import { samePrice } from './checks/every/samePrice.ts'
import { sizes } from './checks/every/sizes.ts'
import { zones } from './checks/every/zones.ts'
import { marketNames } from './checks/public/marketNames.ts'
import { noCookies } from './checks/public/noCookies.ts'
import { postOnly } from './checks/public/postOnly.ts'
import { pricePrecision } from './checks/public/pricePrecision.ts'
import { pricesAboveZero } from './checks/public/pricesAboveZero.ts'
import { sessionNeeded } from './checks/public/sessionNeeded.ts'
import { someMarket } from './checks/public/someMarket.ts'
import { unknownMarket } from './checks/public/unknownMarket.ts'
import { closedPnl } from './checks/trader/closedPnl.ts'
import { gate } from './checks/trader/gate.ts'
import { knownStates } from './checks/trader/knownStates.ts'
import { marketFilter } from './checks/trader/marketFilter.ts'
import { orderIds } from './checks/trader/orderIds.ts'
import { rolloverDate } from './checks/trader/rolloverDate.ts'
import { sessionCookie } from './checks/trader/sessionCookie.ts'
import { sessionHolds } from './checks/trader/sessionHolds.ts'
import { walletAndMargins } from './checks/trader/walletAndMargins.ts'

/** The checks of each profile in order: those of `changes` build on each other. */
export const CHECKS: Readonly<Record<Profile, readonly Check[]>> = {
  public: [someMarket, marketNames, pricesAboveZero, pricePrecision, unknownMarket, sessionNeeded, postOnly, noCookies],
  trader: [
    sessionHolds,
    sessionCookie,
    gate,
    orderIds,
    knownStates,
    closedPnl,
    marketFilter,
    walletAndMargins,
    rolloverDate,
  ],
  contest: [contestIds, contestDates, leaderboard, links, sameContest, wrongToken],
  changes: [
    opened,
    createdNow,
    levels,
    levelLeftOut,
    shortLevels,
    marginLocked,
    refusals,
    idempotency,
    lostAnswer,
    closed,
    rolloverKept,
    othersKept,
    limitPending,
    nothingLeft,
    balanceAfter,
    ownPnl,
    amountKept,
    payment,
  ],
}

/** Checks of every response received. */
export const EVERY: readonly Check[] = [
  answered,
  refusedReads,
  redirects,
  bodies,
  entries,
  fields,
  exactNumbers,
  zones,
  instants,
  contentType,
  noStore,
  clock,
  latency,
  sizes,
  retryAfter,
  loginCode,
  orderStates,
  samePrice,
  rates,
  levelSides,
  positions,
  codeTexts,
]

/** The profile and the ones it includes. */
export const upTo = (profile: Profile): readonly Profile[] => PROFILES.slice(0, PROFILES.indexOf(profile) + 1)
