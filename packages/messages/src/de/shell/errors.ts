import type { texts as source } from '../../en/shell/errors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'error.link_expired': 'Link abgelaufen',
  'error.something': 'Etwas ist schiefgegangen',
  'error.changed_meanwhile':
    'Das wurde in einem anderen Tab oder von jemand anderem geändert. Ihre Eingaben sind noch da: Prüfen Sie sie und speichern Sie noch einmal.',
  'error.slug_taken': 'Diese Adresse ist vergeben',
  'error.rate_limited': 'Zu viele Versuche. Warten Sie eine Weile und versuchen Sie es noch einmal.',
  'error.proof_needed':
    'Zu viele Versuche aus Ihrem Netz. Warten Sie einige Minuten und versuchen Sie es noch einmal.',
  'error.slot_taken': 'Diese Zeit wurde gerade vergeben',
  'error.slot_not_available': 'Die gewählte Zeit ist nicht verfügbar',
  'error.upgrade_required': 'Bitte stufen Sie Ihren Tarif hoch, um diese Funktion zu nutzen.',
  'error.event_limit_reached': 'Sie haben die Höchstzahl an Terminarten erreicht',
  'error.not_allowed': 'Nicht erlaubt',
  'error.role_not_allowed': 'Nicht erlaubt. Fragen Sie den Inhaber Ihrer Organisation.',
  'error.not_shown_to_role': 'Das gibt es nicht, oder Ihre Rolle zeigt es nicht.',
  'error.unavailable':
    'Der Server ist nicht erreichbar. Nichts ist verloren: Versuchen Sie es gleich noch einmal.',
  'error.event_type_not_found': 'Diese Terminart wurde gelöscht',
  'error.availability_not_found': 'Dieser Zeitplan wurde gelöscht',
  'error.event_type_limit_reached':
    'Sie haben die Grenze von 200 Terminarten erreicht. Löschen Sie zuerst eine.',
  'error.invitation_not_found': 'Diese Einladung wurde gelöscht.',
  'error.organization_not_found': 'Diese Organisation gibt es nicht mehr.',
  'error.exist_member_total': 'Die Organisation hat mehr Mitglieder als die gewählte Anzahl!',
  'error.owns_organization': 'Ihnen gehört eine Organisation. Übertragen oder löschen Sie sie zuerst.',
  'error.wrong_password': 'Das aktuelle Passwort ist falsch',
  'error.not_verified': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen einen Code geschickt.',
  'error.needs_no_request': 'Das haben Sie schon.',
}
