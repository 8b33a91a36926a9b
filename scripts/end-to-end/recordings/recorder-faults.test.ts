import type { Page } from 'playwright'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHost } from '../host-api.ts'
import type { TestHost } from '../host-api.ts'
import { killableBrowser } from '../killable-browser.ts'
import type { KillableBrowser } from '../killable-browser.ts'
import { origin } from '../product.ts'
import { clockOf, clockShows, LATE, onlyVideoOf, recordFor, videosOf } from '../recording.ts'

const SLOW = { timeout: 120_000 }
// Of what was recorded.
const MOST_LOST = 3

let browser: KillableBrowser
let first: Page
beforeAll(async () => {
  browser = await killableBrowser()
  first = await browser.start()
}, LATE.timeout)
afterAll(async () => {
  await browser.kill()
  await browser.remove()
})

async function recording(seconds = 3): Promise<{ page: Page; host: TestHost }> {
  const host = await openHost(origin)
  const page = await first.context().newPage()
  await page.addInitScript(keepTracks)
  await recordFor(page, host, origin, seconds)
  return { page, host }
}

/** What is kept is used, and the server has it. */
async function use(page: Page, host: TestHost): Promise<void> {
  const recorded = await clockOf(page)
  await page.getByRole('button', { name: 'Use this video' }).click(LATE)
  const { seconds } = await onlyVideoOf(host)
  expect(seconds).toBeGreaterThanOrEqual(recorded - MOST_LOST)
  // And it does not stand still for longer than it was recorded.
  expect(seconds).toBeLessThanOrEqual(recorded + MOST_LOST)
  await page.close()
}

test('a full disk ends the recording, says so, and what fitted is uploaded', SLOW, async () => {
  const { page, host } = await recording()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.getByText('This device has no space left. Everything up to that point is saved.').waitFor(LATE)
  await use(page, host)
})

test('a lid that is closed ends the recording where it was closed', SLOW, async () => {
  const { page, host } = await recording()
  const [begun] = await videosOf(host)
  // The connection goes with the lid, and is back later than the browser.
  await page.context().setOffline(true)
  browser.sleep()
  await sleep(16_000)
  browser.wake()
  await page.getByText('Your computer was asleep. Everything up to that point is saved.').waitFor(LATE)
  expect(await clockOf(page)).toBeLessThan(15)
  await page.context().setOffline(false)
  await use(page, host)
  expect((await onlyVideoOf(host)).id).toBe(begun?.id)
})

test('a lid that is closed in a pause is no part of the recording, which goes on', SLOW, async () => {
  const { page, host } = await recording()
  await page.getByRole('button', { name: 'Pause' }).click(LATE)
  const before = await clockOf(page)
  browser.sleep()
  await sleep(16_000)
  browser.wake()
  await page.getByRole('button', { name: 'Resume' }).click(LATE)
  expect(await clockOf(page)).toBeLessThanOrEqual(before + 1)
  await clockShows(page, before + 3)
  await page.getByRole('button', { name: 'Stop' }).click(LATE)
  await use(page, host)
})

test(
  'without a connection the recording goes on, and is uploaded when there is one again',
  SLOW,
  async () => {
    const { page, host } = await recording()
    await page.context().setOffline(true)
    await page.getByText(/We’ll upload it as soon as we can reach the server/).waitFor(LATE)
    const before = await clockOf(page)
    await clockShows(page, before + 2)
    await page.getByRole('button', { name: 'Stop' }).click(LATE)
    await page.context().setOffline(false)
    await use(page, host)
  },
)

test.each([
  ['camera', 'video'],
  ['microphone', 'audio'],
])(
  'a %s that is taken away ends the recording, says so, and keeps what there is',
  SLOW,
  async (name, kind) => {
    const { page, host } = await recording()
    await page.evaluate((of) => {
      for (const track of globalThis.keptTracks.filter((each) => each.kind === of)) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    }, kind)
    await page.getByText(`The ${name} was disconnected. Everything up to that point is saved.`).waitFor(LATE)
    await use(page, host)
  },
)

declare global {
  var keptTracks: MediaStreamTrack[]
}

/** Chromium's fake devices cannot be unplugged, so what a device that is unplugged does to its tracks is done to them. */
function keepTracks(): void {
  globalThis.keptTracks = []
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted)
    globalThis.keptTracks.push(...stream.getTracks())
    return stream
  }
}
