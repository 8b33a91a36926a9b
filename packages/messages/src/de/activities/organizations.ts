import type { texts as source } from '../../en/activities/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.organization_created': 'Organisation angelegt',
  'activity.member_invited': 'Person eingeladen',
  'activity.invitation_revoked': 'Einladung zurückgezogen',
  'activity.member_joined': 'Mitglied beigetreten',
}
