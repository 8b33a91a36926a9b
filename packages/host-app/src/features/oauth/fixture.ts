import { EXTENSION_ID, extensionRedirect } from '@scheduling/contract/extension'
import type { AccessRequest, App, Grant } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'

export const grants: Grant[] = [
  {
    id: idOf('grant', 1),
    name: 'Assistant',
    site: 'assistant.example',
    scopes: ['bookings:write', 'event_types:read'],
    resource: 'mcp',
    maker: 'anna@studio.example',
    createdAt: iso(NOW - 3 * DAY),
    usedAt: iso(NOW - HOUR),
  },
]

export const apps: App[] = [
  {
    id: idOf('app', 1),
    name: 'Studio reports',
    redirects: ['https://reports.studio.example/answer'],
    isConfidential: true,
    createdAt: iso(NOW - 30 * DAY),
  },
]

const question: AccessRequest = {
  state: 'ask',
  name: 'Assistant',
  site: 'assistant.example',
  returnsTo: 'assistant.example',
  scopes: ['bookings:write', 'event_types:read', 'availability:read'],
  denied: 'https://assistant.example/answer?error=access_denied',
}

export const refusedRequest: AccessRequest = {
  state: 'refused',
  name: 'Assistant',
  returnsTo: 'assistant.example',
  reason: "scope: 'bookings:delete'; expected some of bookings:read bookings:write",
  location: 'https://assistant.example/answer?error=invalid_scope',
}

export const badRequest = {
  code: 'invalid_input' as const,
  detail: 'redirect_uri: "https://evil.example/" is not registered for this app',
}

export interface OauthState {
  grants: Grant[]
  apps: App[]
  accessRequest: AccessRequest
}

const oauthState = (): OauthState => ({ grants: [], apps: [], accessRequest: question })

type Route =
  | 'GET /oauth/extension'
  | 'POST /oauth/requests'
  | 'GET /oauth/grants'
  | 'POST /oauth/grants'
  | 'DELETE /oauth/grants/:id'
  | 'GET /oauth/apps'
  | 'POST /oauth/apps'
  | 'DELETE /oauth/apps/:id'

function oauthAnswers(state: OauthState): Answers<Route> {
  return {
    'GET /oauth/extension': () => ({
      client_id: 'https://meet.example.com/api/v1/oauth/extension',
      client_name: 'Weezly for Chrome',
      client_uri: 'https://meet.example.com',
      redirect_uris: [extensionRedirect(EXTENSION_ID)],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }),
    'POST /oauth/requests': () => state.accessRequest,
    'GET /oauth/grants': () => ({ grants: state.grants }),
    'POST /oauth/grants': () => ({ location: 'https://assistant.example/answer?code=wzc_story' }),
    'DELETE /oauth/grants/:id': ({ params }) => {
      state.grants = state.grants.filter(({ id }) => id !== params.id)
    },
    'GET /oauth/apps': () => ({ apps: state.apps }),
    'POST /oauth/apps': ({ body: { name, redirects, isConfidential = false } }) => {
      const app = {
        id: idOf('app', state.apps.length + 2),
        name,
        redirects,
        isConfidential,
        createdAt: iso(NOW),
      }
      state.apps = [app, ...state.apps]
      return { app, secret: isConfidential ? 'wzs_a-secret-of-a-story' : null }
    },
    'DELETE /oauth/apps/:id': ({ params }) => {
      state.apps = state.apps.filter(({ id }) => id !== params.id)
    },
  }
}

export const oauthFixture = { state: oauthState, answers: oauthAnswers }
