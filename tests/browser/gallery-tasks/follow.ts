import { type Designer, expect } from './designer.ts'

/** Uses the app next to the gallery, checks that it is followed, and saves the recording. */
export async function follow(designer: Designer): Promise<Buffer> {
  const { page } = designer
  await designer.sees(page.getByRole('heading', { level: 2 }), 'Waiting for the app')
  const { origin } = new URL(designer.gallery)
  const app = await page.context().newPage()
  await app.request.post(`${origin}/sandbox/api/login`, { data: {}, headers: { origin } })
  await app.goto(`${origin}/futures/market/BTC-USDC`)
  await designer.press(app.getByRole('button', { name: 'Reset the balance' }))
  await designer.type(app.getByRole('textbox', { name: 'Pay code' }), '135 799')
  await designer.press(app.getByRole('button', { name: 'Confirm' }))
  await expect(app.getByRole('dialog').getByRole('group')).toContainText('Not paid')
  const log = page.getByRole('table')
  await designer.sees(log, 'The trader confirms the pay code')
  await designer.sees(log, 'Request rejected')
  await designer.press(page.getByRole('button', { name: 'Code', exact: true }))
  const { file } = await designer.save(page.getByRole('button', { name: 'Save trace' }))
  await app.close()
  return file
}
