import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'extension.error_rate_limited': 'Tentativas demais. Tente de novo em alguns minutos.',
  'extension.error_upgrade_required': 'Faça upgrade do seu plano para acessar este recurso.',
  'extension.error_not_allowed': 'Não permitido',
  'extension.error_role_not_allowed': 'Não permitido. Fale com o titular da sua organização.',
  'extension.error_not_shown_to_role': 'Isto não existe ou você não tem acesso.',
  'extension.error_not_verified': 'Confirme seu e-mail primeiro. Enviamos um código a você.',
  'extension.error_event_limit_reached': 'Você atingiu o limite de eventos',
  'extension.error_event_type_not_found': 'Este tipo de evento foi excluído',
  'extension.error_link_expired': 'O link expirou',
  'extension.error_campaign_not_found': 'Esta campanha não existe mais',
  'extension.error_one_off_not_found': 'Esta reunião avulsa foi excluída',
  'extension.error_one_off_limit_reached':
    'Você atingiu o limite de 200 reuniões avulsas. Exclua uma primeiro.',
  'extension.error_event_type_off': 'Este tipo de evento está desativado. Ative-o no seu painel.',
  'extension.error_not_shown_to_key':
    'A extensão não tem acesso a isto. Abra as configurações dela e conecte de novo.',
  'extension.error_key_not_allowed':
    'A extensão não tem permissão para fazer isto. Abra as configurações dela e conecte de novo.',
}
