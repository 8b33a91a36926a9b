import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'host_mails.text': 'Vælg, hvilke mails vi sender til {email}.',
  'host_mails.booked': 'Nye møder',
  'host_mails.booked_text': 'Indeholder invitationen til din kalender.',
  'host_mails.rescheduled': 'Flyttede møder',
  'host_mails.rescheduled_text': 'Af deltageren eller af dig.',
  'host_mails.canceled': 'Aflyste møder',
  'host_mails.canceled_text': 'Af deltageren eller af dig.',
  'host_mails.reminder': 'Påmindelser',
  'host_mails.reminder_text': 'Som angivet i hver mødetype.',
  'host_mails.undelivered': 'Mails, der ikke når frem',
  'host_mails.undelivered_text': 'Når en deltagers mailserver afviser en mail.',
  'host_mails.watched': 'Videoer set af leads',
  'host_mails.watched_text': 'Når nogen ser med via et leads link.',
  'host_mails.watched_pace': 'Hvor tit for det samme lead',
  'host_mails.watched_hourly': 'Hver gang, højst én gang i timen',
  'host_mails.watched_daily': 'Én gang om dagen',
  'host_mails.watched_once': 'Kun første gang',
  'host_mails.webhook': 'Webhooks, der fejler',
  'host_mails.webhook_text': 'Når en webhook bliver ved med at fejle, eller vi slår den fra.',
  'host_mails.held': {
    one: '{count} mail til en ny person venter på grund af vores daglige grænse. Vi prøver igen {when}.',
    other: '{count} mails til nye personer venter på grund af vores daglige grænse. Vi sender flere {when}.',
  },
  'host_mails.always':
    'Vi sender dig altid mails om din konto: adgangskoden, adressen og nye enheder. Andre vælger, hvilke mails de får.',
}
