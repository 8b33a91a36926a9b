import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Geräte-PIN an, ohne Passwort und Code. Auf einer anderen Website kann ihn niemand von Ihnen verlangen.',
  'passkeys.not_here': 'Dieser Browser kann unter dieser Adresse keine Passkeys machen.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.name': 'Name des Passkeys',
  'passkeys.name_text': 'Damit Sie wissen, welcher es ist.',
  'passkeys.first_name': 'Dieses Gerät',
  'passkeys.make': 'Passkey erstellen',
  'passkeys.declined':
    'Es wurde kein Passkey erstellt: Die Frage des Browsers wurde geschlossen oder hat zu lange gedauert.',
  'passkeys.there': 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'passkeys.was_added': 'Passkey hinzugefügt',
  'passkeys.added': 'Hinzugefügt am {date}.',
  'passkeys.used': 'Zuletzt benutzt {when}.',
  'passkeys.unused': 'Noch nicht benutzt.',
  'passkeys.rename': 'Umbenennen',
  'passkeys.rename_of': 'Umbenennen: {name}',
  'passkeys.remove': 'Entfernen',
  'passkeys.remove_of': 'Entfernen: {name}',
  'passkeys.remove_text':
    'Mit ihm meldet sich niemand mehr an. Ihr Gerät bietet ihn vielleicht weiter an, bis Sie ihn auch dort löschen.',
  'passkeys.was_removed': 'Passkey entfernt',
  'error.passkey_not_found': 'Dieser Passkey wurde entfernt',
  'error.passkey_limit_reached': 'Kein Konto hat mehr als 20 Passkeys. Entfernen Sie zuerst einen.',
}
