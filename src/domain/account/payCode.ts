import { PAY_CODE_LENGTH } from '../../constants/limits.ts'

/** The digits of a typed or pasted text, at most six; anything else is ignored. Specification §5. */
export const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, PAY_CODE_LENGTH)

/** Whether a typed or pasted text has more digits than a pay code: nothing of it is used. */
export const hasTooManyDigits = (text: string): boolean => text.replace(/[^0-9]/g, '').length > PAY_CODE_LENGTH

export const isPayCode = (digits: string): boolean => digits.length === PAY_CODE_LENGTH && digitsOf(digits) === digits

/** '482 913': in groups of three, as read aloud. */
export const shownPayCode = (digits: string): string =>
  digits.length > PAY_CODE_LENGTH / 2
    ? `${digits.slice(0, PAY_CODE_LENGTH / 2)} ${digits.slice(PAY_CODE_LENGTH / 2)}`
    : digits
