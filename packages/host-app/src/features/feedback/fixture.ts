import type { Answers } from '../../fixtures/fixture.ts'

function feedbackAnswers(): Answers<'POST /feedback'> {
  return { 'POST /feedback': () => undefined }
}

export const feedbackFixture = { state: (): object => ({}), answers: feedbackAnswers }
