import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'sign_up.title': 'Ti diamo il benvenuto su {product}',
  'sign_up.known': 'Hai già un account?',
  'onboard.steps': 'Passaggi',
  'onboard.welcome': 'Inizio',
  'onboard.link': 'Il tuo link',
  'onboard.calendar': 'Il tuo calendario',
  'onboard.continue': 'Continua',
  'about.title': 'Qualcosa in più su di te',
  'about.company': 'Azienda (facoltativo)',
  'about.guessed': '{zone}, {language}, {clock}, inizio della settimana: {day}.',
  'about.change': 'Cambia',
  'trial.start': 'Inizia la prova',
  'trial.text': {
    by: 'days',
    one: '{days} giorno con tutto incluso. Nessuna carta necessaria.',
    other: '{days} giorni con tutto incluso. Nessuna carta necessaria.',
  },
  'trial.without': 'Crea il mio account',
  'trial.none': 'Include tutto. Nessuna scadenza.',
  'own_link.title': 'Scegli il tuo link di prenotazione',
  'own_link.text': 'Qui si prenota con te. Puoi cambiarlo in seguito.',
  'calendars.title': 'Sincronizza il tuo calendario',
  'calendars.text': 'Controlliamo i conflitti, così nessuno prenota negli orari occupati.',
  'calendars.none':
    'Questo server non può ancora collegare calendari. Le riunioni prenotate qui non si sovrappongono mai, ma non possiamo vedere i tuoi altri calendari. Togli le ore occupate dalla tua disponibilità.',
  'calendars.confirm': 'Inserisci il codice che abbiamo inviato a {email}. Poi potrai collegare {name}.',
  'calendars.connect': 'Collega {name}',
  'calendars.skip': 'Salta per ora',
  'calendars.finish': 'Fine',
  'ready.title': 'Il tuo link di prenotazione è online',
  'ready.text':
    'Invialo a chi vuoi. Chi lo riceve sceglie un orario libero e l’invito arriva a entrambe le parti.',
  'ready.open': 'Vedi come gli invitati',
  'ready.embed': 'Aggiungi al tuo sito web',
  'ready.changed': 'Puoi cambiare tutto in seguito.',
  'first_event.name': 'Riunione di 30 minuti',
  'first_event.description': 'Mezz’ora per parlare. Scegli un orario che ti va bene.',
}
