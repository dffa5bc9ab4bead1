import type { TFunction } from 'i18next'
import type { Resources } from './resources.d.ts'

/** The `t` of a component of any namespace. What takes it uses keys of `common` alone, which every namespace falls back to. */
export type AnyT = TFunction<keyof Resources>
