import type { AskableEventType, capabilities, MailedRequest, MemberRequest } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'
import type { OrganizationsState } from './fixture.ts'

export interface MemberRequestsState {
  /** The event types of the organization, as the member asks for them. */
  askable: AskableEventType[]
  /** What the key of a mail shows; null: it has ended. */
  mailedRequest: MailedRequest | null
}

const memberRequestsState = (): MemberRequestsState => ({ askable: [], mailedRequest: null })

type Needed = MemberRequestsState & OrganizationsState

function memberRequestsAnswers(state: Needed): Answers<keyof typeof capabilities.memberRequests> {
  const mailed = (key: string) => {
    if (!state.mailedRequest || key !== 'key') throw refusal('link_expired')
    return state.mailedRequest
  }
  return {
    'GET /organization/event-types': () => ({ eventTypes: state.askable }),
    'POST /organization/requests': ({ body }) => {
      const id = body.kind === 'event_type' ? body.eventTypeId : null
      const known = state.organization?.requests ?? []
      const open = known.find(({ isMine, eventType }) => isMine && (eventType?.id ?? null) === id)
      if (open) return { isNew: false, request: open }
      const eventType = state.askable.find((one) => one.id === id)
      const request = {
        ...upgradeRequest,
        kind: body.kind,
        isMine: true,
        mayAnswer: false,
        eventType: eventType ?? null,
      }
      if (eventType) eventType.isAsked = true
      if (state.organization) state.organization = { ...state.organization, requests: [...known, request] }
      return { isNew: true, request }
    },
    'POST /organization/requests/:id/answer': ({ params }) => {
      const here = state.organization
      if (!here?.requests.some(({ id }) => id === params.id)) throw refusal('request_not_found')
      state.organization = { ...here, requests: here.requests.filter(({ id }) => id !== params.id) }
    },
    'GET /organization/request': ({ query: { key } }) => mailed(key),
    'POST /organization/request': ({ query: { key }, body: { answer } }) =>
      Object.assign(mailed(key), { answer }),
  }
}

export const memberRequestsFixture = { state: memberRequestsState, answers: memberRequestsAnswers }

export const upgradeRequest: MemberRequest = {
  id: idOf('member request', 1),
  kind: 'upgrade',
  eventType: null,
  name: 'Jonas Weber',
  askedAt: iso(NOW - DAY),
  endsAt: iso(NOW + 6 * DAY),
  isMine: false,
  mayAnswer: true,
}

export const accessRequest: MemberRequest = {
  ...upgradeRequest,
  id: idOf('member request', 2),
  kind: 'event_type',
  eventType: { id: idOf('event type', 1), name: 'Design review' },
  name: 'Amara Okafor',
}

export const mailedUpgrade: MailedRequest = {
  kind: 'upgrade',
  eventType: null,
  name: 'Jonas Weber',
  endsAt: upgradeRequest.endsAt,
  organization: { id: idOf('organization', 1), name: 'Studio North' },
  answer: null,
}

export const mailedAccess: MailedRequest = {
  ...mailedUpgrade,
  kind: 'event_type',
  eventType: accessRequest.eventType,
}
