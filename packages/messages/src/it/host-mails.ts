import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'host_mails.text': 'Scegli quali email inviamo a {email}.',
  'host_mails.booked': 'Nuove riunioni',
  'host_mails.booked_text': 'Include l’invito per il tuo calendario.',
  'host_mails.rescheduled': 'Riunioni riprogrammate',
  'host_mails.rescheduled_text': 'Dalla persona invitata o da te.',
  'host_mails.canceled': 'Riunioni annullate',
  'host_mails.canceled_text': 'Dalla persona invitata o da te.',
  'host_mails.reminder': 'Promemoria',
  'host_mails.reminder_text': 'Come impostato in ogni tipo di evento.',
  'host_mails.undelivered': 'Email non consegnate',
  'host_mails.undelivered_text': 'Quando il server di posta di una persona invitata rifiuta un’email.',
  'host_mails.watched': 'Video guardati dai lead',
  'host_mails.watched_text': 'Quando qualcuno guarda con il link di un lead.',
  'host_mails.watched_pace': 'Con quale frequenza per lo stesso lead',
  'host_mails.watched_hourly': 'Ogni volta, al massimo una volta all’ora',
  'host_mails.watched_daily': 'Una volta al giorno',
  'host_mails.watched_once': 'Solo la prima volta',
  'host_mails.webhook': 'Webhook non funzionanti',
  'host_mails.webhook_text': 'Quando un webhook continua a non funzionare o lo disattiviamo.',
  'host_mails.held': {
    one: '{count} email a una persona nuova è in attesa per il nostro limite giornaliero. Riproveremo: {when}.',
    other:
      '{count} email a persone nuove sono in attesa per il nostro limite giornaliero. Ne invieremo altre: {when}.',
  },
  'host_mails.always':
    'Ti scriviamo sempre sul tuo account: password, indirizzo e nuovi dispositivi. Gli altri scelgono quali email ricevere.',
}
