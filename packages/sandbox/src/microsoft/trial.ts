import { accountOf } from '../service/grants.ts'
import type { TrialStandIn } from '../service/trial.ts'
import { startMicrosoft } from './server.ts'

export const trial: TrialStandIn = {
  name: 'Outlook Calendar and Microsoft Teams',
  calendars: 'Outlook Calendar',
  registration: { maker: 'microsoft', providers: ['microsoft', 'teams'] },
  async start({ clientId, clientSecret, redirectUris, file, colleagues }) {
    const client = { clientId, clientSecret, redirectUris }
    const microsoft = await startMicrosoft({ ...client, file, colleagues, takesHttp: true })
    return {
      url: microsoft.url,
      enter(entries, email) {
        const [main] = accountOf(microsoft.accounts, email).calendars
        for (const { id, title, start, end } of entries)
          main?.events.set(id, {
            id,
            subject: title,
            showAs: 'busy',
            start: graphMoment(start),
            end: graphMoment(end),
          })
      },
      close: microsoft.close,
    }
  },
}

/** A time in the Graph's format. */
export function graphMoment(at: Date): { dateTime: string; timeZone: string } {
  return { dateTime: at.toISOString().replace('Z', '0000'), timeZone: 'UTC' }
}
