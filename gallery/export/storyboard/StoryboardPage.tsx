import { MoveRight } from 'lucide-react'
import { useRef } from 'react'
import { saveFile } from '../../../src/shared/csv/saveFile.ts'
import { type Settings, printAddress } from '../../address.ts'
import { PageHead, Warning } from '../../app/controls.tsx'
import { Markdown } from '../../app/Markdown.tsx'
import { stillView } from '../../app/situations.ts'
import { noteOn } from '../../notes.ts'
import { frameUrl, sizeOf } from '../../view/size.ts'
import { ViewMenu } from '../../view/ViewMenu.tsx'
import { lookName, plainName } from '../contactSheet/pictures.ts'
import { stripPicture } from '../files.ts'
import { Grids, type PicturesProps } from '../Grids.tsx'
import { SaveMenu, SaveRow } from '../SaveMenu.tsx'
import { type Frame, storyboardOf, type Storyboard } from './board.ts'
import { type Shot, useShots } from './useShots.ts'

/** Most width of a screen, CSS px: a wider one is drawn smaller, and keeps its pixels in a picture twice as sharp. */
const MOST_WIDTH = 720
/** Expected width of a screen that is not yet taken, CSS px: that of a dialog. */
const DIALOG_WIDTH = 436

const WORDS = {
  en: { screen: 'Screen', language: 'English', dark: 'dark', light: 'light' },
  pl: { screen: 'Ekran', language: 'Po polsku', dark: 'ciemny motyw', light: 'jasny motyw' },
}

function progress(taken: number, all: number, trouble: string | null): string {
  if (trouble !== null) return `Screen ${taken + 1} of ${all} cannot be taken: ${trouble}`
  if (all === 1 && taken === 1) return 'The only screen is taken.'
  return taken < all ? `Taking screen ${taken + 1} of ${all}…` : `All ${all} screens are taken.`
}

interface ScreenProps {
  frame: Frame
  shot: Shot | undefined
  word: string
  width: number
}

/** A screen with its words, after the event that led there; without a picture yet its words alone. */
function Screen({ frame: { number, title, descriptions, note, happening }, shot, word, width }: ScreenProps) {
  const style = { width: Math.min(shot?.width ?? Math.min(width, DIALOG_WIDTH), MOST_WIDTH) }
  return (
    <li className="flex max-w-full break-inside-avoid items-start gap-5 max-[700px]:flex-col">
      {happening && (
        <div className="w-28 flex-none pt-10 max-[700px]:w-auto max-[700px]:pt-0">
          <strong className="block font-medium">{happening.title}</strong>
          {happening.delay !== null && <span className="block text-xs text-text-2">{happening.delay}</span>}
          <MoveRight size={40} strokeWidth={1} className="text-accent max-[700px]:hidden" aria-hidden />
        </div>
      )}
      <figure className="max-w-full min-w-0 flex-initial" style={style}>
        {shot ? (
          <img
            className="w-full rounded-md shadow-[0_0_0_1px_var(--color-line-strong)]"
            src={shot.picture}
            alt={`${word} ${number}: ${title}`}
            width={shot.width}
            height={shot.height}
          />
        ) : (
          <div className="grid min-h-60 place-items-center rounded-md border border-dashed border-line-strong text-text-3">
            To be taken
          </div>
        )}
        <figcaption className="grid gap-1.5 pt-3 wrap-anywhere text-text-2">
          <h3 className="text-md text-text">
            <span className="mr-1.5 text-text-3">{number}</span>
            {title}
          </h3>
          {descriptions.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {note !== null && (
            <div className="border-l-2 border-accent-line pl-2.5">
              <Markdown text={note} />
            </div>
          )}
        </figcaption>
      </figure>
    </li>
  )
}

/** 'storyboard-reset-error-payment-failed-pl-dark-390' */
function fileName({ machine, frames }: Storyboard, settings: Settings): string {
  const last = frames.at(-1)
  return `storyboard-${plainName([machine, last?.state ?? '', last?.by ?? 'the beginning'].join(' '))}-${lookName(settings)}`
}

/** A path of a machine as a strip of its real screens, to be saved for a slide or a design tool. PDF is printed by the browser. */
export function StoryboardPage({ chart, place, settings }: PicturesProps) {
  const { paths, path, scene, remark } = stillView(chart, place, settings)
  const board =
    path &&
    storyboardOf(chart, path, paths[0]?.state ?? '', settings.lang, (state, by) =>
      noteOn(chart.name, state, by, settings.lang),
    )
  const words = WORDS[settings.lang]

  const frame = useRef<HTMLIFrameElement>(null)
  const strip = useRef<HTMLElement>(null)
  const begin = { page: 'machine', machine: chart.name, state: paths[0]?.state ?? null, by: null } as const
  const address = printAddress({ place: begin, settings: { ...settings, scene, mode: 'still', room: 'both' } })
  const of = path ? `${address} ${path.state} ${path.by}` : null
  const { taken, trouble } = useShots(frame, path?.steps ?? [], of)
  const files = {
    PNG: async () =>
      board && strip.current && saveFile(`${fileName(board, settings)}.png`, await stripPicture(strip.current)),
    PDF: () => window.print(),
  }
  return (
    <main>
      <PageHead
        title={board ? `${chart.title}: storyboard` : chart.title}
        tools={
          <>
            <Grids place={place} settings={settings} />
            <ViewMenu machine={chart.name} settings={{ ...settings, scene }} only="one scene" />
            <SaveMenu>
              <SaveRow title="Storyboard" isReady={taken.length === board?.frames.length} files={files} />
            </SaveMenu>
          </>
        }
      />
      <Warning>{remark}</Warning>
      {board && (
        <>
          <p className="px-4 pt-3 text-text-2" role="status">
            {progress(taken.length, board.frames.length, trouble)} The words below the screens are the chart's and the
            notes'.
          </p>
          <section ref={strip} className="strip p-4 print:[zoom:0.62]" lang={board.lang}>
            <h2 className="text-xl">{board.title}</h2>
            <p className="text-text-2">{`${board.subtitle}. ${words.language}, ${words[settings.theme]}, ${settings.width} px.`}</p>
            <ol className="flex flex-wrap items-start gap-x-5 gap-y-8 pt-6">
              {board.frames.map((one, index) => (
                <Screen key={one.number} frame={one} shot={taken[index]} word={words.screen} width={settings.width} />
              ))}
            </ol>
          </section>
          {/* Drawn, but out of sight: the screens are taken of it. */}
          <iframe
            key={of}
            ref={frame}
            className="fixed top-0 -left-[10000px]"
            inert
            tabIndex={-1}
            title="The view the screens are taken of"
            src={frameUrl(address)}
            style={sizeOf(settings.width)}
          />
        </>
      )}
    </main>
  )
}
