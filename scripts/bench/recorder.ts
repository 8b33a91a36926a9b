import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { KillableBrowser } from '../end-to-end/killable-browser.ts'
import { killableBrowser, kilobytesOf } from '../end-to-end/killable-browser.ts'
import { clockOf, LATE, newHost, onlyVideoOf, recordFor, videosOf } from '../end-to-end/recording.ts'
import { signedInAs } from '../end-to-end/signed-in.ts'
import type { Product } from '../product.ts'
import type { Figure } from './figure.ts'
import { median, percentile } from './figure.ts'

const KILLS = Number(process.env.BENCH_KILLS ?? 20)
const SEED = process.env.BENCH_SEED ?? '1'
// Of a recording before the browser is killed.
const [SHORTEST_SECONDS, LONGEST_SECONDS] = [8, 20]
const MINUTES = Number(process.env.BENCH_RECORDING_MINUTES ?? 9)
const SAMPLE_MS = 5_000
// By then the process that records has worked more than any other.
const KNOWN_AFTER_SECONDS = 15

/** What is lost when the browser is killed while it records, and its memory while it records for long. */
export async function benchRecorder(product: Product): Promise<Figure[]> {
  return [...(await kills(product)), ...(await memory(product))]
}

/** `BENCH_KILLS=50` for more, `BENCH_SEED` for the moments of another run. */
async function kills({ origin }: Product): Promise<Figure[]> {
  const lost: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const browser = await killableBrowser()
    try {
      const seconds = SHORTEST_SECONDS + part(kill) * (LONGEST_SECONDS - SHORTEST_SECONDS)
      lost.push(await lostByKill(origin, browser, seconds))
    } finally {
      await browser.kill()
      await browser.remove()
    }
  }
  return [
    {
      name: `recording lost, ${KILLS} kills of the browser, most`,
      unit: 's',
      value: percentile(lost, 1),
      target: 3,
    },
    { name: 'the same, median', unit: 's', value: median(lost) },
  ]
}

/** From 0 to 1, and the same for the same seed. */
function part(kill: number): number {
  return createHash('sha256').update(`${SEED} ${kill}`).digest().readUInt32BE() / 2 ** 32
}

/** Seconds on the clock at the moment of the kill, less those of the video: it is the one that had begun before. */
async function lostByKill(origin: string, browser: KillableBrowser, seconds: number): Promise<number> {
  const host = await newHost(origin)
  const page = await browser.start()
  await recordFor(page, host, origin, 2)
  const at = performance.now()
  const clock = await clockOf(page)
  await sleep((seconds - clock) * 1_000)
  const [begun] = await videosOf(host)
  const recorded = clock + (performance.now() - at) / 1_000
  await browser.kill()
  const again = await browser.start()
  await signedInAs(host)(again)
  await again.goto(`${origin}/dynamic-videos`)
  await again.getByRole('button', { name: 'Continue upload' }).click(LATE)
  const video = await onlyVideoOf(host)
  if (video.id !== begun?.id) throw new Error('The upload that had begun did not go on')
  return recorded - (video.seconds ?? 0)
}

/** `BENCH_RECORDING_MINUTES=60` is the whole of it. */
async function memory({ origin }: Product): Promise<Figure[]> {
  const browser = await killableBrowser()
  try {
    const page = await browser.start()
    await recordFor(page, await newHost(origin), origin, KNOWN_AFTER_SECONDS)
    const renderer = await rendererOf(page)
    await browser.detach()
    const samples: number[] = []
    const began = performance.now()
    while (performance.now() - began < MINUTES * 60_000) {
      samples.push((await kilobytesOf(renderer)) / 1_024)
      await sleep(SAMPLE_MS)
    }
    const recorded = (await clockOf(await browser.attach())) / 60
    const third = Math.floor(samples.length / 3)
    const [before, after] = [Math.min(...samples.slice(third, 2 * third)), Math.min(...samples.slice(-third))]
    const name = `memory of the page that records, ${MINUTES} min`
    return [
      { name: `${name}, recorded`, unit: 'min', value: recorded, target: MINUTES },
      { name: `${name}, highest`, unit: 'MB', value: Math.max(...samples) },
      { name: `${name}, lowest of the last third`, unit: 'MB', value: after },
      // It rises until garbage is collected, and falls again. The first third is when encoders and caches grow.
      {
        name: `${name}, growth of the lowest`,
        unit: 'MB/min',
        value: (after - before) / (MINUTES / 3),
        target: 20 / 60,
      },
    ]
  } finally {
    await browser.kill()
    await browser.remove()
  }
}

/**
 * The number of the page's own process. Chromium keeps a spare one and starts services as it likes, which are no part of the
 * recorder. The one that records is the busiest.
 */
async function rendererOf(page: Page): Promise<number> {
  const devtools = await page.context().browser()?.newBrowserCDPSession()
  if (!devtools) throw new Error('The browser is gone')
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const [busiest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .toSorted((one, other) => other.cpuTime - one.cpuTime)
  if (!busiest) throw new Error('The browser has no renderer')
  return busiest.id
}
