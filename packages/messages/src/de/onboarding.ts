import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'sign_up.title': 'Willkommen bei {product}',
  'sign_up.known': 'Schon ein Konto?',
  'onboard.steps': 'Schritte',
  'onboard.welcome': 'Willkommen',
  'onboard.link': 'Dein Link',
  'onboard.calendar': 'Dein Kalender',
  'onboard.continue': 'Weiter',
  'about.title': 'Mehr über dich',
  'about.company': 'Firma, wenn du magst',
  'about.guessed': '{zone}, {language}, {clock}, Wochen ab {day}.',
  'about.change': 'Ändern',
  'trial.start': 'Probezeit beginnen',
  'trial.text': '{days} Tage mit allem, was dazugehört. Nach einer Karte wird nicht gefragt.',
  'trial.without': 'Mein Konto anlegen',
  'trial.none': 'Es ist alles dabei, und es endet nicht.',
  'own_link.title': 'Such dir deinen Buchungslink aus',
  'own_link.text': 'Dort bucht man dich. Du kannst ihn später ändern.',
  'calendars.title': 'Deinen Kalender abgleichen',
  'calendars.text': 'Damit dich niemand bucht, während du anderswo beschäftigt bist.',
  'calendars.none':
    'Noch kann hier kein Kalender verbunden werden. Termine, die hier gebucht werden, überschneiden sich nie; was in einem anderen Kalender steht, ist nicht bekannt: Nimm diese Stunden aus deiner Verfügbarkeit.',
  'calendars.confirm':
    'Zuerst der Code, der an {email} unterwegs ist: Er zeigt, dass die Adresse dir gehört. Dann geht es weiter zu {name}.',
  'calendars.connect': '{name} verbinden',
  'calendars.skip': 'Jetzt nicht',
  'calendars.finish': 'Fertig',
  'ready.title': 'Dein Buchungslink funktioniert',
  'ready.text':
    'Schick ihn, wem du willst: Wer ihn öffnet, wählt eine freie Zeit, und ihr bekommt beide eine Einladung.',
  'ready.open': 'Als Gast öffnen',
  'ready.embed': 'In eine Website einbetten',
  'ready.changed': 'Das alles lässt sich ändern und ergänzen.',
  'first_event.name': '30 Minuten',
  'first_event.description': 'Eine halbe Stunde zum Reden. Such dir eine Zeit aus, die dir passt.',
  'first_event.location': 'Ich schicke dir die Einzelheiten per E-Mail',
}
