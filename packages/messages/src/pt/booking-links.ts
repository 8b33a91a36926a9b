import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'links.text':
    'Envie a alguém um link que deixa de funcionar depois de uma reunião, ou de quantas você escolher.',
  'links.empty': 'Ainda não há links limitados',
  'links.add': 'Criar links',
  'links.label': 'Nota',
  'links.label_text': 'Só você vê.',
  'links.count': 'Número de links',
  'links.max_uses': 'Reuniões por link',
  'links.last_date': 'O link funciona até',
  'links.until': 'Até {date}',
  'links.last_date_text': 'Incluindo esse dia. Deixe vazio se não deve expirar.',
  'links.name': 'Nome do participante',
  'links.email': 'E-mail do participante',
  'links.prefill_text': 'Preenchemos na página de agendamento.',
  'links.made': 'Links criados: {count}',
  'links.copy_all': 'Copiar todos os links',
  'links.unused': 'Ainda não usado',
  'links.used': 'Usado: {count} de {max}',
  'links.expired': 'Expirado',
  'links.revoked': 'Revogado',
  'links.revoke': 'Revogar link',
  'links.revoke_title': 'Revogar este link?',
  'links.delete_title': 'Excluir este link?',
  'links.end_text': 'Ninguém mais pode agendar com ele. As reuniões agendadas com ele permanecem.',
  'error.booking_link_not_found': 'Este link foi excluído',
  'error.booking_link_limit_reached': 'Você tem 500 links. Exclua alguns para criar mais.',
}
