import type { Calendar, Connection, Provider, RoomAccount } from '@scheduling/contract'
import { PROVIDERS } from '@scheduling/contract/providers'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

export interface ConnectionsState {
  providers: Provider[]
  connections: Connection[]
  rooms: RoomAccount[]
}

const connectionsState = (): ConnectionsState => ({
  providers: PROVIDERS.map(({ id, gives, asks }) => ({
    id,
    gives: [...gives],
    asks: [...asks],
    isReady: true,
    needs: [],
  })),
  connections: [],
  rooms: [],
})

export function someConnection(number: number, change: Partial<Connection> = {}): Connection {
  return {
    id: idOf('connection', number),
    provider: 'google',
    account: 'noor@gmail.example',
    health: 'working',
    connectedAt: iso(NOW - 30 * DAY),
    lastSuccessAt: iso(NOW - HOUR),
    lastFailure: null,
    lastCalls: [
      { at: iso(NOW - HOUR), name: 'read_changes', failure: null, milliseconds: 120 },
      { at: iso(NOW - 2 * HOUR), name: 'write_event', failure: 'unavailable', milliseconds: 4_000 },
    ],
    ...change,
  }
}

function connectionsAnswers(
  state: ConnectionsState & { calendars: Calendar[] },
): Answers<
  | 'GET /connections'
  | 'POST /connections/:provider/start'
  | 'POST /connections/:provider/finish'
  | 'POST /connections/:provider/open'
  | 'DELETE /connections/:id'
> {
  return {
    'GET /connections': () => ({
      providers: state.providers,
      connections: state.connections,
      rooms: state.rooms,
    }),
    'POST /connections/:provider/start': () => ({ url: 'https://accounts.google.example/consent?state=abc' }),
    'POST /connections/:provider/finish': ({ params: { provider } }) => {
      const connected = someConnection(state.connections.length + 1, { provider, connectedAt: iso(NOW) })
      state.connections = [...state.connections, connected]
      return connected
    },
    'POST /connections/:provider/open': ({ params: { provider }, body }) => {
      if (body?.address?.includes('nothing')) throw refusal('account_unreadable')
      const connected = someConnection(state.connections.length + 1, { provider, account: 'Family' })
      state.connections = [...state.connections, connected]
      return connected
    },
    'DELETE /connections/:id': ({ params }) => {
      found(state.connections, params.id, 'connection_not_found')
      state.connections = state.connections.filter(({ id }) => id !== params.id)
      state.calendars = state.calendars.filter(({ connectionId }) => connectionId !== params.id)
      return undefined
    },
  }
}

export const connectionsFixture = { state: connectionsState, answers: connectionsAnswers }
