import type { TrialStandIn } from '../service/trial.ts'
import { startCaldav } from './server.ts'

export const trial: TrialStandIn = {
  name: 'CalDAV and a calendar at an address (.ics)',
  calendars: 'CalDAV and at an address (.ics)',
  async start({ password, colleagues, file }) {
    const started = await startCaldav({ password, colleagues, file })
    const { url, account, accounts, publishedAt, close } = started
    const { user } = account
    return {
      url,
      accounts: {
        caldav: { address: url, user, password: account.password },
        ics: { address: publishedAt },
      },
      people: accounts.map((one) => one.user),
      peopleOf: 'caldav',
      close,
    }
  },
}
