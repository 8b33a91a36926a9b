import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'extension.error_rate_limited': 'Zu viele Versuche. Versuchen Sie es in ein paar Minuten noch einmal.',
  'extension.error_upgrade_required': 'Bitte stufen Sie Ihren Tarif hoch, um diese Funktion zu nutzen.',
  'extension.error_not_allowed': 'Nicht erlaubt',
  'extension.error_role_not_allowed': 'Nicht erlaubt. Fragen Sie den Inhaber Ihrer Organisation.',
  'extension.error_not_shown_to_role': 'Das gibt es nicht, oder Sie haben keinen Zugriff.',
  'extension.error_not_verified':
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen einen Code geschickt.',
  'extension.error_event_limit_reached': 'Sie haben die Höchstzahl an Terminarten erreicht',
  'extension.error_event_type_not_found': 'Diese Terminart wurde gelöscht',
  'extension.error_link_expired': 'Link abgelaufen',
  'extension.error_campaign_not_found': 'Diese Kampagne gibt es nicht mehr',
  'extension.error_one_off_not_found': 'Dieser Einzeltermin wurde gelöscht',
  'extension.error_one_off_limit_reached':
    'Sie haben die Grenze von 200 Einzelterminen erreicht. Löschen Sie zuerst einen.',
  'extension.error_event_type_off': 'Diese Terminart ist ausgeschaltet. Schalten Sie sie im Dashboard ein.',
  'extension.error_not_shown_to_key':
    'Die Erweiterung hat darauf keinen Zugriff. Öffnen Sie ihre Einstellungen und verbinden Sie sie noch einmal.',
  'extension.error_key_not_allowed':
    'Die Erweiterung darf das nicht. Öffnen Sie ihre Einstellungen und verbinden Sie sie noch einmal.',
}
