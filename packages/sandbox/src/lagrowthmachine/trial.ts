import type { TrialStandIn } from '../service/trial.ts'
import { startLaGrowthMachine } from './server.ts'

export const trial: TrialStandIn = {
  name: 'La Growth Machine',
  calendars: 'La Growth Machine',
  keyed: 'lagrowthmachine',
  async start({ file }) {
    const { url, key, close } = await startLaGrowthMachine({ file })
    return { url, accounts: { lagrowthmachine: { key } }, close }
  },
}
