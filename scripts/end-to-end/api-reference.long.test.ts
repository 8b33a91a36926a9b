import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { origin } from './product.ts'

const browser = useBrowser()

test('the reference with forms is drawn from this server alone', async () => {
  const origins = new Set<string>()
  const refused: string[] = []
  const page = await browser.open(`${origin}/docs/api/try`, {}, async (opened) => {
    opened.on('request', (request) => {
      if (/^(?:https?|wss?):/.test(request.url())) origins.add(new URL(request.url()).origin)
    })
    opened.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
  })
  await page.getByRole('heading', { name: 'Scheduling API' }).waitFor()
  await page.getByRole('link', { name: 'Who is signed in' }).waitFor()
  expect([...origins]).toEqual([origin])
  expect(refused).toEqual([])
})
