import type { ProviderId } from '@scheduling/contract'
import { startCaldav } from '@scheduling/sandbox/caldav'
import { startExchange } from '@scheduling/sandbox/exchange'
import { startGoogle } from '@scheduling/sandbox/google'
import { startMicrosoft } from '@scheduling/sandbox/microsoft'
import { afterAll } from 'vitest'
import type { Config } from '../../config.ts'
import type { TestApp } from '../app.ts'
import { startTestApp, TEST_PUBLIC_URL } from '../app.ts'
import { sharesWithNoEarlierTest } from '../stand-ins/calendars.ts'
import { ofCaldav, ofPublished } from './caldav.ts'
import { ofExchange } from './exchange.ts'
import { ofGoogle } from './google.ts'
import { ofMicrosoft } from './microsoft.ts'
import type { StandIn } from './stand-in.ts'

const CLIENT = { clientId: 'client', clientSecret: 'secret' }

interface CalendarApp {
  app: TestApp
  standIns: StandIn[]
  /** A read-only calendar. */
  published: StandIn
}

/**
 * The real server with a stand-in for each calendar provider, all on one clock. Call it at the top of a test
 * file.
 */
export async function startCalendarApp(config: Partial<Config> = {}): Promise<CalendarApp> {
  const clock: { now: () => number } = { now: () => 0 }
  const place = { url: '' }
  const optionsOf = (provider: ProviderId) => ({
    ...CLIENT,
    redirectUris: [`${TEST_PUBLIC_URL}/calendar-connections/${provider}`],
    now: () => clock.now(),
    reach: (address: string) => address.replace(TEST_PUBLIC_URL, place.url),
  })
  const google = await startGoogle(optionsOf('google'))
  const microsoft = await startMicrosoft(optionsOf('microsoft'))
  const exchange = await startExchange({ now: () => clock.now() })
  const caldav = await startCaldav()
  const published = await startCaldav()
  const app = await startTestApp({
    registrations: { google: registration(google.url), microsoft: registration(microsoft.url) },
    ...config,
  })
  afterAll(async () => {
    await google.close()
    await microsoft.close()
    await exchange.close()
    await caldav.close()
    await published.close()
  })
  sharesWithNoEarlierTest(app)
  clock.now = () => app.clock.now()
  place.url = app.url
  const standIns = [ofGoogle(google), ofMicrosoft(microsoft), ofExchange(exchange), ofCaldav(caldav)]
  return { app, standIns, published: ofPublished(published) }
}

function registration(url: string) {
  return { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }
}
