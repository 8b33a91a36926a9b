import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'activity.text': 'Logins e mudanças dos últimos 180 dias. Fuso horário: {zone}.',
  'activity.none': 'Nenhuma atividade ainda',
  'activity.none_text': 'Cada login e cada mudança aparecem aqui, com navegador e rede.',
  'activity.about': 'Filtrar',
  'activity.about_security': 'Logins e segurança',
  'activity.about_all': 'Tudo',
  'activity.more': 'Mostrar anteriores',
  'activity.end': 'Isso é tudo dos últimos 180 dias.',
  'activity.from': '{browser} ({system})',
  'activity.unknown': 'Navegador desconhecido',
  'activity.network': 'Rede {network}',
  'activity.several_devices': 'Vários navegadores',
  'activity.several_networks': 'Várias redes',
  'activity.times': { one: '{count} vez', other: '{count} vezes' },

  'activity.plan_changed': 'Plano alterado pela administração do servidor',

  'activity.schedule_added': 'Grade adicionada',
  'activity.schedule_changed': 'Grade alterada',
  'activity.schedule_deleted': 'Grade excluída',
  'activity.days_off_changed': 'Dias de folga alterados',

  'activity.plan_chosen': 'Plano escolhido',
  'activity.plan_canceled': 'Assinatura cancelada',
  'activity.card_changed': 'Cartão alterado',
  'activity.billing_details_changed': 'Dados de cobrança alterados',

  'activity.calendars_chosen': 'Configurações de agenda alteradas',

  'activity.campaign_added': 'Campanha adicionada',
  'activity.campaign_changed': 'Campanha alterada',
  'activity.campaign_deleted': 'Campanha excluída',
  'activity.campaign_restored': 'Campanha restaurada',
  'activity.leads_added': 'Leads adicionados',

  'activity.client_asked': 'Horários livres pedidos a um cliente',
  'activity.client_connection_ended': 'Agenda de cliente desconectada',
  'activity.client_deleted': 'Cliente excluído',
  'activity.client_meeting_booked': 'Reunião com cliente agendada',

  'activity.connection_added': 'Conta de agenda conectada',
  'activity.connection_renewed': 'Conta de agenda reconectada',
  'activity.connection_removed': 'Conta de agenda desconectada',

  'activity.crm_changed': 'Configurações do CRM alteradas',
  'activity.crm_filled': 'Reuniões anteriores adicionadas ao CRM',

  'activity.deletion_asked': 'Exclusão da conta pedida',
  'activity.deletion_taken_back': 'Exclusão da conta interrompida',

  'activity.domain_changed': 'Domínio próprio alterado',

  'activity.email_change_asked': 'Mudança do endereço de e-mail pedida',
  'activity.email_change_withdrawn': 'Mudança do endereço de e-mail interrompida',
  'activity.email_changed': 'Endereço de e-mail alterado',

  'activity.embed_added': 'Incorporação adicionada',
  'activity.embed_changed': 'Incorporação alterada',
  'activity.embed_deleted': 'Incorporação excluída',

  'activity.event_type_added': 'Tipo de evento adicionado',
  'activity.event_type_changed': 'Tipo de evento alterado',
  'activity.event_type_deleted': 'Tipo de evento excluído',
  'activity.event_type_restored': 'Tipo de evento restaurado',

  'activity.export_asked': 'Exportação pedida',
  'activity.export_fetched': 'Exportação baixada',

  'activity.integration_connected': 'Integração conectada',
  'activity.integration_disconnected': 'Integração removida',

  'activity.event_type_given': 'Tipo de evento atribuído a membros',
  'activity.event_type_taken_back': 'Tipo de evento não mais gerenciado',
  'activity.event_type_received': 'Tipo de evento atribuído por uma organização',

  'activity.upgrade_requested': 'Upgrade pedido',
  'activity.access_requested': 'Acesso pedido',
  'activity.request_granted': 'Pedido aprovado',
  'activity.request_declined': 'Pedido recusado',

  'activity.one_off_added': 'Reunião avulsa adicionada',
  'activity.one_off_deleted': 'Reunião avulsa excluída',
  'activity.booking_links_added': 'Links limitados criados',
  'activity.booking_link_revoked': 'Link limitado revogado',

  'activity.organization_created': 'Organização criada',
  'activity.member_invited': 'Pessoa convidada',
  'activity.invitation_revoked': 'Convite revogado',
  'activity.member_joined': 'Entrada de membro',
  'activity.member_role_changed': 'Função de membro alterada',
  'activity.member_shown': 'Membro mostrado na página',
  'activity.member_hidden': 'Membro oculto da página',
  'activity.member_removed': 'Membro removido',
  'activity.member_left': 'Saída de membro',
  'activity.transfer_asked': 'Transferência de titularidade pedida',
  'activity.transfer_withdrawn': 'Pedido de transferência de titularidade retirado',
  'activity.transfer_declined': 'Transferência de titularidade recusada',
  'activity.ownership_transferred': 'Titularidade transferida',
  'activity.organization_email_asked': 'E-mail da organização adicionado, ainda não confirmado',
  'activity.organization_email_canceled': 'E-mail não confirmado da organização cancelado',
  'activity.organization_email_removed': 'E-mail da organização removido',
  'activity.organization_deleted': 'Organização excluída',

  'activity.outreach_changed': 'Campanha de prospecção alterada',
  'activity.outreach_pushed': 'Leads adicionados a uma ferramenta de prospecção',
  'activity.outreach_address_made': 'Endereço criado para os webhooks de uma ferramenta de prospecção',

  'activity.passkey_added': 'Chave de acesso adicionada',
  'activity.passkey_removed': 'Chave de acesso removida',
  'activity.passkey_refused': 'Login com chave de acesso recusado',

  'activity.api_key_added': 'Chave de API criada',
  'activity.api_key_removed': 'Chave de API removida',

  'activity.app_allowed': 'App conectado',
  'activity.app_removed': 'App conectado removido',

  'activity.password_renewed': 'Senha alterada',
  'activity.session_ended': 'Sessão encerrada em outro lugar',

  'activity.poll_added': 'Enquete adicionada',
  'activity.poll_changed': 'Enquete alterada',
  'activity.poll_deleted': 'Enquete excluída',
  'activity.poll_finished': 'Enquete concluída',

  'activity.retention_changed': 'Retenção dos dados dos participantes alterada',

  'activity.routing_form_added': 'Formulário adicionado',
  'activity.routing_form_changed': 'Formulário alterado',
  'activity.routing_form_deleted': 'Formulário excluído',

  'activity.settings_changed': 'Configurações alteradas',
  'activity.link_changed': 'Link alterado',

  'activity.signed_in': 'Login',
  'activity.signed_in_new_device': 'Login em um novo aparelho',
  'activity.sign_in_failed': 'Tentativa de login com senha errada',
  'activity.signed_out': 'Saída da conta',

  'activity.signed_up': 'Conta criada',
  'activity.address_confirmed': 'Endereço de e-mail confirmado',

  'activity.two_factor_on': 'Verificação em duas etapas ativada',
  'activity.two_factor_off': 'Verificação em duas etapas desativada',
  'activity.two_factor_refused': 'Código de duas etapas errado',
  'activity.recovery_codes_renewed': 'Códigos de recuperação renovados',
  'activity.recovery_code_used': 'Código de recuperação usado',

  'activity.video_added': 'Vídeo adicionado',
  'activity.video_changed': 'Vídeo alterado',
  'activity.video_deleted': 'Vídeo excluído',
  'activity.video_restored': 'Vídeo restaurado',

  'activity.webhook_added': 'Webhook adicionado',
  'activity.webhook_changed': 'Webhook alterado',
  'activity.webhook_deleted': 'Webhook excluído',
  'activity.webhook_secret_renewed': 'Segredo do webhook renovado',
}
