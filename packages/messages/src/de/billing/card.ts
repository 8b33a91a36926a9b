import type { texts as source } from '../../en/billing/card.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'card.title': 'Zahlungsmittel',
  'card.none': 'Keine Karte hinterlegt.',
  'card.expires': 'Gültig bis {date}',
  'card.ending': '{brand}, endet auf {last4}',
  'card.update': 'Karte ändern',
  'card.add': 'Karte hinzufügen',
  'card.save': 'Karte speichern',
  'card.remove': 'Karte entfernen',
  'card.hold': 'Ihre Bank zeigt vielleicht einen vorgemerkten Dollar; er wird sofort zurückgegeben.',
  'card.updated': 'Ihre neue Karte wurde übernommen!',
  'card.removed': 'Ihre Karte wurde entfernt!',
  'card.not_confirmed': 'Ihre Karte konnte nicht bestätigt werden!',
  'card.update_failed': 'Etwas stimmt nicht. Bitte versuchen Sie es noch einmal.',
  'card.failed': 'Etwas ist schiefgegangen, bitte versuchen Sie es noch einmal',
}
