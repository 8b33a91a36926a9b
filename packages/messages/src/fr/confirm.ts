import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  emailHint: 'Nous enverrons un code à cette adresse. Saisissez-le pour réserver.',

  title: 'Consultez vos e-mails',
  sent: 'Nous avons envoyé un code à six chiffres à {email}. Saisissez-le ici pour réserver le rendez-vous.',
  code: 'Code reçu par e-mail',
  notThere: 'Toujours rien ? Regardez dans le dossier Spam.',
  sendAgain: 'Renvoyer',
  sentAgain: 'Renvoyé à {email}',
  again: {
    one: 'Vous pourrez le renvoyer dans {count} seconde',
    other: 'Vous pourrez le renvoyer dans {count} secondes',
  },
  noMore:
    'Nous ne pouvons plus envoyer de code pour ce créneau. Si aucun n’arrive, vérifiez l’orthographe de l’adresse.',
  changeEmail: 'Changer d’adresse e-mail',

  kept: {
    one: 'Nous vous gardons ce créneau encore {count} minute',
    other: 'Nous vous gardons ce créneau encore {count} minutes',
  },
  keptShortly: 'Moins d’une minute pour confirmer ce créneau',
  keptUntil: 'Nous vous gardons ce créneau jusqu’à {time}',

  sixDigits: 'Saisissez les six chiffres',
  wrong: 'Ce n’est pas le code reçu par e-mail',
  usedUp: 'Trop de codes incorrects. Ouvrez plutôt le lien reçu par e-mail pour réserver.',
  ended: 'Ce créneau ne vous est plus gardé',
  endedHint:
    'Rien n’a été réservé. Vos saisies ont été conservées : réessayez tant que le créneau est libre.',
  endedLink: 'Rien n’a été réservé. Réessayez tant que le créneau est libre.',
  askAgain: 'Réessayer',

  linkTitle: 'Réserver ce rendez-vous ?',
  linkText: 'Un clic confirme que l’adresse {email} est la vôtre et réserve le rendez-vous.',
  notYou: 'Ce n’était pas vous ? Fermez cette page, et rien ne sera réservé.',

  // The host approves each booking
  approvalHint: 'L’hôte approuve chaque réservation. Vous recevrez la réponse par e-mail.',
  requestTitle: 'Demande envoyée',
  requestText:
    'L’hôte doit approuver ce créneau. Nous enverrons la réponse à {email}, au plus tard : {time}.',
  withdraw: 'Retirer la demande',
  withdrawn: 'Demande retirée',
  declined: 'Demande refusée',
  nothingBooked: 'Rien n’a été réservé.',
  offerTitle: 'Choisissez un autre créneau',
  offerText:
    '{name} n’est pas disponible au créneau demandé, mais l’est à ceux-ci. Nous vous les gardons jusqu’au : {time}.',
  noneWork: 'Aucun ne convient',
  offerGone: 'Aucun de ces créneaux n’est encore libre',
  offerEnded: 'Ces créneaux ne vous sont plus gardés',
  propose: 'Suggérer d’autres créneaux',
  proposeHint: 'Indiquez jusqu’à trois créneaux. L’hôte en choisit un.',
  proposeTime: 'Créneau {number}',
  proposeMessage: 'Message',
  proposeSend: 'Envoyer les créneaux',
  proposePast: 'Ce créneau est passé',
  proposedTitle: 'Créneaux envoyés',
  proposedText:
    'L’hôte choisit l’un de ces créneaux ou refuse. Nous enverrons la réponse à {email}, au plus tard : {time}.',
}
