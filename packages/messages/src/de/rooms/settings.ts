import type { texts as source } from '../../en/rooms/settings.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.settings': 'Einstellungen',
  'room.profile': 'Profil',
  'room.link': 'Mein Link',
  'room.language': 'Sprache und Formate',
  'room.password': 'Passwort und Sitzungen',
  'room.group_you': 'Persönlich',
  'room.group_page': 'Seite',
  'room.group_security': 'Sicherheit',
  'room.group_account': 'Konto',
}
