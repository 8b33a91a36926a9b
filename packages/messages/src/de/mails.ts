import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  // Accounts
  subjectVerification: 'Bestätigen Sie Ihre E-Mail-Adresse für {product}',
  subjectKnownAccount: 'Sie haben schon ein Konto bei {product}',
  subjectNewDevice: 'Neue Anmeldung bei {product}',
  headingVerification: 'Ist das Ihre Adresse?',
  headingKnownAccount: 'Sie haben schon ein Konto',
  headingNewDevice: 'Neue Anmeldung',
  subjectDeletionAsked: 'Ihr Konto bei {product} wird gelöscht',
  headingDeletionAsked: 'Auf Wiedersehen',
  deletionAsked: {
    by: 'days',
    one: 'Ihr Konto bei {product} ist geschlossen und wird in {days} Tag mit allem darin gelöscht. Ihre Seiten sind offline.',
    other:
      'Ihr Konto bei {product} ist geschlossen und wird in {days} Tagen mit allem darin gelöscht. Ihre Seiten sind offline.',
  },
  textKeepAccount: 'Wenn Sie es behalten wollen oder es nicht waren, melden Sie sich vorher an:',
  deletionAskedClosing: 'Wenn Sie gehen möchten, müssen Sie nichts tun. Danke, dass Sie dabei waren.',
  subjectDeletionTakenBack: 'Ihr Konto bei {product} wird nicht gelöscht',
  headingDeletionTakenBack: 'Willkommen zurück',
  deletionTakenBack:
    'Jemand hat sich bei Ihrem Konto bei {product} angemeldet. Es wird daher nicht gelöscht, und Ihre Seiten sind wieder online.',
  actionDeletion: 'Einstellungen öffnen',
  textDeleteAgain: 'Wenn Sie trotzdem gehen möchten, können Sie es hier wieder löschen:',
  deletionTakenBackClosing: 'Abgesagte Termine bleiben abgesagt.',
  subjectPasswordReset: 'Passwort für {product} zurücksetzen',
  subjectPasswordChanged: 'Ihr Passwort bei {product} wurde geändert',
  headingPasswordReset: 'Passwort zurücksetzen',
  headingPasswordChanged: 'Passwort geändert',
  passwordReset:
    'Jemand möchte das Passwort für Ihr Konto bei {product} zurücksetzen. Wenn Sie es waren, wählen Sie hier ein neues.',
  passwordChanged:
    'Das Passwort Ihres Kontos bei {product} wurde geändert, und Sie wurden überall sonst abgemeldet.',
  actionPasswordReset: 'Neues Passwort wählen',
  textPasswordReset: 'Neues Passwort wählen:',
  textNotYou: 'Wenn Sie es nicht waren, wählen Sie gleich ein neues Passwort:',
  passwordResetLasts:
    'Der Link gilt einmal und 30 Minuten lang. Wenn Sie es nicht waren, müssen Sie nichts tun. Ihr Passwort bleibt gleich.',
  changeOwn: 'Wenn Sie es waren, ist nichts zu tun.',
  passwordChangedPasskeys:
    'Mit diesen Passkeys kann man sich weiter anmelden: {names}. Entfernen Sie alle, die Sie nicht kennen: {url}',
  subjectTwoFactorOn: 'Anmeldung bei {product} jetzt mit zwei Faktoren',
  headingTwoFactorOn: 'Zwei Faktoren eingeschaltet',
  twoFactorOn:
    'Sie melden sich bei Ihrem Konto bei {product} jetzt mit Passwort und einem Code aus einer Authenticator-App an. Sie wurden überall sonst abgemeldet.',
  subjectTwoFactorOff: 'Anmeldung bei {product} nur noch mit Passwort',
  headingTwoFactorOff: 'Zwei Faktoren ausgeschaltet',
  twoFactorOff:
    'Sie melden sich bei Ihrem Konto bei {product} jetzt nur mit Ihrem Passwort an. Sie wurden überall sonst abgemeldet.',
  subjectTwoFactorGuessed: 'Falsche Codes für Ihr Konto bei {product}',
  headingTwoFactorGuessed: 'Jemand probiert Codes aus',
  twoFactorGuessed:
    'Für Ihr Konto bei {product} wurden mehrere falsche Codes eingegeben. Wer das war, kennt Ihr Passwort oder nutzt einen Browser, in dem Sie angemeldet sind. Nach jedem falschen Code wird die Wartezeit länger.',
  twoFactorGuessedOwn:
    'Wenn Sie es waren, warten Sie kurz und geben Sie einen neuen Code aus Ihrer App ein. Ein Wiederherstellungscode funktioniert sofort.',
  subjectRecoveryCodes: 'Neue Wiederherstellungscodes für {product}',
  headingRecoveryCodes: 'Neue Wiederherstellungscodes',
  recoveryCodesRenewed:
    'Für Ihr Konto bei {product} wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  subjectRecoveryCodeUsed: 'Ein Wiederherstellungscode für {product} wurde benutzt',
  headingRecoveryCodeUsed: 'Ein Wiederherstellungscode wurde benutzt',
  recoveryCodeUsed:
    'Ein Wiederherstellungscode Ihres Kontos bei {product} wurde benutzt. Jeder gilt einmal. Erstellen Sie neue, bevor Sie keinen mehr haben.',
  subjectEmailChange: 'Eine andere E-Mail-Adresse für Ihr Konto bei {product}?',
  headingEmailChange: 'E-Mail-Adresse ändern?',
  emailChangeOld:
    'Jemand möchte die E-Mail-Adresse Ihres Kontos bei {product} in {email} ändern. Sie ändert sich, sobald Sie es von beiden Adressen aus bestätigen. Dies ist die bisherige.',
  emailChangeNew:
    'Jemand möchte diese Adresse für ein Konto bei {product} verwenden. Wenn Sie es waren, bestätigen Sie die Änderung hier. Wir haben auch an die bisherige Adresse geschrieben.',
  emailChangeLasts: 'Der Link gilt einmal und 24 Stunden lang.',
  emailChangeNotYou:
    'Wenn Sie es nicht waren, öffnen Sie den Link nicht und wählen Sie ein neues Passwort: Jemand anders kennt Ihres.',
  actionEmailChange: 'Änderung bestätigen',
  textEmailChange: 'Änderung bestätigen:',
  subjectEmailChanged: 'Ihr Konto bei {product} hat eine andere E-Mail-Adresse',
  headingEmailChanged: 'E-Mail-Adresse geändert',
  emailChanged:
    'Die E-Mail-Adresse Ihres Kontos bei {product} wurde geändert, nachdem Sie es von beiden Adressen aus bestätigt haben. Melden Sie sich ab jetzt mit der neuen an.',
  addressTaken:
    'Jemand wollte diese Adresse für ein anderes Konto bei {product}. Sie haben schon ein Konto mit ihr, und es hat sich nichts geändert.',
  footerEmailChange:
    'Wenn Sie es nicht waren, ignorieren Sie diese Mail. Ohne Ihre Bestätigung ändert sich nichts.',
  subjectPasskeyAdded: 'Ein Passkey für {product} ist dazugekommen',
  headingPasskeyAdded: 'Passkey hinzugefügt',
  passkeyAdded:
    'Zu Ihrem Konto bei {product} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Passwort anmelden.',
  subjectPasskeyRemoved: 'Ein Passkey für {product} wurde entfernt',
  headingPasskeyRemoved: 'Passkey entfernt',
  passkeyRemoved:
    'Aus Ihrem Konto bei {product} wurde ein Passkey entfernt. Mit ihm kann man sich nicht mehr anmelden.',
  actionPasskeys: 'Passkeys ansehen',
  textPasskeys: 'Wenn Sie es nicht waren, entfernen Sie ihn hier und wählen Sie ein neues Passwort:',
  subjectApiKeyAdded: 'Ein neuer API-Schlüssel für {product}',
  headingApiKeyAdded: 'API-Schlüssel erstellt',
  apiKeyAdded:
    'Mit Ihrem Konto bei {product} wurde ein API-Schlüssel erstellt. Programme, die ihn haben, handeln ohne Passwort für Sie.',
  subjectApiKeyRemoved: 'Ein API-Schlüssel für {product} wurde entfernt',
  headingApiKeyRemoved: 'API-Schlüssel entfernt',
  apiKeyRemoved:
    'Aus Ihrem Konto bei {product} wurde ein API-Schlüssel entfernt. Programme, die ihn verwendet haben, haben keinen Zugriff mehr.',
  actionApiKeys: 'API-Schlüssel ansehen',
  textApiKeys: 'Wenn Sie es nicht waren, entfernen Sie ihn hier und wählen Sie ein neues Passwort:',
  subjectAppAllowed: 'Eine neue App hat Zugriff auf Ihr Konto bei {product}',
  headingAppAllowed: 'App verbunden',
  appAllowed:
    'Mit Ihrem Konto bei {product} wurde eine App verbunden. Sie handelt im Rahmen der angezeigten Berechtigungen für Sie, ohne Ihr Passwort.',
  subjectAppRemoved: 'Eine App wurde von {product} getrennt',
  headingAppRemoved: 'App getrennt',
  appRemoved: 'Eine App wurde von Ihrem Konto bei {product} getrennt. Sie kann nicht mehr für Sie handeln.',
  actionApps: 'Verbundene Apps ansehen',
  textApps: 'Wenn Sie es nicht waren, entfernen Sie sie hier und wählen Sie ein neues Passwort:',
  verification:
    'Jemand hat sich mit dieser Adresse bei {product} registriert. Wenn Sie es waren, bestätigen Sie bitte, dass sie Ihnen gehört.',
  knownAccount:
    'Jemand wollte sich mit dieser Adresse bei {product} registrieren. Wenn Sie es waren: Sie haben schon ein Konto, melden Sie sich einfach an.',
  newDevice: 'Jemand hat sich bei Ihrem {product}-Konto in einem neuen Browser angemeldet.',
  labelTime: 'Wann',
  labelDevice: 'Browser',
  labelNetwork: 'Netz',
  deviceOn: '{browser} unter {system}',
  deviceUnknown: 'Unbekannt',
  actionVerify: 'Adresse bestätigen',
  actionSignIn: 'Anmelden',
  actionActivity: 'Aktivität ansehen',
  textVerify: 'Bestätigen Sie sie mit diesem Link:',
  textSignIn: 'Hier melden Sie sich an:',
  textActivity: 'Die Aktivität in Ihrem Konto:',
  verificationLasts:
    'Geben Sie den Code dort ein, wo Sie sich registriert haben, oder folgen Sie dem Link. Beide gelten 24 Stunden und einmal.',
  newDeviceOwn: 'Wenn Sie es waren, müssen Sie nichts tun. Wenn nicht, kennt jemand anders Ihr Passwort.',
  footerVerification:
    'Wenn Sie sich nicht registriert haben, beachten Sie diese Mail nicht und geben Sie den Code niemandem. Ohne ihn geschieht nichts.',
  footerKnownAccount: 'Wenn Sie es nicht waren, müssen Sie nichts tun. Niemand ist in Ihr Konto gelangt.',

  // Billing
  billingPaymentFailed: 'Ihre Karte wurde abgelehnt',
  billingPaymentFailedText:
    'Wir konnten Ihre Karte für Ihren Tarif nicht belasten. Zahlen Sie die Rechnung oder hinterlegen Sie bis zum Zeitpunkt unten eine andere Karte. Bis dahin funktioniert alles, danach entfallen die bezahlten Funktionen.',
  billingCardExpiring: 'Ihre Karte läuft bald ab',
  billingCardExpiringText:
    'Die Karte, mit der Ihr Tarif bezahlt wird, gilt bis zum Zeitpunkt unten. Hinterlegen Sie vor der nächsten Abbuchung eine andere, dann ändert sich nichts.',
  billingCanceled: 'Ihr Abonnement ist gekündigt',
  billingCanceledText:
    'Sie können alles bis zum Zeitpunkt unten nutzen. Bis dahin können Sie das Abonnement auf der Seite „Abrechnung“ behalten.',
  billingEnded: 'Ihr Abonnement ist beendet',
  billingEndedText:
    'Was Sie angelegt haben, bleibt, wie es ist. Mit einem Tarif lässt es sich wieder nutzen.',
  billingSubscribed: 'Danke für Ihr Abonnement',
  billingSubscribedText: 'Ihr Tarif gilt ab jetzt. Die Rechnung finden Sie bei Ihrer Abrechnung.',
  billingRefunded: 'Eine Zahlung wurde erstattet',
  billingRefundedText:
    'Der Betrag unten geht auf die Karte zurück, mit der er bezahlt wurde. Ihre Bank zeigt ihn innerhalb von 5 bis 10 Werktagen. An Ihrem Tarif ändert sich nichts.',
  billingRefundFailed: 'Eine Erstattung ist fehlgeschlagen',
  billingRefundFailedText:
    'Ihre Bank hat den Betrag unten nicht angenommen, etwa weil die Karte geschlossen wurde. Er kam zu uns zurück und steht Ihnen weiter zu. Bitte fragen Sie Ihre Bank, ob die Karte noch Zahlungen annimmt.',
  billingRenewed: 'Ihr Tarif wurde verlängert',
  billingRenewedText:
    'Die Rechnung unten ist bezahlt. Ihr Tarif gilt bis zum Zeitpunkt unten und verlängert sich dann wieder, wenn Sie nicht kündigen.',
  billingDisputed: 'Einer Zahlung wurde widersprochen',
  billingDisputedText:
    'Die Bank Ihrer Karte teilt uns mit, dass der Zahlung unten widersprochen wurde. Bis sie darüber entscheidet, kann sie den Betrag einbehalten. Ihr Tarif gilt so lange weiter. War es ein Versehen, sagen Sie es bitte Ihrer Bank. Sonst müssen Sie nichts tun.',
  billingDisputeWon: 'Die Zahlung bleibt bestehen',
  billingDisputeWonText:
    'Ihre Bank hat über die Zahlung unten entschieden: Sie bleibt bestehen. Hatte Ihre Bank Ihnen den Betrag inzwischen gutgeschrieben, bucht sie ihn zurück. An Ihrem Tarif ändert sich nichts.',
  billingDisputeLost: 'Ihre Zahlung wird erstattet',
  billingDisputeLostText:
    'Ihre Bank hat entschieden, die Zahlung unten zu erstatten. Der Betrag erscheint auf Ihrer Kartenabrechnung. An Ihrem Tarif ändert sich nichts.',
  billingDisputeClosed: 'Eine Rückfrage zu einer Zahlung ist erledigt',
  billingDisputeClosedText:
    'Die Bank Ihrer Karte hat ihre Rückfrage zur Zahlung unten abgeschlossen. Sie müssen nichts tun.',
  labelAmount: 'Betrag',
  amountOf: '{price} von {paid}',
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

  // Bookings
  subjectBookedForHost: 'Neue Buchung: {event} · {invitee} · {when}',
  subjectBooked: 'Bestätigt: {event} · {name} · {when}',
  subjectInvited: 'Einladung: {event} · {name} · {when}',
  subjectMoved: 'Neue Zeit: {event} · {name} · {when}',
  subjectReassigned: 'Neuer Gastgeber: {event} · {name} · {when}',
  subjectTakenOff: 'Neu zugewiesen: {event} · {name} · {when}',
  subjectRoom: 'Link zur Teilnahme: {event} · {name} · {when}',
  subjectPlace: 'Neuer Ort: {event} · {name} · {when}',
  subjectUninvited: 'Nicht mehr als Gast dabei: {event} · {name} · {when}',
  subjectCanceled: 'Abgesagt: {event} · {name} · {when}',
  subjectPutBack: 'Zeit unverändert: {event} · {name} · {when}',
  subjectReminder: 'Erinnerung: {event} · {name} · {when}',
  subjectConfirm: 'Bitte bestätigen: {event} · {name} · {when}',
  headingBookedForHost: 'Neue Buchung',
  headingBooked: 'Ihr Termin steht',
  headingInvited: 'Sie sind eingeladen',
  headingMoved: 'Neue Zeit',
  headingReassigned: 'Neuer Gastgeber',
  headingTakenOff: 'Ihr Termin wurde neu vergeben',
  headingTakenOver: 'Dieser Termin gehört jetzt Ihnen',
  headingRoom: 'So nehmen Sie teil',
  headingPlace: 'Neuer Ort',
  headingUninvited: 'Sie sind nicht mehr als Gast eingeladen',
  headingCanceled: 'Abgesagt',
  headingPutBack: 'Die Zeit hat sich nicht geändert',
  putBackTaken:
    'Sie haben diesen Termin in Ihrem Kalender auf eine Zeit verschoben, zu der Sie schon einen anderen haben. Er bleibt, wo er war; in Ihrem Kalender haben wir ihn zurückgeschoben.',
  putBackStarted:
    'Sie haben diesen Termin in Ihrem Kalender verschoben, als er schon begonnen hatte. Er bleibt, wo er war; in Ihrem Kalender haben wir ihn zurückgeschoben.',
  putBackNoTimes:
    'Sie haben aus diesem Termin in Ihrem Kalender ein ganztägiges Ereignis gemacht. Ein Termin braucht Anfang und Ende. Er bleibt, wo er war; in Ihrem Kalender haben wir ihn zurückgeschoben.',
  putBackNotADay:
    'Sie haben diesen ganztägigen Termin in Ihrem Kalender auf eine Uhrzeit oder auf mehrere Tage gelegt. Er muss genau einen ganzen Tag dauern, darum haben wir ihn in Ihrem Kalender zurückgelegt.',
  putBackForInvitee:
    'Dieser Termin wurde im Kalender des Gastgebers kurz verschoben, die Zeit hat sich aber nicht geändert. Falls Ihr Kalender eine andere Zeit zeigt, ignorieren Sie sie.',
  textPutBack: 'In Ihrer Übersicht können Sie für diesen Termin eine andere Zeit wählen:',
  headingReminder: 'Bald ist es so weit',
  headingConfirm: 'Noch ein Schritt',
  bookedForHost: 'Neue Buchung. Gast: {name}',
  takenOver: 'Sie haben diesen Termin übernommen.',
  booked: 'Ihr Termin ist gebucht.',
  bookedForGuest: 'Sie wurden bei diesem Termin als Gast angegeben.',
  bookedForGuestBy: 'Sie wurden bei diesem Termin als Gast angegeben. Angegeben von: {name}.',
  moved: 'Ihr Termin hat eine neue Zeit.',
  movedByYou: 'Sie haben Ihren Termin verschoben. Das ist die neue Zeit.',
  movedByOther: 'Ihr Termin hat eine neue Zeit. Verschoben von: {name}.',
  movedForGuest: 'Dieser Termin, zu dem Sie als Gast eingeladen sind, hat eine neue Zeit.',
  reassigned: 'Ihr Termin hat einen neuen Gastgeber. Die Zeit bleibt gleich.',
  reassignedForGuest:
    'Dieser Termin, zu dem Sie als Gast eingeladen sind, bleibt zur selben Zeit und hat einen neuen Gastgeber.',
  replaced: 'Jemand anderes übernimmt diesen Termin. Sie müssen nicht teilnehmen.',
  room: 'So nehmen Sie an Ihrem Termin teil.',
  roomForGuest: 'So nehmen Sie an diesem Termin teil, bei dem Sie als Gast angegeben sind.',
  place: 'Ihr Termin hat einen neuen Ort. Die Zeit bleibt gleich.',
  placeForGuest:
    'Dieser Termin, zu dem Sie als Gast eingeladen sind, bleibt zur selben Zeit und hat einen neuen Ort.',
  uninvited: 'Sie sind bei diesem Termin nicht mehr als Gast eingetragen. Sie müssen nicht teilnehmen.',
  canceled: 'Ihr Termin wurde abgesagt.',
  canceledByYou: 'Sie haben Ihren Termin abgesagt.',
  canceledByOther: 'Ihr Termin wurde abgesagt. Abgesagt von: {name}.',
  canceledForGuest: 'Ein Termin, zu dem Sie eingeladen waren, wurde abgesagt.',
  reminder: 'Ihr Termin beginnt {in}.',
  reminderForGuest: 'Dieser Termin, zu dem Sie als Gast eingeladen sind, beginnt {in}.',
  confirm:
    'Wir halten diese Zeit bis {until} frei. Sie ist noch nicht gebucht: Bestätigen Sie, dass diese Adresse Ihnen gehört.',
  // A request that the host has to approve
  subjectRequested: 'Anfrage gesendet: {event} · {name} · {when}',
  headingRequested: 'Anfrage gesendet',
  requested:
    '{name} muss diese Zeit genehmigen. Wir halten sie für Sie frei, und Sie erhalten die Antwort bis {until}.',
  actionRequest: 'Anfrage ansehen',
  textRequest: 'Ihre Anfrage ansehen oder zurückziehen:',
  subjectOffered: 'Andere Zeit wählen: {event} · {name} · {when}',
  headingOffered: 'Andere Zeit wählen',
  offered:
    '{name} kann die angefragte Zeit nicht, hat aber zu den Zeiten unten frei. Wir halten sie bis {until} für Sie frei.',
  labelOffered: 'Angebotene Zeiten',
  actionOffered: 'Zeit wählen',
  textOffered: 'Wählen Sie hier eine Zeit:',
  subjectOfferRefused: 'Keine Zeit passt: {event} · {invitee}',
  headingOfferRefused: 'Keine Ihrer Zeiten passt',
  offerRefused: 'Keine der angebotenen Zeiten passt {name}. Es wurde nichts gebucht.',
  subjectProposed: 'Vorgeschlagene Zeiten: {event} · {invitee}',
  headingProposed: 'Andere Zeiten vorgeschlagen',
  proposed:
    '{name} kann zu den angebotenen Zeiten nicht und schlägt andere vor. Wählen Sie bis {until} eine aus. Sonst wird die Anfrage abgelehnt.',
  labelProposed: 'Vorgeschlagene Zeiten',
  subjectWanted: 'Genehmigen oder ablehnen: {event} · {invitee} · {when}',
  headingWanted: 'Jemand möchte Sie buchen',
  wantedElseDeclined:
    'Genehmigen Sie die Anfrage bis {until}, oder lehnen Sie sie ab. Ohne Ihre Antwort wird sie abgelehnt.',
  wantedElseAccepted:
    'Genehmigen Sie die Anfrage bis {until}, oder lehnen Sie sie ab. Ohne Ihre Antwort wird der Termin gebucht.',
  labelSameDay: 'Ihr Tag',
  actionAnswer: 'Genehmigen oder ablehnen',
  textAnswer: 'In Ihrem Dashboard genehmigen oder ablehnen:',
  subjectNotBooked: 'Nicht gebucht: {event} · {name} · {when}',
  headingNotBooked: 'Nicht gebucht',
  notBooked: '{name} kann diesen Termin nicht wahrnehmen.',
  notBookedUnanswered: '{name} hat nicht rechtzeitig geantwortet. Dieser Termin ist deshalb nicht gebucht.',
  timeForOther: '{name}: {time}',
  labelWith: 'Mit',
  labelHost: 'Gastgeber',
  hostIn: '{name} ({city})',
  labelTogether: 'Gemeinsam mit',
  labelPage: 'Gebucht bei',
  labelWhere: 'Ort',
  labelGuests: 'Weitere Gäste',
  labelBefore: 'Bisherige Zeit',
  labelReason: 'Grund',
  byPhone: 'Telefon: {phone}',
  youCall: 'Sie rufen an: {phone}',
  hostCallsYou: '{name} ruft Sie an: {phone}',
  hostCalls: '{name} ruft den Gast an',
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
  textManage: 'Wenn die Zeit nicht passt, können Sie den Termin hier verschieben oder absagen:',
  textReschedule: 'Wenn die Zeit nicht passt, können Sie den Termin hier verschieben:',
  textCancel: 'Wenn Sie nicht kommen können, können Sie den Termin hier absagen:',
  textBooking: 'Ihre Buchung:',
  textDecline: 'Wenn Sie nicht kommen können, sagen Sie es hier. Die anderen treffen sich trotzdem:',
  textBookAgain: 'Eine andere Zeit buchen:',
  textOpen: 'Die Buchung in Ihrem Dashboard:',
  textConfirm:
    'Geben Sie den Code dort ein, wo Sie die Zeit gewählt haben, oder öffnen Sie diese Seite und buchen Sie dort:',
  askGuest:
    'Möchten Sie Erinnerungen an diesen Termin? Wenn Sie nicht antworten, schreiben wir nur, wenn er verschoben oder abgesagt wird.',
  choiceKeep: 'Auf dem Laufenden halten',
  choiceMeeting: 'Keine Mails dazu',
  choiceAll: 'Gar keine Mails',
  changeUntil: 'Verschieben oder absagen möglich bis: {time}.',
  rescheduleUntil: 'Verschieben möglich bis: {time}.',
  cancelUntil: 'Absagen möglich bis: {time}.',
  invitationAttached: 'Die Einladung ist angehängt. Viele Kalender tragen sie automatisch ein.',
  updateAttached: 'Die angehängte Einladung ersetzt die frühere.',
  cancelationAttached: 'Öffnen Sie den Anhang, um den Termin aus Ihrem Kalender zu entfernen.',
  footerInvitee:
    'Sie erhalten diese Mail, weil mit dieser Adresse über {product} ein Termin gebucht wurde. Gastgeber: {owner}.',
  footerGuest:
    'Sie erhalten diese Mail, weil diese Adresse bei der Buchung eines Termins über {product} als Gast angegeben wurde. Gastgeber: {owner}.',
  footerInviteeOf:
    'Sie erhalten diese Mail, weil mit dieser Adresse ein Termin gebucht wurde. Gastgeber: {owner}.',
  footerGuestOf:
    'Sie erhalten diese Mail, weil diese Adresse bei der Buchung eines Termins als Gast angegeben wurde. Gastgeber: {owner}.',
  footerConfirmOf:
    'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse einen Termin buchen wollte. Gastgeber: {owner}. Waren Sie das nicht, beachten Sie sie nicht. Ohne Ihre Bestätigung wird nichts gebucht.',
  footerConfirm:
    'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse über {product} einen Termin buchen wollte. Gastgeber: {owner}. Waren Sie das nicht, beachten Sie sie nicht. Ohne Ihre Bestätigung wird nichts gebucht.',
  andOthers: { one: '{name} und {count} weitere Person', other: '{name} und {count} weitere Personen' },
  subjectSet: 'Der Termin steht fest: {event}, {when}',
  setByYou: 'Sie haben diese Zeit für „{event}“ gewählt. Alle, die können, sind eingeladen.',
  setByAgreement:
    'Alle, die dabei sein müssen, können zu dieser Zeit zu „{event}“ kommen. Damit steht sie fest, und alle, die können, sind eingeladen.',
  setAtDeadline:
    'Die Abstimmung über „{event}“ ist beendet, und diese Zeit passt am besten. Alle, die können, sind eingeladen.',
  setForVoter: 'Diese Zeit wurde für „{event}“ gewählt. Sie haben gesagt, dass Sie dann können.',
  setForVoterByAgreement:
    'Alle, die bei „{event}“ dabei sein müssen, können zu dieser Zeit. Auch Sie haben gesagt, dass Sie dann können.',
  setForVoterAtDeadline:
    'Die Abstimmung über „{event}“ ist beendet, und diese Zeit passt am besten. Sie haben gesagt, dass Sie dann können.',
  movedForVoter: 'Dieser Termin hat eine neue Zeit: „{event}“. Verschoben von: {owner}.',
  roomForVoter: 'So nehmen Sie an diesem Termin teil: „{event}“.',
  canceledForVoter: 'Dieser Termin wurde abgesagt: „{event}“. Abgesagt von: {owner}.',
  reminderForVoter: '„{event}“ beginnt {in}.',
  labelAlsoComing: 'Es kommen auch',
  actionPollMeeting: 'Termin ansehen',
  textPollMeeting: 'Der Termin, mit seinem Link und Ihrer Stimme:',
  footerVoter:
    'Sie bekommen dies, weil mit dieser Adresse gesagt wurde, wann Sie sich treffen können. Gastgeber: {owner}. Wenn Sie das nicht waren, tun Sie nichts.',

  // Campaigns
  subjectLeadWatched: '{share} von „{video}“ über den Link von {lead} abgespielt',
  headingLeadWatched: 'Das Video eines Leads wurde angesehen',
  leadWatched:
    'Jemand mit dem Link von {lead} hat {amount} von „{video}“ angesehen. Ob es {lead} war, können wir nicht wissen: Wer den Link hat, kann ihn geöffnet haben.',
  labelCampaign: 'Kampagne',
  actionCampaign: 'Kampagne öffnen',
  textCampaign: 'Sehen Sie, was sonst mit den Links dieser Kampagne geschah:',
  footerLeadWatched:
    'Sie erhalten diese E-Mails, wenn jemand in {product} ein Video über den Link eines Leads ansieht. Wie oft sie kommen, legen Sie in den Einstellungen unter Benachrichtigungen fest. Dort können Sie sie auch abstellen.',

  // Clients
  subjectClient: '{name} fragt, wann Sie Zeit haben',
  headingClient: '{name} möchte einen Termin mit Ihnen finden',
  client:
    'Sie können {name} sehen lassen, wann Sie beschäftigt sind, einmal eine Kalenderdatei teilen oder ablehnen. Ein Konto brauchen Sie nicht.',
  labelClientTopic: 'Worum es geht',
  labelClientUntil: 'Link gilt bis',
  actionClient: 'Antworten',
  textClient: 'Hier antworten:',
  clientPrivacy:
    '{name} sieht, wann Sie beschäftigt sind, nie mit wem oder warum. Mit demselben Link nehmen Sie es zurück.',
  footerClient:
    'Sie erhalten diese Mail, weil {name} ({page}) Ihre Adresse in {product} eingegeben hat. Wir verwenden sie für nichts anderes.',
  subjectClientConnected: '{name} hat einen Kalender verbunden',
  headingClientConnected: 'Finden Sie einen Termin mit {name}',
  clientConnected: '{name} zeigt Ihnen belegte Zeiten. Wählen Sie eine Zeit, zu der Sie beide frei sind.',
  actionClients: 'Zeit finden',
  textClients: 'Hier finden Sie eine Zeit:',
  footerClientConnected:
    'Sie erhalten diese Mail, weil Sie {name} in {product} nach freien Zeiten gefragt haben.',

  // Connections
  subjectConnection: '{account} muss neu verbunden werden',
  headingConnection: 'Ein Kalenderkonto muss neu verbunden werden',
  connectionBroken:
    'Wir haben keinen Zugriff mehr auf {account}. Die zuletzt gelesenen belegten Zeiten gelten weiter, aber Neues in den Kalendern sehen wir nicht, und Buchungen warten darauf, eingetragen zu werden.',
  actionConnection: 'Neu verbinden',
  textConnection: 'Verbinden Sie es hier neu. Ihre Einstellungen bleiben:',
  subjectFailing: '{account} antwortet nicht',
  headingFailing: 'Ein verbundenes Konto antwortet nicht',
  connectionFailing:
    'Seit einigen Minuten antwortet {account} nur noch mit Fehlern. Die zuletzt gelesenen belegten Zeiten gelten weiter, aber Neues in den Kalendern sehen wir nicht, und Buchungen warten darauf, eingetragen zu werden. Wir versuchen es weiter; meist geht das von selbst vorüber.',
  actionFailing: 'Status ansehen',
  textFailing: 'Status und letzte Prüfungen:',
  headingApp: '{app} muss neu verbunden werden',
  appBroken:
    'Wir haben in {app} keinen Zugriff mehr auf {account}. Buchungen kommen weiter an. Was an {app} gehen soll, wartet, bis Sie neu verbinden.',
  headingAppFailing: '{app} antwortet nicht',
  appFailing:
    'Seit einigen Minuten antwortet {app} für {account} nur noch mit Fehlern. Buchungen kommen weiter an; was davon zu {app} gehört, wartet. Wir versuchen es weiter; meist geht das von selbst vorüber.',
  subjectFieldsGone: '{app}: ein Feld, das Sie füllen, wurde gelöscht',
  headingFieldsGone: 'In {app} wurde ein Feld gelöscht',
  fieldsGone:
    'Diese Kontaktfelder füllen Sie mit Antworten aus Buchungen, und in {app} gibt es sie nicht mehr: {fields}. Alles andere wird weiter geschrieben.',
  actionFieldsGone: 'Felder ansehen',
  textFieldsGone: 'Wählen Sie andere Felder oder entfernen Sie die Zeilen:',
  footerConnection: 'Sie erhalten diese Mail, weil Sie dieses Konto mit {product} verbunden haben.',

  // Deletion
  reasonFarewell:
    '{name} schließt diese Buchungsseite. Das mit dem Termin tut uns leid. Wenn Sie sich trotzdem treffen möchten, schreiben Sie bitte an {name}.',

  // Domains
  subjectDomainWorks: 'Ihre Domain {domain} funktioniert',
  headingDomainWorks: 'Ihre Domain funktioniert',
  domainWorks:
    'Ihre Buchungsseiten sind jetzt unter {domain}. Auch Links, Einbettungen und Mails verwenden sie.',
  subjectDomainFails: 'Ihre Domain {domain} funktioniert nicht mehr',
  headingDomainFails: 'Eine Domain funktioniert nicht mehr',
  domainFails:
    '{domain} führt seit mehr als einer Stunde nicht mehr zu Ihren Buchungsseiten. Links und Mails verwenden wieder die Adresse dieses Servers, die immer funktioniert.',
  actionDomain: 'Einstellungen öffnen',
  textDomainWorks: 'Ihre Domain in den Einstellungen:',
  textDomain: 'Was falsch ist und welche DNS-Einträge Sie brauchen:',
  footerDomain: 'Sie erhalten diese Mail, weil Sie diese Domain mit {product} verwenden.',

  // Exports
  subjectExportReady: 'Ihr Export aus {product} ist fertig',
  headingExportReady: 'Ihr Export ist fertig',
  exportReady: 'Alles aus Ihrem Konto bei {product} ist jetzt in einer Datei.',
  labelUntil: 'Aufgehoben bis',
  actionExport: 'Datei herunterladen',
  textExport: 'Hier herunterladen:',
  exportOnce:
    'Nur Sie können sie herunterladen, und nur einmal. Dann löschen wir sie. Bewahren Sie sie gut auf: Sie enthält, was Ihre Gäste Ihnen mitgeteilt haben.',

  // Feedback
  subjectFeedback: '{name} hat Ihnen aus {product} geschrieben',
  headingFeedback: 'Rückmeldung von {name}',
  feedback: '{name} hat etwas zu sagen:',
  labelMessage: 'Nachricht',
  labelScreen: 'Ansicht',

  // Member requests
  subjectAskUpgrade: '{name} bittet Sie um die Hochstufung von {organization}',
  headingAskUpgrade: 'Bitte um Hochstufung',
  askUpgrade:
    '{name} bittet Sie, {organization} auf {product} hochzustufen. Nur Sie als Inhaber wählen und bezahlen einen Tarif.',
  subjectAskAccess: '{name} bittet um Zugang zu {eventType}',
  headingAskAccess: 'Bitte um Zugang',
  askAccess: '{name} bittet um Zugang zur Terminart {eventType} von {organization}.',
  labelAskedBy: 'Gefragt von',
  labelAskedEventType: 'Terminart',
  actionAnswerRequest: 'Anfrage beantworten',
  textAnswerRequest: 'Hier genehmigen Sie die Anfrage oder lehnen sie ab:',
  requestEnds: {
    by: 'days',
    one: 'Der Link gilt {days} Tag lang. Ihn zu öffnen ändert nichts: Sie entscheiden auf der Seite.',
    other: 'Der Link gilt {days} Tage lang. Ihn zu öffnen ändert nichts: Sie entscheiden auf der Seite.',
  },
  footerRequest: 'Sie bekommen das, weil Sie auf {product} zu {organization} gehören.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Ihre Anfrage wurde genehmigt',
  upgradeGranted:
    'Der Inhaber von {organization} hat der Hochstufung zugestimmt. Sie haben den größeren Tarif, sobald er gewählt ist.',
  upgradeDeclined: 'Der Inhaber von {organization} stuft vorerst nicht hoch.',
  headingAccessGranted: 'Sie gehören jetzt zu den Gastgebern',
  accessGranted: 'Sie übernehmen jetzt auch Termine der Terminart {eventType} von {organization}.',
  headingRequestDeclined: 'Ihre Bitte wurde abgelehnt',
  accessDeclined: 'Der Inhaber von {organization} nimmt Sie vorerst nicht in die Terminart {eventType} auf.',
  actionOpenDashboard: 'Dashboard öffnen',
  textOpenDashboard: 'Hier öffnen Sie Ihr Dashboard:',

  // Notifications
  subjectUndelivered: 'Nicht zustellbar an {email}',
  headingUndelivered: 'Eine Mail hat Ihren Gast nicht erreicht',
  undelivered:
    'Der Mailserver hat unsere Mail an {email} abgelehnt. Vielleicht ist in der Adresse ein Tippfehler.',
  undeliveredClosing:
    'Ihr Gast weiß vielleicht nichts von diesem Termin. Nehmen Sie auf anderem Weg Kontakt auf, oder sagen Sie ab, damit die Zeit frei wird.',
  subjectHeld: 'Einige Ihrer Mails gehen später hinaus',
  headingHeld: 'Einige Ihrer Mails warten',
  held: '{product} begrenzt, wie vielen neuen Kontakten Sie an einem Tag schreiben können, und diese Grenze ist erreicht. Die übrigen Mails gehen in den nächsten Tagen automatisch hinaus.',
  actionHeld: 'Ansehen, was wartet',
  textHeld: 'Ansehen, was wartet:',
  heldClosing:
    'Nichts geht verloren, und Sie müssen nichts tun. Ihre Grenze steigt mit dem Alter Ihres Kontos.',

  // Organizations
  subjectJoin: '{name} lädt Sie zu {organization} ein',
  headingJoin: '{organization} beitreten',
  joinOrganization:
    '{name} lädt Sie ein, {organization} auf {product} beizutreten und Termine und Buchungsseiten mit dem Team zu teilen. Ihr Konto und Ihre Kalender bleiben Ihre eigenen.',
  labelRole: 'Ihre Rolle',
  roleAdmin: 'Admin',
  roleMember: 'Mitglied',
  actionAcceptInvitation: 'Einladung annehmen',
  textAcceptInvitation: 'Hier nehmen Sie die Einladung an:',
  joinEnds: {
    by: 'days',
    one: 'Der Link gilt einmal und {days} Tag lang.',
    other: 'Der Link gilt einmal und {days} Tage lang.',
  },
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
  transferDeclined: 'Ihre Anfrage zu {organization} wurde abgelehnt. Sie bleiben Inhaber.',
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
  addedToTeam:
    'Sie sind jetzt Gastgeber der Terminarten unten und können über {organization} gebucht werden.',
  addedToTeamAsks:
    'Es gelten Ihre eigenen Zeiten und Kalender. Wenn Sie diese Termine nicht übernehmen können, bitten Sie Ihre Admins, die Gastgeber zu ändern.',
  headingEventTypesGiven: 'Neue Terminarten von {organization}',
  eventTypesGiven:
    'Die Terminarten unten stehen jetzt auf Ihrer eigenen Seite. {organization} verwaltet sie und kann einzelne Einstellungen gesperrt haben.',
  eventTypesGivenAsks:
    'Es gelten Ihre eigenen Zeiten und Kalender, sofern {organization} keine Zeiten vorgibt. Wenn Sie diese Termine nicht übernehmen können, bitten Sie Ihre Admins, das zu ändern.',
  headingHostMissing: '{name} übernimmt bei {organization} keine Termine mehr',
  hostMissing:
    '{name} war bei den Terminarten unten fester Gastgeber. Sie bleiben buchbar, mit den übrigen Gastgebern.',
  hostMissingAsks:
    'Soll jemand anderes teilnehmen, oder soll sie vorerst niemand buchen? Wechseln Sie im Dashboard zur Organisation und ändern Sie die Gastgeber, oder schalten Sie die Terminarten aus.',
  headingTeamShort: 'Zu wenige Gastgeber bei {organization}',
  teamShort:
    '{name} übernimmt keine Termine mehr, und die Terminarten unten haben jetzt zu wenige Gastgeber. Niemand kann sie vorerst buchen.',
  teamShortAsks:
    'Fügen Sie Gastgeber hinzu, verlangen Sie weniger pro Termin, oder schalten Sie die Terminarten aus.',
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
    '{organization} möchte diese E-Mail-Adresse in Kalendereinladungen zeigen, damit Gäste dorthin antworten können. Bestätigen Sie, wenn das in Ordnung ist.',
  actionOrganizationEmail: 'E-Mail-Adresse bestätigen',
  textOrganizationEmail: 'E-Mail-Adresse bestätigen:',
  organizationEmailEnds: 'Der Link funktioniert einmal, 7 Tage lang.',
  organizationEmailIgnore:
    'Wenn Sie {organization} nicht kennen, ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung ändert sich nichts.',
  footerOrganizationEmail:
    'Sie erhalten diese E-Mail, weil jemand von {organization} ({page}) diese Adresse bei {product} eingegeben hat. Wir verwenden sie für nichts anderes.',

  // Polls
  subjectPollInvited: '{name} fragt, wann Sie können: {poll}',
  subjectPollReminder: 'Erinnerung: Wann können Sie? {poll}',
  subjectPollConfirm: 'Bestätigen Sie Ihre Stimme: {poll}',
  subjectPollVoted: 'Ihre Stimme: {poll}',
  subjectPollRemoved: 'Bitte stimmen Sie neu ab: {poll}',
  subjectPollChanged: 'Die Termine haben sich geändert: {poll}',
  subjectPollDecided: 'Der Termin steht fest: {poll}',
  subjectPollVotedHost: 'Neue Stimme: {name} · {poll}',
  subjectPollDeclinedHost: 'Absage: {name} · {poll}',
  headingPollInvited: 'Wann können Sie?',
  headingPollReminder: 'Ihre Stimme fehlt noch',
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
  pollReminder: '{name} sucht noch eine Zeit für „{poll}“. Sie haben noch nicht abgestimmt.',
  pollReminderConfirm:
    'Ihre Stimme für „{poll}“ ist noch nicht bestätigt. Öffnen Sie den Link und bestätigen Sie, dass es Ihre ist.',
  pollVoted:
    'Mit Ihrer E-Mail-Adresse wurde über „{poll}“ abgestimmt. Wenn Sie das waren, bestätigen Sie Ihre Stimme. Sie können sie ändern oder zurückziehen, solange die Abstimmung offen ist.',
  pollProved:
    'Sie können Ihre Stimme für „{poll}“ ändern oder zurückziehen, solange die Abstimmung offen ist.',
  pollVotedAgain:
    'Für „{poll}“ wurden mit dieser E-Mail-Adresse schon Zeiten angegeben. Öffnen Sie den Link, um sie zu sehen, zu bestätigen oder zu ändern. Frühere Links funktionieren dann nicht mehr.',
  pollRemoved:
    '„{poll}“ dauert jetzt {duration}. Ihre früheren Zeiten passen vielleicht nicht mehr, darum haben wir sie entfernt. Bitte stimmen Sie neu ab.',
  pollChanged:
    'Bei „{poll}“ haben sich die Termine geändert. Ihre Stimmen zu den übrigen bleiben. Bitte prüfen Sie, ob sie noch stimmen.',
  pollDecided:
    'Die Zeit für „{poll}“ steht fest. Sie haben dafür nicht mit Ja gestimmt und bekommen darum keine Einladung. Können Sie doch kommen, sagen Sie es dem Gastgeber.',
  pollNotYou: '{name} (nicht Sie)',
  pollVotedHost: 'Bei „{poll}“ gibt es eine neue Stimme: {name}.',
  pollDeclinedHost:
    '{name} kann doch nicht zu „{poll}“ kommen. Der Termin bleibt, wie er ist. Sie können ihn verschieben oder absagen.',
  subjectPollAttendsHost: 'Doch dabei: {name} · {poll}',
  headingPollAttendsHost: 'Jemand kann doch kommen',
  pollAttendsHost: '{name} kann doch zu „{poll}“ kommen und ist eingeladen.',
  labelPollAbout: 'Worum es geht',
  labelPollTimes: 'Zeiten',
  labelPollDays: 'Tage',
  labelPollZone: 'Zeitzone',
  pollMoreTimes: { one: 'und {count} weitere', other: 'und {count} weitere' },
  labelPollUntil: 'Abstimmen bis',
  labelPollAdded: 'Neu',
  labelPollTakenAway: 'Entfernt',
  labelPollFinal: 'Der Termin',
  actionPollVote: 'Abstimmen',
  actionPollChange: 'Stimme ändern',
  actionPollConfirm: 'Meine Stimme bestätigen',
  actionPollOpen: 'Ergebnis ansehen',
  actionPollSee: 'Ergebnis ansehen',
  textPollLink: 'Zur Umfrage:',
  pollLinkIsYours: 'Wer diesen Link hat, kann Ihre Stimme ändern. Behalten Sie ihn für sich.',
  choosePollMails: 'Mails zu dieser Umfrage abbestellen',
  footerPollInvited: 'Sie bekommen dies, weil {owner} ({page}) wissen möchte, wann Sie können.',
  footerPollVoter:
    'Sie bekommen dies, weil mit dieser Adresse abgestimmt wurde. Wenn Sie das nicht waren, ignorieren Sie diese Mail.',

  // Referrals
  subjectReferral: '{name} lädt Sie zu {product} ein',
  headingReferral: '{name} glaubt, dass Ihnen {product} gefällt',
  referral:
    'Mit {product} buchen andere Termine bei Ihnen, zu Zeiten, die beiden passen, ohne Mails hin und her. {name} nutzt es und lädt Sie ein, es auszuprobieren.',
  actionTry: 'Ansehen',
  textTry: 'Hier können Sie es sich ansehen:',
  referralSeen:
    '{name} sieht, ob sich jemand mit dieser Mail bei {product} registriert und ob dann ein Tarif bezahlt wird.',
  referralClosing: '{name} kann Sie einmal daran erinnern. Mehr kommt nicht.',
  subjectReferralReminder: 'Erinnerung: {name} lädt Sie zu {product} ein',
  headingReferralReminder: '{name} glaubt immer noch, dass Ihnen {product} gefällt',
  referralLast: 'Das war die einzige Erinnerung. Von {name} kommen keine weiteren Mails wie diese.',
  footerReferral:
    'Sie bekommen das, weil {name} ({page}) Sie zu {product} eingeladen hat. Wir verwenden Ihre Adresse für nichts anderes.',
  subjectReward: '{name} möchte eine Geschenkkarte über {dollars} Dollar',
  headingReward: 'Eine Geschenkkarte ist zu senden',
  rewardByHand: {
    by: 'points',
    one: '{name} löst {points} Punkt ein, für Leute, die über den Link kamen und einen Tarif bezahlen. Im Vorrat ist keine Karte mit diesem Wert. Bitte eine an {email} senden.',
    other:
      '{name} löst {points} Punkte ein, für Leute, die über den Link kamen und einen Tarif bezahlen. Im Vorrat ist keine Karte mit diesem Wert. Bitte eine an {email} senden.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} löst {points} Punkt ein, für Leute, die über den Link kamen und einen Tarif bezahlen. Am {date} geht eine Karte aus dem Vorrat an {email}, wenn Sie sie nicht anhalten.',
    other:
      '{name} löst {points} Punkte ein, für Leute, die über den Link kamen und einen Tarif bezahlen. Am {date} geht eine Karte aus dem Vorrat an {email}, wenn Sie sie nicht anhalten.',
  },
  labelWorth: 'Wert',
  worthDollars: {
    by: 'points',
    one: '{dollars} Dollar ({points} Punkt)',
    other: '{dollars} Dollar ({points} Punkte)',
  },
  labelGiftCardStop: 'Anhalten mit',
  subjectGiftCard: 'Ihre Geschenkkarte über {dollars} Dollar',
  headingGiftCard: 'Hier ist Ihre Geschenkkarte',
  giftCard: 'Danke, dass Sie andere zu {product} gebracht haben.',
  giftCardDollars: '{dollars} Dollar',
  labelGiftCardCode: 'Code',
  giftCardKeep: 'Bewahren Sie diese Mail auf. Wir löschen den Code bei uns nach drei Monaten.',
  footerGiftCard: 'Sie bekommen das, weil Sie bei {product} Punkte eingelöst haben.',

  // Shared
  labelAccount: 'Konto',
  footerFeedback: 'Sie bekommen das, weil Sie diesen {product}-Server betreiben (OPERATOR_EMAIL).',
  greeting: 'Hallo {name},',
  greetingGuest: 'Guten Tag,',
  clockForward:
    'Vor diesem Termin werden die Uhren vorgestellt ({date}, {amount}). Die Zeit hier berücksichtigt das schon.',
  clockBack:
    'Vor diesem Termin werden die Uhren zurückgestellt ({date}, {amount}). Die Zeit hier berücksichtigt das schon.',
  labelCode: 'Ihr Code',
  chooseMails: 'Wählen, welche Mails Sie bekommen',
  codeIsYours: 'Wir fragen nie am Telefon oder in einer anderen E-Mail nach diesem Code.',
  replyReaches: 'Ihre Antwort geht an {name}.',
  footerHost: 'Sie erhalten diese Mail, weil man Sie über {product} buchen kann.',
  stopAllMails: 'Alle Mails von {product} abbestellen',
  allDay: 'Ganztägig',
  footerNewDevice: 'Sie erhalten diese Mail, weil Sie ein Konto bei {product} haben.',

  // Webhooks
  subjectWebhookFailing: 'Ihr Webhook bei {address} nimmt nichts an',
  subjectWebhookGone: 'Ihr Webhook bei {address} wurde ausgeschaltet',
  headingWebhookFailing: 'Ein Webhook nimmt nichts an',
  headingWebhookGone: 'Ein Webhook wurde ausgeschaltet',
  webhookFailing: {
    one: '{address} hat nicht angenommen, was gesendet wurde: {count} Versuch ist gescheitert.',
    other: '{address} nimmt nicht an, was gesendet wird: {count} Versuche hintereinander sind gescheitert.',
  },
  webhookGone:
    '{address} hat mit 410 (nicht mehr vorhanden) geantwortet. Darum haben wir den Webhook ausgeschaltet und verworfen, was auf ihn wartete.',
  labelSince: 'Seit',
  labelLastAttempt: 'Letzter Versuch',
  webhookAnswered: 'Antwort {status}',
  webhookNoAnswer: 'Der Server hat nicht geantwortet',
  webhookTimeout: 'Der Server hat zu lange gebraucht',
  webhookCertificate: 'Das Zertifikat der Website ist nicht gültig',
  webhookNoHost: 'Einen Server dieses Namens gibt es nicht',
  webhookPrivate: 'Die Adresse liegt in einem privaten Netz',
  webhookAddress: 'Die Adresse kann nicht verwendet werden',
  actionWebhook: 'Webhook öffnen',
  textWebhook: 'Sehen Sie, was gesendet wurde, und versuchen Sie es noch einmal:',
  textWebhookGone: 'Gibt es die Adresse wieder? Dann schalten Sie den Webhook hier wieder ein:',
  webhookFailingClosing:
    'Wir versuchen es weiter, aber immer seltener. Sobald die Adresse wieder funktioniert, senden wir alles, was wartet. Nach etwa drei Tagen geben wir auf.',
  webhookGoneClosing: 'Buchungen und Mails sind davon nicht betroffen.',
  footerWebhook: 'Sie erhalten diese Mail, weil Sie diesen Webhook in {product} angelegt haben.',
}
