import react from '@vitejs/plugin-react'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build, preview } from 'vite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { useBrowser } from './browser.ts'
import { eventsOf, fillIn, slotsIn, watchHostPage } from './host-page.ts'
import { origin } from './product.ts'

const browser = useBrowser()

const root = path.resolve(import.meta.dirname, '../..')

/** Builds the example as a site owner would, with the sources of the npm package. */
async function buildSite(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'react-site-'))
  const shared = { root: path.join(root, 'examples/react'), configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [
      react(),
      {
        name: 'address-of-the-server',
        transform: (code, id) =>
          id.endsWith('site.jsx') ? code.replaceAll('https://scheduling.example', origin) : null,
      },
    ],
    resolve: {
      alias: { '@scheduling/embed-loader/react': path.join(root, 'packages/embed-loader/src/react.ts') },
      dedupe: ['react', 'react-dom'],
    },
    build: { outDir, emptyOutDir: true },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } })
  onTestFinished(async () => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  })
  const address = server.httpServer.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}/`
}

test('in React, StrictMode and re-renders load the booking page once, and a booking is told', async () => {
  const address = await buildSite()
  const asked: string[] = []
  const page = await browser.open(address, { viewport: { width: 375, height: 800 } }, async (opened) => {
    await watchHostPage(opened)
    opened.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame().parentFrame()) asked.push(request.url())
    })
  })
  const frame = page.frameLocator('main iframe')
  await expect.poll(async () => (await eventsOf(page, 'ready')).length).toBe(1)
  // The height depends on the remaining weeks of the month.
  await expect
    .poll(async () => {
      const box = await page.locator('main iframe').boundingBox()
      const content = await frame.locator('#app').evaluate((app) => app.getBoundingClientRect().height)
      return content > 640 && Math.ceil(content) === box?.height
    })
    .toBe(true)

  await slotsIn(frame).first().click()
  await frame.getByLabel('Name').fill('Rae Act')
  // It steps aside while somebody fills in a field.
  const button = page.locator('html > button')
  expect(await button.evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath))).toEqual([
    'inset(50%)',
  ])
  for (let topics = 1; topics <= 3; topics++)
    await page.getByRole('button', { name: 'One more topic' }).click()
  await page.getByText('Topics: 3').waitFor()
  expect(await button.count()).toBe(0)
  expect(await frame.getByLabel('Name').inputValue()).toBe('Rae Act')

  await fillIn(frame, { name: 'Rae Act', email: 'rae@act.example' })
  const [booked] = await eventsOf(page, 'booked')
  await page.getByText(`Thank you. Booking ${String(booked?.detail?.bookingId)}`).waitFor()
  expect(asked).toHaveLength(1)

  await page.getByRole('link', { name: 'Quick call' }).click()
  await slotsIn(page.frameLocator('dialog iframe')).first().waitFor()
})
