import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'pick.label': 'Intervalele acestei săptămâni',
  'pick.label_days': 'Zilele acestei săptămâni',
  'pick.how':
    'Dă clic pe un interval ca să-l propui și încă o dată ca să-l elimini. Cele hașurate sunt ocupate. Te deplasezi cu tastele săgeți și alegi cu bara de spațiu. Fus orar: {zone}.',
  'pick.how_days':
    'Dă clic pe o zi ca să o propui și încă o dată ca să o elimini. Orele hașurate sunt ocupate. Te deplasezi cu tastele săgeți și alegi cu bara de spațiu.',
  'pick.busy_at': '{time}, ocupat',
  'pick.picked': 'Propus: {time}',
  'pick.taken_out': 'Eliminat: {time}',
  'pick.date': 'Data',
  'pick.time': 'Ora',
  'pick.add': 'Adaugă acest interval',
  'pick.none': 'Încă nu ai ales niciun interval.',
  'pick.count': {
    one: '{count} interval ales',
    few: '{count} intervale alese',
    other: '{count} de intervale alese',
  },
  'pick.list': 'Intervale alese',
  'pick.remove': 'Elimină {time}',
  'pick.delete_title': 'Ștergi {name}?',
  'pick.at_least_one': 'Alege cel puțin un interval',
  'pick.too_many': {
    one: 'Cel mult {count} interval',
    few: 'Cel mult {count} intervale',
    other: 'Cel mult {count} de intervale',
  },
  'pick.past': 'Unul dintre aceste intervale a trecut',
  'pick.duration_wrong': 'De la 5 minute la 24 de ore',
  'pick.phone_text':
    'Pentru alegerea intervalelor ai nevoie de un ecran mai mare. Deschide pagina pe un computer. Ce ai creat deja funcționează pe orice dispozitiv.',
  'pick.error_one_off_not_found': 'Această întâlnire unică a fost ștearsă',
  'pick.error_one_off_limit_reached': 'Ai atins limita de 200 de întâlniri unice. Șterge mai întâi una.',
  'pick.error_poll_not_found': 'Acest sondaj a fost șters',
  'pick.error_poll_limit_reached': 'Ai atins limita de 200 de sondaje deschise. Șterge mai întâi unul.',
  'pick.error_poll_closed': 'Acest sondaj s-a încheiat',
  'pick.error_poll_without_votes': 'Nimeni nu a spus că poate veni la această oră',
}
