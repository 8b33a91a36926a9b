import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'referrals.text': 'Invita a otros anfitriones y gana puntos para tarjetas de regalo.',
  'referrals.earn': {
    by: 'points',
    one: 'Ganas {points} punto por cada persona que se registra con tu enlace y paga un plan.',
    other: 'Ganas {points} puntos por cada persona que se registra con tu enlace y paga un plan.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Puedes usarlos {days} día después.',
    other: 'Puedes usarlos {days} días después.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} punto vale ${dollars}.',
    other: '{points} puntos valen ${dollars}.',
  },
  'referrals.email': 'Correo de empresa',
  'referrals.email_hint':
    'Enviaremos tu enlace a esta dirección en tu nombre. Las respuestas te llegan a ti.',
  'referrals.invite': 'Invitar',
  'referrals.invited': 'Tu invitación va en camino a {email}.',
  'referrals.failed': 'No se puede invitar a este correo',
  'referrals.invited_before': 'Ya invitaste a {email}. No enviamos una segunda invitación.',
  'referrals.invited_on': 'Invitación enviada el {date}',
  'referrals.status_signed_up': 'Cuenta creada',
  'referrals.status_upgraded': 'Plan mejorado',
  'referrals.remind': 'Recordar',
  'referrals.remind_of': 'Recordar a {email}',
  'referrals.reminded': 'Tu recordatorio va en camino a {email}.',
  'referrals.reminded_on': 'Recordatorio enviado el {date}',
  'referrals.remind_failed': 'No se puede enviar el recordatorio o el correo',
  'referrals.delete_of': 'Eliminar la invitación a {email}',
  'referrals.delete_title': '¿Eliminar esta invitación?',
  'referrals.delete_text':
    '{email} desaparece de tu lista. Conservas los puntos que ganaste. Recordamos la dirección durante un año para que no la invites dos veces.',
  'referrals.deleted': 'Invitación eliminada',
  'referrals.held': {
    one: '{count} correo a una persona nueva está en espera por nuestro límite diario. Lo intentaremos de nuevo: {when}.',
    other:
      '{count} correos a personas nuevas están en espera por nuestro límite diario. Enviaremos más: {when}.',
  },
  'referrals.nobody': 'Aún no hay invitaciones',
  'referrals.nobody_text':
    'Las personas a las que invitas reciben un correo con tu enlace, y un recordatorio si lo envías.',
  'referrals.points': { one: '{count} punto', other: '{count} puntos' },
  'referrals.pending': {
    one: '{count} punto más a partir del {date}',
    other: '{count} puntos más a partir del {date}',
  },
  'referrals.joined': {
    one: '{count} persona se registró con tu enlace',
    other: '{count} personas se registraron con tu enlace',
  },
  'referrals.paid': { one: '{count} de ellas paga un plan', other: '{count} de ellas pagan un plan' },
  'referrals.gift_cards': 'Tarjetas de regalo',
  'referrals.gift_card': '${dollars}',
  'referrals.costs': { by: 'points', one: '{points} punto', other: '{points} puntos' },
  'referrals.missing': { one: 'Falta {count} punto', other: 'Faltan {count} puntos' },
  'referrals.claim': 'Pedir',
  'referrals.claim_named': 'Pedir la tarjeta de regalo de ${dollars}',
  'referrals.sure': '¿Pedir una tarjeta de regalo de ${dollars}?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Esto usa {points} punto.',
    other: 'Esto usa {points} puntos.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Enviaremos la tarjeta de regalo por correo a {email} en aproximadamente {days} día.',
    other: 'Enviaremos la tarjeta de regalo por correo a {email} en aproximadamente {days} días.',
  },
  'referrals.claimed': 'Enviaremos la tarjeta de regalo por correo a {email}.',
  'referrals.claims': 'Tarjetas de regalo pedidas',
  'referrals.claimed_on': 'Pedida el {date}, se enviará a {email}',
  'referrals.sent_on': 'Enviada el {date} a {email}',
  'referrals.returned_on': 'No enviada. Recuperaste los puntos el {date}',
  'referrals.history': 'Historial',
  'referrals.did_earned': 'Alguien que recomendaste pagó un plan',
  'referrals.did_taken_back': 'Se reembolsó un pago',
  'referrals.did_given_again': 'Un pago vuelve a contar',
  'referrals.did_claimed': 'Tarjeta de regalo pedida',
  'referrals.did_returned': 'Tarjeta de regalo no enviada',
  'referrals.no_rewards': 'No hay recompensas en este servidor',
  'referrals.no_rewards_text':
    'Este servidor no vende planes. Tu enlace y tus invitaciones siguen funcionando.',
  'referrals.link': 'Tu enlace',
  'referrals.link_text':
    'Cuentan todas las personas que se registran con él. Ponlo en tu sitio, en tus correos o en tu perfil.',
  'referrals.copy': 'Copiar enlace',
  'error.cannot_invite_email':
    'No se puede invitar a este correo. Es el tuyo, es de un servicio de correo desechable o ya eliminaste su invitación.',
  'error.business_email_only':
    'Solo se permiten correos de empresa. Para un servicio de correo gratuito, comparte tu enlace de afiliación.',
  'error.cannot_send_reminder':
    'Se puede enviar un recordatorio tres días después de la invitación, mientras nadie se haya registrado con ella.',
  'error.too_few_points': 'No tienes puntos suficientes para eso.',
}
