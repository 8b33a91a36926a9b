import type { ApiKey } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

const maker = 'anna@studio.example'

export const apiKeys: ApiKey[] = [
  {
    id: idOf('api-key', 1),
    name: 'Zapier',
    scopes: ['bookings:write', 'event_types:read'],
    ending: 'x7Qm',
    maker,
    createdAt: iso(NOW - 9 * DAY),
    expiresAt: iso(NOW + 356 * DAY),
    usedAt: iso(NOW - DAY),
  },
  {
    id: idOf('api-key', 2),
    name: 'Monthly report',
    scopes: ['analytics:read', 'bookings:read'],
    ending: 'a_03',
    maker,
    createdAt: iso(NOW - 90 * DAY),
    expiresAt: iso(NOW - DAY),
    usedAt: null,
  },
]

export interface ApiKeysState {
  apiKeys: ApiKey[]
}

const apiKeysState = (): ApiKeysState => ({ apiKeys: [] })

function apiKeysAnswers(
  state: ApiKeysState,
): Answers<'GET /api-keys' | 'POST /api-keys' | 'DELETE /api-keys/:id'> {
  return {
    'GET /api-keys': () => ({ keys: state.apiKeys }),
    'POST /api-keys': ({ body: { name, scopes, days, current } }) => {
      if (current !== 'Secret-1') {
        const wrong = { path: 'current', reason: 'wrong_password', message: 'x' }
        throw refusal('wrong_password', { errors: [wrong] })
      }
      const key: ApiKey = {
        id: idOf('api-key', state.apiKeys.length + 3),
        name,
        scopes,
        ending: 'new0',
        maker,
        createdAt: iso(NOW),
        expiresAt: days === null ? null : iso(NOW + days * DAY),
        usedAt: null,
      }
      state.apiKeys = [key, ...state.apiKeys]
      return { key, secret: 'wzl_a-key-of-a-story-new0' }
    },
    'DELETE /api-keys/:id': ({ params }) => {
      state.apiKeys = state.apiKeys.filter(({ id }) => id !== params.id)
    },
  }
}

export const apiKeysFixture = { state: apiKeysState, answers: apiKeysAnswers }
