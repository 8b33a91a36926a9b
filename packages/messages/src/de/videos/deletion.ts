import type { texts as source } from '../../en/videos/deletion.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'videos.delete': 'Löschen',
  'videos.delete_title': { one: 'Dieses Video löschen?', other: '{count} Videos löschen?' },
  'videos.delete_event_types': {
    one: 'In {count} Termintyp verwendet: {names}. Dessen Buchungsseite zeigt es dann nicht mehr.',
    other: 'In {count} Termintypen verwendet: {names}. Deren Buchungsseiten zeigen es dann nicht mehr.',
  },
  'videos.delete_campaigns': {
    one: 'In {count} Kampagne verwendet: {names}. Deren Links öffnen dann stattdessen Ihre Buchungsseite.',
    other: 'In {count} Kampagnen verwendet: {names}. Deren Links öffnen dann stattdessen Ihre Buchungsseite.',
  },
  'videos.delete_undo': 'Direkt danach können Sie das rückgängig machen.',
  'videos.deleted': 'Gelöschte Videos: {count}',
}
