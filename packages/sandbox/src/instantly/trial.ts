import type { TrialStandIn } from '../service/trial.ts'
import { startInstantly } from './server.ts'

export const trial: TrialStandIn = {
  name: 'Instantly',
  calendars: 'Instantly',
  keyed: 'instantly',
  async start({ file }) {
    const { url, key, close } = await startInstantly({ file })
    return { url, accounts: { instantly: { key } }, close }
  },
}
