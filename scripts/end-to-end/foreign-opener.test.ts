import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { openHost } from './host-api.ts'
import { origin, site } from './product.ts'

// A hostile page opens its visitor's dashboard, keeps a reference to the window, and sends it the messages that
// our own windows send each other.

const browser = useBrowser()

async function openedBy(page: Page, url: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate((address) => {
    const kept = window as unknown as { opened: Window[] }
    kept.opened = [...(kept.opened ?? []), window.open(address) as Window]
  }, url)
  return opened
}

/** Sends the messages of our windows to all windows that it opened, and over a channel of the same name. */
async function speak(page: Page, state: string): Promise<void> {
  await page.evaluate((known) => {
    const said = { state: known, outcome: { account: 'evil@evil.example' } }
    const messages = [
      said,
      { scheduling: 1, type: 'hello', params: {} },
      { scheduling: 1, type: 'logout' },
      { type: 'connect-refresh' },
    ]
    for (const opened of (window as unknown as { opened: Window[] }).opened)
      for (const message of messages) opened.postMessage(message, '*')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    new BroadcastChannel('scheduling.consent').postMessage(said)
    localStorage.setItem('scheduling.consent', known)
  }, state)
}

test('connects nothing, ends nothing and says nothing there', async () => {
  const host = await openHost(origin)
  const evil = await browser.open(`${site}/`, undefined, async (page) => {
    await page.context().addInitScript(
      ([kept, at]) => {
        if (location.origin === at) localStorage.setItem('scheduling.token', String(kept))
      },
      [JSON.stringify(host.session), new URL(origin).origin],
    )
  })
  const dashboard = await openedBy(evil, `${origin}/calendar-connections`)
  const connect = dashboard.getByRole('button', { name: 'Connect Google Calendar' })
  await connect.waitFor()
  await speak(evil, 'x')

  // A response that nobody requested.
  const answered = await openedBy(evil, `${origin}/calendar-connections/google?code=stolen&state=x`)
  await answered.getByText(/./).first().waitFor()
  await answered.getByRole('link', { name: /Back/ }).waitFor()
  expect((await host.call('GET /connections')).connections).toEqual([])

  // A consent in progress, and the attacker even knows its state.
  const asking = dashboard.waitForEvent('popup')
  await connect.click()
  const beside = await asking
  await beside.getByRole('button', { name: 'Allow' }).waitFor()
  const state = await dashboard.evaluate(() => String(localStorage.getItem('scheduling.consent')))
  await speak(evil, state)
  expect(await dashboard.getByText('evil@evil.example').count()).toBe(0)
  expect(beside.isClosed()).toBe(false)
  await beside.getByRole('button', { name: 'Allow' }).click()
  await dashboard.getByRole('heading', { level: 2, name: 'host@gmail.example' }).waitFor()
})
