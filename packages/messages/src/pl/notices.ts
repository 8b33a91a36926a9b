import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  listTitle: 'Zarezerwuj termin: {name}',
  listPick: 'Co chcesz zarezerwować?',
  listPeople: 'Z kim chcesz się spotkać?',
  listEmpty: 'Obecnie nie ma nic do zarezerwowania',
  listEmptyHint: 'Zajrzyj tu za kilka dni lub zapytaj organizatora o termin.',

  routingNext: 'Dalej',
  routingOthers: 'Zobacz pełną ofertę: {name}',

  mailsTitle: 'Które e-maile chcesz otrzymywać?',
  mailsAbout: 'E-maile o tym spotkaniu. Do: {address}. Organizator: {name}.',
  mailsUnsaid:
    'Piszemy do Ciebie, gdy to spotkanie zostanie przełożone lub odwołane, ale nie wysyłamy przypomnień.',
  mailsKeep: 'Informujcie mnie na bieżąco',
  mailsKeepHint: 'Każda zmiana oraz przypomnienia ustawione przez organizatora.',
  mailsMeeting: 'Żadnych e-maili o tym spotkaniu',
  mailsMeetingHint: 'Nawet o przełożeniu lub odwołaniu.',
  mailsHost: 'Żadnych e-maili o spotkaniach z tym organizatorem',
  mailsHostHint: 'O tym i wszystkich innych, teraz i później.',
  mailsAll: 'Żadnych e-maili z {server} o spotkaniach',
  mailsAllHint: 'Od żadnego organizatora. E-maile o Twoim własnym koncie będą nadal przychodzić.',
  mailsSave: 'Zapisz',
  mailsSavedKeep: 'Zapisano. Będziemy Cię informować o tym spotkaniu.',
  mailsSavedMeeting: 'Zapisano. Nie będziemy już wysyłać e-maili o tym spotkaniu.',
  mailsSavedHost: 'Zapisano. Nie będziemy już wysyłać e-maili o spotkaniach z tym organizatorem.',
  mailsSavedAll: 'Zapisano. Nie będziemy już wysyłać z {server} e-maili o spotkaniach.',
  mailsSavedHint: 'Możesz to tutaj zmienić w każdej chwili.',
  mailsAboutPoll: 'E-maile o tej ankiecie. Do: {address}. Organizator: {name}.',
  mailsAboutInvitation: 'E-maile na prośbę organizatora. Do: {address}. Organizator: {name}.',
  mailsPollKeepHint: 'Zmiany terminów oraz przypomnienia.',
  mailsPoll: 'Żadnych e-maili o tej ankiecie',
  mailsPollHint: 'Bez przypomnień i informacji o zmianach. Link do zmiany głosu nadal działa.',
  mailsSavedPollKeep: 'Zapisano. Będziemy Cię informować o tej ankiecie.',
  mailsSavedPoll: 'Zapisano. Nie będziemy już wysyłać e-maili o tej ankiecie.',

  notFound: 'Nie znaleziono strony',
  notFoundHint:
    'Adres URL strony rezerwacji jest nieprawidłowy. Sprawdź, czy nie ma w nim literówki, lub poproś o nowy link.',
  notOpen: 'Ta strona jeszcze nie działa',
  notOpenHint: 'Jest w przygotowaniu. Zajrzyj tu później lub zapytaj osobę, od której masz link.',
  linkExpired: 'Link wygasł',
  linkExpiredHint:
    'Ten link już nie działa. Skorzystaj z najnowszego e-maila o spotkaniu lub zarezerwuj ponownie.',
  eventOff: 'Rezerwacje są teraz niedostępne',
  eventOffHint: 'Tego spotkania nie można teraz zarezerwować. Zajrzyj tu później lub zapytaj o termin.',
  unavailable: 'Coś poszło nie tak',
  unavailableHint:
    'To nasza wina, nie Twoja. Spróbuj ponownie za minutę. Potwierdzone rezerwacje są bezpieczne.',
  allMeetings: 'Zobacz pełną ofertę: {name}',
  retry: 'Spróbuj ponownie',
}
