import { NOBODY } from '../../../testing/right-requests.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

export async function rightRequests({ app, host, booked }: World): Promise<RightRequests> {
  let [webhook, hook] = [await addWebhook(), await addHook()]
  let delivery = await addDelivery()
  return {
    requests: {
      'POST /hooks': () => ({ body: { target_url: NOBODY, event: 'invitee.created' } }),
      'DELETE /hooks/:id': () => ({ params: { id: hook.id } }),
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
      'GET /webhooks/:id/deliveries/:deliveryId': () => ({ params: delivery }),
      'POST /webhooks/:id/deliveries/:deliveryId/resend': () => ({ params: delivery }),
    },
    renew: async (route) => {
      if (route === 'DELETE /hooks/:id') hook = await addHook()
      if (route !== 'DELETE /webhooks/:id') return
      webhook = await addWebhook()
      delivery = await addDelivery()
    },
  }

  async function addWebhook() {
    return host.api.call('POST /webhooks', { body: { url: NOBODY, events: ['invitee.created'] } })
  }

  async function addHook() {
    return host.api.call('POST /hooks', { body: { target_url: NOBODY, event: 'invitee.created' } })
  }

  async function addDelivery() {
    const deliveryId = crypto.randomUUID()
    await app.context.pool.query(
      `insert into webhook_deliveries (host_id, webhook_id, id, event, subject_kind, subject_id, payload, state, attempts,
         occurred_at)
       values ($1, $2, $3, 'invitee.created', 'booking', $4, '{}', 'delivered', 1, now())`,
      [host.me.userID, webhook.id, deliveryId, booked.booking.id],
    )
    return { id: webhook.id, deliveryId }
  }
}
