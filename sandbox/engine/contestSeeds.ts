import type { PaperContest } from './contest.ts'
import { crowdReturn, drawUp } from './contests.ts'
import { hexDigits } from './random.ts'
import type { World } from './world.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface Terms {
  contestId: string
  contestName: string
  type: string
  markets: string[] | null
  pool: string
  minOrderAmount: string
  crowd: number
  legacySpelling?: boolean
}

interface Plan extends Terms {
  /** Days since the opening of the world, and hour of that day. */
  starts: [day: number, hour: number]
  days: number
}

const PLANS: Plan[] = [
  {
    contestId: '1041',
    contestName: 'Autumn ROI Cup',
    type: 'SELECTED_MARKETS',
    starts: [-3, 12],
    days: 14,
    markets: ['BTC-USDC', 'ETH-USDC', 'SOL-USDC', 'ADA-USDC'],
    pool: '50000',
    minOrderAmount: '100',
    crowd: 86,
  },
  {
    contestId: '1042',
    contestName: 'Altcoin Sprint',
    type: 'ALL_MARKETS',
    starts: [10, 8],
    days: 7,
    markets: null,
    pool: '12000',
    minOrderAmount: '50',
    crowd: 31,
  },
  {
    contestId: '1038',
    contestName: 'Summer ROI Cup',
    type: 'ALL_MARKETS',
    starts: [-112, 12],
    days: 14,
    markets: null,
    pool: '40000',
    minOrderAmount: '100',
    crowd: 143,
  },
  {
    contestId: '1035',
    contestName: 'Bitcoin Week',
    type: 'SELECTED_MARKETS',
    starts: [-165, 0],
    days: 7,
    markets: ['BTC-USDC'],
    pool: '15000',
    minOrderAmount: '100',
    crowd: 64,
  },
  {
    contestId: '1029',
    contestName: 'Spring Opening',
    type: 'ALL_MARKETS',
    starts: [-246, 10],
    days: 14,
    markets: null,
    pool: '25000',
    minOrderAmount: '20',
    crowd: 38,
    legacySpelling: true,
  },
]

/** Thousandths of the pool for each rank, by tier. They add up to the pool when all three tiers are paid. */
const TIERS: number[][] = [
  [100, 70, 40, 30, 20, 15, 15, 10, 10, 10],
  [60, 45, 30, 15, 10, 10, 10, 5, 5, 5],
  [70, 45, 30, 15, 10, 5, 5, 5, 5, 5, 20, 20, 20, 20, 20, 15, 15, 15, 15, 15].concat([
    15, 15, 15, 10, 10, 10, 10, 10, 10, 10,
  ]),
]

export function seedContests(world: World) {
  const day = Math.floor(world.openedMs / DAY_MS) * DAY_MS
  const replayed = [...world.sources].flatMap(([name, { endMs }]): [string, number][] =>
    endMs === null ? [] : [[name, endMs]],
  )
  for (const plan of PLANS) {
    const markets = plan.markets?.filter((name) => world.markets.has(name)) ?? null
    if (markets?.length === 0) continue
    const startDate = day + plan.starts[0] * DAY_MS + plan.starts[1] * HOUR_MS
    const endDate = startDate + plan.days * DAY_MS
    // In a replay, the only running contest is the exam.
    if (replayed.length === 0 || endDate <= world.openedMs) addContest(world, { ...plan, markets }, startDate, endDate)
  }
  if (replayed.length > 0)
    addContest(
      world,
      exam(replayed.map(([name]) => name)),
      world.openedMs,
      Math.max(...replayed.map(([, endMs]) => endMs)),
    )
}

/** A contest over the whole replay, on its markets only and without invented participants: the same for everyone. */
const exam = (markets: string[]): Terms => ({
  contestId: '2001',
  contestName: 'Replay',
  type: 'SELECTED_MARKETS',
  markets,
  pool: '10000',
  minOrderAmount: '10',
  crowd: 0,
})

function addContest(world: World, terms: Terms, startDate: number, endDate: number) {
  const contest: PaperContest = {
    contestId: terms.contestId,
    contestName: terms.contestName,
    type: terms.type,
    startDate,
    endDate,
    markets: terms.markets,
    maxPrizePool: terms.pool,
    minOrderAmount: terms.minOrderAmount,
    legacySpelling: terms.legacySpelling ?? false,
    tiers: TIERS.map((shares, index) => ({
      tier: index + 1,
      list: shares.map((share, place) => ({
        rank: place + 1,
        amount: String((Number(terms.pool) * share) / 1000),
        currency: 'KXT',
      })),
    })),
    participants: [],
    board: [],
  }
  addCrowd(world, contest, terms.crowd)
  world.contests.set(contest.contestId, contest)
  world.changed.add(`contest:${contest.contestId}`)
}

/** Adds other participants with the trades they have already made. */
export function addCrowd(world: World, contest: PaperContest, count: number) {
  const started = contest.startDate <= world.nowMs
  for (let index = 0; index < count; index++)
    contest.participants.push({
      hashedEmail: hexDigits(world.chance, 32),
      accountId: null,
      joinedAt: contest.startDate,
      roi: started ? crowdReturn(world, index, count) : null,
    })
  if (started) drawUp(world, contest)
}
