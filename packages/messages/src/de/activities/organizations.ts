import type { texts as source } from '../../en/activities/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.organization_created': 'Organisation angelegt',
  'activity.member_invited': 'Person eingeladen',
  'activity.invitation_revoked': 'Einladung zurückgezogen',
  'activity.member_joined': 'Mitglied beigetreten',
  'activity.member_role_changed': 'Rolle eines Mitglieds geändert',
  'activity.member_shown': 'Mitglied auf der Seite gezeigt',
  'activity.member_hidden': 'Mitglied auf der Seite verborgen',
  'activity.member_removed': 'Mitglied entfernt',
  'activity.member_left': 'Mitglied ausgetreten',
  'activity.transfer_asked': 'Übertragung der Organisation angefragt',
  'activity.transfer_withdrawn': 'Anfrage zur Übertragung der Organisation zurückgezogen',
  'activity.transfer_declined': 'Übertragung der Organisation abgelehnt',
  'activity.ownership_transferred': 'Eigentum übertragen',
  'activity.organization_email_asked': 'E-Mail-Adresse der Organisation hinzugefügt, noch nicht bestätigt',
  'activity.organization_email_canceled': 'Unbestätigte E-Mail-Adresse der Organisation zurückgenommen',
  'activity.organization_email_removed': 'E-Mail-Adresse der Organisation entfernt',
  'activity.organization_deleted': 'Organisation gelöscht',
}
