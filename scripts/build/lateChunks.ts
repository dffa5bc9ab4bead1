import type { Rolldown } from 'vite'

/** Libraries that only late code needs: their file changes only with them. */
const libraries = (name: string, folders: string) => ({ name, test: new RegExp(`/node_modules/(${folders})/`) })

/** Late parts that are used together, with all they import. */
const together = (name: string, parts: string) => ({ name, test: new RegExp(`/src/(${parts})`) })

/**
 * Late code in few files instead of one or more for each part: a module belongs to the first row that it or what
 * imports it is in. What is in no row, as a dialog that nothing fetches ahead, stays where the bundler puts it.
 */
export const lateChunks: readonly Rolldown.CodeSplittingGroup[] = [
  // Whatever has a flow needs both.
  libraries('flowLibraries', '@headlessui|@?xstate'),
  libraries('lightweightCharts', 'lightweight-charts'),
  together('furtherPages', 'ui/styles/furtherPages\\.css'),
  // The icons that no first page shows lie with what contests and the background share already: a file less.
  { name: 'paging', test: /\/src\/(ui\/display\/(Page|UnreadableEntries)|domain\/text\/(contestTime|paging)|i18n\/contestText)|\/node_modules\/lucide-react\// },
  together('parts', 'i18n/|features/contests/coach/(kept|use)Aim\\.|domain/(contest/coach/(coachPrice|coachVerdict)|position/position)\\.|ui/(display|masked|input)/|ui/hooks/(Spoken|useRested)\\.|ui/overlay/Toasts\\.|app/shell/Attendance\\.'),
  // With the sheets of what the background adds: one file of styles for both.
  together('dialogs', 'ui/overlay/|shared/change-flow/|machines/submitting\\.|(app/command-palette/Keycap|features/trading/dialogs/tpsl/Ladder)\\.css'),
  together('gather', 'features/info/telemetry/(?!TelemetryLink)|routes/_shell\\.terms\\.telemetry'),
  together('orders', 'features/trading/(orders/Order(sPanel|Watch)|chart/PositionLegend|order-form/risk/SideNote|page/(ActiveContest|RolloverLine))\\.|features/trading/order-form/draft-link/|app/background/Desk\\.|domain/(order-form/(levelUnits|leverage|sideLevels)|market/marketOrder)\\.'),
  // What a trading page fetches once it is at rest: the dialogs that open without a connection, how an order is sent, alerts and palette.
  together('desk', 'features/trading/(dialogs/(close|tpsl)|alerts)/|features/trading/(orders/BreakEvenAction|balance/LockedElsewhere|order-form/(openOrderActor|risk/(LevelOutlook|useTpslOutlook)))\\.|app/(background/DeskAlerts|command-palette/Palette)\\.'),
  together('kept', 'domain/contest/ke(pt|ep)Contests|features/contests/last-visit/(lastGood|storedContests|Old)'),
  together('contests', 'routes/mcontests|features/contests/page/Contests\\.'),
  together('contestsPage', 'routes/_shell\\.contests'),
  together('standings', 'features/contests/leaderboard/'),
  together('coach', 'features/contests/coach/Coach\\.'),
]
