import type { texts as source } from '../../en/mails/feedback.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectFeedback: '{name} כתב לך מתוך {product}',
  headingFeedback: 'משוב מאת {name}',
  feedback: 'יש ל-{name} משהו לומר:',
  labelMessage: 'הודעה',
  labelScreen: 'מסך',
}
