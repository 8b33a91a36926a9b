import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  listTitle: 'Termin buchen: {name}',
  listPick: 'Was möchten Sie buchen?',
  listPeople: 'Wen möchten Sie treffen?',
  listEmpty: 'Im Moment gibt es nichts zu buchen',
  listEmptyHint:
    'Schauen Sie in ein paar Tagen wieder vorbei oder fragen Sie den Gastgeber nach einem Termin.',

  routingNext: 'Weiter',
  routingOthers: 'Alles, was {name} anbietet',
  mailsTitle: 'Welche Mails möchten Sie?',
  mailsAbout: 'Mails zu diesem Termin. An: {address}. Gastgeber: {name}.',
  mailsUnsaid:
    'Wir schreiben Ihnen, wenn dieser Termin verschoben oder abgesagt wird, und schicken keine Erinnerungen.',
  mailsKeep: 'Auf dem Laufenden halten',
  mailsKeepHint: 'Jede Änderung und Erinnerungen, falls der Gastgeber welche eingerichtet hat.',
  mailsMeeting: 'Keine Mails zu diesem Termin',
  mailsMeetingHint: 'Auch nicht, wenn er verschoben oder abgesagt wird.',
  mailsHost: 'Keine Mails zu Terminen mit diesem Gastgeber',
  mailsHostHint: 'Nicht zu diesem und nicht zu anderen, jetzt oder später.',
  mailsAll: 'Keine Mails zu Terminen von {server}',
  mailsAllHint: 'Egal von welchem Gastgeber. Mails zu Ihrem eigenen Konto bekommen Sie weiterhin.',
  mailsSave: 'Speichern',
  mailsSavedKeep: 'Gespeichert. Wir halten Sie zu diesem Termin auf dem Laufenden.',
  mailsSavedMeeting: 'Gespeichert. Keine Mails mehr zu diesem Termin.',
  mailsSavedHost: 'Gespeichert. Keine Mails mehr zu Terminen mit diesem Gastgeber.',
  mailsSavedAll: 'Gespeichert. Keine Mails mehr zu Terminen von {server}.',
  mailsSavedHint: 'Sie können es hier jederzeit ändern.',
  mailsAboutPoll: 'Mails zu dieser Umfrage. An: {address}. Gastgeber: {name}.',
  mailsAboutInvitation: 'Mails auf Wunsch eines Gastgebers. An: {address}. Gastgeber: {name}.',
  mailsPollKeepHint: 'Wenn sich Termine ändern, plus Erinnerungen.',
  mailsPoll: 'Keine Mails zu dieser Umfrage',
  mailsPollHint:
    'Keine Erinnerungen und keine Neuigkeiten. Mit dem Link können Sie Ihre Stimme weiter ändern.',
  mailsSavedPollKeep: 'Gespeichert. Wir halten Sie zu dieser Umfrage auf dem Laufenden.',
  mailsSavedPoll: 'Gespeichert. Keine Mails mehr zu dieser Umfrage.',

  notFound: 'Seite nicht gefunden',
  notFoundHint:
    'Die Adresse der Buchungsseite stimmt nicht. Prüfen Sie sie auf Tippfehler oder bitten Sie um einen neuen Link.',
  notOpen: 'Diese Seite ist noch nicht online',
  notOpenHint:
    'Sie wird noch eingerichtet. Schauen Sie später wieder vorbei oder fragen Sie, wer Ihnen den Link gegeben hat.',
  linkExpired: 'Link abgelaufen',
  linkExpiredHint:
    'Dieser Link funktioniert nicht mehr. Nehmen Sie die neueste E-Mail zu Ihrem Termin oder buchen Sie neu.',
  eventOff: 'Derzeit nicht buchbar',
  eventOffHint:
    'Dieser Termin kann gerade nicht gebucht werden. Schauen Sie später wieder vorbei oder fragen Sie nach einem Termin.',
  unavailable: 'Etwas ist schiefgegangen',
  unavailableHint:
    'Es liegt an uns, nicht an Ihnen. Versuchen Sie es in einer Minute wieder. Bestätigte Buchungen sind sicher.',
  allMeetings: 'Alle Angebote von {name}',
  retry: 'Noch einmal versuchen',
}
