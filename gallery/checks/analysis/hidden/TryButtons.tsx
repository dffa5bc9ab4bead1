import { useEffect, useState } from 'react'
import type { Address } from '../../../address.ts'
import { type Tried, tryButtons } from './triedButtons.ts'
import { HiddenView } from './HiddenView.tsx'

interface Trial {
  tried: readonly Tried[]
  /** Null while not known. */
  total: number | null
  isOver: boolean
  trouble: string | null
}

const BEGIN: Trial = { tried: [], total: null, isOver: false, trouble: null }

function whatCame({ sent, left, isClosed, isChanged }: Tried): string {
  const told = sent.map(({ event, isTaken }) => `sends ${event}: ${isTaken ? 'taken' : 'ignored by this state'}`)
  if (left !== null) told.push(`leaves to ${left}`)
  if (isClosed) told.push('closes it')
  if (told.length > 0) return told.join('; ')
  return isChanged ? 'sends the machine nothing, and changes what is shown' : 'sends the machine nothing, and nothing is seen to change'
}

const isIgnored = ({ sent }: Tried) => sent.some(({ isTaken }) => !isTaken)

function progress({ tried, total, isOver, trouble }: Trial): string {
  if (trouble !== null) return trouble
  const ignored = tried.filter(isIgnored).length
  if (isOver) return `${tried.length} tried, ${ignored === 0 ? 'none' : ignored} that send what the state ignores.`
  return total === null ? 'The view is being opened.' : `${tried.length} of ${total}`
}

function Running({ address, part }: { address: Address; part: string | undefined }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [trial, setTrial] = useState(BEGIN)
  useEffect(() => {
    if (!frame) return
    let isStopped = false
    const run = async () => {
      for await (const { tried, total } of tryButtons(frame, part)) {
        if (isStopped) return
        setTrial((before) => ({ ...before, tried: [...before.tried, tried], total }))
      }
      if (!isStopped) setTrial((before) => ({ ...before, isOver: true }))
    }
    run().catch((error: unknown) => isStopped || setTrial((before) => ({ ...before, trouble: String(error) })))
    return () => {
      isStopped = true
    }
  }, [frame, part])
  return (
    <>
      <p role="status">{progress(trial)}</p>
      <ul className="findings">
        {trial.tried.map((one, index) => (
          <li key={index} data-bad={isIgnored(one)}>
            <strong>{one.button}</strong>
            <span>{whatCame(one)}</span>
          </li>
        ))}
      </ul>
      {!trial.isOver && <HiddenView address={address} frame={setFrame} isShown={trial.total !== null} />}
    </>
  )
}

/** Presses each button of a state out of sight, when it is asked to, and tells which send what the state ignores. */
export function TryButtons({ address, part }: { address: Address; part: string | undefined }) {
  const [times, setTimes] = useState(0)
  return (
    <>
      <p className="faint">Each button that can be pressed is pressed once, in the state as it is come to, out of sight and without the exchange; what the machine is sent is seen.</p>
      <button type="button" className="button" onClick={() => setTimes(times + 1)}>
        {times === 0 ? 'Try each button' : 'Try again'}
      </button>
      {times > 0 && <Running key={times} address={address} part={part} />}
    </>
  )
}
