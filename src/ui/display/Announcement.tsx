import { useSettledValue } from '../hooks/useSettledValue.ts'

/** Announced but not shown, once the text has stopped changing: the number of results while typing. */
export const Announcement = ({ text }: { text: string }) => <output className="sr-only">{useSettledValue(text)}</output>
