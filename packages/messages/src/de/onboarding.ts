import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'sign_up.title': 'Willkommen bei {product}',
  'sign_up.known': 'Schon ein Konto?',
  'onboard.steps': 'Schritte',
  'onboard.welcome': 'Willkommen',
  'onboard.link': 'Ihr Link',
  'onboard.calendar': 'Ihr Kalender',
  'onboard.continue': 'Weiter',
  'about.title': 'Mehr über Sie',
  'about.company': 'Firma, wenn Sie mögen',
  'about.guessed': '{zone}, {language}, {clock}, Wochen ab {day}.',
  'about.change': 'Ändern',
  'trial.start': 'Probezeit beginnen',
  'trial.text': '{days} Tage mit allem, was dazugehört. Nach einer Karte wird nicht gefragt.',
  'trial.without': 'Mein Konto anlegen',
  'trial.none': 'Es ist alles dabei, und es endet nicht.',
  'own_link.title': 'Suchen Sie sich Ihren Buchungslink aus',
  'own_link.text': 'Dort bucht man Sie. Sie können ihn später ändern.',
  'calendars.title': 'Ihren Kalender abgleichen',
  'calendars.text': 'Damit Sie niemand bucht, während Sie anderswo beschäftigt sind.',
  'calendars.none':
    'Noch kann hier kein Kalender verbunden werden. Termine, die hier gebucht werden, überschneiden sich nie; was in einem anderen Kalender steht, ist nicht bekannt: Nehmen Sie diese Stunden aus Ihrer Verfügbarkeit.',
  'calendars.confirm':
    'Zuerst der Code, der an {email} unterwegs ist: Er zeigt, dass die Adresse Ihnen gehört. Dann geht es weiter zu {name}.',
  'calendars.connect': '{name} verbinden',
  'calendars.skip': 'Jetzt nicht',
  'calendars.finish': 'Fertig',
  'ready.title': 'Ihr Buchungslink funktioniert',
  'ready.text':
    'Schicken Sie ihn, wem Sie wollen: Wer ihn öffnet, wählt eine freie Zeit, und Sie bekommen beide eine Einladung.',
  'ready.open': 'Als Gast öffnen',
  'ready.embed': 'In eine Website einbetten',
  'ready.changed': 'Das alles lässt sich ändern und ergänzen.',
  'first_event.name': '30 Minuten',
  'first_event.description': 'Eine halbe Stunde zum Reden. Suchen Sie sich eine Zeit aus, die Ihnen passt.',
}
