import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  listTitle: 'Varaa aika: {name}',
  listPick: 'Mitä haluat varata?',
  listPeople: 'Kenet haluat tavata?',
  listEmpty: 'Mitään varattavaa ei ole juuri nyt',
  listEmptyHint: 'Katso uudelleen muutaman päivän päästä tai pyydä aikaa järjestäjältä.',

  routingNext: 'Jatka',
  routingOthers: 'Katso tarjonta: {name}',

  mailsTitle: 'Mitä sähköposteja haluat?',
  mailsAbout: 'Tätä tapaamista koskevat sähköpostit. Vastaanottaja: {address}. Järjestäjä: {name}.',
  mailsUnsaid:
    'Lähetämme sähköpostia, kun tämä tapaaminen siirretään tai perutaan, mutta muistutuksia emme lähetä.',
  mailsKeep: 'Pidä minut ajan tasalla',
  mailsKeepHint: 'Jokainen muutos sekä järjestäjän asettamat muistutukset.',
  mailsMeeting: 'Ei sähköposteja tästä tapaamisesta',
  mailsMeetingHint: 'Ei edes silloin, kun se siirretään tai perutaan.',
  mailsHost: 'Ei sähköposteja tämän järjestäjän tapaamisista',
  mailsHostHint: 'Tämä ja kaikki muut, nyt ja myöhemmin.',
  mailsAll: 'Ei palvelimen {server} sähköposteja tapaamisista',
  mailsAllHint: 'Ei miltään järjestäjältä. Saat edelleen sähköpostia omasta tilistäsi.',
  mailsSave: 'Tallenna',
  mailsSavedKeep: 'Tallennettu. Pidämme sinut ajan tasalla tästä tapaamisesta.',
  mailsSavedMeeting: 'Tallennettu. Emme enää lähetä sähköpostia tästä tapaamisesta.',
  mailsSavedHost: 'Tallennettu. Emme enää lähetä sähköpostia tämän järjestäjän tapaamisista.',
  mailsSavedAll: 'Tallennettu. Palvelimelta {server} ei enää tule sähköpostia tapaamisista.',
  mailsSavedHint: 'Voit muuttaa tätä täällä milloin tahansa.',
  mailsAboutPoll: 'Tätä kyselyä koskevat sähköpostit. Vastaanottaja: {address}. Järjestäjä: {name}.',
  mailsAboutInvitation:
    'Järjestäjän pyynnöstä lähetetyt sähköpostit. Vastaanottaja: {address}. Järjestäjä: {name}.',
  mailsPollKeepHint: 'Kun ajat muuttuvat, sekä muistutukset.',
  mailsPoll: 'Ei sähköposteja tästä kyselystä',
  mailsPollHint: 'Ei muistutuksia eikä päivityksiä. Linkki, jolla voit muuttaa ääntäsi, toimii edelleen.',
  mailsSavedPollKeep: 'Tallennettu. Pidämme sinut ajan tasalla tästä kyselystä.',
  mailsSavedPoll: 'Tallennettu. Emme enää lähetä sähköpostia tästä kyselystä.',

  notFound: 'Sivua ei löytynyt',
  notFoundHint: 'Varaussivun osoite ei kelpaa. Tarkista, onko se kirjoitettu oikein, tai pyydä uusi linkki.',
  notOpen: 'Tämä sivu ei ole vielä julki',
  notOpenHint: 'Sitä valmistellaan vielä. Katso myöhemmin uudelleen tai kysy siltä, jolta sait linkin.',
  linkExpired: 'Linkki vanhentunut',
  linkExpiredHint:
    'Tämä linkki ei enää toimi. Käytä viimeisintä sähköpostia tapaamisestasi tai varaa uudelleen.',
  eventOff: 'Varauksia ei oteta nyt vastaan',
  eventOffHint: 'Tätä tapaamista ei voi varata juuri nyt. Katso myöhemmin uudelleen tai pyydä aikaa.',
  unavailable: 'Jokin meni vikaan',
  unavailableHint:
    'Vika on meissä, ei sinussa. Yritä uudelleen hetken päästä. Vahvistetut varaukset ovat tallessa.',
  allMeetings: 'Katso tarjonta: {name}',
  retry: 'Yritä uudelleen',
}
