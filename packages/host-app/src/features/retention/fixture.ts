import type { Answers } from '../../fixtures/fixture.ts'
import { notHere } from '../../fixtures/fixture.ts'

export interface RetentionState {
  retentionMonths: number | null
}

const retentionState = (): RetentionState => ({ retentionMonths: null })

function retentionAnswers(
  state: RetentionState,
): Answers<'GET /retention' | 'PUT /retention' | 'POST /manage/erasure'> {
  return {
    'GET /retention': () => ({ months: state.retentionMonths }),
    'PUT /retention': ({ body }) => {
      state.retentionMonths = body.months
      return { months: body.months }
    },
    'POST /manage/erasure': notHere,
  }
}

export const retentionFixture = { state: retentionState, answers: retentionAnswers }
