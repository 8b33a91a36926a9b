import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'email.text': 'Met dit adres log je in, en hierheen sturen we e-mails over je account en afspraken.',
  'email.now': 'Je adres is',
  'email.new': 'Nieuw e-mailadres',
  'email.same': 'Dit is al jouw adres',
  'email.ask': 'Bevestigen met beide adressen',
  'email.waiting': 'Bekijk beide inboxen',
  'email.waiting_text':
    'We hebben naar elk adres een link gemaild. Je adres verandert zodra je beide hebt geopend. De links werken tot {until}.',
  'email.confirmed': 'bevestigd',
  'email.unconfirmed': 'nog niet bevestigd',
  'email.withdraw': 'Mijn adres behouden',
  'email.withdrawn': 'Je adres blijft hetzelfde. De links die we hebben gestuurd, werken niet meer.',
  'email.agree_title': 'Je e-mailadres wijzigen?',
  'email.agree_text':
    'Iemand heeft een nieuw e-mailadres aangevraagd voor een account. Is het van jou? Bevestig de wijziging dan. Zo niet, sluit dan deze pagina.',
  'email.agree': 'Wijziging bevestigen',
  'email.changed': 'Je e-mailadres is gewijzigd. Log voortaan in met het nieuwe adres.',
  'email.other_waits': 'Adres bevestigd. Open nu de link die we naar het andere adres hebben gemaild.',
  'email.to_settings': 'Naar instellingen',
}
