import { expect as plainExpect, type Page } from '@playwright/test'
import { test } from '../support/builtGallery.ts'

/** A frame is a whole app, so this limit is generous for a busy machine. */
const expect = plainExpect.configure({ timeout: 40_000 })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The newest line is first. */
const lines = (page: Page, type: string) => page.getByRole('log').locator('li').filter({ has: page.locator('strong', { hasText: type }) })

for (const [platform, shape] of [['ios', '{"type":"needsLogin"}'], ['android', `'{"type":"needsLogin"}'`], ['page', '{"type":"needsLogin"}']] as const) {
  test(`${platform}: the webview asks its host to log in, joins by its token, looks as it says, and goes back`, async ({ page, gallery }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(`${gallery}#/host/${platform}`)
    const phone = page.frameLocator('iframe')
    const root = phone.locator('html')
    await expect(lines(page, 'ready')).toHaveCount(1)
    await phone.getByRole('button', { name: 'Join now' }).click()
    await expect(lines(page, 'needsLogin').locator('code')).toHaveText(shape)
    await press(page, 'Token')
    await press(page, 'Theme: light')
    await expect(root).toHaveAttribute('data-theme', 'light')
    await press(page, 'What is no message')
    await press(page, 'A message from elsewhere')
    await expect(lines(page, 'Dropped')).toHaveCount(2)
    await press(page, 'Language: Polish')

    await phone.getByRole('button', { name: 'Dołącz' }).click()
    const box = phone.getByRole('checkbox')
    await expect(box).toBeAttached()
    await press(page, 'Back')
    await expect(box).toHaveCount(0)
    await phone.getByRole('button', { name: 'Dołącz' }).click()
    await phone.locator('label', { has: phone.getByRole('checkbox') }).click({ position: { x: 12, y: 12 } })
    await phone.getByRole('button', { name: 'Potwierdź' }).click()
    await expect(lines(page, 'joined')).toHaveCount(1)
    await expect(lines(page, 'haptic').first()).toContainText('success')
    await phone.getByRole('button', { name: 'Zakończ' }).click()

    // Its insets come from the host, and the host opens external links.
    await press(page, 'Insets: notch and home bar')
    await expect.poll(() => phone.locator('main').evaluate((main) => getComputedStyle(main).paddingTop)).toBe('47px')
    await phone.getByRole('link', { name: 'Więcej informacji' }).click()
    await expect(lines(page, 'openLink')).toHaveCount(1)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Altcoin Sprint')
    await expect(page.getByRole('log')).not.toContainText(/"token":"[^…]/)
  })
}
