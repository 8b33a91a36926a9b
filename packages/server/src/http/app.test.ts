import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { openAccount } from '../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)

test.each(['text/plain', 'text/plain; charset=utf-8', 'application/xml'])(
  '415 for a body of type %s, on routes with and without one',
  async (type) => {
    const headers = { 'content-type': type, authorization: `Bearer ${host.token}` }
    for (const path of ['/api/v1/event-types', '/api/v1/users/logout', `/${host.me.link}/any`]) {
      const answer = await fetch(app.url + path, { method: 'POST', headers, body: '{}' })
      expect([path, answer.status]).toEqual([path, 415])
      expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' })
    }
  },
)
