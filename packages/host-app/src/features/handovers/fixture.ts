import type { Handover } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'
import type { OrganizationsState } from '../organizations/fixture.ts'

export interface HandoversState {
  /** Of people who have gone. */
  handovers: Handover[]
  /** Of each member, and in all. */
  toCome: { each: number; all: number }
}

const handoversState = (): HandoversState => ({ handovers: [], toCome: { each: 0, all: 0 } })

const handover = (number: number, more: Partial<Handover>): Handover => ({
  bookingId: idOf('booking', number),
  start: iso(NOW + number * DAY),
  eventName: 'Introduction',
  invitee: 'Noa Levi',
  person: 'Sofia Marchetti',
  to: null,
  state: 'kept',
  reason: 'not_free',
  ...more,
})

/** One for each reason, and one that is waiting. */
export const handovers: Handover[] = [
  handover(1, { to: 'Mira Vogel' }),
  handover(2, { invitee: 'James Okafor' }),
  handover(5, {
    to: 'Mira Vogel',
    reason: 'not_in_team',
    eventName: 'A long first meeting about everything',
  }),
  handover(6, { reason: 'not_in_team', invitee: '' }),
  handover(9, { state: 'waiting', reason: null, invitee: 'Lena Schmidt' }),
]

function handoversAnswers(
  state: HandoversState & OrganizationsState,
): Answers<'GET /organization/meetings-to-come' | 'GET /organization/handovers'> {
  return {
    'GET /organization/meetings-to-come': ({ query }) => {
      if (!state.organization) throw refusal('organization_not_found')
      return { total: query?.member_id === undefined ? state.toCome.all : state.toCome.each }
    },
    'GET /organization/handovers': () => ({ handovers: state.handovers, total: state.handovers.length }),
  }
}

export const handoversFixture = { state: handoversState, answers: handoversAnswers }
