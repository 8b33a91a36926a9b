import type { TrialStandIn } from '../service/trial.ts'
import { nameOf } from './mailboxes.ts'
import { startExchange } from './server.ts'

export const trial: TrialStandIn = {
  name: 'Exchange',
  calendars: 'Exchange',
  async start({ password, colleagues, file }) {
    const { url, domain, user, mailboxes, close } = await startExchange({ password, colleagues, file })
    return {
      url,
      accounts: { exchange: { address: url, user: `${domain}\\${user}`, password } },
      people: mailboxes.map(nameOf),
      peopleOf: 'exchange',
      close,
    }
  },
}
