import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'referrals.text': 'Invitez d’autres hôtes et gagnez des points pour des cartes cadeaux.',
  'referrals.earn': {
    by: 'points',
    one: 'Vous gagnez {points} point pour chaque personne qui s’inscrit avec votre lien et paie un forfait.',
    other:
      'Vous gagnez {points} points pour chaque personne qui s’inscrit avec votre lien et paie un forfait.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Vous pouvez les utiliser {days} jour plus tard.',
    other: 'Vous pouvez les utiliser {days} jours plus tard.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} point vaut {dollars} $.',
    other: '{points} points valent {dollars} $.',
  },
  'referrals.email': 'E-mail professionnel',
  'referrals.email_hint':
    'Nous enverrons votre lien à cette adresse en votre nom. Les réponses vous parviennent.',
  'referrals.invite': 'Inviter',
  'referrals.invited': 'Votre invitation est en route vers {email}.',
  'referrals.failed': 'Impossible d’inviter cet e-mail',
  'referrals.invited_before': 'Vous avez déjà invité {email}. Nous n’envoyons pas de seconde invitation.',
  'referrals.invited_on': 'Invitation du {date}',
  'referrals.status_signed_up': 'Inscription faite',
  'referrals.status_upgraded': 'Mise à niveau faite',
  'referrals.remind': 'Relancer',
  'referrals.remind_of': 'Relancer {email}',
  'referrals.reminded': 'Votre rappel est en route vers {email}.',
  'referrals.reminded_on': 'Rappel du {date}',
  'referrals.remind_failed': 'Impossible d’envoyer le rappel ou l’e-mail',
  'referrals.delete_of': 'Supprimer l’invitation destinée à {email}',
  'referrals.delete_title': 'Supprimer cette invitation ?',
  'referrals.delete_text':
    '{email} disparaît de votre liste. Vous gardez les points que vous avez gagnés. Nous retenons l’adresse pendant un an, pour que vous ne l’invitiez pas deux fois.',
  'referrals.deleted': 'Invitation supprimée',
  'referrals.held': {
    one: '{count} e-mail à une nouvelle personne est en attente à cause de notre limite quotidienne. Nouvel essai : {when}.',
    other:
      '{count} e-mails à de nouvelles personnes sont en attente à cause de notre limite quotidienne. Prochains envois : {when}.',
  },
  'referrals.nobody': 'Aucune invitation',
  'referrals.nobody_text':
    'Les personnes que vous invitez reçoivent un e-mail avec votre lien, et un rappel si vous l’envoyez.',
  'referrals.points': { one: '{count} point', other: '{count} points' },
  'referrals.pending': {
    one: '{count} point de plus à partir du {date}',
    other: '{count} points de plus à partir du {date}',
  },
  'referrals.joined': {
    one: '{count} personne s’est inscrite avec votre lien',
    other: '{count} personnes se sont inscrites avec votre lien',
  },
  'referrals.paid': {
    one: '{count} d’entre elles paie un forfait',
    other: '{count} d’entre elles paient un forfait',
  },
  'referrals.gift_cards': 'Cartes cadeaux',
  'referrals.gift_card': '{dollars} $',
  'referrals.costs': { by: 'points', one: '{points} point', other: '{points} points' },
  'referrals.missing': { one: 'Il manque {count} point', other: 'Il manque {count} points' },
  'referrals.claim': 'Demander',
  'referrals.claim_named': 'Demander la carte cadeau de {dollars} $',
  'referrals.sure': 'Demander une carte cadeau de {dollars} $ ?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Cela utilise {points} point.',
    other: 'Cela utilise {points} points.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Nous enverrons la carte cadeau à {email} dans environ {days} jour.',
    other: 'Nous enverrons la carte cadeau à {email} dans environ {days} jours.',
  },
  'referrals.claimed': 'Nous enverrons la carte cadeau à {email}.',
  'referrals.claims': 'Cartes cadeaux demandées',
  'referrals.claimed_on': 'Demandée le {date}, sera envoyée à {email}',
  'referrals.sent_on': 'Envoyée le {date} à {email}',
  'referrals.returned_on': 'Non envoyée. Les points vous ont été rendus le {date}',
  'referrals.history': 'Historique',
  'referrals.did_earned': 'Une personne que vous avez parrainée a payé un forfait',
  'referrals.did_taken_back': 'Un paiement a été remboursé',
  'referrals.did_given_again': 'Un paiement compte à nouveau',
  'referrals.did_claimed': 'Carte cadeau demandée',
  'referrals.did_returned': 'Carte cadeau non envoyée',
  'referrals.no_rewards': 'Pas de récompenses sur ce serveur',
  'referrals.no_rewards_text':
    'Ce serveur ne vend pas de forfaits. Votre lien et vos invitations fonctionnent quand même.',
  'referrals.link': 'Votre lien',
  'referrals.link_text':
    'Toute personne qui s’inscrit avec ce lien compte. Placez-le sur votre site, dans vos e-mails ou dans votre profil.',
  'referrals.copy': 'Copier le lien',
  'error.cannot_invite_email':
    'Impossible d’inviter cet e-mail. C’est le vôtre, il vient d’un service d’e-mails jetables, ou vous avez déjà supprimé son invitation.',
  'error.business_email_only':
    'Seuls les e-mails professionnels sont autorisés. Pour un service d’e-mail gratuit, partagez plutôt votre lien d’affiliation.',
  'error.cannot_send_reminder':
    'Un rappel peut être envoyé trois jours après l’invitation, tant que personne ne s’est inscrit avec elle.',
  'error.too_few_points': 'Vous n’avez pas assez de points pour cela.',
}
