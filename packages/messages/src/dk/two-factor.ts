import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'two_factor.text': 'Beder om en kode ud over din adgangskode, så en stjålet adgangskode ikke er nok.',
  'two_factor.off': 'Tofaktorgodkendelse er slået fra',
  'two_factor.off_text':
    'Slå den til for at logge ind med din adgangskode og en sekscifret kode fra en app på din telefon.',
  'two_factor.set_up': 'Sæt tofaktorgodkendelse op',
  'two_factor.step': 'Trin {step} af 3',
  'two_factor.app': 'Installer en godkendelsesapp',
  'two_factor.app_text':
    'Enhver app til engangskoder virker, også mange adgangskodeadministratorer. Indtast derefter din adgangskode for at fortsætte.',
  'two_factor.next': 'Fortsæt',
  'two_factor.scan': 'Scan koden',
  'two_factor.scan_text': 'Åbn appen, og scan denne kode. Din browser tegner den og sender den ingen steder.',
  'two_factor.qr': 'QR-kode til godkendelsesappen',
  'two_factor.by_hand': 'Intet kamera? Skriv denne nøgle i appen:',
  'two_factor.copy_key': 'Kopiér nøgle',
  'two_factor.enter': 'Indtast den 6-cifrede kode',
  'two_factor.switch_on': 'Slå til',
  'two_factor.switched_on': 'Tofaktorgodkendelse er slået til. Du er logget ud alle andre steder.',
  'two_factor.codes': 'Gem dine gendannelseskoder',
  'two_factor.codes_text':
    'Hver kode lukker dig ind én gang, hvis du ikke har appen. Vi viser dem kun nu, så gem dem et sikkert sted.',
  'two_factor.copy_codes': 'Kopiér koder',
  'two_factor.download': 'Download',
  'two_factor.kept': 'Jeg har gemt dem',
  'two_factor.file_text': 'Gendannelseskoder til {product}. Hver virker én gang.',
  'two_factor.on': 'Tofaktorgodkendelse er slået til',
  'two_factor.since': 'Siden {date}.',
  'two_factor.codes_left': {
    one: '{count} gendannelseskode er tilbage.',
    other: '{count} gendannelseskoder er tilbage.',
  },
  'two_factor.renew': 'Få nye gendannelseskoder',
  'two_factor.switch_off': 'Slå fra',
  'two_factor.switched_off': 'Tofaktorgodkendelse er slået fra. Du er logget ud alle andre steder.',
  'error.two_factor_is_on': 'Tofaktorgodkendelse er allerede slået til',
}
