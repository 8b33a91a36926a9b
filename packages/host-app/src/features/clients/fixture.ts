import type { Client, ClientRequest } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

export function clientOf(number: number, change: Partial<Client> = {}): Client {
  return {
    id: idOf('client', number),
    name: 'Noa Client',
    email: 'noa@client.example',
    state: 'asked',
    topic: 'Project kickoff',
    duration: 30,
    location: { kind: 'google_meet' },
    askedAt: iso(NOW - DAY),
    timeZone: null,
    provider: null,
    account: null,
    health: null,
    connectedAt: null,
    lastReadAt: null,
    ...change,
  }
}

const CONNECTED = {
  state: 'connected',
  provider: 'google',
  account: 'noa@gmail.example',
  health: 'working',
  connectedAt: iso(NOW - DAY),
  lastReadAt: iso(NOW - HOUR),
} as const

export const connectedClient = (number: number, change: Partial<Client> = {}) =>
  clientOf(number, { ...CONNECTED, timeZone: 'America/New_York', ...change })

export function requestOf(change: Partial<ClientRequest> = {}): ClientRequest {
  const { name, email, topic, duration } = clientOf(1)
  return {
    host: { name: 'Dana Reeves', avatar: null, timeZone: 'Europe/Berlin' },
    name,
    email,
    topic,
    duration,
    state: 'asked',
    provider: null,
    account: null,
    health: null,
    connectedAt: null,
    lastReadAt: null,
    providers: ['google', 'microsoft'],
    origins: [],
    ...change,
  }
}

export const connectedRequest = (change: Partial<ClientRequest> = {}) =>
  requestOf({ ...CONNECTED, ...change })

export interface ClientsState {
  clients: Client[]
  /** Undefined: the link has expired. */
  clientRequest: ClientRequest | undefined
}

const clientsState = (): ClientsState => ({
  clients: [
    connectedClient(1),
    clientOf(2, { name: 'Jonas Weber', email: 'jonas@praxis.example' }),
    clientOf(3, { name: 'Amara Okafor', email: null, state: 'expired', askedAt: iso(NOW - 40 * DAY) }),
    clientOf(4, { name: 'Lea Roth', state: 'declined' }),
  ],
  clientRequest: requestOf(),
})

const STARTS = [1, 2, 3, 26, 27].map((hours) => iso(NOW + 40 * 60_000 + hours * HOUR))

const linkFor = (way: 'mail' | 'link') =>
  way === 'link' ? 'https://meet.example.com/connect-client?key=k' : null

type Routes =
  | 'GET /clients'
  | 'POST /clients'
  | 'POST /clients/:id/ask-again'
  | 'POST /clients/:id/end'
  | 'DELETE /clients/:id'
  | 'GET /clients/:id/slots'
  | 'POST /clients/:id/meetings'
  | 'POST /client-requests/open'
  | 'POST /client-requests/start'
  | 'POST /client-requests/finish'
  | 'POST /client-requests/decline'
  | 'POST /client-requests/take-back'
  | 'POST /client-requests/slots'
  | 'POST /client-requests/book'

function clientsAnswers(state: ClientsState): Answers<Routes> {
  const change = (id: string, by: Partial<Client>) => {
    const client = { ...found(state.clients, id, 'client_not_found'), ...by }
    state.clients = state.clients.map((one) => (one.id === id ? client : one))
    return client
  }
  const opened = () => {
    if (!state.clientRequest) throw refusal('link_expired')
    return state.clientRequest
  }
  const close = () => {
    opened()
    state.clientRequest = undefined
    return undefined
  }
  return {
    'GET /clients': () => ({ clients: state.clients }),
    'POST /clients': ({ body: { way, email = null, ...body } }) => {
      const client = clientOf(state.clients.length + 1, { ...body, email, askedAt: iso(NOW) })
      state.clients = [client, ...state.clients]
      return { client, link: linkFor(way) }
    },
    'POST /clients/:id/ask-again': ({ params, body }) => ({
      client: change(
        params.id,
        clientOf(0, {
          ...found(state.clients, params.id, 'client_not_found'),
          state: 'asked',
          account: null,
        }),
      ),
      link: linkFor(body.way),
    }),
    'POST /clients/:id/end': ({ params }) => change(params.id, { state: 'ended', account: null }),
    'DELETE /clients/:id': ({ params }) => {
      found(state.clients, params.id, 'client_not_found')
      state.clients = state.clients.filter(({ id }) => id !== params.id)
      return undefined
    },
    'GET /clients/:id/slots': ({ query: { from, to } }) => ({
      starts: STARTS.filter((start) => start >= from && start < to),
      next: null,
    }),
    'POST /clients/:id/meetings': ({ params, body: { start } }) => ({ bookingId: params.id, start }),
    'POST /client-requests/open': opened,
    'POST /client-requests/start': () => ({
      url: 'https://accounts.google.example/consent?state=client.abc',
    }),
    'POST /client-requests/finish': () => (state.clientRequest = connectedRequest()),
    'POST /client-requests/decline': close,
    'POST /client-requests/take-back': close,
    'POST /client-requests/slots': () => ({ starts: STARTS, next: null }),
    'POST /client-requests/book': ({ body: { start } }) => {
      close()
      return { start }
    },
  }
}

export const clientsFixture = { state: clientsState, answers: clientsAnswers }
