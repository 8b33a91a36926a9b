import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'pick.label': 'Terminy w tym tygodniu',
  'pick.label_days': 'Dni w tym tygodniu',
  'pick.how':
    'Kliknij termin, aby go zaproponować, a kliknij ponownie, aby go usunąć. Terminy w paski są zajęte. Strzałki przesuwają, spacja wybiera. Strefa czasowa terminów: {zone}.',
  'pick.how_days':
    'Kliknij dzień, aby go zaproponować, a kliknij ponownie, aby go usunąć. Terminy w paski są zajęte. Strzałki przesuwają, spacja wybiera.',
  'pick.busy_at': '{time}, zajęte',
  'pick.picked': 'Proponowany termin: {time}',
  'pick.taken_out': 'Usunięto: {time}',
  'pick.date': 'Data',
  'pick.time': 'Godzina',
  'pick.add': 'Dodaj ten termin',
  'pick.none': 'Nie wybrano jeszcze terminów.',
  'pick.count': {
    one: 'Wybrano {count} termin',
    few: 'Wybrano {count} terminy',
    many: 'Wybrano {count} terminów',
  },
  'pick.list': 'Wybrane terminy',
  'pick.remove': 'Usuń: {time}',
  'pick.delete_title': 'Usunąć: {name}?',
  'pick.at_least_one': 'Wybierz co najmniej jeden termin',
  'pick.too_many': {
    one: 'Maksymalnie {count} termin',
    few: 'Maksymalnie {count} terminy',
    many: 'Maksymalnie {count} terminów',
  },
  'pick.past': 'Jeden z tych terminów już minął',
  'pick.duration_wrong': 'Od 5 minut do 24 godzin',
  'pick.phone_text':
    'Do wybierania terminów potrzebny jest większy ekran. Otwórz tę stronę na komputerze. To, co już istnieje, działa na każdym urządzeniu.',
  'pick.error_one_off_not_found': 'To spotkanie jednorazowe zostało usunięte',
  'pick.error_one_off_limit_reached': 'Osiągnięto limit 200 spotkań jednorazowych. Najpierw usuń jedno.',
  'pick.error_poll_not_found': 'Ta ankieta została usunięta',
  'pick.error_poll_limit_reached': 'Osiągnięto limit 200 otwartych ankiet. Najpierw usuń jedną.',
  'pick.error_poll_closed': 'Ta ankieta jest zakończona',
  'pick.error_poll_without_votes': 'Nikt nie potwierdził, że może przyjść w tym terminie',
}
