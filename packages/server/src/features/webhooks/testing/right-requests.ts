import { NOBODY } from '../../../testing/right-requests.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ host }: World): Promise<RightRequests> {
  let webhook = await addWebhook()
  return {
    requests: {
      'POST /hooks': () => ({ body: { target_url: NOBODY, event: 'invitee.created' } }),
      'DELETE /hooks/:id': () => ({ params: { id: webhook.id } }),
      'GET /hooks/samples': () => ({ query: { event: 'invitee.created' } }),
      'GET /webhooks': () => ({}),
      'POST /webhooks': () => ({ body: { url: NOBODY, events: ['invitee.created', 'invitee.canceled'] } }),
      'GET /webhooks/:id': () => ({ params: { id: webhook.id } }),
      'PATCH /webhooks/:id': () => ({
        params: { id: webhook.id },
        body: { url: NOBODY, events: ['invitee.canceled'], isOn: false },
      }),
      'DELETE /webhooks/:id': () => ({ params: { id: webhook.id } }),
      'POST /webhooks/:id/retry': () => ({ params: { id: webhook.id } }),
      'POST /webhooks/:id/secret': () => ({ params: { id: webhook.id } }),
      'POST /webhooks/:id/test': () => ({ params: { id: webhook.id }, body: { event: 'invitee.created' } }),
      'GET /webhooks/:id/deliveries': () => ({ params: { id: webhook.id } }),
      'GET /webhooks/:id/deliveries/:deliveryId': () => ({
        params: { id: webhook.id, deliveryId: webhook.id },
      }),
      'POST /webhooks/:id/deliveries/:deliveryId/resend': () => ({
        params: { id: webhook.id, deliveryId: webhook.id },
      }),
    },
    renew: async (route) => {
      if (route === 'DELETE /webhooks/:id') webhook = await addWebhook()
    },
  }

  async function addWebhook() {
    return host.api.call('POST /webhooks', { body: { url: NOBODY, events: ['invitee.created'] } })
  }
}
