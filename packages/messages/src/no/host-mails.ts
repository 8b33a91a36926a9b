import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'host_mails.text': 'Velg hvilke e-poster vi sender til {email}.',
  'host_mails.booked': 'Nye møter',
  'host_mails.booked_text': 'Inneholder invitasjonen til kalenderen din.',
  'host_mails.rescheduled': 'Flyttede møter',
  'host_mails.rescheduled_text': 'Av deltakeren eller av deg.',
  'host_mails.canceled': 'Avlyste møter',
  'host_mails.canceled_text': 'Av deltakeren eller av deg.',
  'host_mails.reminder': 'Påminnelser',
  'host_mails.reminder_text': 'Som angitt for hver møtetype.',
  'host_mails.undelivered': 'E-poster som ikke kommer fram',
  'host_mails.undelivered_text': 'Når e-postserveren til en deltaker avviser en e-post.',
  'host_mails.watched': 'Videoer sett av leads',
  'host_mails.watched_text': 'Når noen ser via lenken til et lead.',
  'host_mails.watched_pace': 'Hvor ofte for samme lead',
  'host_mails.watched_hourly': 'Hver gang, maks. én gang i timen',
  'host_mails.watched_daily': 'Én gang om dagen',
  'host_mails.watched_once': 'Bare første gang',
  'host_mails.webhook': 'Webhooker som feiler',
  'host_mails.webhook_text': 'Når en webhook fortsetter å feile eller vi slår den av.',
  'host_mails.held': {
    one: '{count} e-post til en ny person venter på grunn av den daglige grensen vår. Vi prøver igjen {when}.',
    other:
      '{count} e-poster til nye personer venter på grunn av den daglige grensen vår. Vi sender flere {when}.',
  },
  'host_mails.always':
    'Vi sender deg alltid e-post om kontoen din: passordet, adressen og nye enheter. Andre velger selv hvilke e-poster de får.',
}
