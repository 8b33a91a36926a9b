import type { texts as source } from '../../en/mails/feedback.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectFeedback: '{name} hat Ihnen aus {product} geschrieben',
  headingFeedback: 'Rückmeldung von {name}',
  feedback: '{name} hat etwas zu sagen:',
  labelMessage: 'Nachricht',
  labelScreen: 'Ansicht',
}
