import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'pick.label': 'Termíny v tomto týdnu',
  'pick.label_days': 'Dny v tomto týdnu',
  'pick.how':
    'Kliknutím termín nabídnete, dalším kliknutím ho odeberete. Pruhované časy jsou obsazené. Šipkami se pohybujete, mezerníkem vybíráte. Časové pásmo termínů: {zone}.',
  'pick.how_days':
    'Kliknutím den nabídnete, dalším kliknutím ho odeberete. Pruhované časy jsou obsazené. Šipkami se pohybujete, mezerníkem vybíráte.',
  'pick.busy_at': '{time}, obsazeno',
  'pick.picked': 'Nabízený termín: {time}',
  'pick.taken_out': 'Odebráno: {time}',
  'pick.date': 'Datum',
  'pick.time': 'Čas',
  'pick.add': 'Přidat tento termín',
  'pick.none': 'Zatím nejsou vybrané žádné termíny.',
  'pick.count': {
    one: 'Vybrán {count} termín',
    few: 'Vybrány {count} termíny',
    other: 'Vybráno {count} termínů',
  },
  'pick.list': 'Vybrané termíny',
  'pick.remove': 'Odebrat: {time}',
  'pick.delete_title': 'Smazat: {name}?',
  'pick.at_least_one': 'Vyberte alespoň jeden termín',
  'pick.too_many': {
    one: 'Nejvýše {count} termín',
    few: 'Nejvýše {count} termíny',
    other: 'Nejvýše {count} termínů',
  },
  'pick.past': 'Jeden z těchto termínů už uplynul',
  'pick.duration_wrong': 'Od 5 minut do 24 hodin',
  'pick.phone_text':
    'K výběru termínů je potřeba větší obrazovka. Otevřete tuto stránku na počítači. Co už je vytvořené, funguje na každém zařízení.',
  'pick.error_one_off_not_found': 'Tato jednorázová schůzka byla smazána',
  'pick.error_one_off_limit_reached': 'Limit 200 jednorázových schůzek je vyčerpaný. Nejprve jednu smažte.',
  'pick.error_poll_not_found': 'Tato anketa byla smazána',
  'pick.error_poll_limit_reached': 'Limit 200 otevřených anket je vyčerpaný. Nejprve jednu smažte.',
  'pick.error_poll_closed': 'Tato anketa skončila',
  'pick.error_poll_without_votes': 'Nikdo neuvedl, že v tomto termínu může přijít',
}
