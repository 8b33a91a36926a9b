import type { TrialStandIn } from '../service/trial.ts'
import { startPipedrive } from './server.ts'

export const trial: TrialStandIn = {
  name: 'Pipedrive',
  calendars: 'Pipedrive',
  registration: { maker: 'pipedrive', providers: ['pipedrive'] },
  async start({ clientId, clientSecret, redirectUris, file, colleagues }) {
    return startPipedrive({
      clientId,
      clientSecret,
      redirectUris,
      file,
      users: ['host@pipedrive.example', ...colleagues],
    })
  },
}
