import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { openHost } from '../host-api.ts'
import type { TestHost } from '../host-api.ts'
import { killableBrowser } from '../killable-browser.ts'
import { origin } from '../product.ts'
import { clockOf, LATE, onlyVideoOf, recordFor, videosOf } from '../recording.ts'
import { signedInAs } from '../signed-in.ts'

const browser = useBrowser()
const SLOW = { timeout: 60_000 }

test('a recording survives that its browser is killed, and the same upload goes on', SLOW, async () => {
  const host = await openHost(origin)
  const killable = await killableBrowser()
  onTestFinished(async () => {
    await killable.kill().catch(() => undefined)
    await killable.remove()
  })

  const page = await killable.start()
  await recordFor(page, host, origin, 6)
  await expect.poll(() => levelOf(page), LATE).toBeGreaterThan(0.02)
  const recorded = await clockOf(page)
  await killable.kill()
  const [begun] = await videosOf(host)
  expect(begun?.state).toBe('uploading')

  const again = await killable.start()
  await signedInAs(host)(again)
  await again.goto(`${origin}/dynamic-videos`)
  await again.getByRole('heading', { name: 'Unfinished recording' }).waitFor(LATE)
  const kept = /0:(\d\d)\./.exec((await again.getByText(/only on this device/).textContent()) ?? '')
  expect(Number(kept?.[1])).toBeGreaterThanOrEqual(recorded - 3)
  await again.getByRole('button', { name: 'Continue upload' }).click()
  const video = await onlyVideoOf(host)
  expect(video.id).toBe(begun?.id)
  expect(video.seconds).toBeGreaterThanOrEqual(recorded - 3)
  await again.getByRole('heading', { name: 'Uploading recording' }).waitFor({ state: 'detached', ...LATE })
})

test('a file goes on where it was, after the page was loaded again', SLOW, async () => {
  const host = await openHost(origin)
  const folder = await mkdtemp(path.join(tmpdir(), 'video-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'tour.webm')
  const bytes = Buffer.alloc(6_000_000, 7)
  bytes.write('\x1A\x45\xDF\xA3', 'latin1')
  await writeFile(file, bytes)

  let isCut = false
  const page = await browser.open(`${origin}/screencast/upload`, undefined, async (opened) => {
    await signedInAs(host)(opened)
    await opened.route('**/videos/uploads/**', async (route) => {
      const at = Number((await route.request().headerValue('upload-offset')) ?? 0)
      if (!isCut && at >= 2_000_000) return
      await route.continue()
    })
  })
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect.poll(() => receivedOf(host), LATE).toBeGreaterThanOrEqual(2_000_000)
  isCut = true
  await page.reload()
  await page.getByText(/Choose the same file to continue/).waitFor(LATE)
  const offsets: number[] = []
  page.on('request', (request) => {
    const at = request.headers()['upload-offset']
    if (request.method() === 'PATCH' && at !== undefined) offsets.push(Number(at))
  })
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Continue upload' }).click()
  await page.waitForURL(/\/dynamic-videos\/\w{8}$/, LATE)
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(2_000_000)
  expect(await videosOf(host)).toHaveLength(1)
})

async function receivedOf(host: TestHost): Promise<number> {
  const [video] = await videosOf(host)
  return video?.upload?.received ?? 0
}

async function levelOf(page: Page): Promise<number> {
  const scale = await page.locator('[data-level]').evaluate((bar) => (bar as HTMLElement).style.scale)
  return Number(scale.split(' ')[0])
}
