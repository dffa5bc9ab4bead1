import { readFileSync } from 'node:fs'
import { expect as plainExpect, type Locator, type Page } from '@playwright/test'

/** A frame is a whole app, so this limit is generous for a busy machine. */
export const expect = plainExpect.configure({ timeout: 60_000 })

/** A user performing a task with pointer and keyboard, using visible elements only. Each click, key and typed text is a step. */
export class Designer {
  steps = 0
  readonly page: Page
  /** Where the gallery is. */
  readonly gallery: string
  /** Whether the app runs beside it, as with npm run gallery; else it is a static site. */
  readonly hasApp: boolean

  constructor(page: Page, gallery: string, hasApp: boolean) {
    this.page = page
    this.gallery = gallery
    this.hasApp = hasApp
  }

  /** The view beside the chart. */
  get view() {
    return this.page.getByRole('region', { name: 'What the trader sees' }).frameLocator('iframe')
  }

  /** Starts at the first page, or at a given address. */
  open = async (address = '') => void (await this.page.goto(`${this.gallery}${address}`))

  press = async (what: Locator) => {
    this.steps += 1
    await what.click({ timeout: 60_000 })
  }

  type = async (field: Locator, text: string) => {
    this.steps += 1
    await field.fill(text)
  }

  key = async (key: string) => {
    this.steps += 1
    await this.page.keyboard.press(key)
  }

  sees = (what: Locator, text: string | RegExp = /./) => expect(what.first()).toContainText(text)

  /** Name and content of the file that a button saves. */
  save = async (button: Locator) => {
    const [saved] = await Promise.all([this.page.waitForEvent('download', { timeout: 60_000 }), this.press(button)])
    return { name: saved.suggestedFilename(), file: readFileSync(await saved.path()) }
  }
}
