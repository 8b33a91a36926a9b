import type { TrialStandIn } from '../service/trial.ts'
import { startHeyReach } from './server.ts'

export const trial: TrialStandIn = {
  name: 'HeyReach',
  calendars: 'HeyReach',
  keyed: 'heyreach',
  async start({ file }) {
    const { url, key, close } = await startHeyReach({ file })
    return { url, accounts: { heyreach: { key } }, close }
  },
}
