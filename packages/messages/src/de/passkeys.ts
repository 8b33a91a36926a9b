import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Geräte-PIN statt mit Passwort und Code an. Gefälschte Websites können nicht danach fragen.',
  'passkeys.not_here': 'Dieser Browser kann unter dieser Adresse keine Passkeys erstellen.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.name': 'Name des Passkeys',
  'passkeys.name_text': 'Damit Sie Ihre Passkeys unterscheiden können.',
  'passkeys.first_name': 'Dieses Gerät',
  'passkeys.make': 'Passkey erstellen',
  'passkeys.declined':
    'Es wurde kein Passkey erstellt. Die Abfrage des Browsers wurde geschlossen oder ist abgelaufen.',
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
    'Damit kann man sich nicht mehr anmelden. Ihr Gerät bietet ihn vielleicht weiter an, bis Sie ihn auch dort löschen.',
  'passkeys.was_removed': 'Passkey entfernt',
  'error.passkey_not_found': 'Dieser Passkey wurde entfernt',
  'error.passkey_limit_reached': 'Sie haben die Grenze von 20 Passkeys erreicht. Entfernen Sie zuerst einen.',
}
