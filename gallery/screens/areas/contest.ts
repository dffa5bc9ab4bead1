import { getContest, getContestForUser, listActiveContests, listHistoryContests } from '../../../src/api/contest.ts'
import { firstOf, namedRows, pinnedRows, REFUSED, withFields } from '../answers.ts'
import { by, called } from '../setup.ts'
import type { Area, Changes, Setup } from '../types.ts'

const CONTESTS = [getContest.path, getContestForUser.path]
const LISTS = [listActiveContests.path, listHistoryContests.path]
const ofContest = (fields: object): Changes =>
  Object.fromEntries(CONTESTS.map((path) => [path, withFields({ ...fields })]))
const refused = (paths: readonly string[]) => paths.map((path) => ({ path, kind: 'code' as const, code: REFUSED }))

const broken = (paths: readonly string[]) => paths.map((path) => ({ path, kind: 'malformed' as const }))
const named: Changes = Object.fromEntries(CONTESTS.map((path) => [path, namedRows]))

const RUNNING = '/contests/1041'
const CUP = { plain: 'Autumn ROI Cup' }
const before: Setup = { page: '/contests/1042', says: { plain: 'Altcoin Sprint' } }
const ended: Setup = { page: '/contests/1038', says: { plain: 'Summer ROI Cup' } }
const joined = ofContest({ isUserInContest: true })

const BOARD = 'main section[aria-labelledby="leaderboard"]'
/** The lists of contests, next to a contest or below it. */
const LISTED = 'main div:has(> section[aria-label]:first-child)'

/** Contests in the shell: the lists, one contest, and its parts. */
export const contest: Area = {
  name: 'contest',
  title: 'Contests',
  screens: {
    page: {
      ...called(
        'Contest page',
        'One contest in its times of life: wait, join, or read the result; with the lists of all others.',
        'leaderboard join countdown',
      ),
      page: RUNNING,
      says: CUP,
      ...by('time', {
        running: { title: 'Running' },
        runningJoined: { title: 'Running, joined', changes: joined },
        before: { title: 'Before the start', ...before },
        beforeJoined: { title: 'Before the start, joined', ...before, changes: joined },
        ended: { title: 'Ended', ...ended },
        endedJoined: { title: 'Ended, joined', ...ended, changes: joined },
      }),
    },
    leaderboard: {
      ...called(
        'Leaderboard',
        'The ranks, refreshed every hour; before the first hour there are none.',
        'ranks empty list',
      ),
      page: RUNNING,
      says: 'contests.leaderboard',
      part: BOARD,
      ...by('rows', {
        some: { title: 'As ranked' },
        none: { title: 'None yet', changes: ofContest({ leaderboard: [] }), says: 'contests.boardRunning' },
        thousand: {
          title: 'A thousand',
          before: (exchange, email) => exchange.scale({ participants: 1_000, email }),
          says: ['ui.range', { from: '1', to: '…', total: '…' }],
        },
        notBefore: { title: 'Before the start', page: '/contests/1042', says: 'contests.boardBefore' },
      }),
    },
    standings: {
      ...called('Pinned rows', 'Own row and rivals stay in sight.', 'pins hash rival'),
      page: RUNNING,
      storage: pinnedRows,
      changes: named,
      says: 'leaderboard:pinned',
      part: BOARD,
    },
    calculator: {
      ...called(
        'Rank calculator',
        'What a rank needs now, by the last leaderboard. Closed, its head says what the last paid one does.',
        'target fold',
      ),
      page: RUNNING,
      says: 'leaderboard:calculator.title',
      part: '.fold:has(#rank)',
      ...by('section', {
        closed: { title: 'Closed' },
        open: {
          title: 'Open',
          steps: [{ press: 'leaderboard:calculator.title' }],
          says: 'leaderboard:calculator.rank',
        },
      }),
    },
    share: {
      ...called('Share card', 'One’s own rank as a picture that is drawn on the device.', 'picture rank'),
      page: RUNNING,
      storage: pinnedRows,
      changes: named,
      steps: [{ press: 'leaderboard:share' }, { see: 'share:withReward' }],
      says: 'share:save',
      ...by('reward', {
        no: { title: 'Without the reward' },
        yes: { title: 'With the reward', steps: [{ press: 'share:withReward' }] },
      }),
    },
    lists: {
      ...called(
        'Contest lists',
        'All contests, running, planned and past; in each state the lists can be in.',
        'empty none failed loading',
      ),
      page: '/contests',
      says: 'contests.active',
      ...by('lists', {
        some: { title: 'As listed', part: LISTED },
        noActive: {
          title: 'None running',
          changes: { [listActiveContests.path]: firstOf(0) },
          says: 'contests.noActive',
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
        hidden: { title: 'Contests switched off', persona: 'contests-hidden', says: 'contests.active', part: LISTED },
      }),
    },
    notThere: {
      ...called(
        'A contest that is not there',
        'The address names a contest that does not exist, or that does not come.',
        'error unknown failed',
      ),
      page: '/contests/9999',
      says: 'contests.noContest',
      ...by('why', {
        unknown: { title: 'Does not exist' },
        failed: { title: 'Not loaded', page: RUNNING, faults: broken(CONTESTS), says: 'contests.notLoaded' },
      }),
    },
    webview: {
      ...called(
        'In the app’s webview',
        'The contest pages as a phone’s app shows them: no top bar, and the login is in the address.',
        'phone app',
      ),
      page: '/mcontests?token={token}&lang={lang}',
      says: CUP,
      ...by('page', {
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
      }),
    },
  },
}
