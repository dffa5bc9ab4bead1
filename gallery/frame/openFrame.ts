import { parseAddress } from '../address.ts'
import { charts } from '../chart/machines.ts'
import { pathsOf, pathTo, sceneOf } from '../paths.ts'
import { BTC } from '../screens/answers.ts'
import { isStepAt } from '../screens/setup.ts'
import { withCode } from '../view/samples.ts'
import { views } from '../views/views.ts'
import { attachToFlow, type Step } from './flow.ts'
import { startPaperExchange } from './paper.ts'
import { present } from './part.ts'
import { dismissToasts, enter, sequence, until } from './press.ts'
import { startProduct, applySettings } from './product.tsx'
import { progressReporter } from './progressReporter.ts'
import { takeAll } from './step.ts'
import { afterNextFrame } from './waitUntilLoaded.ts'
import { type FrameMessage, MEASURE, postToParent } from './wire.ts'

/** Shows the view in the frame's address, follows its changes, and sends the events it is asked to. */
export async function openFrame() {
  const { place, settings } = parseAddress(window.location.hash)
  if (place.page !== 'machine') return
  const view = views[place.machine]
  const chart = charts.find(({ name }) => name === place.machine)
  const sceneName = view && chart ? sceneOf(chart, view, settings.scene, place) : ''
  const scene = view?.scenes[sceneName]
  if (!view || !chart || !scene) return postToParent({ kind: 'trouble', what: `“${place.machine}” has no view` })

  const paper = startPaperExchange(scene.persona ?? 'demo')
  const isStill = settings.mode === 'still'
  const progress = progressReporter(chart, view, () => input(), isStill)
  const onMove = (step: Step) => {
    progress.move(step)
    document.documentElement.dataset['state'] = progress.at()
  }
  const flow = attachToFlow({ machine: chart.name, within: view.within, isStill, onMove })
  const input = () => flow.input() ?? scene.input
  paper.answer(settings.answers, view.calls, settings.code ?? view.codes[0] ?? '')
  const product = await startProduct(scene.page ?? BTC, settings)
  product.draw()

  const { steps = [], typed = [] } = scene
  /** Whether its dialog, if it has one at this width, is open. */
  const isOnScreen = () =>
    document.querySelector('[role="dialog"]') !== null || !steps.some((step) => isStepAt(step, window.innerWidth))
  /** The view was closed before its machine reached a final state. */
  const isClosed = () => flow.hasBegun() && !flow.isOver() && !isOnScreen()

  /** Opens the view and waits until its machine has started; a running one may be over by then. */
  const arrive = async () => {
    if (flow.hasBegun() && !flow.isAtWork()) {
      flow.forget()
      product.draw()
    }
    if (!(flow.isAtWork() && isOnScreen())) await takeAll(steps, paper)
    await until(`“${chart.name}” does not begin`, flow.hasBegun)
  }

  const send = async (name: string) => {
    const event = view.events(input() as never)[name] // see pathsOf
    const byHand = view.byHand?.[name]
    if (byHand !== undefined) await takeAll([{ press: byHand }], paper)
    else if (event) flow.send(withCode(event, parseAddress(window.location.hash).settings.code))
  }

  const wayTo = (state: string | null, by: string | null) => pathTo(pathsOf(chart, view, input()), state, by)

  const replay = (state: string | null, by: string | null) => {
    const path = wayTo(state, by)
    if (!path) throw new Error(`No sample event opens “${state}”`)
    return progress.quietly(async () => {
      dismissToasts()
      flow.startOver()
      await takeAll(typed, paper)
      flow.begin()
      for (const step of path.steps) {
        await send(step.event)
        await afterNextFrame()
      }
    })
  }

  let { code } = settings
  let shown = ''
  const show = async (isAnew = false) => {
    const { hash } = window.location
    const next = parseAddress(hash)
    if (next.place.page !== 'machine') return window.location.reload()
    const { state, by } = next.place
    const isOther =
      next.place.machine !== chart.name ||
      next.settings.mode !== settings.mode ||
      sceneOf(chart, view, next.settings.scene, next.place) !== sceneName
    if (isOther || (isAnew && !isStill)) return window.location.reload()
    delete document.documentElement.dataset['trouble']
    // A toast keeps the language it was shown in: after a change of language, replay it.
    const needsReplay = (await applySettings(next.settings)) && document.querySelector('.toast') !== null
    paper.answer(next.settings.answers, view.calls, next.settings.code ?? view.codes[0] ?? '')
    const isThere =
      !isAnew &&
      !isClosed() &&
      code === next.settings.code &&
      progress.isAt(state, wayTo(state, by)?.by ?? null) &&
      !needsReplay
    if (!isThere) await arrive()
    if (isStill && !isThere) await replay(state, by)
    else progress.resume()
    ;({ code } = next.settings)
    shown = hash
  }

  const turns = sequence(() => {
    if (turns.isIdle() && shown !== '') document.documentElement.dataset['shown'] = shown
    watch()
  })

  let wasClosed = false
  const watch = () => {
    // On the way to a view the previous one may close.
    if (!turns.isIdle()) return
    if (isClosed() && !wasClosed) postToParent({ kind: 'closed' })
    wasClosed = isClosed()
    present(view.part, isStill)
  }
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })

  window.addEventListener('hashchange', () => turns.add(() => show()))
  // The page may differ at another width: elements open on a phone may be closed on a desktop.
  window.addEventListener('resize', () => turns.add(() => flow.isAtWork() && arrive()))
  document.addEventListener(MEASURE, () => present(view.part, isStill))
  window.addEventListener('message', ({ origin, data }: MessageEvent<FrameMessage>) => {
    if (origin !== window.location.origin) return
    if (data.kind === 'send') turns.add(() => send(data.event))
    if (data.kind === 'again') turns.add(() => show(true))
    if (data.kind === 'enter') enter()
  })
  turns.add(() => show())
}
