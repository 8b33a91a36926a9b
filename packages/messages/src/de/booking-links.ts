import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'links.text':
    'Schicken Sie jemandem einen Link, der nach einem Termin oder nach so vielen, wie Sie wählen, nicht mehr gilt.',
  'links.empty': 'Noch keine begrenzten Links',
  'links.add': 'Links anlegen',
  'links.label': 'Notiz',
  'links.label_text': 'Nur Sie sehen sie.',
  'links.count': 'Anzahl der Links',
  'links.max_uses': 'Termine pro Link',
  'links.last_date': 'Der Link gilt bis',
  'links.until': 'Bis {date}',
  'links.last_date_text': 'Einschließlich dieses Tages. Leer: läuft nicht ab.',
  'links.name': 'Name des Gastes',
  'links.email': 'E-Mail des Gastes',
  'links.prefill_text': 'Wir tragen es auf der Buchungsseite ein.',
  'links.made': 'Angelegte Links: {count}',
  'links.copy_all': 'Alle Links kopieren',
  'links.unused': 'Noch nicht genutzt',
  'links.used': 'Genutzt: {count} von {max}',
  'links.expired': 'Abgelaufen',
  'links.revoked': 'Widerrufen',
  'links.revoke': 'Link widerrufen',
  'links.revoke_title': 'Diesen Link widerrufen?',
  'links.delete_title': 'Diesen Link löschen?',
  'links.end_text': 'Niemand kann mehr damit buchen. Damit gebuchte Termine bleiben bestehen.',
  'error.booking_link_not_found': 'Dieser Link wurde gelöscht',
  'error.booking_link_limit_reached': 'Sie haben 500 Links. Löschen Sie einige, um weitere anzulegen.',
}
