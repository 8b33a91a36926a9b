import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'feedback.title': 'Gi tilbakemelding',
  'feedback.text': 'Meldingen din går til den som drifter serveren. Svaret kommer til {email}.',
  'feedback.message': 'Hva vil du si?',
  'feedback.send': 'Send tilbakemelding',
  'feedback.sent': 'Takk. Meldingen din er på vei.',
}
