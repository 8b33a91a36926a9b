import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'email.text': 'Du logger inn med denne adressen, og vi sender e-poster om kontoen og møtene dine til den.',
  'email.now': 'Adressen din er',
  'email.new': 'Ny e-postadresse',
  'email.same': 'Dette er allerede adressen din',
  'email.ask': 'Bekreft med begge adressene',
  'email.waiting': 'Sjekk begge innboksene',
  'email.waiting_text':
    'Vi har sendt en lenke til hver adresse. Adressen din endres når du har åpnet begge. Lenkene fungerer til {until}.',
  'email.confirmed': 'bekreftet',
  'email.unconfirmed': 'ikke bekreftet ennå',
  'email.withdraw': 'Behold adressen min',
  'email.withdrawn': 'Adressen din er den samme. Lenkene vi sendte, fungerer ikke lenger.',
  'email.agree_title': 'Vil du endre e-postadressen din?',
  'email.agree_text':
    'Noen har bedt om en ny e-postadresse for en konto. Hvis den er din, kan du bekrefte endringen. Hvis ikke, kan du lukke siden.',
  'email.agree': 'Bekreft endringen',
  'email.changed': 'E-postadressen din er endret. Logg inn med den nye fra nå av.',
  'email.other_waits': 'Adressen er bekreftet. Åpne nå lenken vi har sendt til den andre adressen.',
  'email.to_settings': 'Gå til innstillinger',
}
