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
  together('furtherPages', 'furtherPages\\.css'),
  // The icons that no first page shows lie with what contests and desk share already: a file less.
  { name: 'paging', test: /\/src\/(components\/ui\/(Page|UnreadableEntries)|domain\/(contestTime|paging)|i18n\/contestText)|\/node_modules\/lucide-react\// },
  together('parts', 'i18n/|components/coach/(kept|use)Aim\\.|domain/(coach(Price|Verdict)|position)\\.|components/ui/|components/amounts/|components/browser/(Spoken|useRested)\\.|components/input/|components/overlay/Toasts\\.|components/shell/Attendance\\.'),
  // With the sheets of what the desk adds: one file of styles for both.
  together('dialogs', 'components/overlay/|components/flows/|machines/submitting\\.|components/(palette/Keycap|position/Ladder)\\.css'),
  together('gather', 'components/telemetry/(?!TelemetryLink)|routes/_shell\\.terms\\.telemetry'),
  together('orders', 'components/orders/Order(sPanel|Watch)\\.|components/chart/PositionLegend\\.|components/desk/Desk\\.|components/link/|components/risk/SideNote\\.|components/trading/(ActiveContest|RolloverLine)\\.|domain/(levelUnits|leverage|marketOrder|sideLevels)\\.'),
  // What a trading page fetches once it is at rest: the dialogs that open without a connection, how an order is sent, alerts and palette.
  together('desk', 'components/position/|components/alerts/|components/desk/DeskAlerts\\.|components/palette/Palette\\.|components/orders/BreakEvenAction\\.|components/wallet/LockedElsewhere\\.|components/risk/(LevelOutlook|useTpslOutlook)\\.|components/ticket/openOrderActor\\.'),
  together('kept', 'domain/keptContests|domain/keepContests|components/kept/(lastGood|storedContests|Old)'),
  together('contests', 'routes/mcontests|components/contest/Contests\\.'),
  together('contestsPage', 'routes/_shell\\.contests'),
  together('standings', 'components/standings/'),
  together('coach', 'components/coach/Coach\\.'),
]
