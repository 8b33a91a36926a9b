import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'pick.label': 'Tijden deze week',
  'pick.label_days': 'Dagen deze week',
  'pick.how':
    'Klik op een tijd om die aan te bieden, en klik nog eens om die te verwijderen. Gestreepte tijden zijn bezet. Met de pijltoetsen verplaats je, met de spatiebalk kies je. Tijdzone: {zone}.',
  'pick.how_days':
    'Klik op een dag om die aan te bieden, en klik nog eens om die te verwijderen. Gestreepte tijden zijn bezet. Met de pijltoetsen verplaats je, met de spatiebalk kies je.',
  'pick.busy_at': '{time}, bezet',
  'pick.picked': '{time} wordt aangeboden',
  'pick.taken_out': '{time} verwijderd',
  'pick.date': 'Datum',
  'pick.time': 'Tijd',
  'pick.add': 'Deze tijd toevoegen',
  'pick.none': 'Nog geen tijden gekozen.',
  'pick.count': { one: '{count} tijd gekozen', other: '{count} tijden gekozen' },
  'pick.list': 'Gekozen tijden',
  'pick.remove': '{time} verwijderen',
  'pick.delete_title': '{name} verwijderen?',
  'pick.at_least_one': 'Kies minstens één tijd',
  'pick.too_many': { one: 'Maximaal {count} tijd', other: 'Maximaal {count} tijden' },
  'pick.past': 'Een van deze tijden ligt in het verleden',
  'pick.duration_wrong': 'Van 5 minuten tot 24 uur',
  'pick.phone_text':
    'Voor het kiezen van tijden is een groter scherm nodig. Open deze pagina op een computer. Wat je al hebt gemaakt, werkt op elk apparaat.',
  'pick.error_one_off_not_found': 'Deze eenmalige afspraak is verwijderd',
  'pick.error_one_off_limit_reached':
    'Je hebt de limiet van 200 eenmalige afspraken bereikt. Verwijder er eerst een.',
  'pick.error_poll_not_found': 'Deze peiling is verwijderd',
  'pick.error_poll_limit_reached':
    'Je hebt de limiet van 200 open peilingen bereikt. Verwijder er eerst een.',
  'pick.error_poll_closed': 'Deze peiling is afgelopen',
  'pick.error_poll_without_votes': 'Niemand heeft gezegd op deze tijd te kunnen',
}
