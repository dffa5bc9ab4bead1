import type { TFunction } from 'i18next'

const TYPE = /^\w{1,40}$/

/** What a contest of this type is about: contests.info.{type}, a general text where the type is unknown. Contract §4. */
export function contestText(t: TFunction, type: string | null): string {
  const known = type !== null && TYPE.test(type) ? type : 'default'
  // The type is the exchange's: it may have no words yet, so the key is typed as the one it falls back to.
  return t([`contests.info.${known}` as 'contests.info.default', 'contests.info.default'])
}
