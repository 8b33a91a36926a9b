import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killableBrowser } from '../end-to-end/killable-browser.ts'
import {
  clockOf,
  clockShows,
  LATE,
  newHost,
  onlyVideoOf,
  recordFor,
  videosOf,
} from '../end-to-end/recording.ts'
import { freePortPair, startProduct } from '../product.ts'
import { killNow } from './postgres-processes.ts'

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-recorder-'))
const port = await freePortPair()
const start = async () => startProduct({ DATA_DIR: dataDir, PORT: String(port) }, ['--small-demo'])
const browser = await killableBrowser()
let product = await start()
afterAll(async () => {
  await browser.kill()
  await browser.remove()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

// It waits for a start of the product.
const SLOW = { timeout: 240_000 }

test(
  'a recording goes on while the server is killed, and the same upload goes on when it is back',
  SLOW,
  async () => {
    const { origin } = product
    const host = await newHost(origin)
    const page = await browser.start()
    await recordFor(page, host, origin, 3)
    await expect.poll(() => videosOf(host), LATE).toHaveLength(1)
    const [begun] = await videosOf(host)
    killNow(product.pid)
    await product.ended
    await page.getByText(/We’ll upload it as soon as we can reach the server/).waitFor(LATE)
    const without = await clockOf(page)
    await clockShows(page, without + 2)
    product = await start()
    await page.getByText(/saved on this device and being uploaded/).waitFor(LATE)
    await page.getByRole('button', { name: 'Stop' }).click(LATE)
    await page.getByRole('button', { name: 'Use this video' }).waitFor(LATE)
    const recorded = await clockOf(page)
    await page.getByRole('button', { name: 'Use this video' }).click(LATE)
    const video = await onlyVideoOf(host)
    expect(video.id).toBe(begun?.id)
    expect(video.seconds).toBeGreaterThanOrEqual(recorded - 3)
  },
)
