import { byNight, expect, logIn, openTrading, test, type Locator } from '../support/exchange.ts'
import { fixPrice, trading } from '../support/trading.ts'
import { tapRequests } from '../walks/walkStage.ts'

const PROFILE = '/api/user/profile/get'

/** Records every animation longer than perceptible, from the start of the page. */
const noteMovements = () => {
  const SEEN_MS = 10
  const moved = new Set<string>()
  Object.assign(window, { moved })
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().activeDuration) <= SEEN_MS) continue
      const name =
        animation instanceof CSSAnimation
          ? animation.animationName
          : animation instanceof CSSTransition
            ? animation.transitionProperty
            : animation.id
      moved.add(`${name} of ${effect.target?.tagName} ${effect.target?.getAttribute('class') ?? ''}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

for (const [reducedMotion, what] of [
  ['reduce', 'nothing moves'],
  ['no-preference', 'the loader, the price, a dialog and a toast move'],
] as const)
  test.describe(`with the preference ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(what, byNight, async ({ page, exchange }) => {
      await page.addInitScript(noteMovements)
      const line = await tapRequests(page)
      line.hold(PROFILE)
      await logIn(page, exchange)
      await page.goto('/futures/market/BTC-USDC')
      const { amount, long, picker, price, accepted } = trading(page)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
      await line.release(PROFILE)
      await expect(long).toBeVisible()
      for (const value of ['67000', '67100']) {
        await fixPrice(exchange, 'BTC-USDC', value)
        await expect(price).toContainText(`${value.slice(2)}.00`)
      }
      await picker.click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Close BTCUSDC LONG/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await amount.fill('100')
      await long.click()
      await expect(accepted).toBeVisible()
      const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])
      if (reducedMotion === 'reduce') expect(moved).toEqual([])
      else
        for (const name of ['bars', 'price-plate', 'rise-in', 'shrink'])
          expect(moved).toContainEqual(expect.stringContaining(`${name} of`))
    })
  })

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  const pixels = async (control: Locator) => (await control.screenshot({ animations: 'disabled' })).toString('base64')
  /** A control after rendering, without focus and pointer: only its state distinguishes two of them. */
  const picture = async (control: Locator) => {
    await control.page().getByRole('main').focus()
    await control.page().mouse.move(0, 0)
    let last = await pixels(control)
    const rests = async () => {
      const before = last
      last = await pixels(control)
      return last === before
    }
    await expect.poll(rests).toBe(true)
    return last
  }
  /** Something with more than one colour is drawn. */
  const inks = (control: Locator) =>
    control.screenshot({ animations: 'disabled' }).then(async (png) =>
      control.page().evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
        return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size
      }, png.toString('base64')),
    )

  test('every control is visible, and so is its state', byNight, async ({ page, exchange }) => {
    // High enough that nothing moves when the form grows, not even by a fraction of a pixel.
    await page.setViewportSize({ width: 1440, height: 2000 })
    await openTrading(page, exchange)
    const { form, levels, kind, orders, tab } = trading(page)
    await expect(orders.getByText(/^[+−]\d/).first()).toBeVisible()
    for (const control of await page
      .getByRole('button')
      .or(page.getByRole('slider'))
      .or(page.getByRole('switch'))
      .or(page.getByRole('checkbox'))
      .all())
      expect
        .soft(await inks(control), await control.evaluate((element) => element.outerHTML.slice(0, 120)))
        .toBeGreaterThan(1)

    const turned: [Locator, () => Promise<unknown>][] = [
      [levels, () => levels.press(' ')],
      [orders.getByRole('checkbox'), () => orders.getByRole('checkbox').press(' ')],
      [form.getByText('Limit').locator('xpath=ancestor::label'), () => kind('Limit').click()],
      [tab('Order history'), () => tab('Order history').click()],
      [form.getByRole('slider'), () => form.getByRole('slider').press('End')],
    ]
    for (const [control, turn] of turned) {
      const before = await picture(control)
      await turn()
      expect.soft(await picture(control), String(control)).not.toBe(before)
    }
  })

  test('a field and a chosen segment have a ring, the slider a track, the chosen leverage is filled', async ({
    page,
    exchange,
  }) => {
    await openTrading(page, exchange)
    const { amount, form } = trading(page)
    await amount.focus()
    await expect(page.locator('.field:has(:focus)')).toHaveCSS('outline-style', 'solid')
    await form.getByRole('radio', { name: 'Market' }).focus()
    await expect(page.locator('.segment:has(:focus)')).toHaveCSS('outline-offset', '2px')
    await form.getByRole('slider').fill('50')
    const colour = (part: string) =>
      form
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    const open = await colour('.slider-dot:not(.slider-dot-passed)')
    expect(await colour('.slider-dot-passed')).toBe(await colour('.slider-fill'))
    for (const part of ['.slider-rest', '.slider-fill']) expect(await colour(part), part).not.toBe(open)
    await form.getByRole('button', { name: /^Leverage/ }).click()
    const fill = (name: string) =>
      page.getByRole('radio', { name, exact: true }).evaluate((radio) => getComputedStyle(radio).backgroundColor)
    await expect(page.getByRole('radio', { name: '×10', exact: true })).toBeChecked()
    const others = [await fill('×20'), await fill('×50'), await fill('×100')]
    expect(new Set(others).size).toBe(1)
    expect(await fill('×10')).not.toBe(others[0])
  })
})

test.describe('more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } })

  test('a field with an error keeps the colour of its border', byNight, async ({ page, exchange }) => {
    await openTrading(page, exchange)
    const { amount, form } = trading(page)
    const border = (field: Locator) => field.evaluate((element) => getComputedStyle(element).borderTopColor)
    const field = form.locator('.field').first()
    const calm = await border(field)
    await amount.fill('1')
    await amount.blur()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => border(field)).not.toBe(calm)
  })
})
