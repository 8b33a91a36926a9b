import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'analytics.text': 'Megtekintések és foglalások naponta. Saját időzóna: {zone}.',
  'analytics.range': 'Megjelenített napok',
  'analytics.last': { one: 'Utolsó {count} nap', other: 'Utolsó {count} nap' },
  'analytics.own': 'Egyéni',
  'analytics.from': 'Kezdet',
  'analytics.to': 'Vég',
  'analytics.wrong': {
    one: 'Legfeljebb {count} napos tartományt válasszon.',
    other: 'Legfeljebb {count} napos tartományt válasszon.',
  },
  'analytics.shown': 'Megjelenik a diagramon',
  'analytics.views': 'Megtekintések',
  'analytics.bookings': 'Foglalások',
  'analytics.rescheduled': 'Átütemezett',
  'analytics.canceled': 'Lemondott',
  'analytics.completed': 'Megtörtént',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Előtte: {number}',
  'analytics.table': 'Megjelenítés táblázatként',
  'analytics.day': 'Nap',
  'analytics.hours': 'Népszerű időpontok',
  'analytics.sum': 'Összesen',
  'analytics.event_types': 'Foglalások eseménytípusonként',
  'analytics.sources': 'Foglalások forrása',
  'analytics.no_source': 'Közvetlen vagy ismeretlen',
  'analytics.people': 'Találkozók emberenként',
  'analytics.none': 'Ezeken a napokon nincs megtekintés vagy foglalás',
  'analytics.none_text':
    'Attól kezdve számoljuk a megtekintéseket és a foglalásokat, hogy valaki megnyitja az oldalát. Nem használunk sütiket, és senkit sem követünk.',
}
