import { useHidden } from './useHidden.ts'
import { Dots, DOTS } from './Own.tsx'
import { type OwnText, textOf } from './ownText.ts'

function Dotted({ text }: { text: string }) {
  const at = text.indexOf(DOTS)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Dots />
      <Dotted text={text.slice(at + DOTS.length)} />
    </>
  )
}

/** A text whose amounts are hidden on request. */
export const Told = ({ text }: { text: OwnText }) => <Dotted text={textOf(text, useHidden()) ?? ''} />
