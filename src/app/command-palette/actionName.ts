import type { TFunction } from 'i18next'
import { type CommandName, leverageOf } from '../../domain/text/actions.ts'

/** The name of an action in the palette. Theme and log out use names of the shell. */
export function actionName(t: TFunction<'palette'>, action: CommandName): string {
  const leverage = leverageOf(action)
  return leverage === null ? t(`actions.${action as 'amount'}`) : t('actions.leverage', { leverage: String(leverage) }) // a test holds that all others have this name
}
