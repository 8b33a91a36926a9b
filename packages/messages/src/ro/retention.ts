import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'retention.text': 'Șterge datele participanților când nu mai ai nevoie de ele.',
  'retention.label': 'Șterge datele participanților',
  'retention.label_text': 'Pentru întâlniri care s-au încheiat.',
  'retention.never': 'Niciodată',
  'retention.after': {
    one: 'La {count} lună după întâlnire',
    few: 'La {count} luni după întâlnire',
    other: 'La {count} de luni după întâlnire',
  },
  'retention.what':
    'În fiecare noapte ștergem nume, adrese de e-mail, răspunsuri, invitați, motive și campanii. Vezi în continuare câte întâlniri ai avut, de ce fel și când.',
  'retention.save': 'Salvează',
  'retention.saved': 'Salvat',
  'retention.ask': 'Ștergi datele mai vechi?',
  'retention.ask_text': {
    one: 'La noapte ștergem ce ți-au spus participanții în întâlnirile încheiate acum peste {count} lună. Acțiunea nu poate fi anulată. Exportă mai întâi, dacă ai nevoie de date.',
    few: 'La noapte ștergem ce ți-au spus participanții în întâlnirile încheiate acum peste {count} luni. Acțiunea nu poate fi anulată. Exportă mai întâi, dacă ai nevoie de date.',
    other:
      'La noapte ștergem ce ți-au spus participanții în întâlnirile încheiate acum peste {count} de luni. Acțiunea nu poate fi anulată. Exportă mai întâi, dacă ai nevoie de date.',
  },
}
