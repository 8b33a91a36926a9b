import type { texts as source } from '../en/mail.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  subjectBookedForHost: '{invitee} hat {event} gebucht, {when}',
  subjectBooked: 'Bestätigt: {event} mit {name}, {when}',
  subjectInvited: 'Einladung: {event} mit {name}, {when}',
  subjectMoved: 'Neue Zeit: {event} mit {name}, {when}',
  subjectRoom: 'Link zur Teilnahme: {event} mit {name}, {when}',
  subjectCanceled: 'Abgesagt: {event} mit {name}, {when}',
  subjectPutBack: 'Nicht verschoben: {event} mit {name}, {when}',
  subjectReminder: 'Erinnerung: {event} mit {name}, {when}',
  subjectConfirm: 'Bitte bestätigen: {event} mit {name}, {when}',
  subjectVerification: 'Bestätigen Sie Ihre E-Mail-Adresse für {product}',
  subjectWebhookFailing: 'Ihr Webhook bei {address} nimmt nichts an',
  subjectWebhookGone: 'Ihr Webhook bei {address} wurde ausgeschaltet',
  subjectKnownAccount: 'Sie haben schon ein Konto bei {product}',
  subjectNewDevice: 'Neue Anmeldung bei {product}',

  headingBookedForHost: 'Neue Buchung',
  headingBooked: 'Ihr Termin steht',
  headingInvited: 'Sie sind eingeladen',
  headingMoved: 'Es gibt eine neue Zeit',
  headingRoom: 'So nehmen Sie teil',
  headingCanceled: 'Abgesagt',
  headingPutBack: 'Die Zeit bleibt, wie sie war',
  putBackTaken:
    'Sie haben diesen Termin in Ihrem Kalender auf eine Zeit verschoben, zu der Sie schon einen anderen haben. Er bleibt, wo er war; in Ihrem Kalender haben wir ihn zurückgeschoben.',
  putBackStarted:
    'Sie haben diesen Termin in Ihrem Kalender verschoben, als er schon begonnen hatte. Er bleibt, wo er war; in Ihrem Kalender haben wir ihn zurückgeschoben.',
  putBackNoTimes:
    'Sie haben aus diesem Termin in Ihrem Kalender ein ganztägiges Ereignis gemacht. Ein Termin braucht Anfang und Ende. Er bleibt, wo er war; in Ihrem Kalender haben wir ihn zurückgeschoben.',
  putBackNotADay:
    'Sie haben diesen Termin in Ihrem Kalender auf eine Uhrzeit oder auf mehrere Tage gelegt. Er ist für einen ganzen Tag, darum bleibt dieser Tag, und wir haben ihn in Ihrem Kalender zurückgelegt.',
  putBackForInvitee:
    '{name} hat diesen Termin im eigenen Kalender kurz verschoben, seine Zeit hat sich aber nicht geändert. Falls Ihr Kalender eine andere Zeit zeigt, beachten Sie sie nicht.',
  textPutBack: 'In Ihrer Übersicht können Sie eine andere Zeit wählen:',
  headingReminder: 'Bald ist es so weit',
  headingConfirm: 'Noch ein Schritt',
  headingVerification: 'Ist das Ihre Adresse?',
  headingWebhookFailing: 'Ein Webhook nimmt nichts an',
  headingWebhookGone: 'Ein Webhook wurde ausgeschaltet',
  headingKnownAccount: 'Sie haben schon ein Konto',
  headingNewDevice: 'Neue Anmeldung',

  subjectDeletionAsked: 'Ihr Konto bei {product} wird gelöscht',
  headingDeletionAsked: 'Auf Wiedersehen',
  deletionAsked:
    'Ihr Konto bei {product} wurde geschlossen und wird in {days} Tagen mit allem darin gelöscht. Ihre Seiten sind nicht mehr zu finden.',
  textKeepAccount: 'Wenn Sie es behalten wollen oder es nicht waren, melden Sie sich vorher an:',
  deletionAskedClosing: 'Soll es gelöscht werden, ist nichts zu tun. Danke, dass Sie hier waren.',
  subjectDeletionTakenBack: 'Ihr Konto bei {product} bleibt',
  headingDeletionTakenBack: 'Willkommen zurück',
  deletionTakenBack:
    'Jemand hat sich bei Ihrem Konto bei {product} angemeldet: Es wird nicht gelöscht, und Ihre Seiten sind wieder offen.',
  actionDeletion: 'Einstellungen öffnen',
  textDeleteAgain: 'Wenn Sie das nicht wollen, können Sie es hier wieder löschen lassen:',
  deletionTakenBackClosing: 'Abgesagte Termine bleiben abgesagt.',
  reasonFarewell:
    '{name} schließt diese Buchungsseite. Das mit dem Termin tut uns leid: Wenn Sie sich trotzdem treffen möchten, schreiben Sie bitte an {name}.',
  subjectFeedback: '{name} hat Ihnen aus {product} geschrieben',
  headingFeedback: 'Rückmeldung von {name}',
  feedback: '{name} hat etwas zu sagen:',
  labelMessage: 'Nachricht',
  labelAccount: 'Konto',
  labelScreen: 'Ansicht',
  footerFeedback: 'Sie bekommen das, weil Sie diesen {product}-Server betreiben (OPERATOR_EMAIL).',
  subjectReferral: '{name} lädt Sie zu {product} ein',
  headingReferral: '{name} glaubt, dass Ihnen {product} gefällt',
  referral:
    'Mit {product} buchen andere Termine bei Ihnen, zu Zeiten, die beiden passen, ohne Mails hin und her. {name} nutzt es und lädt Sie ein, es auszuprobieren.',
  actionTry: 'Ansehen',
  textTry: 'Hier können Sie es sich ansehen:',
  referralClosing: 'Eine zweite Mail wie diese gibt es von {name} nicht.',
  footerReferral:
    'Sie bekommen das, weil {name} ({page}) Sie zu {product} eingeladen hat. Wir verwenden Ihre Adresse für nichts anderes.',
  subjectReward: '{name} möchte eine Geschenkkarte über {dollars} Dollar',
  headingReward: 'Eine Geschenkkarte ist zu senden',
  reward:
    '{name} löst {points} Punkte ein, für Leute, die über den Link kamen und einen Plan bezahlen. Bitte eine Geschenkkarte an {email} senden.',
  labelWorth: 'Wert',
  worthDollars: '{dollars} Dollar ({points} Punkte)',
  subjectDomainWorks: 'Ihre Domain {domain} funktioniert',
  headingDomainWorks: 'Sie funktioniert',
  domainWorks:
    'Ihre Buchungsseiten sind jetzt unter {domain}. Links, Einbettungen und Mails tragen sie von jetzt an.',
  subjectConnection: '{account} muss neu verbunden werden',
  headingConnection: 'Ein Kalenderkonto muss neu verbunden werden',
  connectionBroken:
    '{account} lässt uns nicht mehr hinein. Die zuletzt bekannten belegten Zeiten gelten weiter, aber Neues in den Kalendern wird nicht gesehen, und Buchungen warten darauf, eingetragen zu werden.',
  actionConnection: 'Neu verbinden',
  textConnection: 'Verbinden Sie es hier neu; nichts von Ihrer Auswahl geht verloren:',
  subjectFailing: '{account} antwortet nicht',
  headingFailing: 'Ein verbundenes Konto antwortet nicht',
  connectionFailing:
    'Seit Minuten antwortet {account} nur noch mit Fehlern. Die zuletzt bekannten belegten Zeiten gelten weiter, aber Neues in den Kalendern wird nicht gesehen, und was dort einzutragen ist, wartet. Wir versuchen es weiter; meist geht das von selbst vorüber.',
  actionFailing: 'Nachsehen, wie es steht',
  textFailing: 'Wie es steht, und was zuletzt gefragt wurde:',
  footerConnection: 'Sie erhalten diese Mail, weil Sie dieses Konto mit {product} verbunden haben.',
  subjectDomainFails: 'Ihre Domain {domain} funktioniert nicht mehr',
  headingDomainFails: 'Eine Domain funktioniert nicht mehr',
  domainFails:
    '{domain} führt seit mehr als einer Stunde nicht mehr zu Ihren Buchungsseiten. Links und Mails tragen wieder die Adresse dieses Servers, die immer gilt.',
  actionDomain: 'Einstellungen öffnen',
  textDomainWorks: 'Ihre Domain in den Einstellungen:',
  textDomain: 'Was falsch ist und was in Ihrem DNS stehen muss:',
  footerDomain: 'Sie erhalten diese Mail, weil Sie diese Domain mit {product} verwenden.',
  billingPaymentFailed: 'Ihre Karte wurde abgelehnt',
  billingPaymentFailedText:
    'Wir konnten Ihre Karte für Ihren Tarif nicht belasten. Zahlen Sie die Rechnung oder hinterlegen Sie bis zum Zeitpunkt unten eine andere Karte. Bis dahin funktioniert alles, danach entfallen die bezahlten Funktionen.',
  billingCardExpiring: 'Ihre Karte läuft bald ab',
  billingCardExpiringText:
    'Die Karte, mit der Ihr Tarif bezahlt wird, gilt bis zum Zeitpunkt unten. Hinterlegen Sie vor der nächsten Abbuchung eine andere, dann ändert sich nichts.',
  billingCanceled: 'Ihr Abonnement ist gekündigt',
  billingCanceledText:
    'Sie können alles bis zum Zeitpunkt unten nutzen und die Kündigung bis dahin zurücknehmen.',
  billingEnded: 'Ihr Abonnement ist beendet',
  billingEndedText:
    'Was Sie angelegt haben, bleibt, wie es ist. Mit einem Tarif lässt es sich wieder nutzen.',
  billingSubscribed: 'Danke für Ihr Abonnement',
  billingSubscribedText: 'Ihr Tarif gilt ab jetzt. Die Rechnung finden Sie bei Ihrer Abrechnung.',
  billingRefunded: 'Eine Zahlung wurde erstattet',
  billingRefundedText:
    'Der Betrag unten geht auf die Karte zurück, mit der er bezahlt wurde. Ihre Bank zeigt ihn innerhalb von fünf bis zehn Werktagen. An Ihrem Tarif ändert sich nichts.',
  billingRefundFailed: 'Eine Erstattung kam nicht an',
  billingRefundFailedText:
    'Ihre Bank hat den Betrag unten nicht angenommen, etwa weil die Karte geschlossen wurde. Er kam zu uns zurück und steht Ihnen weiter zu. Bitte fragen Sie Ihre Bank, ob die Karte noch Zahlungen annimmt.',
  billingRenewed: 'Ihr Tarif wurde verlängert',
  billingRenewedText:
    'Die Rechnung unten ist bezahlt. Ihr Tarif gilt bis zum Zeitpunkt unten und verlängert sich dann wieder, wenn Sie nicht kündigen.',
  billingDisputed: 'Einer Zahlung wurde widersprochen',
  billingDisputedText:
    'Die Bank Ihrer Karte teilt uns mit, dass der Zahlung unten widersprochen wurde. Bis darüber entschieden ist, kann die Bank den Betrag einbehalten. Ihr Tarif gilt so lange weiter. War es ein Versehen, sagen Sie es bitte Ihrer Bank; sonst ist nichts zu tun.',
  billingDisputeWon: 'Die Zahlung bleibt bestehen',
  billingDisputeWonText:
    'Ihre Bank hat über die Zahlung unten entschieden: Sie bleibt bestehen. Hatte Ihre Bank Ihnen den Betrag inzwischen gutgeschrieben, bucht sie ihn zurück. An Ihrem Tarif ändert sich nichts.',
  billingDisputeLost: 'Die Zahlung geht an Sie zurück',
  billingDisputeLostText:
    'Ihre Bank hat über die Zahlung unten entschieden: Der Betrag gehört wieder Ihnen, und Ihre Bank zeigt ihn bei Ihrer Karte. An Ihrem Tarif ändert sich nichts.',
  billingDisputeClosed: 'Ihre Bank fragt nicht mehr',
  billingDisputeClosedText:
    'Die Bank Ihrer Karte fragt nicht mehr nach der Zahlung unten. Es ist nichts zu tun.',
  labelAmount: 'Betrag',
  amountOf: '{amount} von {paid}',
  labelCard: 'Karte',
  cardEnding: '{brand} mit den Endziffern {last4}',
  labelInvoice: 'Rechnung',
  labelValidThrough: 'Gültig bis',
  labelPaidUntil: 'Bezahlt bis',
  labelTriedAgain: 'Nächster Versuch',
  labelGoesUntil: 'Bis',
  labelEnds: 'Endet',
  labelEnded: 'Beendet',
  billingTrialEnding: 'Ihre Testphase endet bald',
  billingTrialEndingText:
    'Ihre Testphase endet zum Zeitpunkt unten. Wählen Sie einen Tarif, um mit allem weiterzumachen.',
  billingTrialEnded: 'Ihre Testphase ist beendet',
  billingTrialEndedText:
    'Ihre Testphase ist vorbei. Was Sie angelegt haben, bleibt, wie es ist. Wählen Sie einen Tarif, um mit allem weiterzumachen.',
  actionBilling: 'Zur Abrechnung',
  actionPay: 'Jetzt zahlen',
  textPay: 'Hier zahlen:',
  actionPlans: 'Tarif wählen',
  textPlans: 'Die Tarife:',
  textBilling: 'Ihre Abrechnung:',
  subjectExportReady: 'Ihr Export aus {product} ist fertig',
  headingExportReady: 'Alles in einer Datei',
  exportReady: 'Alles aus Ihrem Konto bei {product} steht jetzt in einer Datei.',
  labelUntil: 'Aufgehoben bis',
  actionExport: 'Datei abholen',
  textExport: 'Hier abholen:',
  exportOnce:
    'Sie kann einmal abgeholt werden, nur von Ihnen, und wird dann gelöscht. Bewahren Sie sie gut auf: Darin steht, was Ihre Gäste Ihnen mitgeteilt haben.',

  subjectPasswordReset: 'Ein neues Passwort für {product}',
  subjectPasswordChanged: 'Ihr Passwort bei {product} wurde geändert',
  headingPasswordReset: 'Ein neues Passwort',
  headingPasswordChanged: 'Passwort geändert',
  passwordReset:
    'Jemand hat ein neues Passwort für Ihr Konto bei {product} verlangt. Wenn Sie es waren, wählen Sie hier eins.',
  passwordChanged:
    'Das Passwort Ihres Kontos bei {product} wurde geändert, und Sie wurden überall sonst abgemeldet.',
  actionPasswordReset: 'Neues Passwort wählen',
  textPasswordReset: 'Neues Passwort wählen:',
  textNotYou: 'Wenn Sie es nicht waren, wählen Sie gleich ein neues Passwort:',
  passwordResetLasts:
    'Der Link gilt 30 Minuten lang und einmal. Wenn Sie es nicht waren, ist nichts zu tun: Ihr Passwort bleibt.',
  changeOwn: 'Wenn Sie es waren, ist nichts zu tun.',

  passwordChangedPasskeys:
    'Mit diesen Passkeys kann man sich weiter anmelden: {names}. Entfernen Sie alle, die Sie nicht kennen: {url}',
  subjectTwoFactorOn: 'Anmeldung bei {product} jetzt mit zwei Faktoren',
  headingTwoFactorOn: 'Zwei Faktoren eingeschaltet',
  twoFactorOn:
    'Die Anmeldung bei Ihrem Konto bei {product} verlangt ab jetzt auch einen Code einer Authenticator-App, und Sie wurden überall sonst abgemeldet.',
  subjectTwoFactorOff: 'Anmeldung bei {product} nur noch mit Passwort',
  headingTwoFactorOff: 'Zwei Faktoren ausgeschaltet',
  twoFactorOff:
    'Die Anmeldung bei Ihrem Konto bei {product} verlangt ab jetzt nur noch das Passwort, und Sie wurden überall sonst abgemeldet.',
  subjectTwoFactorGuessed: 'Falsche Codes für Ihr Konto bei {product}',
  headingTwoFactorGuessed: 'Jemand probiert Codes aus',
  twoFactorGuessed:
    'Für Ihr Konto bei {product} wurden mehrere falsche Codes eingegeben. Wer das war, kennt Ihr Passwort oder nutzt einen Browser, in dem Sie angemeldet sind. Nach jedem falschen Code wird die Wartezeit länger.',
  twoFactorGuessedOwn:
    'Wenn Sie es waren, warten Sie kurz und geben Sie einen neuen Code aus Ihrer App ein. Ein Wiederherstellungscode funktioniert sofort.',
  subjectRecoveryCodes: 'Neue Wiederherstellungscodes für {product}',
  headingRecoveryCodes: 'Neue Wiederherstellungscodes',
  recoveryCodesRenewed:
    'Für Ihr Konto bei {product} wurden neue Wiederherstellungscodes gemacht. Die früheren gelten nicht mehr.',
  subjectRecoveryCodeUsed: 'Ein Wiederherstellungscode für {product} wurde benutzt',
  headingRecoveryCodeUsed: 'Ein Wiederherstellungscode wurde benutzt',
  recoveryCodeUsed:
    'Ein Wiederherstellungscode Ihres Kontos bei {product} wurde benutzt; jeder gilt einmal. Machen Sie neue, bevor der letzte weg ist.',

  subjectEmailChange: 'Eine andere E-Mail-Adresse für Ihr Konto bei {product}?',
  headingEmailChange: 'Eine andere E-Mail-Adresse?',
  emailChangeOld:
    'Ihr Konto bei {product} soll eine andere E-Mail-Adresse bekommen: {email}. Das geschieht, wenn beide Adressen zugestimmt haben; dies ist die alte.',
  emailChangeNew:
    'Jemand möchte sich ab jetzt mit dieser Adresse bei {product} anmelden. Wenn Sie es waren, stimmen Sie hier zu; die alte Adresse wird ebenso gefragt.',
  emailChangeLasts: 'Der Link gilt 24 Stunden lang und einmal.',
  emailChangeNotYou:
    'Wenn Sie es nicht waren, folgen Sie ihm nicht und wählen Sie ein neues Passwort: Jemand anders kennt Ihres.',
  actionEmailChange: 'Der Änderung zustimmen',
  textEmailChange: 'Der Änderung zustimmen:',
  subjectEmailChanged: 'Ihr Konto bei {product} hat eine andere E-Mail-Adresse',
  headingEmailChanged: 'Eine andere E-Mail-Adresse',
  emailChanged:
    'Die E-Mail-Adresse Ihres Kontos bei {product} wurde geändert, nachdem die alte und die neue zugestimmt hatten. Melden Sie sich ab jetzt mit der neuen an.',
  addressTaken:
    'Jemand wollte diese Adresse für ein anderes Konto bei {product}. Sie haben schon ein Konto mit ihr, und es hat sich nichts geändert.',
  footerEmailChange: 'Wenn Sie es nicht waren, beachten Sie diese Mail nicht: Ohne Sie geschieht nichts.',

  subjectPasskeyAdded: 'Ein Passkey für {product} ist dazugekommen',
  headingPasskeyAdded: 'Passkey hinzugefügt',
  passkeyAdded:
    'Zu Ihrem Konto bei {product} ist ein Passkey dazugekommen. Wer ihn hat, meldet sich ohne Passwort an.',
  subjectPasskeyRemoved: 'Ein Passkey für {product} wurde entfernt',
  headingPasskeyRemoved: 'Passkey entfernt',
  passkeyRemoved:
    'Aus Ihrem Konto bei {product} wurde ein Passkey entfernt. Mit ihm meldet sich niemand mehr an.',
  actionPasskeys: 'Passkeys ansehen',
  textPasskeys: 'Wenn Sie es nicht waren, entfernen Sie ihn hier und wählen Sie ein neues Passwort:',

  greeting: 'Hallo {name},',
  greetingGuest: 'Guten Tag,',

  bookedForHost: '{name} hat einen Termin bei Ihnen gebucht.',
  booked: 'Ihr Termin mit {name} ist gebucht.',
  bookedForGuest: 'Jemand hat einen Termin mit {owner} gebucht und Sie als Gast angegeben.',
  bookedForGuestBy: '{name} hat einen Termin mit {owner} gebucht und Sie als Gast angegeben.',
  moved: 'Ihr Termin mit {name} hat eine neue Zeit.',
  movedByYou: 'Sie haben Ihren Termin mit {name} verschoben. Das ist die neue Zeit.',
  movedByOther: '{name} hat Ihren Termin auf eine neue Zeit verschoben.',
  movedForGuest: 'Der Termin mit {owner}, bei dem Sie als Gast angegeben sind, hat eine neue Zeit.',
  room: 'So nehmen Sie an Ihrem Termin mit {name} teil.',
  roomForGuest: 'So nehmen Sie an dem Termin mit {owner} teil, bei dem Sie als Gast angegeben sind.',
  canceled: 'Ihr Termin mit {name} wurde abgesagt.',
  canceledByYou: 'Sie haben Ihren Termin mit {name} abgesagt.',
  canceledByOther: '{name} hat Ihren Termin abgesagt.',
  canceledForGuest: 'Der Termin mit {owner}, bei dem Sie als Gast angegeben waren, wurde abgesagt.',
  reminder: 'Ihr Termin mit {name} beginnt {in}.',
  reminderForGuest: 'Der Termin mit {owner}, bei dem Sie als Gast angegeben sind, beginnt {in}.',
  webhookFailing: {
    one: '{address} hat nicht angenommen, was gesendet wurde: {count} Versuch ist gescheitert.',
    other: '{address} nimmt nicht an, was gesendet wird: {count} Versuche hintereinander sind gescheitert.',
  },
  webhookGone:
    '{address} hat mit 410 geantwortet, „gibt es nicht mehr“. Darum wurde der Webhook ausgeschaltet und aufgegeben, was noch auf ihn wartete.',
  confirm:
    'Diese Zeit mit {name} ist bis {until} für Sie freigehalten. Gebucht ist noch nichts: Bestätigen Sie, dass diese Adresse Ihnen gehört.',
  verification:
    'Jemand hat sich mit dieser Adresse bei {product} registriert. Wenn Sie es waren, bestätigen Sie bitte, dass sie Ihnen gehört.',
  knownAccount:
    'Jemand wollte sich mit dieser Adresse bei {product} registrieren. Wenn Sie es waren: Sie haben schon ein Konto, melden Sie sich einfach an.',
  newDevice:
    'Jemand hat sich bei Ihrem {product}-Konto in einem Browser angemeldet, der dafür noch nicht benutzt wurde.',

  timeForOther: 'Für {name} ist das {time}.',
  clockForward:
    'Vor diesem Termin, am {date}, werden die Uhren um {amount} vorgestellt. Die Zeit hier berücksichtigt das schon.',
  clockBack:
    'Vor diesem Termin, am {date}, werden die Uhren um {amount} zurückgestellt. Die Zeit hier berücksichtigt das schon.',

  labelWith: 'Mit',
  labelCode: 'Ihr Code',
  labelWhere: 'Ort',
  labelGuests: 'Gäste',
  labelBefore: 'Vorher',
  labelReason: 'Grund',
  labelSince: 'Seit',
  labelLastAttempt: 'Letzter Versuch',
  webhookAnswered: 'Antwort {status}',
  webhookNoAnswer: 'Der Server hat nicht geantwortet',
  webhookTimeout: 'Der Server hat zu lange gebraucht',
  webhookCertificate: 'Das Zertifikat der Website ist nicht gültig',
  webhookNoHost: 'Einen Server dieses Namens gibt es nicht',
  webhookPrivate: 'Die Adresse liegt in einem privaten Netz',
  webhookAddress: 'Die Adresse ist nicht zu gebrauchen',
  labelTime: 'Wann',
  labelDevice: 'Browser',
  labelNetwork: 'Netz',
  deviceOn: '{browser} unter {system}',
  deviceUnknown: 'Nicht bekannt',
  byPhone: 'Telefonisch, {number}',
  youCall: 'Sie rufen an: {number}',
  hostCallsYou: '{name} ruft Sie an: {number}',
  hostCalls: '{name} ruft an, wer gebucht hat',
  roomSentBy: '{name} schickt Ihnen den Link zur Teilnahme.',
  roomSentByYou: 'Bitte schicken Sie den Link zur Teilnahme.',

  actionJoin: 'Teilnehmen',
  actionCalendar: 'In den Kalender',
  actionReschedule: 'Verschieben',
  actionCancel: 'Absagen',
  actionBooking: 'Buchung öffnen',
  actionDecline: 'Ich kann nicht kommen',
  actionBookAgain: 'Andere Zeit buchen',
  actionOpen: 'Im Dashboard öffnen',
  actionConfirm: 'Bestätigen und buchen',
  actionVerify: 'Adresse bestätigen',
  actionWebhook: 'Webhook öffnen',
  actionSignIn: 'Anmelden',
  actionActivity: 'Ansehen, was geschehen ist',
  textManage: 'Wenn die Zeit nicht passt, können Sie den Termin hier verschieben oder absagen:',
  textReschedule: 'Wenn die Zeit nicht passt, können Sie den Termin hier verschieben:',
  textCancel: 'Wenn Sie nicht kommen können, können Sie den Termin hier absagen:',
  textBooking: 'Ihre Buchung:',
  textDecline: 'Wenn Sie nicht kommen können, sagen Sie es hier; für die anderen bleibt der Termin:',
  textBookAgain: 'Eine andere Zeit buchen:',
  textOpen: 'Die Buchung in Ihrem Dashboard:',
  textConfirm:
    'Geben Sie den Code dort ein, wo Sie die Zeit gewählt haben, oder öffnen Sie diese Seite und buchen Sie dort:',
  textVerify: 'Bestätigen Sie sie mit diesem Link:',
  textWebhook: 'Was gesendet wurde, und ein Knopf, um es jetzt noch einmal zu versuchen:',
  textWebhookGone: 'Gibt es die Adresse wieder? Dann schalten Sie den Webhook hier wieder ein:',
  askGuest:
    'Möchten Sie an diesen Termin erinnert werden? Ohne Ihre Antwort schreiben wir Ihnen nur, wenn er verschoben oder abgesagt wird.',
  choiceKeep: 'Auf dem Laufenden halten',
  choiceMeeting: 'Keine Mails dazu',
  choiceAll: 'Gar keine Mails von hier',
  chooseMails: 'Wählen, welche Mails Sie bekommen',
  textSignIn: 'Hier melden Sie sich an:',
  textActivity: 'Was in Ihrem Konto geschehen ist:',

  changeUntil: 'Verschieben oder absagen können Sie bis {time}.',
  rescheduleUntil: 'Verschieben können Sie bis {time}.',
  cancelUntil: 'Absagen können Sie bis {time}.',
  invitationAttached: 'Die Einladung hängt an. Viele Kalender tragen sie von selbst ein.',
  updateAttached: 'Die angehängte Einladung ersetzt die frühere.',
  cancelationAttached: 'Mit der angehängten Absage kann Ihr Kalender den Termin entfernen.',
  webhookFailingClosing:
    'Er wird jetzt immer seltener versucht. Nimmt die Adresse wieder etwas an, wird alles, was wartet, sofort gesendet; was länger als etwa drei Tage wartet, wird aufgegeben.',
  webhookGoneClosing: 'Buchungen und Mails sind davon nicht betroffen.',
  codeIsYours: 'Wir fragen nie am Telefon oder in einer anderen E-Mail nach diesem Code.',
  replyReaches: 'Eine Antwort auf diese Mail erreicht {name}.',

  verificationLasts:
    'Geben Sie den Code dort ein, wo Sie sich registriert haben, oder folgen Sie dem Link. Beide gelten 24 Stunden und einmal.',
  newDeviceOwn: 'Wenn Sie es waren, ist nichts zu tun. Wenn nicht, kennt jemand anders Ihr Passwort.',

  footerHost: 'Sie erhalten diese Mail, weil man Sie über {product} buchen kann.',
  footerInvitee:
    'Sie erhalten diese Mail, weil mit dieser Adresse über {product} ein Termin mit {owner} gebucht wurde.',
  footerGuest:
    'Sie erhalten diese Mail, weil diese Adresse bei der Buchung eines Termins mit {owner} über {product} als Gast angegeben wurde.',
  footerInviteeOf: 'Sie erhalten diese Mail, weil mit dieser Adresse ein Termin mit {owner} gebucht wurde.',
  footerGuestOf:
    'Sie erhalten diese Mail, weil diese Adresse bei der Buchung eines Termins mit {owner} als Gast angegeben wurde.',
  footerConfirmOf:
    'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse einen Termin mit {owner} buchen wollte. Waren Sie das nicht, lassen Sie sie unbeachtet: Es ist nichts gebucht, und ohne Sie wird nichts daraus.',
  footerConfirm:
    'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse über {product} einen Termin mit {owner} buchen wollte. Waren Sie das nicht, lassen Sie sie unbeachtet: Es ist nichts gebucht, und ohne Sie wird nichts daraus.',
  footerVerification:
    'Wenn Sie sich nicht registriert haben, beachten Sie diese Mail nicht und geben Sie den Code niemandem: Ohne ihn geschieht nichts.',
  footerWebhook: 'Sie erhalten diese Mail, weil Sie diesen Webhook in {product} angelegt haben.',
  footerKnownAccount: 'Wenn Sie es nicht waren, ist nichts zu tun: Niemand ist in Ihr Konto gelangt.',
  subjectHeld: 'Einige Ihrer Mails gehen später hinaus',
  headingHeld: 'Einige Ihrer Mails warten',
  held: '{product} begrenzt, wie vielen neuen Kontakten Sie an einem Tag schreiben können, und diese Grenze ist erreicht. Die übrigen Mails gehen in den nächsten Tagen automatisch hinaus.',
  actionHeld: 'Ansehen, was wartet',
  textHeld: 'Ansehen, was wartet:',
  heldClosing:
    'Nichts geht verloren, und Sie müssen nichts tun. Ihre Grenze steigt mit dem Alter Ihres Kontos.',
  subjectPollInvited: '{name} fragt, wann Sie können: {poll}',
  subjectPollReminder: 'Erinnerung: Wann können Sie? {poll}',
  subjectPollConfirm: 'Bestätigen Sie Ihre Stimme: {poll}',
  subjectPollVoted: 'Ihre Stimme: {poll}',
  subjectPollRemoved: 'Bitte stimmen Sie neu ab: {poll}',
  subjectPollChanged: 'Die Termine haben sich geändert: {poll}',
  subjectPollDecided: 'Der Termin steht fest: {poll}',
  subjectPollVotedHost: '{name} hat abgestimmt: {poll}',
  subjectPollDeclinedHost: '{name} kann nicht kommen: {poll}',
  headingPollInvited: 'Wann können Sie?',
  headingPollReminder: 'Ihre Zeiten fehlen noch',
  headingPollVoted: 'Bestätigen Sie Ihre Stimme',
  headingPollProved: 'Danke für Ihre Stimme',
  headingPollVotedAgain: 'Sie haben bereits abgestimmt',
  headingPollRemoved: 'Bitte stimmen Sie neu ab',
  headingPollChanged: 'Die Termine haben sich geändert',
  headingPollDecided: 'Der Termin steht fest',
  headingPollVotedHost: 'Eine neue Stimme',
  headingPollDeclinedHost: 'Jemand kann nicht kommen',
  pollInvited:
    '{name} sucht eine Zeit für „{poll}“ und möchte wissen, wann Sie können. Sie brauchen kein Konto.',
  pollReminder: '{name} sucht noch eine Zeit für „{poll}“. Ihre Zeiten fehlen bisher.',
  pollReminderConfirm:
    'Ihre Stimme für „{poll}“ ist noch nicht bestätigt. Öffnen Sie den Link und bestätigen Sie, dass es Ihre ist.',
  pollVoted:
    'Mit Ihrer E-Mail-Adresse wurde über „{poll}“ abgestimmt. Wenn Sie das waren, bestätigen Sie Ihre Stimme. Sie können sie ändern oder zurückziehen, solange die Abstimmung offen ist.',
  pollProved:
    'Sie können Ihre Stimme für „{poll}“ ändern oder zurückziehen, solange die Abstimmung offen ist.',
  pollVotedAgain:
    'Für „{poll}“ wurden mit dieser E-Mail-Adresse schon Zeiten angegeben. Öffnen Sie den Link, um sie zu sehen, zu bestätigen oder zu ändern. Frühere Links funktionieren dann nicht mehr.',
  pollRemoved:
    '„{poll}“ dauert jetzt {duration}. Ihre früheren Zeiten wurden entfernt, weil sie vielleicht nicht mehr passen: Bitte stimmen Sie neu ab.',
  pollChanged:
    'Bei „{poll}“ haben sich die Termine geändert. Was Sie zu den übrigen gesagt haben, bleibt: Bitte sehen Sie nach, ob es noch stimmt.',
  pollDecided:
    'Für „{poll}“ wurde eine Zeit gewählt, zu der es kein Ja von Ihnen gibt: Sie bekommen keine Einladung. Können Sie doch kommen, sagen Sie es {name}.',
  pollNotYou: '{name} (nicht Sie)',
  pollVotedHost: '{name} hat bei „{poll}“ abgestimmt.',
  pollDeclinedHost:
    '{name} kann doch nicht zu „{poll}“ kommen. Der Termin bleibt, wie er ist: Verschieben oder sagen Sie ihn ab, wenn es sein muss.',
  subjectPollAttendsHost: '{name} kann doch kommen: {poll}',
  headingPollAttendsHost: 'Jemand kann doch kommen',
  pollAttendsHost: '{name} kann doch zu „{poll}“ kommen und ist eingeladen.',
  labelPollAbout: 'Worum es geht',
  labelPollTimes: 'Zeiten',
  labelPollDays: 'Tage',
  labelPollZone: 'Zeitzone',
  pollMoreTimes: { one: 'und {count} weitere', other: 'und {count} weitere' },
  labelPollUntil: 'Abstimmen bis',
  labelPollAdded: 'Neu',
  labelPollTakenAway: 'Entfällt',
  labelPollFinal: 'Der Termin',
  actionPollVote: 'Sagen, wann ich kann',
  actionPollChange: 'Meine Zeiten ändern',
  actionPollConfirm: 'Meine Stimme bestätigen',
  actionPollOpen: 'Ansehen, wie es steht',
  actionPollSee: 'Ergebnis ansehen',
  textPollLink: 'Zur Umfrage:',
  pollLinkIsYours: 'Wer diesen Link hat, kann Ihre Stimme ändern. Behalten Sie ihn für sich.',
  choosePollMails: 'Mails zu dieser Umfrage abbestellen',
  footerPollInvited: 'Sie bekommen dies, weil {owner} ({page}) wissen möchte, wann Sie können.',
  stopAllMails: 'Alle Mails von {product} abbestellen',
  footerPollVoter:
    'Sie bekommen dies, weil mit dieser Adresse abgestimmt wurde. Wenn Sie das nicht waren, ignorieren Sie diese Mail.',
  allDay: 'Ganztägig',
  andOthers: { one: '{name} und {count} weitere Person', other: '{name} und {count} weitere Personen' },
  subjectSet: 'Der Termin steht fest: {event}, {when}',
  setByYou: 'Sie haben diese Zeit für „{event}“ gewählt. Alle, die können, sind eingeladen.',
  setByAgreement:
    'Alle, die dabei sein müssen, können zu dieser Zeit zu „{event}“ kommen. Damit steht sie fest, und alle, die können, sind eingeladen.',
  setAtDeadline:
    'Die Abstimmung über „{event}“ ist beendet, und diese Zeit passt am besten. Alle, die können, sind eingeladen.',
  setForVoter: '{owner} hat diese Zeit für „{event}“ gewählt. Sie haben gesagt, dass Sie dann können.',
  setForVoterByAgreement:
    'Alle, die bei „{event}“ mit {owner} dabei sein müssen, können zu dieser Zeit. Auch Sie haben gesagt, dass Sie dann können.',
  setForVoterAtDeadline:
    'Die Abstimmung über „{event}“ mit {owner} ist beendet, und diese Zeit passt am besten. Sie haben gesagt, dass Sie dann können.',
  movedForVoter: '{owner} hat „{event}“ auf eine neue Zeit verschoben.',
  roomForVoter: 'So nehmen Sie an „{event}“ mit {owner} teil.',
  canceledForVoter: '{owner} hat „{event}“ abgesagt.',
  reminderForVoter: '„{event}“ mit {owner} beginnt {in}.',
  labelAlsoComing: 'Es kommen auch',
  actionPollMeeting: 'Termin ansehen',
  textPollMeeting: 'Der Termin, mit seinem Link und Ihrer Stimme:',
  footerVoter:
    'Sie bekommen dies, weil mit dieser Adresse gesagt wurde, wann Sie {owner} treffen können. Wenn Sie das nicht waren, tun Sie nichts.',
  footerNewDevice: 'Sie erhalten diese Mail, weil Sie ein Konto bei {product} haben.',
}
