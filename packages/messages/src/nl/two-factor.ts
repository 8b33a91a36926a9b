import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'two_factor.text': 'Vraagt naast je wachtwoord om een code, zodat een gestolen wachtwoord niet genoeg is.',
  'two_factor.off': 'Tweestapsverificatie staat uit',
  'two_factor.off_text':
    'Zet dit aan om in te loggen met je wachtwoord en een code van zes cijfers uit een app op je telefoon.',
  'two_factor.set_up': 'Tweestapsverificatie instellen',
  'two_factor.step': 'Stap {step} van 3',
  'two_factor.app': 'Installeer een authenticator-app',
  'two_factor.app_text':
    'Elke app voor eenmalige codes werkt, ook veel wachtwoordmanagers. Voer daarna je wachtwoord in om door te gaan.',
  'two_factor.next': 'Doorgaan',
  'two_factor.scan': 'Scan de code',
  'two_factor.scan_text': 'Open de app en scan deze code. Je browser tekent hem en stuurt hem nergens heen.',
  'two_factor.qr': 'QR-code voor de authenticator-app',
  'two_factor.by_hand': 'Geen camera? Typ deze sleutel in de app:',
  'two_factor.copy_key': 'Sleutel kopiëren',
  'two_factor.enter': 'Voer de code van 6 cijfers in',
  'two_factor.switch_on': 'Aanzetten',
  'two_factor.switched_on': 'Tweestapsverificatie staat aan. Je bent overal elders uitgelogd.',
  'two_factor.codes': 'Sla je herstelcodes op',
  'two_factor.codes_text':
    'Met elke code kom je één keer binnen als je de app niet hebt. We tonen ze alleen nu, dus sla ze op een veilige plek op.',
  'two_factor.copy_codes': 'Codes kopiëren',
  'two_factor.download': 'Downloaden',
  'two_factor.kept': 'Ik heb ze opgeslagen',
  'two_factor.file_text': 'Herstelcodes voor {product}. Elke code werkt één keer.',
  'two_factor.on': 'Tweestapsverificatie staat aan',
  'two_factor.since': 'Sinds {date}.',
  'two_factor.codes_left': {
    one: 'Er is nog {count} herstelcode over.',
    other: 'Er zijn nog {count} herstelcodes over.',
  },
  'two_factor.renew': 'Nieuwe herstelcodes maken',
  'two_factor.switch_off': 'Uitzetten',
  'two_factor.switched_off': 'Tweestapsverificatie staat uit. Je bent overal elders uitgelogd.',
  'error.two_factor_is_on': 'Tweestapsverificatie staat al aan',
}
