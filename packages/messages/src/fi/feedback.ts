import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'feedback.title': 'Lähetä palautetta',
  'feedback.text': 'Viestisi menee tämän palvelimen ylläpitäjälle. Vastaus tulee osoitteeseen {email}.',
  'feedback.message': 'Mitä haluat sanoa?',
  'feedback.send': 'Lähetä palautetta',
  'feedback.sent': 'Kiitos. Viestisi on matkalla.',
}
