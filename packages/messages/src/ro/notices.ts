import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  listTitle: 'Rezervă un interval: {name}',
  listPick: 'Ce vrei să rezervi?',
  listPeople: 'Cu cine vrei să te întâlnești?',
  listEmpty: 'Nimic de rezervat deocamdată',
  listEmptyHint: 'Revino peste câteva zile sau cere gazdei un interval.',

  routingNext: 'Continuă',
  routingOthers: 'Vezi ce oferă {name}',

  mailsTitle: 'Ce e-mailuri vrei să primești?',
  mailsAbout: 'E-mailuri despre această întâlnire. Către: {address}. Gazdă: {name}.',
  mailsUnsaid: 'Îți scriem când această întâlnire este mutată sau anulată, dar nu trimitem mementouri.',
  mailsKeep: 'Ține-mă la curent',
  mailsKeepHint: 'Fiecare modificare și mementourile setate de gazdă.',
  mailsMeeting: 'Fără e-mailuri despre această întâlnire',
  mailsMeetingHint: 'Nici măcar dacă este mutată sau anulată.',
  mailsHost: 'Fără e-mailuri despre întâlniri cu această gazdă',
  mailsHostHint: 'Aceasta și oricare alta, acum sau mai târziu.',
  mailsAll: 'Fără e-mailuri de la {server} despre întâlniri',
  mailsAllHint: 'De la orice gazdă. Primești în continuare e-mailuri despre contul tău.',
  mailsSave: 'Salvează',
  mailsSavedKeep: 'Salvat. Te ținem la curent cu această întâlnire.',
  mailsSavedMeeting: 'Salvat. Nu mai trimitem e-mailuri despre această întâlnire.',
  mailsSavedHost: 'Salvat. Nu mai trimitem e-mailuri despre întâlniri cu această gazdă.',
  mailsSavedAll: 'Salvat. Nu mai trimitem de la {server} e-mailuri despre întâlniri.',
  mailsSavedHint: 'Poți schimba asta aici oricând.',
  mailsAboutPoll: 'E-mailuri despre acest sondaj. Către: {address}. Gazdă: {name}.',
  mailsAboutInvitation: 'E-mailuri la cererea unei gazde. Către: {address}. Gazdă: {name}.',
  mailsPollKeepHint: 'Când se schimbă intervalele, plus mementouri.',
  mailsPoll: 'Fără e-mailuri despre acest sondaj',
  mailsPollHint:
    'Fără mementouri și fără actualizări. Linkul pentru schimbarea votului funcționează în continuare.',
  mailsSavedPollKeep: 'Salvat. Te ținem la curent cu acest sondaj.',
  mailsSavedPoll: 'Salvat. Nu mai trimitem e-mailuri despre acest sondaj.',

  notFound: 'Pagina nu a fost găsită',
  notFoundHint:
    'Adresa paginii de rezervare nu este validă. Verifică dacă este scrisă corect sau cere un link nou.',
  notOpen: 'Această pagină nu este încă publicată',
  notOpenHint: 'Este încă în pregătire. Revino mai târziu sau întreabă pe cine ți-a dat linkul.',
  linkExpired: 'Link expirat',
  linkExpiredHint:
    'Acest link nu mai funcționează. Folosește cel mai recent e-mail despre întâlnire sau rezervă din nou.',
  eventOff: 'Rezervările nu sunt disponibile acum',
  eventOffHint: 'Această întâlnire nu poate fi rezervată acum. Revino mai târziu sau cere un interval.',
  unavailable: 'Ceva nu a mers bine',
  unavailableHint:
    'Este vina noastră, nu a ta. Încearcă din nou peste un minut. Rezervările confirmate sunt în siguranță.',
  allMeetings: 'Vezi ce oferă {name}',
  retry: 'Reîncearcă',
}
