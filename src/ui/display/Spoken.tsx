import { useSettledValue } from '../hooks/useSettledValue.ts'

/** Announced, not shown, once its text has rested: how much is found while somebody types. */
export const Spoken = ({ text }: { text: string }) => <output className="sr-only">{useSettledValue(text)}</output>
