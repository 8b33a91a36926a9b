import { accountOf } from '../service/grants.ts'
import type { TrialStandIn } from '../service/trial.ts'
import { startGoogle } from './server.ts'

export const trial: TrialStandIn = {
  name: 'Google Calendar',
  calendars: 'Google Calendar',
  registration: { maker: 'google', providers: ['google'] },
  async start({ clientId, clientSecret, redirectUris, file, colleagues }) {
    const google = await startGoogle({
      clientId,
      clientSecret,
      redirectUris,
      file,
      colleagues,
      takesHttp: true,
    })
    return {
      url: google.url,
      enter(entries, email) {
        const [main] = accountOf(google.accounts, email).calendars
        for (const { id, title, start, end } of entries)
          main?.events.set(id, {
            id,
            status: 'confirmed',
            summary: title,
            start: { dateTime: start.toISOString() },
            end: { dateTime: end.toISOString() },
          })
      },
      close: google.close,
    }
  },
}
