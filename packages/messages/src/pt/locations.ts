import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'location.address': 'Endereço',
  'location.phone_call': 'Ligação telefônica',
  'location.invitee_phone': 'Eu ligo para o participante',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Personalizado',
  'location.address_example': 'Rua, número, cidade',
  'location.phone_call_example': 'Número para os participantes ligarem',
  'location.custom_example': 'Diga onde, com suas palavras',
  'location.invitee_phone_hint':
    'Pedimos um número ao participante. Ele aparece no e-mail, na agenda e no agendamento.',
  'location.room_url': 'Seu link da reunião (opcional)',
  'location.room_url_hint':
    'Os participantes o recebem depois de agendar. Deixe vazio se quiser enviar um por conta própria.',
  'location.room_made': '{account} cria um link para cada reunião.',
  'location.room_made_hint': 'Os participantes o recebem depois de agendar.',
  'location.room_own': 'Usar meu próprio link',
  'location.room_instead': 'Usamos este link. Remova-o, e {account} cria um para cada reunião.',
  'location.room_broken': 'Reconecte {account} para que os links possam ser criados.',
  'location.room_reconnect': 'Reconectar',
  'location.proposed': 'Envio os detalhes por e-mail',
  'location.add': 'Adicionar um local',
  'location.remove': 'Remover {name}',
  'location.details_missing': 'Não foi possível obter os detalhes do local',
  'location.details_missing_text':
    'Ainda não há link para entrar. Veja se {name} está conectado ou envie seu próprio link.',
  'location.not_connected': '{name} não está conectado',
  'location.connect': 'Conectar {name}',
  'location.none': 'É preciso selecionar um local',
  'location.invitee_chooses': 'O participante escolhe um destes.',
}
