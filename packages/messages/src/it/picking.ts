import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'pick.label': 'Orari di questa settimana',
  'pick.label_days': 'Giorni di questa settimana',
  'pick.how':
    'Fai clic su un orario per proporlo e di nuovo per rimuoverlo. Gli orari a strisce sono occupati. Le frecce spostano la selezione, la barra spaziatrice sceglie. Gli orari sono nel fuso {zone}.',
  'pick.how_days':
    'Fai clic su un giorno per proporlo e di nuovo per rimuoverlo. Gli orari a strisce sono occupati. Le frecce spostano la selezione, la barra spaziatrice sceglie.',
  'pick.busy_at': '{time}, occupato',
  'pick.picked': 'Proposto: {time}',
  'pick.taken_out': 'Rimosso: {time}',
  'pick.date': 'Data',
  'pick.time': 'Ora',
  'pick.add': 'Aggiungi questo orario',
  'pick.none': 'Nessun orario ancora scelto.',
  'pick.count': { one: '{count} orario scelto', other: '{count} orari scelti' },
  'pick.list': 'Orari scelti',
  'pick.remove': 'Rimuovi {time}',
  'pick.delete_title': 'Eliminare {name}?',
  'pick.at_least_one': 'Scegli almeno un orario',
  'pick.too_many': { one: 'Al massimo {count} orario', other: 'Al massimo {count} orari' },
  'pick.past': 'Uno di questi orari è nel passato',
  'pick.duration_wrong': 'Da 5 minuti a 24 ore',
  'pick.phone_text':
    'Per scegliere gli orari serve uno schermo più grande. Apri questa pagina su un computer. Ciò che hai già creato funziona su qualsiasi dispositivo.',
  'pick.error_one_off_not_found': 'Questa riunione una tantum è stata eliminata',
  'pick.error_one_off_limit_reached':
    'Hai raggiunto il limite di 200 riunioni una tantum. Prima eliminane una.',
  'pick.error_poll_not_found': 'Questo sondaggio è stato eliminato',
  'pick.error_poll_limit_reached': 'Hai raggiunto il limite di 200 sondaggi aperti. Prima eliminane uno.',
  'pick.error_poll_closed': 'Questo sondaggio è terminato',
  'pick.error_poll_without_votes': 'Nessuno ha detto di poter venire a quest’ora',
}
