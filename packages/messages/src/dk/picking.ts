import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'pick.label': 'Tider i denne uge',
  'pick.label_days': 'Dage i denne uge',
  'pick.how':
    'Klik på en tid for at tilbyde den, og klik igen for at fjerne den. Stribede tider er optaget. Flyt med piletasterne, vælg med mellemrum. Tiderne er i {zone}.',
  'pick.how_days':
    'Klik på en dag for at tilbyde den, og klik igen for at fjerne den. Stribede tider er optaget. Flyt med piletasterne, vælg med mellemrum.',
  'pick.busy_at': '{time}, optaget',
  'pick.picked': '{time} tilbydes',
  'pick.taken_out': '{time} er fjernet',
  'pick.date': 'Dato',
  'pick.time': 'Tidspunkt',
  'pick.add': 'Tilføj denne tid',
  'pick.none': 'Ingen tider er valgt endnu.',
  'pick.count': { one: '{count} tid valgt', other: '{count} tider valgt' },
  'pick.list': 'Valgte tider',
  'pick.remove': 'Fjern {time}',
  'pick.delete_title': 'Vil du slette {name}?',
  'pick.at_least_one': 'Vælg mindst én tid',
  'pick.too_many': { one: 'Højst {count} tid', other: 'Højst {count} tider' },
  'pick.past': 'En af tiderne ligger i fortiden',
  'pick.duration_wrong': 'Fra 5 minutter til 24 timer',
  'pick.phone_text':
    'Det kræver en større skærm at vælge tider. Åbn siden på en computer. Det, du allerede har oprettet, virker på alle enheder.',
  'pick.error_one_off_not_found': 'Dette engangsmøde er slettet',
  'pick.error_one_off_limit_reached': 'Du har nået grænsen på 200 engangsmøder. Slet et først.',
  'pick.error_poll_not_found': 'Denne afstemning er slettet',
  'pick.error_poll_limit_reached': 'Du har nået grænsen på 200 åbne afstemninger. Slet en først.',
  'pick.error_poll_closed': 'Afstemningen er slut',
  'pick.error_poll_without_votes': 'Ingen har sagt, at de kan komme på dette tidspunkt',
}
