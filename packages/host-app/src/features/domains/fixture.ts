import type { Domain } from '@scheduling/contract'
import { MINUTE } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { iso, notHere, NOW, refusal } from '../../fixtures/fixture.ts'

export const workingDomain: Domain = {
  domain: 'meet.berg.example',
  state: 'works',
  found: null,
  isUsed: true,
  checkedAt: iso(NOW - 4 * MINUTE),
  records: [
    { type: 'CNAME', name: 'meet.berg.example', value: 'meet.example' },
    { type: 'TXT', name: '_scheduling.meet.berg.example', value: '3f8a1c0de5b74f6f9a3e2d1c0b9a8f7e' },
  ],
}

export const waitingDomain: Domain = { ...workingDomain, state: 'no_record', isUsed: false }

export interface DomainsState {
  domain: Domain | null
}

const domainsState = (): DomainsState => ({ domain: null })

function domainsAnswers(
  state: DomainsState,
): Answers<
  'GET /domain' | 'PUT /domain' | 'POST /domain/check' | 'DELETE /domain' | 'GET /users/checkOwnerByDomain'
> {
  return {
    'GET /domain': () => ({ domain: state.domain, target: 'meet.example' }),
    'PUT /domain': ({ body }) => {
      if (state.domain && body.current === null) throw refusal('changed_meanwhile')
      return (state.domain = { ...waitingDomain, domain: body.domain })
    },
    'POST /domain/check': () => {
      if (!state.domain) throw refusal('domain_not_found')
      return state.domain
    },
    'DELETE /domain': ({ body }) => {
      if (state.domain && body?.current !== state.domain.domain) throw refusal('changed_meanwhile')
      state.domain = null
    },
    'GET /users/checkOwnerByDomain': notHere,
  }
}

export const domainsFixture = { state: domainsState, answers: domainsAnswers }
