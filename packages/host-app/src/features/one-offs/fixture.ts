import type { OneOff } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW } from '../../fixtures/fixture.ts'

export function oneOffOf(change: Partial<OneOff>): OneOff {
  return {
    id: idOf('one_off', 1),
    slug: 'k3v9x0q2m7ta',
    name: 'Contract review',
    description: '',
    duration: 45,
    locations: [{ kind: 'google_meet' }],
    slots: [2, 3, 6].map((days) => iso(NOW + days * DAY + 2 * HOUR)),
    expiresAt: null,
    holdsTimes: true,
    state: 'pending',
    bookingId: null,
    createdAt: iso(NOW - DAY),
    ...change,
  }
}

export interface OneOffsState {
  oneOffs: OneOff[]
}

const oneOffsState = (): OneOffsState => ({ oneOffs: [] })

function oneOffsAnswers(
  state: OneOffsState,
): Answers<
  | 'GET /one-offs'
  | 'POST /one-offs'
  | 'GET /one-offs/:id'
  | 'GET /one-offs/:id/slots'
  | 'DELETE /one-offs/:id'
  | 'POST /times-blocks'
> {
  const oneOff = (id: string) => found(state.oneOffs, id, 'one_off_not_found')
  return {
    'GET /one-offs': () => ({ oneOffs: state.oneOffs.filter((one) => one.state === 'pending') }),
    'POST /one-offs': ({ body }) => {
      const added = oneOffOf({ ...body, id: crypto.randomUUID(), createdAt: iso(NOW) })
      state.oneOffs.unshift(added)
      return added
    },
    'GET /one-offs/:id': ({ params }) => oneOff(params.id),
    'GET /one-offs/:id/slots': ({ params }) => ({ starts: oneOff(params.id).slots.slice(1), next: null }),
    'DELETE /one-offs/:id': ({ params }) => {
      state.oneOffs = state.oneOffs.filter(({ id }) => id !== params.id)
      return undefined
    },
    'POST /times-blocks': ({ body: { starts = [] } }) => ({
      url: 'https://meet.example.com/anna',
      starts,
      html: '<p>Times</p>',
      text: 'Times',
      picture: 'https://meet.example.com/api/v1/times-blocks/picture.png',
    }),
  }
}

export const oneOffsFixture = { state: oneOffsState, answers: oneOffsAnswers }
