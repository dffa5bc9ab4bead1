import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Faq } from '../features/info/Faq.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Index of a question opened from the palette. */
    question?: number
  }
}

export const Route = createFileRoute('/_shell/terms/faq')({ component: AskedFaq })

/** The questions, with the requested one open. */
function AskedFaq() {
  const { question, __TSR_key: entry } = useLocation({ select: ({ state }) => state })
  return <Faq key={question === undefined ? '' : entry} asked={question} />
}
