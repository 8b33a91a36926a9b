import type { TrialStandIn } from '../service/trial.ts'
import { startCaldav } from './server.ts'

export const trial: TrialStandIn = {
  name: 'CalDAV and a calendar at an address (.ics)',
  calendars: 'CalDAV and at an address (.ics)',
  async start({ password, file }) {
    const { url, account, publishedAt, close } = await startCaldav({ password, file })
    const { user } = account
    return {
      url,
      accounts: {
        caldav: { address: url, user, password: account.password },
        ics: { address: publishedAt },
      },
      close,
    }
  },
}
