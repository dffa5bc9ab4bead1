import { getContest, getContestForUser, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { createContestToken } from '../../../src/api/joining.ts'
import { firstOf, namedRows, pinnedRows, REFUSED, withFields } from '../answers.ts'
import type { Area, BrowserFault, Changes, Choice, Setup } from '../types.ts'

const CONTESTS = [getContest.path, getContestForUser.path]
const LISTS = [listActiveContests.path, listHistoryContests.path]
const ofContest = (fields: object): Changes =>
  Object.fromEntries(CONTESTS.map((path) => [path, withFields({ ...fields })]))
const refused = (paths: readonly string[]) => paths.map((path) => ({ path, kind: 'code' as const, code: REFUSED }))
const broken = (paths: readonly string[]) => paths.map((path) => ({ path, kind: 'malformed' as const }))

const RUNNING = '/contests/1041'
const CUP = { plain: 'Autumn ROI Cup' }
const before: Setup = { page: '/contests/1042', says: { plain: 'Altcoin Sprint' } }
const ended: Setup = { page: '/contests/1038', says: { plain: 'Summer ROI Cup' } }
const pinned = {
  page: RUNNING,
  storage: pinnedRows,
  changes: Object.fromEntries(CONTESTS.map((path) => [path, namedRows])),
}
const joined = ofContest({ isUserInContest: true })

/** Its buttons are drawn anew with the reward. */
const failing = (title: string, browser: BrowserFault, press: string, says: string): Choice => ({
  title,
  steps: [{ browser }, { press: 'share:withReward' }, { press }],
  says,
})

const BOARD = 'main section[aria-labelledby="leaderboard"]'
/** The lists of contests, next to a contest or below it. */
const LISTED = 'main div:has(> section[aria-label]:first-child)'

/** Contests in the shell: the lists, one contest, and its parts. */
export const contest: Area = {
  name: 'contest',
  title: 'Contests',
  screens: {
    page: {
      title: 'Contest page',
      about: 'One contest in its times of life: wait, join, or read the result; with the lists of all others.',
      alsoCalled: 'leaderboard join countdown',
      page: RUNNING,
      says: CUP,
      choices: {
        running: { title: 'Running' },
        runningJoined: { title: 'Running, joined', changes: joined },
        before: { title: 'Before the start', ...before },
        beforeJoined: { title: 'Before the start, joined', ...before, changes: joined },
        ended: { title: 'Ended', ...ended },
        endedJoined: { title: 'Ended, joined', ...ended, changes: joined },
      },
    },
    leaderboard: {
      title: 'Leaderboard',
      about: 'The ranks, refreshed every hour; before the first hour there are none.',
      alsoCalled: 'ranks empty list',
      page: RUNNING,
      says: 'contests.leaderboard',
      part: BOARD,
      choices: {
        some: { title: 'As ranked' },
        none: { title: 'None yet', changes: ofContest({ leaderboard: [] }), says: 'contests.boardRunning' },
        thousand: {
          title: 'A thousand',
          before: (exchange, email) => exchange.scale({ participants: 1_000, email }),
          says: ['ui.range', { from: '1', to: '…', total: '…' }],
        },
        notBefore: { title: 'Before the start', page: '/contests/1042', says: 'contests.boardBefore' },
      },
    },
    standings: {
      title: 'Pinned rows',
      about: 'Own row and rivals stay in sight.',
      alsoCalled: 'pins hash rival',
      ...pinned,
      says: 'leaderboard:pinned',
      part: BOARD,
    },
    calculator: {
      title: 'Rank calculator',
      about: 'What a rank needs now, by the last leaderboard. Closed, its head says what the last paid one does.',
      alsoCalled: 'target fold',
      page: RUNNING,
      says: 'leaderboard:calculator.title',
      part: '.fold:has(#rank)',
      choices: {
        closed: { title: 'Closed' },
        open: {
          title: 'Open',
          steps: [{ press: 'leaderboard:calculator.title' }],
          says: 'leaderboard:calculator.rank',
        },
      },
    },
    share: {
      title: 'Share card',
      about: 'One’s own rank as a picture that is drawn on the device.',
      alsoCalled: 'picture rank',
      ...pinned,
      steps: [{ press: 'leaderboard:share' }, { see: 'share:withReward' }],
      says: 'share:save',
      choices: {
        no: { title: 'Without the reward' },
        yes: { title: 'With the reward', steps: [{ press: 'share:withReward' }] },
        notCopied: failing('Not copied', 'copiesNothing', 'share:copy', 'share:result.notCopied'),
        notShared: failing('Not shared', 'sharesNothing', 'share:share', 'share:result.notShared'),
        notDrawn: failing('Not drawn', 'drawsNothing', 'share:save', 'share:result.notDrawn'),
      },
    },
    lists: {
      title: 'Contest lists',
      about: 'All contests, running, planned and past; in each state the lists can be in.',
      alsoCalled: 'empty none failed loading',
      page: '/contests',
      says: 'contests.active',
      choices: {
        some: { title: 'As listed', part: LISTED },
        noActive: {
          title: 'None running',
          changes: { [listActiveContests.path]: firstOf(0) },
          says: 'contests.noActive',
          part: LISTED,
        },
        noPast: {
          title: 'None has ended',
          changes: { [listHistoryContests.path]: firstOf(0) },
          says: 'contests.noPast',
          part: LISTED,
        },
        none: {
          title: 'None at all',
          changes: Object.fromEntries(LISTS.map((path) => [path, firstOf(0)])),
          says: 'contests.noContests',
        },
        failed: { title: 'Not loaded', faults: refused([...LISTS, ...CONTESTS]), says: 'contests.notLoaded' },
        loading: {
          title: 'Loading',
          faults: [...LISTS, ...CONTESTS].map((path) => ({ path, kind: 'hang' })),
          isLoading: true,
          says: 'common.loading',
        },
        noToken: { title: 'Not opened', faults: broken([createContestToken.path]), says: 'contests.tokenFailed' },
        hidden: { title: 'Contests switched off', persona: 'contests-hidden', says: 'contests.active', part: LISTED },
      },
    },
    notThere: {
      title: 'A contest that is not there',
      about: 'The address names a contest that does not exist, or that does not come.',
      alsoCalled: 'error unknown failed',
      page: '/contests/9999',
      says: 'contests.noContest',
      choices: {
        unknown: { title: 'Does not exist' },
        failed: { title: 'Not loaded', page: RUNNING, faults: broken(CONTESTS), says: 'contests.notLoaded' },
      },
    },
    webview: {
      title: 'In the app’s webview',
      about: 'The contest pages as a phone’s app shows them: no top bar, and the login is in the address.',
      alsoCalled: 'phone app',
      page: '/mcontests?token={token}&lang={lang}',
      says: CUP,
      choices: {
        list: { title: 'The contests' },
        one: {
          title: 'One contest',
          page: '/mcontests/1042?token={token}&lang={lang}',
          says: { plain: 'Altcoin Sprint' },
        },
        joined: { title: 'One that was joined', page: '/mcontests/1041?token={token}&lang={lang}', changes: joined },
        refused: {
          title: 'With a login that is refused',
          page: '/mcontests/1041?token=12345678901234567890&lang={lang}',
          says: 'contests.tokenRefused',
        },
        none: { title: 'Without a login', page: '/mcontests/1041?lang={lang}', says: 'contests.noToken' },
        ended: {
          title: 'With a session that has ended',
          steps: [{ see: CUP }, { otherTab: 'sessionExpiry', stores: null }],
          says: 'contests.signedOut',
        },
      },
    },
  },
}
