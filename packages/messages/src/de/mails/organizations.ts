import type { texts as source } from '../../en/mails/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectJoin: '{name} lädt Sie zu {organization} ein',
  headingJoin: '{organization} beitreten',
  joinOrganization:
    '{name} lädt Sie ein, {organization} auf {product} beizutreten und Termine und Buchungsseiten mit dem Team zu teilen. Ihr Konto und Ihre Kalender bleiben Ihre eigenen.',
  labelRole: 'Ihre Rolle',
  roleAdmin: 'Admin',
  roleMember: 'Mitglied',
  actionAcceptInvitation: 'Einladung annehmen',
  textAcceptInvitation: 'Hier nehmen Sie die Einladung an:',
  joinEnds: 'Der Link gilt einmal und {days} Tage lang.',
  joinIgnore: 'Wenn Sie nicht beitreten möchten, ignorieren Sie diese Mail. Ohne Annahme tritt niemand bei.',
  footerJoin:
    'Sie bekommen das, weil jemand bei {organization} ({page}) Sie auf {product} dazu eingeladen hat. Wir verwenden Ihre Adresse für nichts anderes.',
}
