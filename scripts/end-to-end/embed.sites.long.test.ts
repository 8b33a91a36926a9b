import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { serveChanged } from './changed-example.ts'
import type { TestHost } from './host-api.ts'
import { openHost } from './host-api.ts'
import { eventsOf, fillIn, slotsIn, watchHostPage } from './host-page.ts'
import { origin, site } from './product.ts'

const browser = useBrowser()

let host: TestHost
let path: string
beforeAll(async () => {
  host = await openHost(origin)
  path = await host.addEvent()
})

const OTHER = 'https://shop.example'

/** A site with the code of a saved embed for another site, or with that code reduced to the page's address. */
async function foreignSite({ isCut = false } = {}): Promise<{ id: string; address: string }> {
  const body = { name: 'Shop', kind: 'inline' as const, allowedSites: [OTHER] }
  const { id } = await host.call('POST /embeds', { body })
  const code = isCut ? `${path}?` : `${path}?widget=${id}&`
  const address = await serveChanged(`${site}/inline.html`, (html) => html.replace('demo/30min?', code))
  return { id, address }
}

test.each([
  ['with its code', false],
  ['without the embed in its address', true],
])('on a site that a saved embed does not name, browsers refuse the booking page, %s', async (_, isCut) => {
  const { address } = await foreignSite({ isCut })
  const refusals: string[] = []
  const page = await browser.open(address, {}, async (opened) => {
    await watchHostPage(opened)
    opened.on('console', (message) => message.type() === 'error' && refusals.push(message.text()))
  })
  await expect.poll(() => refusals.join()).toContain('frame-ancestors')
  expect(await slotsIn(page.frameLocator('iframe')).count()).toBe(0)
  expect(await eventsOf(page, 'ready')).toEqual([])
})

test('once it names the site, the same code shows the page, to be booked', async () => {
  const { id, address } = await foreignSite()
  const allowedSites = [OTHER, new URL(address).origin]
  await host.call('PATCH /embeds/:id', { params: { id }, body: { allowedSites } })
  const page = await browser.open(address, {}, watchHostPage)
  const frame = page.frameLocator('iframe')
  await slotsIn(frame).first().click()
  await fillIn(frame, { name: 'Allie Allowed', email: 'allie@allowed.example' })
  await expect.poll(async () => (await eventsOf(page, 'booked')).length).toBe(1)
})
