import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'location.address': 'Adresse',
  'location.phone_call': 'Telefonat',
  'location.invitee_phone': 'Ich rufe den Gast an',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Eigener Ort',
  'location.address_example': 'Straße, Hausnummer, Stadt',
  'location.phone_call_example': 'Nummer, die Ihre Gäste anrufen',
  'location.custom_example': 'Sagen Sie mit Ihren Worten, wo',
  'location.invitee_phone_hint':
    'Wir fragen den Gast nach einer Nummer. Sie finden sie in der Mail, im Kalender und in der Buchung.',
  'location.room_url': 'Ihr Link zum Termin (freiwillig)',
  'location.room_url_hint':
    'Gäste bekommen ihn, sobald sie gebucht haben. Lassen Sie das Feld leer, um ihn selbst zu schicken.',
  'location.room_made': '{account} erstellt für jeden Termin einen Link.',
  'location.room_made_hint': 'Gäste erhalten ihn, sobald sie gebucht haben.',
  'location.room_own': 'Eigenen Link verwenden',
  'location.room_instead':
    'Dieser Link wird verwendet. Entfernen Sie ihn, und {account} erstellt für jeden Termin einen.',
  'location.room_broken': 'Verbinden Sie {account} neu, damit Links erstellt werden.',
  'location.room_reconnect': 'Neu verbinden',
  'location.proposed': 'Ich schicke Ihnen die Einzelheiten per E-Mail',
  'location.add': 'Ort hinzufügen',
  'location.remove': '{name} entfernen',
  'location.details_missing': 'Die Angaben zum Ort waren nicht zu bekommen',
  'location.details_missing_text':
    'Einen Link zur Teilnahme gibt es noch nicht. Prüfen Sie, ob {name} verbunden ist, oder schicken Sie einen eigenen Link.',
  'location.not_connected': '{name} ist nicht verbunden',
  'location.connect': '{name} verbinden',
  'location.none': 'Ein Ort muss gewählt werden',
  'location.invitee_chooses': 'Der Gast wählt einen davon.',
}
