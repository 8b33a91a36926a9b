import type { ManagedEventTypeInput, ManagedEventType } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, refusal } from '../../fixtures/fixture.ts'
import type { EventTypesState } from '../event-types/fixture.ts'
import type { OrganizationsState } from '../organizations/fixture.ts'

export interface ManagedState {
  /** By event type. Others are given to nobody. */
  givings: Record<string, ManagedEventTypeInput>
  /** Addresses of the members' own event types, by member. */
  usedSlugs: Record<string, string[]>
  /** Members whose copies are on their way. */
  waitingCopies: string[]
}

type State = ManagedState & OrganizationsState & EventTypesState

const managedState = (): ManagedState => ({ givings: {}, usedSlugs: {}, waitingCopies: [] })

function managedAnswers(
  state: State,
): Answers<
  'GET /event-types/:id/managed' | 'PUT /event-types/:id/managed' | 'DELETE /event-types/:id/managed'
> {
  return {
    'GET /event-types/:id/managed': ({ params }) => managedIn(state, params.id),
    'PUT /event-types/:id/managed': ({ params, body }) => {
      const errors = takenIn(state, params.id, body)
      if (errors.length > 0) throw refusal('invalid_input', { errors })
      state.givings[params.id] = body
      return managedIn(state, params.id)
    },
    'DELETE /event-types/:id/managed': ({ params }) => {
      state.givings = Object.fromEntries(Object.entries(state.givings).filter(([id]) => id !== params.id))
      return undefined
    },
  }
}

function takenIn(state: State, id: string, giving: ManagedEventTypeInput) {
  const { people } = managedIn({ ...state, givings: { [id]: giving } }, id)
  return people
    .filter(({ gets, isTaken }) => gets && isTaken)
    .map(({ memberId }) => {
      const index = giving.people.findIndex((one) => one.memberId === memberId)
      const path = index < 0 ? 'people' : `people[${index}].slug`
      return { path, reason: 'taken', message: 'Expected another slug' }
    })
}

function managedIn(
  { givings, usedSlugs, waitingCopies, organization, eventTypes }: State,
  id: string,
): ManagedEventType {
  if (!organization) throw refusal('organization_not_found')
  const eventType = found(eventTypes, id, 'event_type_not_found')
  const { locked, everybody, people } = givings[id] ?? { locked: [], everybody: false, people: [] }
  return {
    isManaged: id in givings,
    locked,
    everybody,
    people: organization.members.map(({ member_id: memberId }) => {
      const named = people.find((one) => one.memberId === memberId)
      const gets = named?.gets ?? everybody
      const slug = named?.slug ?? eventType.slug
      return {
        memberId,
        gets,
        isNamed: named !== undefined,
        slug,
        wantedSlug: slug,
        isTaken: usedSlugs[memberId]?.includes(slug) ?? false,
        state: !gets ? 'none' : waitingCopies.includes(memberId) ? 'waiting' : 'given',
      }
    }),
  }
}

export const managedFixture = { state: managedState, answers: managedAnswers }
