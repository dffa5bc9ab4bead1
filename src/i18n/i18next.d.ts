import 'i18next'
import type { Resources } from './resources.d.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    fallbackNS: 'common'
    resources: Resources
  }
}
