import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  emailHint: 'Invieremo un codice a questo indirizzo. Inseriscilo per prenotare.',

  title: 'Controlla la posta',
  sent: 'Abbiamo inviato un codice di sei cifre a {email}. Inseriscilo qui per prenotare la riunione.',
  code: 'Codice ricevuto per email',
  notThere: 'Non è ancora arrivato? Controlla lo spam.',
  sendAgain: 'Invia di nuovo',
  sentAgain: 'Inviato di nuovo a {email}',
  again: {
    one: 'Potrai inviarlo di nuovo tra {count} secondo',
    other: 'Potrai inviarlo di nuovo tra {count} secondi',
  },
  noMore:
    'Non possiamo inviare altri codici per questo orario. Se non ne arriva nessuno, controlla che l’indirizzo sia scritto bene.',
  changeEmail: 'Cambia indirizzo email',

  kept: {
    one: 'Riserviamo questo orario ancora per {count} minuto',
    other: 'Riserviamo questo orario ancora per {count} minuti',
  },
  keptShortly: 'Manca meno di un minuto per confermare questo orario',
  keptUntil: 'Riserviamo questo orario fino alle ore {time}',

  sixDigits: 'Inserisci tutte e sei le cifre',
  wrong: 'Questo non è il codice ricevuto per email',
  usedUp: 'Troppi codici errati. Per prenotare, apri il link nell’email.',
  ended: 'Non riserviamo più questo orario',
  endedHint:
    'Non è stato prenotato nulla. Abbiamo conservato ciò che hai scritto: riprova finché l’orario è libero.',
  endedLink: 'Non è stato prenotato nulla. Riprova finché l’orario è libero.',
  askAgain: 'Riprova',

  linkTitle: 'Prenotare questa riunione?',
  linkText: 'Con un clic confermi che {email} è il tuo indirizzo e prenoti la riunione.',
  notYou: 'Non eri tu? Chiudi questa pagina e non verrà prenotato nulla.',

  // The host approves each booking
  approvalHint: 'L’host approva ogni prenotazione. Riceverai la risposta via email.',
  requestTitle: 'Richiesta inviata',
  requestText: 'L’host deve approvare questo orario. Invieremo la risposta a {email} entro: {time}.',
  withdraw: 'Ritira richiesta',
  withdrawn: 'Richiesta ritirata',
  declined: 'Richiesta rifiutata',
  nothingBooked: 'Non è stato prenotato nulla.',
  offerTitle: 'Scegli un altro orario',
  offerText:
    '{name} non può all’orario richiesto, ma è libero in questi orari. Li riserviamo per te fino a: {time}.',
  noneWork: 'Nessuno va bene',
  offerGone: 'Nessuno di questi orari è più libero',
  offerEnded: 'Non riserviamo più questi orari',
  propose: 'Suggerisci altri orari',
  proposeHint: 'Indica fino a tre orari. L’host ne sceglie uno.',
  proposeTime: 'Orario {number}',
  proposeMessage: 'Messaggio',
  proposeSend: 'Invia orari',
  proposePast: 'Questo orario è passato',
  proposedTitle: 'Orari inviati',
  proposedText:
    'L’host sceglie uno di questi orari o rifiuta. Invieremo la risposta a {email} entro: {time}.',
}
