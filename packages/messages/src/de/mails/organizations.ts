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
  headingRemoved: 'Sie wurden aus {organization} entfernt',
  headingLeft: 'Sie haben {organization} verlassen',
  goneFrom:
    'Bei {organization} kann Sie niemand mehr buchen, und Sie haben keinen Zugriff mehr darauf. Ihr eigenes Konto, Ihre Seiten und Kalender bleiben, wie sie sind.',
  goneMeetings:
    'Wenn eine Kollegin oder ein Kollege einen Ihrer kommenden Termine übernimmt, bekommen Sie darüber eine E-Mail.',
  headingRoleChanged: 'Ihre Rolle bei {organization} hat sich geändert',
  madeAdmin:
    'Sie sind jetzt Admin. Sie verwalten Personen, Terminarten, Einstellungen und alle Termine von {organization}.',
  madeMember:
    'Sie sind jetzt Mitglied. Sie sehen die Terminarten von {organization} und Ihre eigenen Termine.',
  headingOwner: '{organization} gehört jetzt Ihnen',
  madeOwner: 'Sie verwalten den Tarif von {organization}, und nur Sie können sie übertragen oder löschen.',
  headingTransferred: '{organization} gehört jetzt {name}',
  transferred: 'Sie sind ab sofort Admin. Alle Termine bleiben, wie sie sind.',
  headingTransferAsked: '{name} möchte Ihnen {organization} übertragen',
  transferAsked:
    'Wenn Sie annehmen, gehört {organization} Ihnen, und Sie bezahlen dafür. Nur Sie können sie dann übertragen oder löschen, und {name} wird Admin.',
  transferAskedAnswer:
    'Auf der Seite der Organisation können Sie innerhalb von 7 Tagen annehmen oder ablehnen. Bis Sie annehmen, ändert sich nichts.',
  headingTransferDeclined: '{name} übernimmt {organization} nicht',
  transferDeclined: 'Ihre Anfrage wurde abgelehnt. {organization} gehört weiterhin Ihnen.',
  headingMemberRemoved: '{name} wurde aus {organization} entfernt',
  headingMemberLeft: '{name} hat {organization} verlassen',
  headingMemberDeleted: 'Das Konto von {name} in {organization} wurde gelöscht',
  headingMemberDisabled: 'Das Konto von {name} in {organization} wurde gesperrt',
  memberDisabled:
    'Die Person kann sich nicht anmelden und nicht gebucht werden. Anstehende Termine, die noch niemand übernommen hat, finden Sie auf Ihrer Seite „Personen“.',
  memberGone:
    'Dort kann diese Person niemand mehr buchen. Kommende Termine, die noch niemand übernommen hat, stehen auf der Seite mit Ihren Personen.',
  headingJoined: 'Sie sind {organization} beigetreten',
  joined:
    'Bei {organization} können Kolleginnen und Kollegen Sie jetzt zu Terminarten hinzufügen. Ihr Konto und Ihre Kalender bleiben Ihre eigenen.',
  joinedNext:
    'Prüfen Sie jetzt Ihre Zeiten und verbinden Sie Ihren Kalender, damit Sie nur gebucht werden, wenn Sie frei sind. Wenn beides schon eingerichtet ist, sind Sie fertig.',
  labelCheckHours: 'Zeiten prüfen',
  labelConnectCalendar: 'Kalender verbinden',
  headingMemberJoined: '{name} ist {organization} beigetreten',
  memberJoined:
    'Sie können {name} jetzt zu Terminarten hinzufügen. Auf der Seite mit Ihren Personen sehen Sie alle.',
  headingAddedToTeam: 'Sie wurden bei {organization} zu einem Team hinzugefügt',
  addedToTeam: 'Bei den Terminarten unten können Sie jetzt über {organization} gebucht werden.',
  addedToTeamAsks:
    'Es gelten Ihre eigenen Zeiten und Kalender. Wenn Sie diese Termine nicht übernehmen können, bitten Sie Ihre Admins, das Team zu ändern.',
  headingEventTypesGiven: 'Neue Terminarten von {organization}',
  eventTypesGiven:
    'Die Terminarten unten stehen jetzt auf Ihrer eigenen Seite. {organization} verwaltet sie und kann einzelne Einstellungen gesperrt haben.',
  eventTypesGivenAsks:
    'Es gelten Ihre eigenen Zeiten und Kalender, sofern {organization} keine Zeiten vorgibt. Wenn Sie diese Termine nicht übernehmen können, bitten Sie Ihre Admins, das zu ändern.',
  headingHostMissing: '{name} ist bei {organization} nicht mehr dabei',
  hostMissing:
    '{name} war bei den Terminarten unten immer dabei. Sie können weiter gebucht werden, mit allen, die noch dabei sind.',
  hostMissingAsks:
    'Soll jemand anderes teilnehmen, oder soll sie vorerst niemand buchen? Wechseln Sie im Dashboard zur Organisation und ändern Sie, wer teilnimmt, oder schalten Sie die Terminarten aus.',
  headingTeamShort: 'Zu wenige Personen bei {organization}',
  teamShort:
    '{name} ist nicht mehr dabei, und die Terminarten unten haben jetzt zu wenige Personen. Niemand kann sie vorerst buchen.',
  teamShortAsks:
    'Fügen Sie Personen hinzu, verlangen Sie weniger pro Termin, oder schalten Sie die Terminarten aus.',
  labelEventTypes: 'Terminarten',
  headingApiKeyMadeBy: '{name} hat einen API-Schlüssel für {organization} erstellt',
  apiKeyMadeBy:
    'Ein Programm mit diesem Schlüssel kann für {organization} handeln, soweit der Schlüssel es erlaubt.',
  headingApiKeyRemovedBy: '{name} hat einen API-Schlüssel von {organization} entfernt',
  apiKeyRemovedBy: 'Ein Programm mit diesem Schlüssel kann nicht mehr für {organization} handeln.',
  apiKeysOfMembers:
    'Wechseln Sie im Dashboard zu {organization}, um alle Schlüssel zu sehen. Sie können jeden davon entfernen.',
  footerMemberNews:
    'Sie erhalten diese Mail, weil Sie bei {product} Mitglied von {organization} sind oder waren.',
  headingAppAllowedBy: '{name} hat einer App erlaubt, für {organization} zu handeln',
  appAllowedBy: 'Die App kann für {organization} handeln, soweit {name} es erlaubt hat.',
  headingAppRemovedBy: '{name} hat eine App von {organization} getrennt',
  appRemovedBy: 'Diese App kann nicht mehr für {organization} handeln.',
  appsOfMembers: 'Wechseln Sie im Dashboard zu {organization}, um die Apps zu sehen oder zu trennen.',
  subjectOrganizationEmail: 'Ist das die E-Mail-Adresse von {organization}?',
  headingOrganizationEmail: 'E-Mail-Adresse bestätigen',
  organizationEmail:
    '{organization} möchte diese E-Mail-Adresse in Kalendereinladungen zeigen, damit Eingeladene dorthin antworten können. Bestätigen Sie, wenn das in Ordnung ist.',
  actionOrganizationEmail: 'E-Mail-Adresse bestätigen',
  textOrganizationEmail: 'E-Mail-Adresse bestätigen:',
  organizationEmailEnds: 'Der Link funktioniert einmal, 7 Tage lang.',
  organizationEmailIgnore:
    'Wenn Sie {organization} nicht kennen, ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung ändert sich nichts.',
  footerOrganizationEmail:
    'Sie erhalten diese E-Mail, weil jemand von {organization} ({page}) diese Adresse bei {product} eingegeben hat. Wir verwenden sie für nichts anderes.',
}
