import path from 'node:path'
import type { Google } from '../../packages/sandbox/src/google/server.ts'
import { startGoogle } from '../../packages/sandbox/src/google/server.ts'
import type { Microsoft } from '../../packages/sandbox/src/microsoft/server.ts'
import { startMicrosoft } from '../../packages/sandbox/src/microsoft/server.ts'
import { startZoom } from '../../packages/sandbox/src/zoom/server.ts'
import type { Config } from '../../packages/server/src/config.ts'

type Registrations = Pick<Config, 'google' | 'microsoft' | 'zoom'>

export interface StandIns {
  registrations: Registrations
  google: Google | undefined
  microsoft: Microsoft | undefined
  /** Told to whoever started it. */
  said: string[]
  close: () => Promise<void>
}

const CLIENT = { clientId: 'trial', clientSecret: 'trial' }
const HOOK = { webhookSecret: 'trial' }

/** Calendars can be tried without a registration at their providers: on this machine alone, and never where others come in. */
export async function startStandIns({
  publicUrl,
  dataDir,
  google,
  microsoft,
  zoom,
}: Config): Promise<StandIns> {
  const optionsOf = (provider: string, ...also: string[]) => ({
    ...CLIENT,
    redirectUris: [provider, ...also].map((one) => `${publicUrl}/calendar-connections/${one}`),
    takesHttp: true,
    file: path.join(dataDir, 'stand-ins', `${provider}.json`),
  })
  const started = {
    google: google ? undefined : await startGoogle(optionsOf('google')),
    microsoft: microsoft ? undefined : await startMicrosoft(optionsOf('microsoft', 'teams')),
    zoom: zoom
      ? undefined
      : await startZoom({ ...optionsOf('zoom'), ...HOOK, webhookUrl: () => `${publicUrl}/hooks/zoom` }),
  }
  return {
    google: started.google,
    microsoft: started.microsoft,
    registrations: {
      google: started.google ? registration(started.google.url) : google,
      microsoft: started.microsoft ? registration(started.microsoft.url) : microsoft,
      zoom: started.zoom ? { ...registration(started.zoom.url), ...HOOK } : zoom,
    },
    said: [
      ...saidOf('GOOGLE', 'Google Calendar', started.google),
      ...saidOf('MICROSOFT', 'Outlook Calendar and Microsoft Teams', started.microsoft),
      ...saidOf('ZOOM', 'Zoom', started.zoom),
      ...(started.google
        ? [`What stands in Google Calendar, and what happens when it fails: ${started.google.url}`]
        : []),
    ],
    async close() {
      await started.google?.close()
      await started.microsoft?.close()
      await started.zoom?.close()
    },
  }
}

function registration(url: string) {
  return { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }
}

function saidOf(variable: string, name: string, started: object | undefined): string[] {
  if (!started) return []
  return [`${variable}_CLIENT_ID is not set: ${name} is a stand-in on this machine.`]
}
