import type { texts as source } from '../../en/mails/connections.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectConnection: '{account} muss neu verbunden werden',
  headingConnection: 'Ein Kalenderkonto muss neu verbunden werden',
  connectionBroken:
    'Wir haben keinen Zugriff mehr auf {account}. Die zuletzt gelesenen Zeiten gelten weiter, aber Neues in den Kalendern sehen wir nicht, und Buchungen warten darauf, eingetragen zu werden.',
  actionConnection: 'Neu verbinden',
  textConnection: 'Verbinden Sie es hier neu. Ihre Einstellungen bleiben:',
  subjectFailing: '{account} antwortet nicht',
  headingFailing: 'Ein verbundenes Konto antwortet nicht',
  connectionFailing:
    'Seit einigen Minuten antwortet {account} nur noch mit Fehlern. Die zuletzt gelesenen Zeiten gelten weiter, aber Neues in den Kalendern sehen wir nicht, und Buchungen warten darauf, eingetragen zu werden. Wir versuchen es weiter; meist geht das von selbst vorüber.',
  actionFailing: 'Status ansehen',
  textFailing: 'Status und letzte Prüfungen:',
  headingApp: '{app} muss neu verbunden werden',
  appBroken:
    'Wir haben in {app} keinen Zugriff mehr auf {account}. Buchungen kommen weiter an; was davon zu {app} gehört, wartet, bis Sie neu verbinden.',
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
}
