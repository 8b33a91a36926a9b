import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'host_mails.text': 'Vyberte, které e-maily posíláme na {email}.',
  'host_mails.booked': 'Nové schůzky',
  'host_mails.booked_text': 'Včetně pozvánky do vašeho kalendáře.',
  'host_mails.rescheduled': 'Přeplánované schůzky',
  'host_mails.rescheduled_text': 'Účastníkem nebo vámi.',
  'host_mails.canceled': 'Zrušené schůzky',
  'host_mails.canceled_text': 'Účastníkem nebo vámi.',
  'host_mails.reminder': 'Připomenutí',
  'host_mails.reminder_text': 'Podle nastavení každého typu události.',
  'host_mails.undelivered': 'Nedoručené e-maily',
  'host_mails.undelivered_text': 'Když poštovní server účastníka odmítne e-mail.',
  'host_mails.watched': 'Videa přehraná leady',
  'host_mails.watched_text': 'Když někdo přehrává přes odkaz leadu.',
  'host_mails.watched_pace': 'Jak často u stejného leadu',
  'host_mails.watched_hourly': 'Pokaždé, nejvýše jednou za hodinu',
  'host_mails.watched_daily': 'Jednou denně',
  'host_mails.watched_once': 'Jen poprvé',
  'host_mails.webhook': 'Nefunkční webhooky',
  'host_mails.webhook_text': 'Když webhook opakovaně selhává nebo ho vypneme.',
  'host_mails.held': {
    one: '{count} e-mail někomu novému čeká kvůli našemu dennímu limitu. Další pokus: {when}.',
    few: '{count} e-maily novým lidem čekají kvůli našemu dennímu limitu. Další odešleme: {when}.',
    other: '{count} e-mailů novým lidem čeká kvůli našemu dennímu limitu. Další odešleme: {when}.',
  },
  'host_mails.always':
    'O vašem účtu píšeme vždy: o hesle, adrese a nových zařízeních. Ostatní si vybírají, které e-maily dostanou.',
}
