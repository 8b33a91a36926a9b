import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'location.address': 'Cím',
  'location.phone_call': 'Telefonhívás',
  'location.invitee_phone': 'Én hívom a meghívottat',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Egyéni',
  'location.address_example': 'Utca, házszám, város',
  'location.phone_call_example': 'A szám, amelyet a meghívottak hívnak',
  'location.custom_example': 'Írja le saját szavaival, hol',
  'location.invitee_phone_hint':
    'Megkérdezzük a meghívott számát. Az e-mailben, a naptárban és a foglalásnál találja.',
  'location.room_url': 'Saját találkozólink (nem kötelező)',
  'location.room_url_hint': 'A meghívottak foglalás után kapják meg. Hagyja üresen, ha maga küldene egyet.',
  'location.room_made': '{account} minden találkozóhoz készít egy linket.',
  'location.room_made_hint': 'A meghívottak foglalás után kapják meg.',
  'location.room_own': 'Saját link használata',
  'location.room_instead':
    'Ezt a linket használjuk. Ha eltávolítja, {account} minden találkozóhoz készít egyet.',
  'location.room_broken': 'Csatlakoztassa újra, hogy linkeket készíthessen: {account}.',
  'location.room_reconnect': 'Újracsatlakoztatás',
  'location.proposed': 'A részleteket e-mailben küldöm',
  'location.add': 'Helyszín hozzáadása',
  'location.remove': 'Eltávolítás: {name}',
  'location.details_missing': 'Nem sikerült lekérni a helyszín részleteit',
  'location.details_missing_text':
    'Még nincs csatlakozási link. Ellenőrizze, csatlakoztatva van-e: {name}, vagy küldjön saját linket.',
  'location.not_connected': '{name} nincs csatlakoztatva',
  'location.connect': 'Csatlakoztatás: {name}',
  'location.none': 'Egy helyszínt ki kell választani',
  'location.invitee_chooses': 'A meghívott ezek közül választ egyet.',
}
