import type { TFunction } from 'i18next'
import type { Problem } from '../domain/orderProblem.ts'

/** What is wrong with an order, in words. Specification §5. */
export const problemText = (t: TFunction, { key, values }: Problem): string =>
  // Which values a key needs is known where the problem is made; to the compiler all keys are as one without any.
  // A number of decimals chooses the plural form.
  t(key as 'common.fieldRequired', { replace: values ?? {}, count: Number(values?.['decimals'] ?? 0) })
