import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'passkeys.title': 'Chei de acces',
  'passkeys.text':
    'Intră în cont cu amprenta, cu fața sau cu PIN-ul dispozitivului, în loc de parolă și cod. Site-urile false nu pot cere așa ceva.',
  'passkeys.not_here': 'Acest browser nu poate crea chei de acces la această adresă.',
  'passkeys.add': 'Adaugă o cheie de acces',
  'passkeys.name': 'Numele cheii de acces',
  'passkeys.name_text': 'Te ajută să-ți deosebești cheile de acces.',
  'passkeys.first_name': 'Acest dispozitiv',
  'passkeys.make': 'Creează cheia de acces',
  'passkeys.declined':
    'Nu a fost creată nicio cheie de acces. Fereastra browserului a fost închisă sau a expirat.',
  'passkeys.there': 'Acest dispozitiv are deja o cheie de acces pentru contul tău.',
  'passkeys.was_added': 'Cheie de acces adăugată',
  'passkeys.added': 'Adăugată pe {date}.',
  'passkeys.used': 'Ultima folosire: {when}.',
  'passkeys.unused': 'Încă nefolosită.',
  'passkeys.rename': 'Redenumește',
  'passkeys.rename_of': 'Redenumește {name}',
  'passkeys.remove': 'Elimină',
  'passkeys.remove_of': 'Elimină {name}',
  'passkeys.remove_text':
    'Nu mai poate fi folosită ca să intri în cont. Dispozitivul poate continua s-o propună până o ștergi și acolo.',
  'passkeys.was_removed': 'Cheie de acces eliminată',
  'error.passkey_not_found': 'Această cheie de acces a fost eliminată',
  'error.passkey_limit_reached': 'Ai atins limita de 20 de chei de acces. Elimină mai întâi una.',
}
