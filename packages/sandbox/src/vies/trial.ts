import type { TrialStandIn } from '../service/trial.ts'
import { startVies } from './server.ts'

export const trial: TrialStandIn = {
  name: 'VIES',
  async start() {
    const vies = await startVies()
    return { url: vies.url, registerOrigin: vies.url, close: vies.close }
  },
}
