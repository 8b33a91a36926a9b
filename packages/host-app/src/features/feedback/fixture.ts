import type { Answers } from '../../fixtures/fixture.ts'

export function feedbackAnswers(): Answers<'POST /feedback'> {
  return { 'POST /feedback': () => undefined }
}
