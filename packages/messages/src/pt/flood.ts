import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'flood.title': 'Muitos agendamentos de uma vez',
  'flood.text':
    'Começou {time}. Se você não sabe quem agendou, peça que os participantes confirmem o endereço de e-mail antes de agendar.',
  'flood.turn_on': 'Ativar para todos os tipos de evento',
  'flood.see': 'Ver agendamentos',
  'flood.dismiss': 'Dispensar',
  'flood.turned_on': {
    one: 'Os participantes de {count} tipo de evento agora confirmam antes o endereço de e-mail',
    other: 'Os participantes de {count} tipos de evento agora confirmam antes o endereço de e-mail',
  },
}
