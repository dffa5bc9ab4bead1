import 'i18next'
import type { common, faq, termsOfUse } from './resources.d.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: common; faq: faq; termsOfUse: termsOfUse }
  }
}
