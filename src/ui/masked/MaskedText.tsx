import { Dots, DOTS } from './Masked.tsx'
import { type MaskableText, renderText } from './renderText.ts'
import { useAmountsHidden } from './useAmountsHidden.ts'

function Dotted({ text }: { text: string }) {
  const at = text.indexOf(DOTS)
  if (at < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <Dots />
      <Dotted text={text.slice(at + DOTS.length)} />
    </>
  )
}

/** A text with maskable amounts. */
export const MaskedText = ({ text }: { text: MaskableText }) => (
  <Dotted text={renderText(text, useAmountsHidden()) ?? ''} />
)
