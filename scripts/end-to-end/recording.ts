import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { Video } from '../../packages/contract/src/index.ts'
import { createClient } from '../../packages/contract/src/index.ts'
import type { TestHost } from './host-api.ts'
import { signedInAs } from './signed-in.ts'

// Encoding without a graphics card is slow on a busy machine.
export const LATE = { timeout: 110_000 }

/** No mail is read: nobody need confirm an address to record. */
export async function newHost(origin: string) {
  const email = `${crypto.randomUUID()}@host.example`
  const account = { email, password: 'Host-2026!', name: 'Hana Host', timeZone: 'America/New_York' }
  const { token, expires } = await createClient({ origin })('POST /users/register', { body: account })
  const call = createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
  return { call, session: { token, expires } }
}

/** Records the camera until the clock shows some seconds. */
export async function recordFor(
  page: Page,
  host: Pick<TestHost, 'session'>,
  origin: string,
  seconds: number,
): Promise<void> {
  await signedInAs(host)(page)
  await page.goto(`${origin}/screencast`)
  await page.getByText('Camera', { exact: true }).click(LATE)
  await page.getByRole('button', { name: 'Start recording' }).click(LATE)
  await page.getByRole('button', { name: 'Stop' }).waitFor(LATE)
  await clockShows(page, seconds)
}

/** As many seconds or more: on a busy machine the clock leaves some out. */
export async function clockShows(page: Page, seconds: number): Promise<void> {
  await until(async () => ((await clockOf(page)) >= seconds ? true : undefined), `${seconds} seconds`)
}

/** What the clock shows. */
export async function clockOf(page: Page): Promise<number> {
  const [, minutes, seconds] =
    /^(\d+):(\d\d)$/.exec((await page.getByText(/^\d+:\d\d$/).textContent()) ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

export async function videosOf({ call }: Pick<TestHost, 'call'>): Promise<Video[]> {
  return (await call('GET /videos')).videos
}

/** The only video of the host, once it is ready. */
export async function onlyVideoOf(host: Pick<TestHost, 'call'>): Promise<Video> {
  return until(async () => {
    const [video, ...others] = await videosOf(host)
    return video?.state === 'ready' && others.length === 0 ? video : undefined
  }, 'one ready video')
}

// Benches record too, so this is none of the test runner's.
async function until<Found>(find: () => Promise<Found | undefined>, what: string): Promise<Found> {
  const end = Date.now() + LATE.timeout
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`Expected ${what} within ${LATE.timeout / 1_000} seconds`)
    await sleep(250)
  }
}
