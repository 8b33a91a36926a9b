import type { texts as source } from '../../en/mails/accounts.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectVerification: 'Bestätigen Sie Ihre E-Mail-Adresse für {product}',
  subjectKnownAccount: 'Sie haben schon ein Konto bei {product}',
  subjectNewDevice: 'Neue Anmeldung bei {product}',
  headingVerification: 'Ist das Ihre Adresse?',
  headingKnownAccount: 'Sie haben schon ein Konto',
  headingNewDevice: 'Neue Anmeldung',
  subjectDeletionAsked: 'Ihr Konto bei {product} wird gelöscht',
  headingDeletionAsked: 'Auf Wiedersehen',
  deletionAsked:
    'Ihr Konto bei {product} ist geschlossen und wird in {days} Tagen mit allem darin gelöscht. Ihre Seiten sind offline.',
  textKeepAccount: 'Wenn Sie es behalten wollen oder es nicht waren, melden Sie sich vorher an:',
  deletionAskedClosing: 'Wenn Sie gehen möchten, müssen Sie nichts tun. Danke, dass Sie hier waren.',
  subjectDeletionTakenBack: 'Ihr Konto bei {product} bleibt',
  headingDeletionTakenBack: 'Willkommen zurück',
  deletionTakenBack:
    'Jemand hat sich bei Ihrem Konto bei {product} angemeldet. Es wird daher nicht gelöscht, und Ihre Seiten sind wieder online.',
  actionDeletion: 'Einstellungen öffnen',
  textDeleteAgain: 'Wenn Sie das nicht wollen, können Sie es hier wieder löschen lassen:',
  deletionTakenBackClosing: 'Abgesagte Termine bleiben abgesagt.',
  subjectPasswordReset: 'Ein neues Passwort für {product}',
  subjectPasswordChanged: 'Ihr Passwort bei {product} wurde geändert',
  headingPasswordReset: 'Ein neues Passwort',
  headingPasswordChanged: 'Passwort geändert',
  passwordReset:
    'Jemand hat ein neues Passwort für Ihr Konto bei {product} angefordert. Wenn Sie es waren, wählen Sie hier eins.',
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
    'Ab jetzt melden Sie sich bei Ihrem Konto bei {product} auch mit einem Code aus einer Authenticator-App an. Sie wurden überall sonst abgemeldet.',
  subjectTwoFactorOff: 'Anmeldung bei {product} nur noch mit Passwort',
  headingTwoFactorOff: 'Zwei Faktoren ausgeschaltet',
  twoFactorOff:
    'Ab jetzt melden Sie sich bei Ihrem Konto bei {product} nur mit Ihrem Passwort an. Sie wurden überall sonst abgemeldet.',
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
    'Jemand möchte die E-Mail-Adresse Ihres Kontos bei {product} in {email} ändern. Sie ändert sich, sobald beide Adressen zustimmen. Dies ist die alte.',
  emailChangeNew:
    'Jemand möchte sich ab jetzt mit dieser Adresse bei {product} anmelden. Wenn Sie es waren, stimmen Sie hier zu. Wir haben auch die alte Adresse gefragt.',
  emailChangeLasts: 'Der Link gilt einmal und 24 Stunden lang.',
  emailChangeNotYou:
    'Wenn Sie es nicht waren, öffnen Sie den Link nicht und wählen Sie ein neues Passwort: Jemand anders kennt Ihres.',
  actionEmailChange: 'Der Änderung zustimmen',
  textEmailChange: 'Der Änderung zustimmen:',
  subjectEmailChanged: 'Ihr Konto bei {product} hat eine andere E-Mail-Adresse',
  headingEmailChanged: 'E-Mail-Adresse geändert',
  emailChanged:
    'Die E-Mail-Adresse Ihres Kontos bei {product} wurde geändert, nachdem beide Adressen zugestimmt haben. Melden Sie sich ab jetzt mit der neuen an.',
  addressTaken:
    'Jemand wollte diese Adresse für ein anderes Konto bei {product}. Sie haben schon ein Konto mit ihr, und es hat sich nichts geändert.',
  footerEmailChange: 'Wenn Sie es nicht waren, beachten Sie diese Mail nicht. Ohne Sie ändert sich nichts.',
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
    'Aus Ihrem Konto bei {product} wurde ein API-Schlüssel entfernt. Programme kommen mit ihm nicht mehr hinein.',
  actionApiKeys: 'API-Schlüssel ansehen',
  textApiKeys: 'Wenn Sie es nicht waren, entfernen Sie ihn hier und wählen Sie ein neues Passwort:',
  subjectAppAllowed: 'Eine neue App handelt bei {product} für Sie',
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
  newDevice:
    'Jemand hat sich bei Ihrem {product}-Konto in einem Browser angemeldet, der dafür noch nicht benutzt wurde.',
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
}
