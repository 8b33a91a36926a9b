import type { TrialStandIn } from '../service/trial.ts'
import { startZoom } from './server.ts'

export const trial: TrialStandIn = {
  name: 'Zoom',
  registration: { maker: 'zoom', providers: ['zoom'] },
  async start({ clientId, clientSecret, redirectUris, file, webhookSecret, hookOf }) {
    return startZoom({
      clientId,
      clientSecret,
      redirectUris,
      file,
      webhookSecret,
      webhookUrl: () => hookOf('zoom'),
    })
  },
}
