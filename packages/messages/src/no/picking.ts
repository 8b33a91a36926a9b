import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'pick.label': 'Tider denne uken',
  'pick.label_days': 'Dager denne uken',
  'pick.how':
    'Klikk på en tid for å tilby den, og klikk igjen for å fjerne den. Stripete tider er opptatt. Flytt med piltastene, velg med mellomrom. Tidene er i {zone}.',
  'pick.how_days':
    'Klikk på en dag for å tilby den, og klikk igjen for å fjerne den. Stripete tider er opptatt. Flytt med piltastene, velg med mellomrom.',
  'pick.busy_at': '{time}, opptatt',
  'pick.picked': '{time} tilbys',
  'pick.taken_out': '{time} er fjernet',
  'pick.date': 'Dato',
  'pick.time': 'Klokkeslett',
  'pick.add': 'Legg til denne tiden',
  'pick.none': 'Ingen tider er valgt ennå.',
  'pick.count': { one: '{count} tid valgt', other: '{count} tider valgt' },
  'pick.list': 'Valgte tider',
  'pick.remove': 'Fjern {time}',
  'pick.delete_title': 'Vil du slette {name}?',
  'pick.at_least_one': 'Velg minst én tid',
  'pick.too_many': { one: 'Maks. {count} tid', other: 'Maks. {count} tider' },
  'pick.past': 'En av tidene har allerede passert',
  'pick.duration_wrong': 'Fra 5 minutter til 24 timer',
  'pick.phone_text':
    'Du trenger en større skjerm for å velge tider. Åpne siden på en datamaskin. Det du allerede har opprettet, fungerer på alle enheter.',
  'pick.error_one_off_not_found': 'Dette engangsmøtet er slettet',
  'pick.error_one_off_limit_reached': 'Du har nådd grensen på 200 engangsmøter. Slett et først.',
  'pick.error_poll_not_found': 'Denne avstemningen er slettet',
  'pick.error_poll_limit_reached': 'Du har nådd grensen på 200 åpne avstemninger. Slett en først.',
  'pick.error_poll_closed': 'Avstemningen er over',
  'pick.error_poll_without_votes': 'Ingen har sagt at de kan komme på dette tidspunktet',
}
