import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'sign_up.title': 'Willkommen bei {product}',
  'sign_up.known': 'Schon ein Konto?',
  'onboard.steps': 'Schritte',
  'onboard.welcome': 'Willkommen',
  'onboard.link': 'Ihr Link',
  'onboard.calendar': 'Ihr Kalender',
  'onboard.continue': 'Weiter',
  'about.title': 'Mehr über Sie',
  'about.company': 'Firma (optional)',
  'about.guessed': '{zone}, {language}, {clock}, Wochenbeginn: {day}.',
  'about.change': 'Ändern',
  'trial.start': 'Testphase beginnen',
  'trial.text': {
    by: 'days',
    one: '{days} Tag mit allem, was dazugehört. Nach einer Karte wird nicht gefragt.',
    other: '{days} Tage mit allem, was dazugehört. Nach einer Karte wird nicht gefragt.',
  },
  'trial.without': 'Mein Konto anlegen',
  'trial.none': 'Es ist alles dabei, und es endet nicht.',
  'own_link.title': 'Suchen Sie sich Ihren Buchungslink aus',
  'own_link.text': 'Hier buchen andere Termine mit Ihnen. Sie können ihn später ändern.',
  'calendars.title': 'Ihren Kalender abgleichen',
  'calendars.text': 'Wir prüfen ihn, damit niemand bucht, wenn Sie beschäftigt sind.',
  'calendars.none':
    'Auf diesem Server kann noch kein Kalender verbunden werden. Hier gebuchte Termine überschneiden sich nie, aber Ihre anderen Kalender sehen wir nicht. Nehmen Sie belegte Stunden aus Ihrer Verfügbarkeit.',
  'calendars.confirm':
    'Geben Sie den Code ein, den wir an {email} geschickt haben. Dann können Sie {name} verbinden.',
  'calendars.connect': '{name} verbinden',
  'calendars.skip': 'Jetzt nicht',
  'calendars.finish': 'Fertig',
  'ready.title': 'Ihr Buchungslink ist aktiv',
  'ready.text':
    'Schicken Sie ihn, wem Sie wollen. Andere wählen eine freie Zeit, und Sie beide bekommen eine Einladung.',
  'ready.open': 'Als Gast ansehen',
  'ready.embed': 'Auf Ihrer Website einbinden',
  'ready.changed': 'Sie können später alles ändern.',
  'first_event.name': '30-Minuten-Termin',
  'first_event.description': 'Eine halbe Stunde zum Reden. Suchen Sie sich eine Zeit aus, die Ihnen passt.',
}
