import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'pick.label': 'Horários desta semana',
  'pick.label_days': 'Dias desta semana',
  'pick.how':
    'Clique em um horário para oferecê-lo e clique de novo para removê-lo. Os horários listrados estão ocupados. As setas movem, a barra de espaço escolhe. Fuso horário: {zone}.',
  'pick.how_days':
    'Clique em um dia para oferecê-lo e clique de novo para removê-lo. Os horários listrados estão ocupados. As setas movem, a barra de espaço escolhe.',
  'pick.busy_at': '{time}, ocupado',
  'pick.picked': '{time}: horário oferecido',
  'pick.taken_out': '{time}: horário removido',
  'pick.date': 'Data',
  'pick.time': 'Horário',
  'pick.add': 'Adicionar este horário',
  'pick.none': 'Nenhum horário escolhido ainda.',
  'pick.count': { one: '{count} horário escolhido', other: '{count} horários escolhidos' },
  'pick.list': 'Horários escolhidos',
  'pick.remove': 'Remover {time}',
  'pick.delete_title': 'Excluir {name}?',
  'pick.at_least_one': 'Escolha pelo menos um horário',
  'pick.too_many': { one: 'No máximo {count} horário', other: 'No máximo {count} horários' },
  'pick.past': 'Um destes horários já passou',
  'pick.duration_wrong': 'De 5 minutos a 24 horas',
  'pick.phone_text':
    'Para escolher horários, é preciso uma tela maior. Abra esta página em um computador. O que você já criou funciona em qualquer aparelho.',
  'pick.error_one_off_not_found': 'Esta reunião avulsa foi excluída',
  'pick.error_one_off_limit_reached': 'Você atingiu o limite de 200 reuniões avulsas. Exclua uma primeiro.',
  'pick.error_poll_not_found': 'Esta enquete foi excluída',
  'pick.error_poll_limit_reached': 'Você atingiu o limite de 200 enquetes abertas. Exclua uma primeiro.',
  'pick.error_poll_closed': 'Esta enquete terminou',
  'pick.error_poll_without_votes': 'Ninguém disse que pode participar neste horário',
}
