import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'links.text':
    'Küldjön valakinek egy linket, amely egy vagy az Ön által megadott számú találkozó után nem működik tovább.',
  'links.empty': 'Még nincs korlátozott link',
  'links.add': 'Linkek létrehozása',
  'links.label': 'Megjegyzés',
  'links.label_text': 'Csak Ön látja.',
  'links.count': 'Linkek száma',
  'links.max_uses': 'Találkozók linkenként',
  'links.last_date': 'A link eddig működik',
  'links.until': 'Eddig: {date}',
  'links.last_date_text': 'Azzal a nappal együtt. Hagyja üresen, ha ne járjon le.',
  'links.name': 'A meghívott neve',
  'links.email': 'A meghívott e-mail-címe',
  'links.prefill_text': 'Kitöltjük a foglalási oldalon.',
  'links.made': 'Létrehozott linkek: {count}',
  'links.copy_all': 'Összes link másolása',
  'links.unused': 'Még nem használták',
  'links.used': 'Felhasználva: {count} / {max}',
  'links.expired': 'Lejárt',
  'links.revoked': 'Visszavonva',
  'links.revoke': 'Link visszavonása',
  'links.revoke_title': 'Visszavonja ezt a linket?',
  'links.delete_title': 'Törli ezt a linket?',
  'links.end_text': 'Többé senki sem foglalhat vele. A vele lefoglalt találkozók megmaradnak.',
  'error.booking_link_not_found': 'Ezt a linket törölték',
  'error.booking_link_limit_reached': '500 linkje van. Új létrehozásához töröljön néhányat.',
}
