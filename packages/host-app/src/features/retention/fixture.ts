import type { Answers } from '../../fixtures/fixture.ts'
import { notHere } from '../../fixtures/fixture.ts'

export interface RetentionState {
  retentionMonths: number | null
}

export const retentionState = (): RetentionState => ({ retentionMonths: null })

export function retentionAnswers(
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
