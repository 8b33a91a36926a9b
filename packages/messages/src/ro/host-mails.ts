import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'host_mails.text': 'Alege ce e-mailuri trimitem la {email}.',
  'host_mails.booked': 'Întâlniri noi',
  'host_mails.booked_text': 'Cuprinde invitația pentru calendarul tău.',
  'host_mails.rescheduled': 'Întâlniri reprogramate',
  'host_mails.rescheduled_text': 'De participant sau de tine.',
  'host_mails.canceled': 'Întâlniri anulate',
  'host_mails.canceled_text': 'De participant sau de tine.',
  'host_mails.reminder': 'Mementouri',
  'host_mails.reminder_text': 'Așa cum sunt setate în fiecare tip de eveniment.',
  'host_mails.undelivered': 'E-mailuri nelivrate',
  'host_mails.undelivered_text': 'Când serverul de e-mail al unui participant respinge un e-mail.',
  'host_mails.watched': 'Videoclipuri vizionate de leaduri',
  'host_mails.watched_text': 'Când cineva vizionează prin linkul unui lead.',
  'host_mails.watched_pace': 'Cât de des pentru același lead',
  'host_mails.watched_hourly': 'De fiecare dată, cel mult o dată pe oră',
  'host_mails.watched_daily': 'O dată pe zi',
  'host_mails.watched_once': 'Doar prima dată',
  'host_mails.webhook': 'Webhookuri care eșuează',
  'host_mails.webhook_text': 'Când un webhook eșuează repetat sau îl dezactivăm.',
  'host_mails.held': {
    one: '{count} e-mail către cineva nou așteaptă din cauza limitei noastre zilnice. Încercăm din nou: {when}.',
    few: '{count} e-mailuri către persoane noi așteaptă din cauza limitei noastre zilnice. Trimitem altele: {when}.',
    other:
      '{count} de e-mailuri către persoane noi așteaptă din cauza limitei noastre zilnice. Trimitem altele: {when}.',
  },
  'host_mails.always':
    'Îți scriem întotdeauna despre contul tău: parola, adresa și dispozitivele noi. Ceilalți își aleg singuri e-mailurile.',
}
