import type { TFunction } from 'i18next'
import type { CommandName } from './actions.ts'

/** The name of an action in the palette. Theme and log out use names of the shell. */
export const actionName = (t: TFunction<'palette'>, action: CommandName): string => t(`actions.${action as 'amount'}`) // a test holds that all others have this name
