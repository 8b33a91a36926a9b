import type { mail as source } from '../en/mail.ts'
import type { Translated } from '../translate.ts'

export const mail: Translated<typeof source> = {
  subjectBookedForHost: '{invitee} hat {event} gebucht, {when}',
  subjectBooked: 'Bestätigt: {event} mit {name}, {when}',
  subjectInvited: 'Einladung: {event} mit {name}, {when}',
  subjectMoved: 'Neue Zeit: {event} mit {name}, {when}',
  subjectCanceled: 'Abgesagt: {event} mit {name}, {when}',
  subjectReminder: 'Erinnerung: {event} mit {name}, {when}',
  subjectVerification: 'Bestätigen Sie Ihre E-Mail-Adresse für {product}',

  headingBookedForHost: 'Neue Buchung',
  headingBooked: 'Ihr Termin steht',
  headingInvited: 'Sie sind eingeladen',
  headingMoved: 'Es gibt eine neue Zeit',
  headingCanceled: 'Abgesagt',
  headingReminder: 'Bald ist es so weit',
  headingVerification: 'Ist das Ihre Adresse?',

  greeting: 'Hallo {name},',
  greetingGuest: 'Guten Tag,',

  bookedForHost: '{name} hat einen Termin bei Ihnen gebucht.',
  booked: 'Ihr Termin mit {name} ist gebucht.',
  bookedForGuest:
    'Jemand hat einen Termin mit {owner} gebucht und Ihre Adresse als die eines Gastes angegeben.',
  moved: 'Ihr Termin mit {name} hat eine neue Zeit.',
  movedByYou: 'Sie haben Ihren Termin mit {name} verschoben. Das ist die neue Zeit.',
  movedByOther: '{name} hat Ihren Termin auf eine neue Zeit verschoben.',
  movedForGuest: 'Der Termin mit {owner}, bei dem Sie als Gast angegeben sind, hat eine neue Zeit.',
  canceled: 'Ihr Termin mit {name} wurde abgesagt.',
  canceledByYou: 'Sie haben Ihren Termin mit {name} abgesagt.',
  canceledByOther: '{name} hat Ihren Termin abgesagt.',
  canceledForGuest: 'Der Termin mit {owner}, bei dem Sie als Gast angegeben waren, wurde abgesagt.',
  reminder: 'Ihr Termin mit {name} beginnt {in}.',
  reminderForGuest: 'Der Termin mit {owner}, bei dem Sie als Gast angegeben sind, beginnt {in}.',
  verification:
    'Mit dieser Adresse wurde ein Konto bei {product} eröffnet. Bitte bestätigen Sie, dass die Adresse Ihnen gehört.',

  zone: '{zone} ({place})',
  timeForOther: 'Für {name} ist das {time}.',
  clockForward:
    'Vor diesem Termin, am {date}, werden die Uhren um {amount} vorgestellt. Die Zeit hier berücksichtigt das schon.',
  clockBack:
    'Vor diesem Termin, am {date}, werden die Uhren um {amount} zurückgestellt. Die Zeit hier berücksichtigt das schon.',

  labelWith: 'Mit',
  labelWhere: 'Ort',
  labelGuests: 'Gäste',
  labelBefore: 'Vorher',
  labelReason: 'Grund',
  byPhone: 'Telefonisch, {number}',

  actionReschedule: 'Verschieben',
  actionCancel: 'Absagen',
  actionBooking: 'Buchung öffnen',
  actionBookAgain: 'Andere Zeit buchen',
  actionOpen: 'Im Dashboard öffnen',
  actionVerify: 'Adresse bestätigen',
  textManage: 'Wenn die Zeit nicht passt, können Sie den Termin hier verschieben oder absagen:',
  textReschedule: 'Wenn die Zeit nicht passt, können Sie den Termin hier verschieben:',
  textCancel: 'Wenn Sie nicht kommen können, können Sie den Termin hier absagen:',
  textBooking: 'Ihre Buchung:',
  textBookAgain: 'Eine andere Zeit buchen:',
  textOpen: 'Die Buchung in Ihrem Dashboard:',
  textVerify: 'Bestätigen Sie sie mit diesem Link:',

  askGuest:
    'Möchten Sie mehr zu diesem Termin erfahren? Ohne Ihre Antwort bekommen Sie keine Erinnerungen und von Änderungen nur die von {owner}.',
  choiceKeep: 'Auf dem Laufenden halten',
  choiceMeeting: 'Keine Mails dazu',
  choiceAll: 'Gar keine Mails von hier',
  chooseMails: 'Wählen, welche Mails Sie bekommen',

  invitationAttached: 'Die Einladung hängt an. Viele Kalender tragen sie von selbst ein.',
  updateAttached: 'Die angehängte Einladung ersetzt die frühere.',
  cancelationAttached: 'Mit der angehängten Absage kann Ihr Kalender den Termin entfernen.',
  replyReaches: 'Eine Antwort auf diese Mail erreicht {name}.',

  footerHost: 'Sie erhalten diese Mail, weil man Sie über {product} buchen kann.',
  footerInvitee:
    'Sie erhalten diese Mail, weil mit dieser Adresse über {product} ein Termin mit {owner} gebucht wurde.',
  footerGuest:
    'Sie erhalten diese Mail, weil diese Adresse als die eines Gastes angegeben wurde, als über {product} ein Termin mit {owner} gebucht wurde.',
  footerVerification:
    'Wenn Sie kein Konto eröffnet haben, hat jemand anderes Ihre Adresse angegeben. Bestätigen Sie sie nicht: Dann bleibt das Konto unbestätigt.',

  mailboxTitle: 'Postfach',
  mailboxIntro: 'Mails, die dieser Server verschickt hätte. Mit SMTP_URL gehen sie wirklich hinaus.',
  mailboxEmpty: 'Noch keine Mail',
  mailboxEmptyHint: 'Buchen Sie einen Termin: Die Bestätigungen für beide Seiten liegen gleich darauf hier.',
  mailboxEmptyFor: 'Keine Mail an {to}',
  mailboxAll: 'Alle Empfänger',
  mailboxFilter: 'Empfänger',
  mailboxFilterAction: 'Filtern',
  mailboxOlder: 'Ältere Mails',
  mailboxBack: 'Alle Mails',
  mailboxChoose: 'Wählen Sie eine Mail, um sie zu lesen',
  mailboxNotFound: 'Diese Mail ist nicht hier',
  mailboxCount: { one: '{count} Mail', other: '{count} Mails' },
  mailboxNoSubject: 'Ohne Betreff',
  mailboxFrom: 'Von',
  mailboxTo: 'An',
  mailboxReplyTo: 'Antwort an',
  mailboxDate: 'Datum',
  mailboxHtml: 'HTML',
  mailboxText: 'Text',
  mailboxCalendar: 'Kalender',
  mailboxHeaders: 'Kopfzeilen',
  mailboxAttachments: 'Anhänge',
  mailboxRaw: 'Rohe Nachricht',
  mailboxAsJson: 'Als JSON',
  mailboxNoHtml: 'Diese Mail hat keinen HTML-Teil.',
  mailboxNoText: 'Diese Mail hat keinen Textteil.',
  mailboxMethodRequest: 'Einladung',
  mailboxMethodCancel: 'Absage',
  mailboxBytes: '{size} Bytes',
}
