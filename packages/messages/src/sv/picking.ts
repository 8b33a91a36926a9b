import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'pick.label': 'Tider den här veckan',
  'pick.label_days': 'Dagar den här veckan',
  'pick.how':
    'Klicka på en tid för att erbjuda den och klicka igen för att ta bort den. Randiga tider är upptagna. Piltangenterna flyttar, mellanslag väljer. Tidszon: {zone}.',
  'pick.how_days':
    'Klicka på en dag för att erbjuda den och klicka igen för att ta bort den. Randiga tider är upptagna. Piltangenterna flyttar, mellanslag väljer.',
  'pick.busy_at': '{time}, upptagen',
  'pick.picked': '{time} erbjuds',
  'pick.taken_out': '{time} har tagits bort',
  'pick.date': 'Datum',
  'pick.time': 'Tid',
  'pick.add': 'Lägg till den här tiden',
  'pick.none': 'Inga tider valda ännu.',
  'pick.count': { one: '{count} vald tid', other: '{count} valda tider' },
  'pick.list': 'Valda tider',
  'pick.remove': 'Ta bort {time}',
  'pick.delete_title': 'Radera {name}?',
  'pick.at_least_one': 'Välj minst en tid',
  'pick.too_many': { one: 'Högst {count} tid', other: 'Högst {count} tider' },
  'pick.past': 'En av tiderna har redan passerat',
  'pick.duration_wrong': 'Mellan 5 minuter och 24 timmar',
  'pick.phone_text':
    'Det behövs en större skärm för att välja tider. Öppna sidan på en dator. Det du redan har skapat fungerar på alla enheter.',
  'pick.error_one_off_not_found': 'Det här engångsmötet har raderats',
  'pick.error_one_off_limit_reached': 'Du har nått gränsen på 200 engångsmöten. Radera ett först.',
  'pick.error_poll_not_found': 'Den här omröstningen har raderats',
  'pick.error_poll_limit_reached': 'Du har nått gränsen på 200 öppna omröstningar. Radera en först.',
  'pick.error_poll_closed': 'Den här omröstningen är avslutad',
  'pick.error_poll_without_votes': 'Ingen har svarat att de kan komma den här tiden',
}
