import type { Rolldown } from 'vite'

/** A library that only late code needs: its file changes only with it. */
const library = (name: string, folder: string) => ({ name, test: new RegExp(`/node_modules/${folder}/`) })

/** Late parts that are used together, with all they import. */
const together = (name: string, parts: string) => ({ name, test: new RegExp(`/src/(${parts})`) })

/**
 * Late code in few files instead of one or more for each part: a module belongs to the first row that it or what
 * imports it is in. What is in no row, as a dialog that nothing fetches ahead, stays where the bundler puts it.
 */
export const lateChunks: readonly Rolldown.CodeSplittingGroup[] = [
  library('headlessui', '@headlessui'),
  library('xstate', '@?xstate'),
  library('lightweightCharts', 'lightweight-charts'),
  together('furtherPages', 'furtherPages\\.css'),
  // The icons that no first page shows lie with what contests and desk share already: a file less.
  { name: 'paging', test: /\/src\/(components\/ui\/(Page|UnreadableEntries)|domain\/paging|i18n\/contestText)|\/node_modules\/lucide-react\// },
  together('parts', 'i18n/|components/coach/(kept|use)Aim\\.|domain/position\\.|components/ui/|components/amounts/|components/input/|components/overlay/Toasts\\.|components/shell/Attendance\\.'),
  together('levels', 'domain/levelUnits\\.'),
  together('dialogs', 'components/overlay/|components/flows/|components/position/'),
  together('gather', 'components/telemetry/(?!TelemetryLink)|routes/_shell\\.terms\\.telemetry'),
  together('orders', 'components/orders/Order(sPanel|Watch)\\.|components/chart/PositionLegend\\.|components/desk/Desk\\.'),
  together('alerts', 'components/alerts/|components/desk/DeskAlerts\\.'),
  together('draftLink', 'components/link/'),
  together('kept', 'domain/keptContests|domain/keepContests|components/kept/(lastGood|Old)'),
  together('contests', 'routes/mcontests|components/contest/Contests\\.'),
  together('contestsPage', 'routes/_shell\\.contests'),
  together('standings', 'components/standings/'),
]
