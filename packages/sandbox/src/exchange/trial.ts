import type { TrialStandIn } from '../service/trial.ts'
import { startExchange } from './server.ts'

export const trial: TrialStandIn = {
  name: 'Exchange',
  calendars: 'Exchange',
  async start({ password, file }) {
    const { url, domain, user, close } = await startExchange({ password, file })
    return { url, accounts: { exchange: { address: url, user: `${domain}\\${user}`, password } }, close }
  },
}
