import path from 'node:path'
import type { Caldav } from '../../packages/sandbox/src/caldav/server.ts'
import { startCaldav } from '../../packages/sandbox/src/caldav/server.ts'
import type { Exchange } from '../../packages/sandbox/src/exchange/server.ts'
import { startExchange } from '../../packages/sandbox/src/exchange/server.ts'
import type { Google } from '../../packages/sandbox/src/google/server.ts'
import { startGoogle } from '../../packages/sandbox/src/google/server.ts'
import type { Microsoft } from '../../packages/sandbox/src/microsoft/server.ts'
import { startMicrosoft } from '../../packages/sandbox/src/microsoft/server.ts'
import { startZoom } from '../../packages/sandbox/src/zoom/server.ts'
import type { Config } from '../../packages/server/src/config.ts'

type Settings = Pick<Config, 'google' | 'microsoft' | 'zoom' | 'trialAccounts'>

export interface StandIns {
  settings: Settings
  google: Google | undefined
  microsoft: Microsoft | undefined
  /** Told to whoever started it. */
  said: string[]
  close: () => Promise<void>
}

const CLIENT = { clientId: 'trial', clientSecret: 'trial' }
const HOOK = { webhookSecret: 'trial' }
const PASSWORD = 'trial'

/** Calendars can be tried without a registration at their providers: on this machine alone, and never where others come in. */
export async function startStandIns({
  publicUrl,
  dataDir,
  google,
  microsoft,
  zoom,
}: Config): Promise<StandIns> {
  const fileOf = (provider: string) => path.join(dataDir, 'stand-ins', `${provider}.json`)
  const optionsOf = (provider: string, ...also: string[]) => ({
    ...CLIENT,
    redirectUris: [provider, ...also].map((one) => `${publicUrl}/calendar-connections/${one}`),
    takesHttp: true,
    file: fileOf(provider),
  })
  const started = {
    google: google ? undefined : await startGoogle(optionsOf('google')),
    microsoft: microsoft ? undefined : await startMicrosoft(optionsOf('microsoft', 'teams')),
    zoom: zoom
      ? undefined
      : await startZoom({ ...optionsOf('zoom'), ...HOOK, webhookUrl: () => `${publicUrl}/hooks/zoom` }),
  }
  const exchange = await startExchange({ password: PASSWORD, file: fileOf('exchange') })
  const caldav = await startCaldav({ password: PASSWORD, file: fileOf('caldav') })
  const diaries = [
    ['Google Calendar', started.google],
    ['Outlook Calendar', started.microsoft],
    ['Exchange', exchange],
    ['CalDAV and at an address (.ics)', caldav],
  ] as const
  return {
    google: started.google,
    microsoft: started.microsoft,
    settings: {
      google: started.google ? registration(started.google.url) : google,
      microsoft: started.microsoft ? registration(started.microsoft.url) : microsoft,
      zoom: started.zoom ? { ...registration(started.zoom.url), ...HOOK } : zoom,
      trialAccounts: accountsOf(exchange, caldav),
    },
    said: [
      ...saidOf('GOOGLE', 'Google Calendar', started.google),
      ...saidOf('MICROSOFT', 'Outlook Calendar and Microsoft Teams', started.microsoft),
      ...saidOf('ZOOM', 'Zoom', started.zoom),
      'Exchange, CalDAV and a calendar at an address (.ics) have stand-ins on this machine; what opens them stands in the form that connects them.',
      'What stands in the calendars, and what happens when they fail:',
      ...diaries.flatMap(([name, standIn]) => (standIn ? [`  ${name}: ${standIn.url}`] : [])),
    ],
    async close() {
      for (const one of [...Object.values(started), exchange, caldav]) await one?.close()
    },
  }
}

function registration(url: string) {
  return { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }
}

/** What their owner types. */
function accountsOf(
  exchange: Exchange,
  { url, account, publishedAt }: Caldav,
): NonNullable<Config['trialAccounts']> {
  return {
    exchange: {
      address: exchange.url,
      user: `${exchange.domain}\\${exchange.user}`,
      password: exchange.password,
    },
    caldav: { address: url, user: account.user, password: account.password },
    ics: { address: publishedAt },
  }
}

function saidOf(variable: string, name: string, started: object | undefined): string[] {
  if (!started) return []
  return [`${variable}_CLIENT_ID is not set: a stand-in on this machine takes the place of ${name}.`]
}
