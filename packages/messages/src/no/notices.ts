import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  listTitle: 'Book tid: {name}',
  listPick: 'Hva vil du booke?',
  listPeople: 'Hvem vil du møte?',
  listEmpty: 'Ingenting å booke akkurat nå',
  listEmptyHint: 'Kom tilbake om noen dager, eller spør verten om et tidspunkt.',

  routingNext: 'Fortsett',
  routingOthers: 'Se hva {name} tilbyr',

  mailsTitle: 'Hvilke e-poster vil du ha?',
  mailsAbout: 'E-poster om dette møtet. Til: {address}. Vert: {name}.',
  mailsUnsaid: 'Du får e-post når møtet flyttes eller avlyses, men vi sender ingen påminnelser.',
  mailsKeep: 'Hold meg oppdatert',
  mailsKeepHint: 'Alle endringer, og påminnelser hvis verten har valgt det.',
  mailsMeeting: 'Ingen e-poster om dette møtet',
  mailsMeetingHint: 'Heller ikke hvis det flyttes eller avlyses.',
  mailsHost: 'Ingen e-poster om møter med denne verten',
  mailsHostHint: 'Dette møtet og alle andre, nå og senere.',
  mailsAll: 'Ingen e-poster fra {server} om møter',
  mailsAllHint: 'Uansett vert. Du får fortsatt e-poster om din egen konto.',
  mailsSave: 'Lagre',
  mailsSavedKeep: 'Lagret. Vi holder deg oppdatert om dette møtet.',
  mailsSavedMeeting: 'Lagret. Ingen flere e-poster om dette møtet.',
  mailsSavedHost: 'Lagret. Ingen flere e-poster om møter med denne verten.',
  mailsSavedAll: 'Lagret. Ingen flere e-poster fra {server} om møter.',
  mailsSavedHint: 'Du kan når som helst endre dette her.',
  mailsAboutPoll: 'E-poster om denne avstemningen. Til: {address}. Vert: {name}.',
  mailsAboutInvitation: 'E-poster på forespørsel fra en vert. Til: {address}. Vert: {name}.',
  mailsPollKeepHint: 'Når tider endres, pluss påminnelser.',
  mailsPoll: 'Ingen e-poster om denne avstemningen',
  mailsPollHint:
    'Ingen påminnelser og ingen oppdateringer. Lenken for å endre stemmen din fungerer fortsatt.',
  mailsSavedPollKeep: 'Lagret. Vi holder deg oppdatert om denne avstemningen.',
  mailsSavedPoll: 'Lagret. Ingen flere e-poster om denne avstemningen.',

  notFound: 'Fant ikke siden',
  notFoundHint: 'Nettadressen til bookingsiden er ikke gyldig. Se etter skrivefeil, eller be om en ny lenke.',
  notOpen: 'Siden er ikke publisert ennå',
  notOpenHint: 'Den er fortsatt under oppsett. Kom tilbake senere, eller spør den som ga deg lenken.',
  linkExpired: 'Lenken er utløpt',
  linkExpiredHint:
    'Denne lenken fungerer ikke lenger. Bruk den nyeste e-posten om møtet, eller book på nytt.',
  eventOff: 'Tar ikke imot bookinger for øyeblikket',
  eventOffHint: 'Du kan ikke booke dette møtet akkurat nå. Kom tilbake senere, eller be om et tidspunkt.',
  unavailable: 'Noe gikk galt',
  unavailableHint: 'Det er vår feil, ikke din. Prøv igjen om et minutt. Bekreftede bookinger er trygge.',
  allMeetings: 'Se hva {name} tilbyr',
  retry: 'Prøv igjen',
}
