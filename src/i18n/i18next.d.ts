import 'i18next'
import type { common, draftLink, faq, risk, termsOfUse } from './resources.d.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: { common: common; draftLink: draftLink; faq: faq; risk: risk; termsOfUse: termsOfUse }
  }
}
