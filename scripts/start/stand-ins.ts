import { startGoogle } from '../../packages/sandbox/src/google/server.ts'
import { startMicrosoft } from '../../packages/sandbox/src/microsoft/server.ts'
import type { Config } from '../../packages/server/src/config.ts'

type Registrations = Pick<Config, 'google' | 'microsoft'>

export interface StandIns {
  registrations: Registrations
  /** Told to whoever started it. */
  said: string[]
  close: () => Promise<void>
}

const CLIENT = { clientId: 'trial', clientSecret: 'trial' }

/** Calendars can be tried without a registration at their providers: on this machine alone, and never where others come in. */
export async function startStandIns({ publicUrl, google, microsoft }: Config): Promise<StandIns> {
  const optionsOf = (provider: string) => ({
    ...CLIENT,
    redirectUris: [`${publicUrl}/calendar-connections/${provider}`],
    takesHttp: true,
  })
  const started = {
    google: google ? undefined : await startGoogle(optionsOf('google')),
    microsoft: microsoft ? undefined : await startMicrosoft(optionsOf('microsoft')),
  }
  return {
    registrations: {
      google: started.google ? registration(started.google.url) : google,
      microsoft: started.microsoft ? registration(started.microsoft.url) : microsoft,
    },
    said: [
      ...(started.google
        ? [
            'GOOGLE_CLIENT_ID is not set: Google Calendar is a stand-in on this machine, whose calendars end with it.',
          ]
        : []),
      ...(started.microsoft
        ? [
            'MICROSOFT_CLIENT_ID is not set: Outlook Calendar is a stand-in on this machine, whose calendars end with it.',
          ]
        : []),
    ],
    async close() {
      await started.google?.close()
      await started.microsoft?.close()
    },
  }
}

function registration(url: string) {
  return { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }
}
