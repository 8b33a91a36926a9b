import type { Integration } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'

export interface IntegrationsState {
  integrations: Integration[]
}

const integrationsState = (): IntegrationsState => ({ integrations: [] })

function integrationsAnswers(
  state: IntegrationsState,
): Answers<'GET /integrations' | 'PUT /integrations/:appId' | 'DELETE /integrations/:appId'> {
  return {
    'GET /integrations': () => ({ integrations: state.integrations }),
    'PUT /integrations/:appId': ({ params, body }) => {
      const connected = { appId: params.appId, trackingId: body.trackingId }
      const others = state.integrations.filter(({ appId }) => appId !== params.appId)
      state.integrations = [...others, connected]
      return connected
    },
    'DELETE /integrations/:appId': ({ params }) => {
      state.integrations = state.integrations.filter(({ appId }) => appId !== params.appId)
      return undefined
    },
  }
}

export const integrationsFixture = { state: integrationsState, answers: integrationsAnswers }
