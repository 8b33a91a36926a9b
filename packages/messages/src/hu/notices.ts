import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  listTitle: 'Időpontfoglalás: {name}',
  listPick: 'Mit szeretne foglalni?',
  listPeople: 'Kivel szeretne találkozni?',
  listEmpty: 'Most nincs mit foglalni',
  listEmptyHint: 'Nézzen vissza néhány nap múlva, vagy kérjen időpontot a szervezőtől.',

  routingNext: 'Folytatás',
  routingOthers: 'Teljes kínálat: {name}',

  mailsTitle: 'Mely e-maileket szeretné megkapni?',
  mailsAbout: 'E-mailek erről a találkozóról. Címzett: {address}. Szervező: {name}.',
  mailsUnsaid: 'Írunk, ha a találkozót áthelyezik vagy lemondják, de emlékeztetőt nem küldünk.',
  mailsKeep: 'Kérek tájékoztatást',
  mailsKeepHint: 'Minden változás és a szervező által beállított emlékeztetők.',
  mailsMeeting: 'Ne küldjenek e-mailt erről a találkozóról',
  mailsMeetingHint: 'Akkor sem, ha áthelyezik vagy lemondják.',
  mailsHost: 'Ne küldjenek e-mailt e szervező találkozóiról',
  mailsHostHint: 'Erről és minden továbbiról, most vagy később.',
  mailsAll: 'Ne küldjenek e-mailt találkozókról innen: {server}',
  mailsAllHint: 'Egyik szervezőtől sem. A saját fiókjáról továbbra is kap e-mailt.',
  mailsSave: 'Mentés',
  mailsSavedKeep: 'Mentve. Tájékoztatjuk erről a találkozóról.',
  mailsSavedMeeting: 'Mentve. Erről a találkozóról nem küldünk több e-mailt.',
  mailsSavedHost: 'Mentve. E szervező találkozóiról nem küldünk több e-mailt.',
  mailsSavedAll: 'Mentve. Találkozókról nem küldünk több e-mailt innen: {server}.',
  mailsSavedHint: 'Ezt itt bármikor módosíthatja.',
  mailsAboutPoll: 'E-mailek erről a szavazásról. Címzett: {address}. Szervező: {name}.',
  mailsAboutInvitation: 'E-mailek egy szervező kérésére. Címzett: {address}. Szervező: {name}.',
  mailsPollKeepHint: 'Ha változnak az időpontok, valamint emlékeztetők.',
  mailsPoll: 'Ne küldjenek e-mailt erről a szavazásról',
  mailsPollHint: 'Se emlékeztető, se frissítés. A szavazat módosítására szolgáló link tovább működik.',
  mailsSavedPollKeep: 'Mentve. Tájékoztatjuk erről a szavazásról.',
  mailsSavedPoll: 'Mentve. Erről a szavazásról nem küldünk több e-mailt.',

  notFound: 'Az oldal nem található',
  notFoundHint:
    'A foglalási oldal URL-címe érvénytelen. Ellenőrizze, nincs-e benne elírás, vagy kérjen új linket.',
  notOpen: 'Ez az oldal még nem él',
  notOpenHint: 'Még készül. Nézzen vissza később, vagy kérdezze meg azt, akitől a linket kapta.',
  linkExpired: 'A link lejárt',
  linkExpiredHint:
    'Ez a link már nem működik. Használja a találkozóról kapott legutóbbi e-mailt, vagy foglaljon újra.',
  eventOff: 'Jelenleg nem lehet foglalni',
  eventOffHint: 'Ez a találkozó most nem foglalható. Nézzen vissza később, vagy kérjen időpontot.',
  unavailable: 'Valami hiba történt',
  unavailableHint:
    'A hiba nálunk van. Próbálja újra egy perc múlva. A megerősített foglalások biztonságban vannak.',
  allMeetings: 'Teljes kínálat: {name}',
  retry: 'Újra',
}
