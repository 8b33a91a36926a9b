import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  listTitle: 'Prenota un orario: {name}',
  listPick: 'Cosa vuoi prenotare?',
  listPeople: 'Con chi vuoi riunirti?',
  listEmpty: 'Al momento non c’è nulla da prenotare',
  listEmptyHint: 'Torna tra qualche giorno o chiedi un orario all’host.',

  routingNext: 'Continua',
  routingOthers: 'Scopri cosa offre {name}',

  mailsTitle: 'Quali email vuoi ricevere?',
  mailsAbout: 'Email su questa riunione. A: {address}. Host: {name}.',
  mailsUnsaid: 'Ti scriviamo se questa riunione viene spostata o annullata, ma non inviamo promemoria.',
  mailsKeep: 'Tienimi al corrente',
  mailsKeepHint: 'Ogni modifica e i promemoria impostati dall’host.',
  mailsMeeting: 'Nessuna email su questa riunione',
  mailsMeetingHint: 'Nemmeno se viene spostata o annullata.',
  mailsHost: 'Nessuna email su riunioni con questo host',
  mailsHostHint: 'Né su questa né su altre, ora o in futuro.',
  mailsAll: 'Nessuna email da {server} su riunioni',
  mailsAllHint: 'Da nessun host. Continuerai a ricevere le email sul tuo account.',
  mailsSave: 'Salva',
  mailsSavedKeep: 'Salvato. Ti terremo al corrente su questa riunione.',
  mailsSavedMeeting: 'Salvato. Nessun’altra email su questa riunione.',
  mailsSavedHost: 'Salvato. Nessun’altra email su riunioni con questo host.',
  mailsSavedAll: 'Salvato. Nessun’altra email da {server} su riunioni.',
  mailsSavedHint: 'Puoi cambiare idea qui in qualsiasi momento.',
  mailsAboutPoll: 'Email su questo sondaggio. A: {address}. Host: {name}.',
  mailsAboutInvitation: 'Email su richiesta di un host. A: {address}. Host: {name}.',
  mailsPollKeepHint: 'Quando cambiano gli orari, più i promemoria.',
  mailsPoll: 'Nessuna email su questo sondaggio',
  mailsPollHint:
    'Niente promemoria né aggiornamenti. Il link per cambiare il tuo voto continua a funzionare.',
  mailsSavedPollKeep: 'Salvato. Ti terremo al corrente su questo sondaggio.',
  mailsSavedPoll: 'Salvato. Nessun’altra email su questo sondaggio.',

  notFound: 'Pagina non trovata',
  notFoundHint:
    'L’URL della pagina di prenotazione non è valido. Controlla che sia scritto bene o chiedi un nuovo link.',
  notOpen: 'Questa pagina non è ancora online',
  notOpenHint: 'È ancora in preparazione. Torna più tardi o chiedi a chi ti ha dato il link.',
  linkExpired: 'Link scaduto',
  linkExpiredHint:
    'Questo link non funziona più. Usa l’email più recente sulla tua riunione o prenota di nuovo.',
  eventOff: 'Al momento le prenotazioni sono chiuse',
  eventOffHint: 'Adesso non puoi prenotare questa riunione. Torna più tardi o chiedi un orario.',
  unavailable: 'Qualcosa è andato storto',
  unavailableHint:
    'Il problema è nostro, non tuo. Riprova tra un minuto. Le prenotazioni confermate sono al sicuro.',
  allMeetings: 'Scopri cosa offre {name}',
  retry: 'Riprova',
}
