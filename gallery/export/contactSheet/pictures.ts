import * as z from '../../../src/api/zod.ts'
import type { Settings } from '../../address.ts'

/** Folder, below the gallery, of the pictures of `npm run gallery:print`, and their list. */
export const PICTURES = 'pictures'
export const LIST = 'list.json'

const Size = z.object({ width: z.number(), height: z.number() })

/** Printed pictures by name, each with the size of what it shows, CSS pixels. */
const Pictures = z.object({ printed: z.string(), parts: z.record(z.string(), Size) })
export type Pictures = z.output<typeof Pictures>

export const NO_PICTURES: Pictures = { printed: '', parts: {} }

/** The list; empty if it is invalid or of an older format. */
export function readPictures(text: string): Pictures {
  try {
    return Pictures.parse(JSON.parse(text))
  } catch {
    return NO_PICTURES
  }
}

export type Variant = Pick<Settings, 'lang' | 'theme' | 'width'>

/** A text as part of a file name. */
export const plainName = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d.+]+/g, '-')

/** 'pl-dark-390' */
export const lookName = ({ lang, theme, width }: Variant) => `${lang}-${theme}-${width}`

/** 'closeOrder/closing/error--refused--en-dark-700.webp' */
export const pictureName = (folder: string, name: string, detail: string, variant: Variant) =>
  `${folder}/${plainName(name)}--${plainName(detail)}--${lookName(variant)}.webp`

/** Whether views with these settings are printed: long texts and other codes are only shown live. */
export const isPrinted = ({ texts, code }: Settings) => texts === 'normal' && code === null
