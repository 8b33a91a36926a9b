import type { RightRequests, World } from '../../../testing/right-requests.ts'
import { SPAN } from '../../../testing/right-requests.ts'
import { ask, ASK } from './ask.ts'

const FILE = { text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', timeZone: 'UTC' }

export async function rightRequests({ app, host }: World): Promise<RightRequests> {
  let asked = await ask(host)
  const params = () => ({ id: asked.client.id })
  const key = () => asked.key
  return {
    requests: {
      'GET /clients': () => ({}),
      'POST /clients': () => ({ body: ASK }),
      'POST /clients/:id/ask-again': () => ({ params: params(), body: { way: 'link' } }),
      'POST /clients/:id/end': () => ({ params: params() }),
      'DELETE /clients/:id': () => ({ params: params() }),
      'GET /clients/:id/slots': () => ({ params: params(), query: SPAN }),
      'POST /clients/:id/meetings': () => ({ params: params(), body: { start: '2027-03-03T10:00:00Z' } }),
      'POST /client-requests/open': () => ({ body: { key: key() } }),
      'POST /client-requests/start': () => ({ body: { key: key(), provider: 'google' } }),
      'POST /client-requests/finish': () => ({
        body: { key: key(), provider: 'google', state: 'x', code: 'y', timeZone: 'UTC' },
      }),
      'POST /client-requests/decline': () => ({ body: { key: key() } }),
      'POST /client-requests/take-back': () => ({ body: { key: key() } }),
      'POST /client-requests/slots': () => ({ body: { key: key(), ...FILE, ...SPAN } }),
      'POST /client-requests/book': () => ({
        body: {
          key: key(),
          ...FILE,
          start: '2027-03-04T10:00:00Z',
          name: 'Noa',
          email: `noa-${crypto.randomUUID().slice(0, 8)}@client.example`,
        },
      }),
    },
    async renew(route) {
      if (!/ \/client/.test(route)) return
      await app.context.db.deleteFrom('clients').where('host_id', '=', host.me.userID).execute()
      asked = await ask(host)
    },
  }
}
