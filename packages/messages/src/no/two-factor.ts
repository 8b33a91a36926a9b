import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'two_factor.text': 'Ber om en kode i tillegg til passordet, så et stjålet passord ikke er nok.',
  'two_factor.off': 'Tofaktorautentisering er slått av',
  'two_factor.off_text':
    'Slå den på for å logge inn med passordet og en sekssifret kode fra en app på telefonen.',
  'two_factor.set_up': 'Sett opp tofaktorautentisering',
  'two_factor.step': 'Steg {step} av 3',
  'two_factor.app': 'Installer en autentiseringsapp',
  'two_factor.app_text':
    'Alle apper for engangskoder fungerer, også mange passordbehandlere. Skriv deretter inn passordet ditt for å fortsette.',
  'two_factor.next': 'Fortsett',
  'two_factor.scan': 'Skann koden',
  'two_factor.scan_text':
    'Åpne appen, og skann denne koden. Nettleseren din tegner den og sender den ingen steder.',
  'two_factor.qr': 'QR-kode for autentiseringsappen',
  'two_factor.by_hand': 'Ikke noe kamera? Skriv inn denne nøkkelen i appen:',
  'two_factor.copy_key': 'Kopier nøkkel',
  'two_factor.enter': 'Skriv inn den 6-sifrede koden',
  'two_factor.switch_on': 'Slå på',
  'two_factor.switched_on': 'Tofaktorautentisering er slått på. Du er logget ut alle andre steder.',
  'two_factor.codes': 'Lagre gjenopprettingskodene dine',
  'two_factor.codes_text':
    'Hver kode slipper deg inn én gang hvis du ikke har appen. Vi viser dem bare nå, så lagre dem på et trygt sted.',
  'two_factor.copy_codes': 'Kopier koder',
  'two_factor.download': 'Last ned',
  'two_factor.kept': 'Jeg har lagret dem',
  'two_factor.file_text': 'Gjenopprettingskoder for {product}. Hver fungerer én gang.',
  'two_factor.on': 'Tofaktorautentisering er slått på',
  'two_factor.since': 'Siden {date}.',
  'two_factor.codes_left': {
    one: '{count} gjenopprettingskode er igjen.',
    other: '{count} gjenopprettingskoder er igjen.',
  },
  'two_factor.renew': 'Få nye gjenopprettingskoder',
  'two_factor.switch_off': 'Slå av',
  'two_factor.switched_off': 'Tofaktorautentisering er slått av. Du er logget ut alle andre steder.',
  'error.two_factor_is_on': 'Tofaktorautentisering er allerede slått på',
}
