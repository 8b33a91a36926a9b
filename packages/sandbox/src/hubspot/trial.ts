import type { TrialStandIn } from '../service/trial.ts'
import { startHubSpot } from './server.ts'

export const trial: TrialStandIn = {
  name: 'HubSpot',
  calendars: 'HubSpot',
  registration: { maker: 'hubspot', providers: ['hubspot'] },
  async start({ clientId, clientSecret, redirectUris, file, colleagues, hookOf }) {
    return startHubSpot({
      clientId,
      clientSecret,
      redirectUris,
      file,
      webhook: () => ({ url: hookOf('hubspot'), reachedAt: hookOf('hubspot') }),
      users: ['host@hubspot.example', ...colleagues],
    })
  },
}
