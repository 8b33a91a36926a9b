import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'sign_up.title': 'Welkom bij {product}',
  'sign_up.known': 'Heb je al een account?',
  'onboard.steps': 'Stappen',
  'onboard.welcome': 'Welkom',
  'onboard.link': 'Je link',
  'onboard.calendar': 'Je agenda',
  'onboard.continue': 'Doorgaan',
  'about.title': 'Meer over jou',
  'about.company': 'Bedrijf (optioneel)',
  'about.guessed': '{zone}, {language}, {clock}, de week begint op {day}.',
  'about.change': 'Wijzigen',
  'trial.start': 'Proefperiode starten',
  'trial.text': {
    by: 'days',
    one: '{days} dag met alles inbegrepen. Geen kaart nodig.',
    other: '{days} dagen met alles inbegrepen. Geen kaart nodig.',
  },
  'trial.without': 'Mijn account maken',
  'trial.none': 'Alles inbegrepen. Verloopt niet.',
  'own_link.title': 'Kies je boekingslink',
  'own_link.text': 'Hier boeken mensen je. Je kunt hem later wijzigen.',
  'calendars.title': 'Synchroniseer je agenda',
  'calendars.text': 'We controleren hem op conflicten, zodat niemand je boekt terwijl je bezet bent.',
  'calendars.none':
    'Deze server kan nog geen agenda’s koppelen. Afspraken die hier worden geboekt, overlappen nooit, maar je andere agenda’s kunnen we niet zien. Haal je bezette uren uit je beschikbaarheid.',
  'calendars.confirm': 'Voer de code in die we naar {email} hebben gestuurd. Daarna kun je {name} koppelen.',
  'calendars.connect': '{name} koppelen',
  'calendars.skip': 'Voorlopig overslaan',
  'calendars.finish': 'Voltooien',
  'ready.title': 'Je boekingslink staat online',
  'ready.text':
    'Stuur hem naar wie je wilt. Die kiest een vrije tijd, en jullie krijgen allebei een uitnodiging.',
  'ready.open': 'Bekijken als genodigde',
  'ready.embed': 'Toevoegen aan je website',
  'ready.changed': 'Je kunt alles later wijzigen.',
  'first_event.name': 'Afspraak van 30 minuten',
  'first_event.description': 'Een halfuur om te praten. Kies een tijd die je uitkomt.',
}
