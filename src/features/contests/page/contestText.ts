import type { TFunction } from 'i18next'

const TYPE = /^\w{1,40}$/

/** Description of a contest type: contests.info.{type}, a general text if the type is unknown. Contract §4. */
export function contestText(t: TFunction, type: string | null): string {
  const name = type !== null && TYPE.test(type) ? type : 'default'
  // The type comes from the exchange and may have no text yet, so the key is typed as its fallback.
  return t([`contests.info.${name}` as 'contests.info.default', 'contests.info.default'])
}
