import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import { DAY } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { iso, NOW, refusal } from '../../fixtures/fixture.ts'

export interface DeletionState {
  meetingsToCome: number
  /** Organizations that the account owns. */
  owned: { id: string; name: string }[]
}

const deletionState = (): DeletionState => ({ meetingsToCome: 3, owned: [] })

function deletionAnswers(state: DeletionState): Answers<'GET /users/deletion' | 'POST /users/delete'> {
  return {
    'GET /users/deletion': () => ({ meetings: state.meetingsToCome, organizations: state.owned }),
    'POST /users/delete': ({ body }) => {
      if (state.owned.length > 0) throw refusal('owns_organization')
      if (body.pass !== 'Secret-1' && body.pass !== DELETED_AFTER_CANCELING) {
        const wrong = { path: 'pass', reason: 'wrong_password', message: 'x' }
        throw refusal('wrong_password', { errors: [wrong] })
      }
      return { endsAt: iso(NOW + 14 * DAY) }
    },
  }
}

export const deletionFixture = { state: deletionState, answers: deletionAnswers }
