import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  subjectVerification: 'Confirmez votre adresse e-mail pour {product}',
  subjectKnownAccount: 'Vous avez déjà un compte {product}',
  subjectNewDevice: 'Nouvelle connexion à {product}',
  headingVerification: 'Est-ce votre adresse ?',
  headingKnownAccount: 'Vous avez déjà un compte',
  headingNewDevice: 'Nouvelle connexion',
  subjectDeletionAsked: 'Votre compte {product} va être supprimé',
  headingDeletionAsked: 'Au revoir',
  deletionAsked: {
    by: 'days',
    one: 'Votre compte {product} est fermé et sera supprimé dans {days} jour, avec tout ce qu’il contient. Vos pages sont hors ligne.',
    other:
      'Votre compte {product} est fermé et sera supprimé dans {days} jours, avec tout ce qu’il contient. Vos pages sont hors ligne.',
  },
  textKeepAccount: 'Pour le garder, ou si ce n’était pas vous, connectez-vous d’ici là :',
  deletionAskedClosing:
    'Si vous souhaitez partir, vous n’avez rien à faire. Merci pour le chemin parcouru ensemble.',
  subjectDeletionTakenBack: 'Votre compte {product} ne sera pas supprimé',
  headingDeletionTakenBack: 'Bon retour parmi nous',
  deletionTakenBack:
    'Quelqu’un s’est connecté à votre compte {product}, qui ne sera donc pas supprimé. Vos pages sont de nouveau en ligne.',
  actionDeletion: 'Ouvrir les paramètres',
  textDeleteAgain: 'Si vous souhaitez toujours partir, supprimez-le à nouveau ici :',
  deletionTakenBackClosing: 'Les rendez-vous annulés restent annulés.',
  subjectPasswordReset: 'Réinitialisez votre mot de passe {product}',
  subjectPasswordChanged: 'Votre mot de passe {product} a été modifié',
  headingPasswordReset: 'Réinitialisez votre mot de passe',
  headingPasswordChanged: 'Mot de passe modifié',
  passwordReset:
    'Quelqu’un a demandé à réinitialiser le mot de passe de votre compte {product}. Si c’était vous, choisissez-en un nouveau ici.',
  passwordChanged:
    'Le mot de passe de votre compte {product} a été modifié, et toutes vos autres sessions ont été fermées.',
  actionPasswordReset: 'Choisir un nouveau mot de passe',
  textPasswordReset: 'Choisissez un nouveau mot de passe :',
  textNotYou: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :',
  passwordResetLasts:
    'Le lien fonctionne une fois, pendant 30 minutes. Si ce n’était pas vous, vous n’avez rien à faire. Votre mot de passe reste le même.',
  changeOwn: 'Si c’était vous, vous n’avez rien à faire.',
  passwordChangedPasskeys:
    'Ces clés d’accès permettent toujours de se connecter : {names}. Supprimez celles que vous ne reconnaissez pas : {url}',
  subjectTwoFactorOn: 'Double authentification activée pour {product}',
  headingTwoFactorOn: 'Double authentification activée',
  twoFactorOn:
    'Vous vous connectez désormais à votre compte {product} avec votre mot de passe et un code d’une application d’authentification. Toutes vos autres sessions ont été fermées.',
  subjectTwoFactorOff: 'Double authentification désactivée pour {product}',
  headingTwoFactorOff: 'Double authentification désactivée',
  twoFactorOff:
    'Vous vous connectez désormais à votre compte {product} avec votre seul mot de passe. Toutes vos autres sessions ont été fermées.',
  subjectTwoFactorGuessed: 'Codes de double authentification incorrects pour votre compte {product}',
  headingTwoFactorGuessed: 'Quelqu’un essaie des codes de double authentification',
  twoFactorGuessed:
    'Quelqu’un a saisi plusieurs codes de double authentification incorrects pour votre compte {product}. Cette personne a votre mot de passe ou utilise un navigateur où votre session est ouverte. Chaque code incorrect allonge l’attente avant le suivant.',
  twoFactorGuessedOwn:
    'Si c’était vous, attendez un instant et saisissez un nouveau code de votre application. Un code de secours fonctionne tout de suite.',
  subjectRecoveryCodes: 'Nouveaux codes de secours pour {product}',
  headingRecoveryCodes: 'Nouveaux codes de secours',
  recoveryCodesRenewed:
    'De nouveaux codes de secours ont été créés pour votre compte {product}. Les anciens ne fonctionnent plus.',
  subjectRecoveryCodeUsed: 'Un code de secours a été utilisé pour {product}',
  headingRecoveryCodeUsed: 'Un code de secours a été utilisé',
  recoveryCodeUsed:
    'Un code de secours de votre compte {product} a été utilisé. Chaque code fonctionne une fois. Créez-en de nouveaux avant de ne plus en avoir.',
  subjectEmailChange: 'Changer l’adresse e-mail de votre compte {product} ?',
  headingEmailChange: 'Changer votre adresse e-mail ?',
  emailChangeOld:
    'Quelqu’un a demandé une nouvelle adresse e-mail pour votre compte {product} : {email}. Le changement prendra effet une fois confirmé depuis les deux adresses. Celle-ci est l’adresse actuelle.',
  emailChangeNew:
    'Quelqu’un a demandé à utiliser cette adresse pour un compte {product}. Si c’était vous, confirmez le changement ici. Nous avons aussi écrit à l’adresse actuelle.',
  emailChangeLasts: 'Le lien fonctionne une fois, pendant 24 heures.',
  emailChangeNotYou:
    'Si ce n’était pas vous, n’ouvrez pas le lien et choisissez un nouveau mot de passe : quelqu’un d’autre connaît le vôtre.',
  actionEmailChange: 'Confirmer le changement',
  textEmailChange: 'Confirmez le changement :',
  subjectEmailChanged: 'L’adresse e-mail de votre compte {product} a changé',
  headingEmailChanged: 'Adresse e-mail modifiée',
  emailChanged:
    'L’adresse e-mail de votre compte {product} a été modifiée après votre confirmation depuis les deux adresses. Utilisez la nouvelle pour vous connecter.',
  addressTaken:
    'Quelqu’un a voulu utiliser cette adresse pour un autre compte {product}. Vous avez déjà un compte avec cette adresse, et rien n’a changé.',
  footerEmailChange: 'Si ce n’était pas vous, ignorez cet e-mail. Rien ne change sans votre confirmation.',
  subjectPasskeyAdded: 'Une clé d’accès a été ajoutée à {product}',
  headingPasskeyAdded: 'Clé d’accès ajoutée',
  passkeyAdded:
    'Une clé d’accès a été ajoutée à votre compte {product}. Toute personne qui la possède peut se connecter sans votre mot de passe.',
  subjectPasskeyRemoved: 'Clé d’accès supprimée pour {product}',
  headingPasskeyRemoved: 'Clé d’accès supprimée',
  passkeyRemoved:
    'Une clé d’accès a été supprimée de votre compte {product}. Elle ne permet plus de se connecter.',
  actionPasskeys: 'Voir les clés d’accès',
  textPasskeys: 'Si ce n’était pas vous, supprimez-la ici et choisissez un nouveau mot de passe :',
  subjectApiKeyAdded: 'Une nouvelle clé API pour {product}',
  headingApiKeyAdded: 'Clé API créée',
  apiKeyAdded:
    'Une clé API a été créée avec votre compte {product}. Les programmes qui la possèdent peuvent agir pour vous sans votre mot de passe.',
  subjectApiKeyRemoved: 'Clé API supprimée pour {product}',
  headingApiKeyRemoved: 'Clé API supprimée',
  apiKeyRemoved:
    'Une clé API a été supprimée de votre compte {product}. Les programmes qui l’utilisaient n’ont plus accès.',
  actionApiKeys: 'Voir les clés API',
  textApiKeys: 'Si ce n’était pas vous, supprimez-la ici et choisissez un nouveau mot de passe :',
  subjectAppAllowed: 'Une nouvelle application a accès à votre compte {product}',
  headingAppAllowed: 'Application connectée',
  appAllowed:
    'Une application a été connectée à votre compte {product}. Elle peut agir pour vous dans la limite des autorisations affichées, sans votre mot de passe.',
  subjectAppRemoved: 'Une application n’est plus connectée à {product}',
  headingAppRemoved: 'Application déconnectée',
  appRemoved:
    'Une application a été déconnectée de votre compte {product}. Elle ne peut plus agir pour vous.',
  actionApps: 'Voir les applications connectées',
  textApps: 'Si ce n’était pas vous, supprimez-la ici et choisissez un nouveau mot de passe :',
  verification:
    'Quelqu’un s’est inscrit à {product} avec cette adresse. Si c’était vous, veuillez confirmer qu’elle vous appartient.',
  knownAccount:
    'Quelqu’un a essayé de s’inscrire à {product} avec cette adresse. Si c’était vous : vous avez déjà un compte, il suffit de vous connecter.',
  newDevice: 'Quelqu’un s’est connecté à votre compte {product} depuis un nouveau navigateur.',
  labelTime: 'Date',
  labelDevice: 'Navigateur',
  labelNetwork: 'Réseau',
  deviceOn: '{browser} sur {system}',
  deviceUnknown: 'Inconnu',
  actionVerify: 'Confirmer mon adresse',
  actionSignIn: 'Se connecter',
  actionActivity: 'Voir l’activité',
  textVerify: 'Confirmez-la avec ce lien :',
  textSignIn: 'Connectez-vous ici :',
  textActivity: 'Consultez l’activité de votre compte :',
  verificationLasts:
    'Saisissez le code sur la page d’inscription, ou suivez le lien. Les deux sont valables 24 heures et fonctionnent une fois.',
  newDeviceOwn:
    'Si c’était vous, vous n’avez rien à faire. Sinon, quelqu’un d’autre connaît votre mot de passe.',
  footerVerification:
    'Si vous n’avez pas demandé d’inscription, ignorez cet e-mail et ne donnez le code à personne. Rien ne se passe sans lui.',
  footerKnownAccount:
    'Si ce n’était pas vous, vous n’avez rien à faire. Personne n’est entré dans votre compte.',

  billingPaymentFailed: 'Votre carte a été refusée',
  billingPaymentFailedText:
    'Nous n’avons pas pu débiter votre carte pour votre forfait. Payez la facture ou mettez votre carte à jour avant la date ci-dessous. Jusque-là, tout fonctionne. Ensuite, vous perdrez vos fonctionnalités payantes.',
  billingCardExpiring: 'Votre carte expire bientôt',
  billingCardExpiringText:
    'La carte de votre forfait expire à la date ci-dessous. Ajoutez une autre carte avant le prochain débit pour conserver votre forfait.',
  billingCanceled: 'Votre abonnement est annulé',
  billingCanceledText:
    'Vous pouvez tout utiliser jusqu’à la date ci-dessous. Si vous changez d’avis, conservez votre abonnement d’ici là sur votre page de facturation.',
  billingEnded: 'Votre abonnement a pris fin',
  billingEndedText:
    'Tout ce que vous avez créé est encore là. Choisissez un forfait pour l’utiliser à nouveau.',
  billingSubscribed: 'Merci pour votre abonnement',
  billingSubscribedText: 'Votre forfait est actif. La facture se trouve sur votre page de facturation.',
  billingRefunded: 'Un paiement a été remboursé',
  billingRefundedText:
    'Nous avons remboursé le montant ci-dessous sur la carte utilisée pour le paiement. Il peut mettre 5 à 10 jours ouvrés à apparaître. Votre forfait ne change pas.',
  billingRefundFailed: 'Un remboursement a échoué',
  billingRefundFailedText:
    'Votre banque n’a pas accepté le montant ci-dessous, peut-être parce que la carte est fermée. L’argent nous est revenu, et nous vous le devons toujours. Veuillez demander à votre banque si la carte peut recevoir des paiements.',
  billingRenewed: 'Votre forfait a été renouvelé',
  billingRenewedText:
    'La facture ci-dessous est payée. Votre forfait continue jusqu’à la date ci-dessous, puis se renouvelle sauf annulation de votre part.',
  billingDisputed: 'Un paiement a été contesté',
  billingDisputedText:
    'La banque de votre carte nous a signalé que le titulaire de la carte conteste le paiement ci-dessous. La banque peut retenir le montant jusqu’à sa décision. Entre-temps, votre forfait continue. S’il s’agit d’une erreur, veuillez le dire à votre banque. Sinon, vous n’avez rien à faire.',
  billingDisputeWon: 'Le paiement est maintenu',
  billingDisputeWonText:
    'Votre banque a décidé que le paiement ci-dessous est maintenu. Si elle vous a remboursé entre-temps, elle reprendra ce montant. Votre forfait ne change pas.',
  billingDisputeLost: 'Votre paiement sera remboursé',
  billingDisputeLostText:
    'Votre banque a décidé de rembourser le paiement ci-dessous. Le montant apparaîtra sur votre carte. Votre forfait ne change pas.',
  billingDisputeClosed: 'Une demande d’information sur un paiement est close',
  billingDisputeClosedText:
    'La banque de votre carte a clos sa demande d’information sur le paiement ci-dessous. Vous n’avez rien à faire.',
  labelAmount: 'Montant',
  amountOf: '{price} sur {paid}',
  labelCard: 'Carte',
  cardEnding: '{brand} se terminant par {last4}',
  labelInvoice: 'Facture',
  labelValidThrough: 'Valable jusqu’au',
  labelPaidUntil: 'Payé jusqu’au',
  labelTriedAgain: 'Prochaine tentative',
  labelGoesUntil: 'Jusqu’au',
  labelEnds: 'Fin',
  labelEnded: 'Fin',
  billingTrialEnding: 'Votre essai se termine bientôt',
  billingTrialEndingText:
    'Votre essai se termine à la date ci-dessous. Choisissez un forfait pour continuer à tout utiliser.',
  billingTrialEnded: 'Votre essai est terminé',
  billingTrialEndedText:
    'Votre essai a pris fin. Tout ce que vous avez créé est encore là. Choisissez un forfait pour l’utiliser à nouveau.',
  actionBilling: 'Voir la facturation',
  actionPay: 'Payer',
  textPay: 'Payez ici :',
  actionPlans: 'Choisir un forfait',
  textPlans: 'Consultez les forfaits ici :',
  textBilling: 'Votre page de facturation :',

  subjectBookedForHost: 'Nouvelle réservation : {event} · {invitee} · {when}',
  subjectBooked: 'Confirmé : {event} · {name} · {when}',
  subjectInvited: 'Invitation : {event} · {name} · {when}',
  subjectMoved: 'Nouvel horaire : {event} · {name} · {when}',
  subjectReassigned: 'Nouvel hôte : {event} · {name} · {when}',
  subjectTakenOff: 'Réattribué : {event} · {name} · {when}',
  subjectRoom: 'Lien pour participer : {event} · {name} · {when}',
  subjectPlace: 'Nouveau lieu : {event} · {name} · {when}',
  subjectUninvited: 'Retrait de la liste des invités : {event} · {name} · {when}',
  subjectCanceled: 'Annulé : {event} · {name} · {when}',
  subjectPutBack: 'Horaire inchangé : {event} · {name} · {when}',
  subjectReminder: 'Rappel : {event} · {name} · {when}',
  subjectConfirm: 'À confirmer : {event} · {name} · {when}',
  headingBookedForHost: 'Nouvelle réservation',
  headingBooked: 'Votre réservation est confirmée',
  headingInvited: 'Vous avez une invitation',
  headingMoved: 'Nouvel horaire',
  headingReassigned: 'Nouvel hôte',
  headingTakenOff: 'Votre rendez-vous a été réattribué',
  headingTakenOver: 'Ce rendez-vous est maintenant le vôtre',
  headingRoom: 'Comment participer',
  headingPlace: 'Nouveau lieu',
  headingUninvited: 'Vous ne faites plus partie des invités',
  headingCanceled: 'Annulé',
  headingPutBack: 'L’horaire n’a pas changé',
  putBackTaken:
    'Dans votre agenda, vous avez déplacé ce rendez-vous à une heure où vous en avez un autre. L’horaire reste le même, et nous l’avons remis en place dans votre agenda.',
  putBackStarted:
    'Vous avez déplacé ce rendez-vous dans votre agenda après son début. L’horaire reste le même, et nous l’avons remis en place dans votre agenda.',
  putBackNoTimes:
    'Dans votre agenda, vous avez étendu ce rendez-vous à toute la journée. Un rendez-vous a besoin d’un début et d’une fin : l’horaire reste donc le même, et nous l’avons remis en place dans votre agenda.',
  putBackNotADay:
    'Dans votre agenda, vous avez déplacé ce rendez-vous d’une journée entière à une heure précise ou sur plus d’un jour. Il doit durer exactement un jour : nous l’avons donc remis en place dans votre agenda.',
  putBackForInvitee:
    'Ce rendez-vous a été brièvement déplacé dans l’agenda de l’hôte, mais son horaire n’a pas changé. Si votre agenda affiche un autre horaire, n’en tenez pas compte.',
  textPutBack: 'Choisissez un autre créneau pour ce rendez-vous dans votre tableau de bord :',
  headingReminder: 'À venir',
  headingConfirm: 'Encore une étape',
  bookedForHost: 'Nouvelle réservation. Participant : {name}',
  takenOver: 'Vous avez repris ce rendez-vous.',
  booked: 'Votre rendez-vous est réservé.',
  bookedForGuest: 'Vous figurez désormais parmi les invités de ce rendez-vous.',
  bookedForGuestBy: 'Vous figurez désormais parmi les invités de ce rendez-vous. Ajout par : {name}.',
  moved: 'Votre rendez-vous a un nouvel horaire.',
  movedByYou: 'Vous avez déplacé votre rendez-vous. Voici le nouvel horaire.',
  movedByOther: 'Votre rendez-vous a un nouvel horaire. Déplacé par : {name}.',
  movedForGuest: 'Ce rendez-vous a un nouvel horaire. Vous comptez parmi les invités.',
  reassigned: 'Votre rendez-vous a un nouvel hôte. L’horaire reste le même.',
  reassignedForGuest:
    'Vous comptez parmi les invités de ce rendez-vous. Il a un nouvel hôte. L’horaire reste le même.',
  replaced: 'Quelqu’un d’autre assurera ce rendez-vous, votre présence n’est donc pas nécessaire.',
  room: 'Voici comment participer à votre rendez-vous.',
  roomForGuest: 'Voici comment participer à ce rendez-vous. Vous comptez parmi les invités.',
  place: 'Votre rendez-vous a un nouveau lieu. L’horaire reste le même.',
  placeForGuest:
    'Vous comptez parmi les invités de ce rendez-vous. Il a un nouveau lieu. L’horaire reste le même.',
  uninvited:
    'Vous ne figurez plus parmi les invités de ce rendez-vous, votre présence n’est donc pas nécessaire.',
  canceled: 'Votre rendez-vous a été annulé.',
  canceledByYou: 'Vous avez annulé votre rendez-vous.',
  canceledByOther: 'Votre rendez-vous a été annulé. Annulé par : {name}.',
  canceledForGuest: 'Un rendez-vous pour lequel vous aviez une invitation a été annulé.',
  reminder: 'Votre rendez-vous commence {in}.',
  reminderForGuest: 'Ce rendez-vous commence {in}. Vous comptez parmi les invités.',
  confirm:
    'Nous vous gardons ce créneau jusqu’à {until}. Il n’est pas encore réservé : confirmez que cette adresse est la vôtre.',
  // A request that the host has to approve
  subjectRequested: 'Demande envoyée : {event} · {name} · {when}',
  headingRequested: 'Demande envoyée',
  requested:
    '{name} doit approuver ce créneau. Nous vous le gardons, et vous aurez une réponse au plus tard : {until}.',
  actionRequest: 'Voir la demande',
  textRequest: 'Consultez ou retirez votre demande ici :',
  subjectOffered: 'Choisissez un autre créneau : {event} · {name} · {when}',
  headingOffered: 'Choisissez un autre créneau',
  offered:
    '{name} n’est pas disponible au créneau demandé, mais l’est à ceux ci-dessous. Nous vous les gardons jusqu’au : {until}.',
  labelOffered: 'Créneaux proposés',
  actionOffered: 'Choisir un créneau',
  textOffered: 'Choisissez un créneau ici :',
  subjectOfferRefused: 'Aucun créneau ne convient : {event} · {invitee}',
  headingOfferRefused: 'Aucun de vos créneaux ne convient',
  offerRefused: 'Aucun des créneaux proposés ne convient à {name}. Rien n’a été réservé.',
  subjectProposed: 'Créneaux suggérés : {event} · {invitee}',
  headingProposed: 'D’autres créneaux suggérés',
  proposed:
    '{name} n’est pas disponible aux créneaux proposés et en suggère d’autres. Choisissez-en un, au plus tard : {until}. Sinon, la demande est refusée.',
  labelProposed: 'Créneaux suggérés',
  subjectWanted: 'Approuver ou refuser : {event} · {invitee} · {when}',
  headingWanted: 'Quelqu’un souhaite réserver avec vous',
  wantedElseDeclined:
    'Approuvez ou refusez au plus tard : {until}. Sans réponse de votre part, la demande sera refusée.',
  wantedElseAccepted:
    'Approuvez ou refusez au plus tard : {until}. Sans réponse de votre part, le rendez-vous sera réservé.',
  labelSameDay: 'Votre journée',
  actionAnswer: 'Approuver ou refuser',
  textAnswer: 'Approuvez ou refusez dans votre tableau de bord :',
  subjectNotBooked: 'Non réservé : {event} · {name} · {when}',
  headingNotBooked: 'Non réservé',
  notBooked: '{name} ne peut pas assurer ce rendez-vous.',
  notBookedUnanswered: '{name} n’a pas répondu à temps : ce rendez-vous n’est pas réservé.',
  timeForOther: '{name} : {time}',
  labelWith: 'Avec',
  labelHost: 'Hôte',
  hostIn: '{name} ({city})',
  labelTogether: 'Également avec',
  labelPage: 'Réservé chez',
  labelWhere: 'Lieu',
  labelGuests: 'Invités',
  labelBefore: 'Ancien horaire',
  labelReason: 'Motif',
  byPhone: 'Téléphone : {phone}',
  youCall: 'Vous appelez le {phone}',
  hostCallsYou: '{name} vous appellera au {phone}',
  hostCalls: '{name} appelle le participant',
  roomSentBy: '{name} vous enverra le lien pour participer.',
  roomSentByYou: 'Veuillez envoyer le lien pour participer.',
  actionJoin: 'Participer',
  actionCalendar: 'Ajouter à l’agenda',
  actionReschedule: 'Replanifier',
  actionCancel: 'Annuler',
  actionBooking: 'Ouvrir la réservation',
  actionDecline: 'Je ne peux pas venir',
  actionBookAgain: 'Réserver un autre créneau',
  actionOpen: 'Ouvrir dans le tableau de bord',
  actionConfirm: 'Confirmer et réserver',
  textManage: 'Si l’horaire ne vous convient pas, vous pouvez déplacer ou annuler le rendez-vous ici :',
  textReschedule: 'Si l’horaire ne vous convient pas, vous pouvez déplacer le rendez-vous ici :',
  textCancel: 'Si vous ne pouvez pas venir, vous pouvez annuler le rendez-vous ici :',
  textBooking: 'Votre réservation :',
  textDecline: 'Vous ne pouvez pas venir ? Dites-le ici. Le rendez-vous est maintenu pour les autres :',
  textBookAgain: 'Pour réserver un autre créneau :',
  textOpen: 'La réservation dans votre tableau de bord :',
  textConfirm: 'Saisissez le code là où vous avez choisi le créneau, ou ouvrez cette page et réservez-y :',
  askGuest:
    'Souhaitez-vous des rappels pour ce rendez-vous ? Sans réponse, nous vous écrirons seulement s’il est déplacé ou annulé.',
  choiceKeep: 'Me tenir au courant',
  choiceMeeting: 'Aucun e-mail à ce sujet',
  choiceAll: 'Aucun e-mail du tout',
  changeUntil: 'Date limite pour replanifier ou annuler : {time}.',
  rescheduleUntil: 'Date limite pour replanifier : {time}.',
  cancelUntil: 'Date limite pour annuler : {time}.',
  invitationAttached: 'L’invitation est jointe. De nombreux agendas l’ajoutent automatiquement.',
  updateAttached: 'L’invitation jointe remplace la précédente.',
  cancelationAttached: 'Ouvrez la pièce jointe pour retirer le rendez-vous de votre agenda.',
  footerInvitee:
    'Vous recevez cet e-mail, car cette adresse a servi à réserver un rendez-vous avec {product}. Hôte : {owner}.',
  footerGuest:
    'Vous recevez cet e-mail, car une personne qui a réservé un rendez-vous avec {product} a ajouté cette adresse comme invité. Hôte : {owner}.',
  footerInviteeOf:
    'Vous recevez cet e-mail, car cette adresse a servi à réserver un rendez-vous. Hôte : {owner}.',
  footerGuestOf:
    'Vous recevez cet e-mail, car une personne qui a réservé un rendez-vous a ajouté cette adresse comme invité. Hôte : {owner}.',
  footerConfirmOf:
    'Vous recevez cet e-mail, car quelqu’un a indiqué cette adresse pour réserver un rendez-vous. Hôte : {owner}. Si ce n’était pas vous, ignorez cet e-mail. Rien n’est réservé sans votre confirmation.',
  footerConfirm:
    'Vous recevez cet e-mail, car quelqu’un a indiqué cette adresse pour réserver un rendez-vous avec {product}. Hôte : {owner}. Si ce n’était pas vous, ignorez cet e-mail. Rien n’est réservé sans votre confirmation.',
  andOthers: { one: '{name} et {count} autre', other: '{name} et {count} autres' },
  subjectSet: 'La date est fixée : {event}, {when}',
  setByYou:
    'Vous avez choisi ce créneau pour « {event} ». Toutes les personnes qui peuvent venir ont reçu une invitation.',
  setByAgreement:
    'Toutes les personnes indispensables peuvent venir à « {event} » à ce créneau, il est donc retenu. Toutes les personnes qui peuvent venir ont reçu une invitation.',
  setAtDeadline:
    'Le vote pour « {event} » est clos, et ce créneau l’a emporté. Toutes les personnes qui peuvent venir ont reçu une invitation.',
  setForVoter: 'Ce créneau a été choisi pour « {event} ». Vous avez indiqué pouvoir venir.',
  setForVoterByAgreement:
    'Toutes les personnes indispensables peuvent venir à « {event} » à ce créneau. Vous avez indiqué pouvoir venir aussi.',
  setForVoterAtDeadline:
    'Le vote pour « {event} » est clos, et ce créneau l’a emporté. Vous avez indiqué pouvoir venir.',
  movedForVoter: 'Ce rendez-vous a un nouvel horaire : « {event} ». Déplacé par : {owner}.',
  roomForVoter: 'Voici comment participer à ce rendez-vous : « {event} ».',
  canceledForVoter: 'Ce rendez-vous a été annulé : « {event} ». Annulé par : {owner}.',
  reminderForVoter: '« {event} » commence {in}.',
  labelAlsoComing: 'Viennent aussi',
  actionPollMeeting: 'Voir le rendez-vous',
  textPollMeeting: 'Le rendez-vous, avec son lien et votre vote :',
  footerVoter:
    'Vous recevez cet e-mail, car cette adresse a servi à indiquer quand vous êtes disponible. Hôte : {owner}. Si ce n’était pas vous, ignorez cet e-mail.',

  subjectLeadWatched: '{share} de « {video} » vus avec le lien de ce prospect : {lead}',
  headingLeadWatched: 'La vidéo d’un prospect a été regardée',
  leadWatched:
    'Quelqu’un a regardé {amount} de « {video} » avec le lien destiné à {lead}. Nous ne pouvons pas savoir s’il s’agit bien de cette personne : quiconque dispose du lien peut l’ouvrir.',
  labelCampaign: 'Campagne',
  actionCampaign: 'Ouvrir la campagne',
  textCampaign: 'Voyez ce qui s’est passé d’autre avec les liens de cette campagne :',
  footerLeadWatched:
    'Vous recevez ces e-mails lorsque quelqu’un regarde une vidéo avec le lien d’un prospect dans {product}. Choisissez leur fréquence ou désactivez-les dans les paramètres, sous Notifications.',

  subjectClient: '{name} demande quand vous êtes libre',
  headingClient: '{name} souhaite trouver un créneau avec vous',
  client:
    'Vous pouvez montrer à {name} vos heures occupées, partager une seule fois un fichier d’agenda, ou refuser. Vous n’avez pas besoin de compte.',
  labelClientTopic: 'Sujet',
  labelClientUntil: 'Lien valable jusqu’au',
  actionClient: 'Répondre',
  textClient: 'Répondez ici :',
  clientPrivacy:
    '{name} voit vos heures occupées, jamais avec qui ni pourquoi. Vous pouvez arrêter le partage à tout moment avec le même lien.',
  footerClient:
    'Vous recevez cet e-mail, car {name} ({page}) a saisi votre adresse dans {product}. Nous ne l’utiliserons pour rien d’autre.',
  subjectClientConnected: '{name} a connecté un agenda',
  headingClientConnected: 'Vous pouvez trouver un créneau avec {name}',
  clientConnected: '{name} vous laisse voir ses heures occupées. Choisissez un créneau libre pour vous deux.',
  actionClients: 'Trouver un créneau',
  textClients: 'Trouvez un créneau ici :',
  footerClientConnected:
    'Vous recevez cet e-mail, car vous avez demandé ses disponibilités à {name} dans {product}.',

  subjectConnection: 'Reconnectez {account}',
  headingConnection: 'Reconnectez votre compte d’agenda',
  connectionBroken:
    'Nous n’avons plus accès à {account}. Les dernières heures occupées que nous avons lues comptent toujours, mais nous ne voyons plus rien de nouveau dans ses agendas, et des réservations attendent d’y être ajoutées.',
  actionConnection: 'Reconnecter',
  textConnection: 'Reconnectez-le ici. Vos paramètres sont conservés :',
  subjectFailing: '{account} ne répond pas',
  headingFailing: 'Un compte connecté ne répond pas',
  connectionFailing:
    'Depuis plusieurs minutes, {account} ne renvoie que des erreurs. Les dernières heures occupées que nous avons lues comptent toujours, mais nous ne voyons plus rien de nouveau dans ses agendas, et des réservations attendent d’y être ajoutées. Nous continuons d’essayer, et cela se résout généralement tout seul.',
  actionFailing: 'Voir l’état',
  textFailing: 'État et vérifications récentes :',
  headingApp: 'Reconnectez {app}',
  appBroken:
    'Nous n’avons plus accès à {account} dans {app}. Les nouvelles réservations continuent d’arriver, et les mises à jour vers {app} attendent votre reconnexion.',
  headingAppFailing: '{app} ne répond pas',
  appFailing:
    'Depuis plusieurs minutes, {app} ne renvoie que des erreurs pour {account}. Les nouvelles réservations continuent d’arriver, et les mises à jour vers {app} attendent. Nous continuons d’essayer, et cela se résout généralement tout seul.',
  subjectFieldsGone: '{app} : un champ que vous remplissez a été supprimé',
  headingFieldsGone: 'Un champ a été supprimé dans {app}',
  fieldsGone:
    'Vous remplissez ces champs de contact avec des réponses de réservations, et {app} ne les a plus : {fields}. Tout le reste est toujours synchronisé.',
  actionFieldsGone: 'Voir les champs',
  textFieldsGone: 'Choisissez d’autres champs ou supprimez les lignes :',
  footerConnection: 'Vous recevez cet e-mail, car vous avez connecté ce compte à {product}.',

  reasonFarewell:
    '{name} ferme cette page de réservation. Nous sommes désolés pour le rendez-vous. Si vous souhaitez tout de même vous voir, veuillez écrire à {name}.',

  subjectDomainWorks: 'Votre domaine {domain} fonctionne',
  headingDomainWorks: 'Votre domaine fonctionne',
  domainWorks:
    'Vos pages de réservation se trouvent désormais sur {domain}. Les liens, les widgets et les e-mails l’utilisent aussi.',
  subjectDomainFails: 'Votre domaine {domain} ne fonctionne plus',
  headingDomainFails: 'Un domaine ne fonctionne plus',
  domainFails:
    'Depuis plus d’une heure, {domain} n’ouvre plus vos pages de réservation. Les liens et les e-mails utilisent à nouveau l’adresse de ce serveur, qui fonctionne toujours.',
  actionDomain: 'Ouvrir les paramètres',
  textDomainWorks: 'Voyez votre domaine dans les paramètres :',
  textDomain: 'Voyez ce qui ne va pas et quels enregistrements DNS il vous faut :',
  footerDomain: 'Vous recevez cet e-mail, car vous utilisez ce domaine avec {product}.',

  subjectExportReady: 'Votre export {product} est prêt',
  headingExportReady: 'Votre export est prêt',
  exportReady: 'Tout le contenu de votre compte {product} est réuni dans un fichier.',
  labelUntil: 'Conservé jusqu’au',
  actionExport: 'Télécharger le fichier',
  textExport: 'Téléchargez-le ici :',
  exportOnce:
    'Personne d’autre ne peut le télécharger, et vous ne le pouvez qu’une fois. Ensuite, nous le supprimons. Gardez-le en lieu sûr : il contient ce que vos participants vous ont confié.',

  subjectFeedback: '{name} vous a écrit depuis {product}',
  headingFeedback: 'Message envoyé par {name}',
  feedback: '{name} a quelque chose à dire :',
  labelMessage: 'Message',
  labelScreen: 'Écran',

  subjectAskUpgrade: '{name} demande une mise à niveau pour {organization}',
  headingAskUpgrade: 'Demande de mise à niveau',
  askUpgrade:
    '{name} vous a demandé de mettre à niveau {organization} sur {product}. Le choix et le paiement d’un forfait vous sont réservés, en tant que propriétaire.',
  subjectAskAccess: '{name} demande l’accès à {eventType}',
  headingAskAccess: 'Demande d’accès',
  askAccess: '{name} a demandé l’accès au type d’événement {eventType} dans l’organisation {organization}.',
  labelAskedBy: 'Demandé par',
  labelAskedEventType: 'Type d’événement',
  actionAnswerRequest: 'Répondre à la demande',
  textAnswerRequest: 'Approuvez ou refusez la demande ici :',
  requestEnds: {
    by: 'days',
    one: 'Le lien fonctionne {days} jour. L’ouvrir ne change rien : vous choisissez sur la page.',
    other: 'Le lien fonctionne {days} jours. L’ouvrir ne change rien : vous choisissez sur la page.',
  },
  footerRequest:
    'Vous recevez cet e-mail, car vous faites partie de l’organisation {organization} sur {product}.',
  subjectRequestAnswered: '{heading} : {organization}',
  headingUpgradeGranted: 'Votre demande a été approuvée',
  upgradeGranted:
    'La mise à niveau de l’organisation {organization} a été acceptée par son propriétaire. Vous aurez le forfait supérieur dès qu’il aura été choisi.',
  upgradeDeclined:
    'Pour l’instant, la mise à niveau de l’organisation {organization} a été refusée par son propriétaire.',
  headingAccessGranted: 'Vous faites maintenant partie des hôtes',
  accessGranted:
    'Vous faites maintenant partie des hôtes du type d’événement {eventType} dans l’organisation {organization}.',
  headingRequestDeclined: 'Votre demande a été refusée',
  accessDeclined:
    'Pour l’instant, le propriétaire de l’organisation {organization} a choisi de ne pas vous ajouter au type d’événement {eventType}.',
  actionOpenDashboard: 'Ouvrir le tableau de bord',
  textOpenDashboard: 'Ouvrez votre tableau de bord ici :',

  subjectUndelivered: 'Impossible d’écrire à {email}',
  headingUndelivered: 'Un e-mail n’est pas arrivé à votre participant',
  undelivered:
    'Le serveur de messagerie a refusé notre e-mail à {email}. L’adresse contient peut-être une faute de frappe.',
  undeliveredClosing:
    'Votre participant ignore peut-être ce rendez-vous. Contactez-le autrement, ou annulez le rendez-vous pour libérer le créneau.',
  subjectHeld: 'Certains de vos e-mails partiront plus tard',
  headingHeld: 'Certains de vos e-mails sont en attente',
  held: '{product} limite le nombre de nouvelles personnes à qui vous pouvez écrire en un jour, et vous avez atteint cette limite. Le reste partira automatiquement dans les prochains jours.',
  actionHeld: 'Voir ce qui est en attente',
  textHeld: 'Voyez ce qui est en attente :',
  heldClosing:
    'Rien n’est perdu, et vous n’avez rien à faire. Votre limite augmente avec l’ancienneté de votre compte.',

  subjectJoin: '{name} vous invite à rejoindre {organization}',
  headingJoin: 'Rejoignez {organization}',
  joinOrganization:
    '{name} vous invite à rejoindre {organization} sur {product}, pour partager des rendez-vous et des pages de réservation avec l’équipe. Vous gardez votre propre compte et vos propres agendas.',
  labelRole: 'Votre rôle',
  roleAdmin: 'Admin',
  roleMember: 'Membre',
  actionAcceptInvitation: 'Accepter l’invitation',
  textAcceptInvitation: 'Acceptez l’invitation ici :',
  joinEnds: {
    by: 'days',
    one: 'Le lien fonctionne une fois, pendant {days} jour.',
    other: 'Le lien fonctionne une fois, pendant {days} jours.',
  },
  joinIgnore:
    'Si vous ne souhaitez pas la rejoindre, ignorez cet e-mail. Personne ne devient membre sans accepter.',
  footerJoin:
    'Vous recevez cet e-mail, car une personne de l’organisation {organization} ({page}) vous invite à la rejoindre sur {product}. Nous n’utiliserons votre adresse pour rien d’autre.',
  headingRemoved: 'Vous ne faites plus partie de l’organisation {organization}',
  headingLeft: 'Vous avez quitté {organization}',
  goneFrom:
    'Plus personne ne peut réserver avec vous chez {organization}, et vous n’y avez plus accès. Votre propre compte, vos pages et vos agendas restent tels quels.',
  goneMeetings:
    'Si quelqu’un de l’équipe reprend l’un de vos prochains rendez-vous, vous recevrez un e-mail à ce sujet.',
  headingRoleChanged: 'Votre rôle dans l’organisation {organization} a changé',
  madeAdmin:
    'Vous êtes maintenant admin. Vous gérez les personnes, les types d’événement, les paramètres et tous les rendez-vous de l’organisation {organization}.',
  madeMember:
    'Vous êtes maintenant membre. Vous voyez les types d’événement de l’organisation {organization} et vos propres rendez-vous.',
  headingOwner: 'Vous êtes maintenant propriétaire de l’organisation {organization}',
  madeOwner:
    'Vous gérez le forfait de l’organisation {organization}, et personne d’autre ne peut la transférer ou la supprimer.',
  headingTransferred: '{name} est maintenant propriétaire de l’organisation {organization}',
  transferred: 'Vous êtes maintenant admin. Tous les rendez-vous restent tels quels.',
  headingTransferAsked: '{name} vous demande de devenir propriétaire de l’organisation {organization}',
  transferAsked:
    'Si vous acceptez, l’organisation {organization} vous appartient et vous la payez. Personne d’autre ne pourra alors la transférer ou la supprimer, et {name} deviendra admin.',
  transferAskedAnswer:
    'Vous pouvez accepter ou refuser sur la page de l’organisation pendant 7 jours. Rien ne change tant que vous n’acceptez pas.',
  headingTransferDeclined: '{name} ne reprendra pas l’organisation {organization}',
  transferDeclined:
    'Cette personne a refusé de devenir propriétaire de l’organisation {organization}. Vous en êtes toujours propriétaire.',
  headingMemberRemoved: '{name} ne fait plus partie de l’organisation {organization}',
  headingMemberLeft: '{name} a quitté {organization}',
  headingMemberDeleted: 'Compte supprimé dans l’organisation {organization} : {name}',
  headingMemberDisabled: 'Compte désactivé dans l’organisation {organization} : {name}',
  memberDisabled:
    'Cette personne ne peut plus se connecter, et personne ne peut réserver avec elle. Les prochains rendez-vous que personne n’a encore repris figurent sur votre page Personnes.',
  memberGone:
    'Plus personne ne peut y réserver avec cette personne. Votre liste de personnes affiche les prochains rendez-vous que personne n’a encore repris.',
  headingJoined: 'Vous avez rejoint {organization}',
  joined:
    'Les collègues de l’organisation {organization} peuvent maintenant vous ajouter à des types d’événement. Vous gardez votre propre compte et vos propres agendas.',
  joinedNext:
    'Vérifiez vos horaires et connectez votre agenda dès maintenant, pour que les réservations n’arrivent que lorsque vous êtes libre. Si c’est déjà fait, tout est prêt.',
  labelCheckHours: 'Vérifier vos horaires',
  labelConnectCalendar: 'Connecter un agenda',
  headingMemberJoined: '{name} a rejoint {organization}',
  memberJoined:
    'Vous pouvez maintenant ajouter {name} à des types d’événement et voir cette personne sur votre page Personnes.',
  headingAddedToTeam: 'Vous faites maintenant partie d’une équipe chez {organization}',
  addedToTeam:
    'Vous faites maintenant partie des hôtes des types d’événement ci-dessous : on peut donc réserver avec vous chez {organization}.',
  addedToTeamAsks:
    'Nous utilisons vos propres horaires et agendas. Si vous ne pouvez pas assurer ces rendez-vous, demandez à votre admin de changer les hôtes.',
  headingEventTypesGiven: 'Nouveaux types d’événement attribués par {organization}',
  eventTypesGiven:
    'Les types d’événement ci-dessous figurent maintenant sur votre propre page. {organization} les gère et peut avoir verrouillé certains de leurs paramètres.',
  eventTypesGivenAsks:
    'Ils utilisent vos propres horaires et agendas, sauf si {organization} fixe les horaires. Si vous ne pouvez pas assurer ces rendez-vous, demandez à votre admin de changer cela.',
  headingHostMissing: '{name} n’est plus hôte chez {organization}',
  hostMissing:
    '{name} était un hôte indispensable des types d’événement ci-dessous. On peut toujours les réserver, avec les hôtes restants.',
  hostMissingAsks:
    'Faut-il que quelqu’un d’autre participe, ou que personne ne réserve pour l’instant ? Passez à l’organisation dans le tableau de bord, puis changez les hôtes ou désactivez les types d’événement.',
  headingTeamShort: 'Pas assez d’hôtes chez {organization}',
  teamShort:
    '{name} ne peut plus être hôte, et les types d’événement ci-dessous ont désormais trop peu d’hôtes. Personne ne peut les réserver pour l’instant.',
  teamShortAsks: 'Ajoutez des hôtes, demandez-en moins par rendez-vous, ou désactivez les types d’événement.',
  labelEventTypes: 'Types d’événement',
  headingApiKeyMadeBy: '{name} a créé une clé API pour {organization}',
  apiKeyMadeBy:
    'Tout programme disposant de cette clé peut agir pour {organization} dans la limite des autorisations de la clé.',
  headingApiKeyRemovedBy: '{name} a supprimé une clé API de l’organisation {organization}',
  apiKeyRemovedBy: 'Les programmes qui utilisaient cette clé ne peuvent plus agir pour {organization}.',
  apiKeysOfMembers:
    'Passez à l’organisation {organization} dans le tableau de bord pour voir ou supprimer ses clés.',
  footerMemberNews:
    'Vous recevez cet e-mail, car vous êtes ou étiez membre de l’organisation {organization} sur {product}.',
  headingAppAllowedBy: '{name} a autorisé une application à agir pour {organization}',
  appAllowedBy:
    'L’application peut agir pour {organization} dans la limite des autorisations accordées par {name}.',
  headingAppRemovedBy: '{name} a déconnecté une application de l’organisation {organization}',
  appRemovedBy: 'Cette application ne peut plus agir pour {organization}.',
  appsOfMembers:
    'Passez à l’organisation {organization} dans le tableau de bord pour voir ou déconnecter ses applications.',
  subjectOrganizationEmail: 'Est-ce l’e-mail de l’organisation {organization} ?',
  headingOrganizationEmail: 'Confirmez cet e-mail',
  organizationEmail:
    'L’organisation {organization} souhaite afficher cet e-mail dans ses invitations d’agenda, pour que les participants puissent y répondre. Confirmez si vous êtes d’accord.',
  actionOrganizationEmail: 'Confirmer l’e-mail',
  textOrganizationEmail: 'Confirmez cet e-mail :',
  organizationEmailEnds: 'Le lien fonctionne une fois, pendant 7 jours.',
  organizationEmailIgnore:
    'Si vous ne connaissez pas {organization}, ignorez cet e-mail. Rien ne change sans votre confirmation.',
  footerOrganizationEmail:
    'Vous recevez cet e-mail, car une personne de l’organisation {organization} ({page}) a saisi cette adresse sur {product}. Nous ne l’utiliserons pour rien d’autre.',

  subjectPollInvited: '{name} demande quand vous pouvez venir : {poll}',
  subjectPollReminder: 'Rappel : quand pouvez-vous venir ? {poll}',
  subjectPollConfirm: 'Confirmez votre vote : {poll}',
  subjectPollVoted: 'Votre vote : {poll}',
  subjectPollRemoved: 'Veuillez voter à nouveau : {poll}',
  subjectPollChanged: 'Les créneaux ont changé : {poll}',
  subjectPollDecided: 'La date est fixée : {poll}',
  subjectPollVotedHost: 'Nouveau vote : {name} · {poll}',
  subjectPollDeclinedHost: 'Refus : {name} · {poll}',
  headingPollInvited: 'Quand pouvez-vous venir ?',
  headingPollReminder: 'Il manque encore votre vote',
  headingPollVoted: 'Confirmez votre vote',
  headingPollProved: 'Merci, votre vote est enregistré',
  headingPollVotedAgain: 'Vous avez déjà voté',
  headingPollRemoved: 'Veuillez voter à nouveau',
  headingPollChanged: 'Les créneaux ont changé',
  headingPollDecided: 'La date est fixée',
  headingPollVotedHost: 'Un nouveau vote',
  headingPollDeclinedHost: 'Quelqu’un ne peut pas venir',
  pollInvited:
    '{name} cherche un créneau pour « {poll} » et aimerait savoir quand vous pouvez venir. Vous n’avez pas besoin de compte.',
  pollReminder: '{name} cherche toujours un créneau pour « {poll} ». Vous n’avez pas encore voté.',
  pollReminderConfirm:
    'Votre vote pour « {poll} » n’est pas encore confirmé. Ouvrez le lien et confirmez que c’est le vôtre.',
  pollVoted:
    'Quelqu’un a voté pour « {poll} » avec votre adresse e-mail. Si c’était vous, confirmez votre vote. Vous pouvez le modifier ou le retirer tant que le vote est ouvert.',
  pollProved: 'Vous pouvez modifier ou retirer votre vote pour « {poll} » tant que le vote est ouvert.',
  pollVotedAgain:
    'Quelqu’un a déjà indiqué ses préférences pour « {poll} » avec cet e-mail. Ouvrez le lien pour les voir, les confirmer ou les modifier. Les liens précédents ne fonctionneront plus.',
  pollRemoved:
    'La durée de « {poll} » est maintenant de {duration}. Vos créneaux précédents ne conviennent peut-être plus : nous les avons donc retirés. Veuillez voter à nouveau.',
  pollChanged:
    'Les créneaux de « {poll} » ont changé. Nous avons conservé vos votes pour les autres créneaux. Veuillez vérifier qu’ils sont toujours bons.',
  pollDecided:
    'La date de « {poll} » est fixée. Vous n’avez pas voté pour ce créneau, nous ne vous avons donc pas envoyé d’invitation. Si vous pouvez venir finalement, prévenez l’hôte.',
  pollNotYou: '{name} (pas vous)',
  pollVotedHost: 'Il y a un nouveau vote pour « {poll} » : {name}.',
  pollDeclinedHost:
    '{name} ne peut finalement pas venir à « {poll} ». Le rendez-vous reste tel quel. Vous pouvez le replanifier ou l’annuler.',
  subjectPollAttendsHost: 'Peut finalement venir : {name} · {poll}',
  headingPollAttendsHost: 'Une personne de plus peut venir',
  pollAttendsHost: '{name} peut finalement venir à « {poll} » et a reçu une invitation.',
  labelPollAbout: 'Sujet',
  labelPollTimes: 'Créneaux',
  labelPollDays: 'Jours',
  labelPollZone: 'Fuseau horaire',
  pollMoreTimes: { one: 'et {count} autre', other: 'et {count} autres' },
  labelPollUntil: 'Vote jusqu’au',
  labelPollAdded: 'Nouveau',
  labelPollTakenAway: 'Retiré',
  labelPollFinal: 'Horaire',
  actionPollVote: 'Voter pour des créneaux',
  actionPollChange: 'Modifier mon vote',
  actionPollConfirm: 'Confirmer mon vote',
  actionPollOpen: 'Voir les résultats',
  actionPollSee: 'Voir le résultat',
  textPollLink: 'Ouvrez le sondage ici :',
  pollLinkIsYours: 'Toute personne disposant de ce lien peut modifier votre vote. Gardez-le pour vous.',
  choosePollMails: 'Ne plus recevoir d’e-mails sur ce sondage',
  footerPollInvited: 'Vous recevez cet e-mail, car {owner} ({page}) souhaite savoir quand vous pouvez venir.',
  footerPollVoter:
    'Vous recevez cet e-mail, car cette adresse a été utilisée pour voter. Si ce n’était pas vous, ignorez cet e-mail.',

  subjectReferral: '{name} vous invite à découvrir {product}',
  headingReferral: '{name} vous recommande {product}',
  referral:
    '{product} permet de réserver des rendez-vous avec vous à des heures qui conviennent à tous, sans échanger d’e-mails à n’en plus finir. {name} l’utilise et vous invite à l’essayer.',
  actionTry: 'Découvrir',
  textTry: 'Découvrez-le ici :',
  referralSeen:
    '{name} verra si quelqu’un s’inscrit à {product} avec cet e-mail, et si cette personne paie un forfait.',
  referralClosing: '{name} peut vous envoyer un rappel. C’est tout.',
  subjectReferralReminder: 'Rappel : {name} vous invite à découvrir {product}',
  headingReferralReminder: '{name} vous recommande toujours {product}',
  referralLast: 'C’était le seul rappel. {name} ne vous enverra plus d’e-mail de ce genre.',
  footerReferral:
    'Vous recevez cet e-mail, car {name} ({page}) vous invite à découvrir {product}. Nous n’utiliserons votre adresse pour rien d’autre.',
  subjectReward: '{name} demande une carte cadeau de {dollars} $',
  headingReward: 'Une carte cadeau à envoyer',
  rewardByHand: {
    by: 'points',
    one: '{name} a échangé {points} point gagné grâce aux personnes inscrites avec son lien et abonnées à un forfait payant. Aucune carte cadeau de cette valeur n’est en stock. Veuillez en envoyer une à {email}.',
    other:
      '{name} a échangé {points} points gagnés grâce aux personnes inscrites avec son lien et abonnées à un forfait payant. Aucune carte cadeau de cette valeur n’est en stock. Veuillez en envoyer une à {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} a échangé {points} point gagné grâce aux personnes inscrites avec son lien et abonnées à un forfait payant. Une carte cadeau du stock sera envoyée à {email} le {date}, sauf si vous l’arrêtez.',
    other:
      '{name} a échangé {points} points gagnés grâce aux personnes inscrites avec son lien et abonnées à un forfait payant. Une carte cadeau du stock sera envoyée à {email} le {date}, sauf si vous l’arrêtez.',
  },
  labelWorth: 'Valeur',
  worthDollars: { by: 'points', one: '{dollars} $ ({points} point)', other: '{dollars} $ ({points} points)' },
  labelGiftCardStop: 'Pour l’arrêter',
  subjectGiftCard: 'Votre carte cadeau de {dollars} $',
  headingGiftCard: 'Voici votre carte cadeau',
  giftCard: 'Merci d’avoir invité des personnes à découvrir {product}.',
  giftCardDollars: '{dollars} $',
  labelGiftCardCode: 'Code',
  giftCardKeep: 'Conservez cet e-mail. Nous supprimons le code de notre côté au bout de trois mois.',
  footerGiftCard: 'Vous recevez cet e-mail, car vous avez échangé des points sur {product}.',

  labelAccount: 'Compte',
  footerFeedback: 'Vous recevez cet e-mail, car vous gérez ce serveur {product} (OPERATOR_EMAIL).',
  greeting: 'Bonjour {name},',
  greetingGuest: 'Bonjour,',
  clockForward:
    'Les horloges sont avancées avant ce rendez-vous ({date}, {amount}). L’heure indiquée ici en tient déjà compte.',
  clockBack:
    'Les horloges sont retardées avant ce rendez-vous ({date}, {amount}). L’heure indiquée ici en tient déjà compte.',
  labelCode: 'Votre code',
  chooseMails: 'Choisir les e-mails que vous recevez',
  codeIsYours: 'Nous ne demandons jamais ce code par téléphone ni dans un autre e-mail.',
  replyReaches: 'Votre réponse sera envoyée à {name}.',
  footerHost: 'Vous recevez cet e-mail, car vous prenez des rendez-vous avec {product}.',
  stopAllMails: 'Ne plus recevoir d’e-mails envoyés par {product}',
  allDay: 'Toute la journée',
  footerNewDevice: 'Vous recevez cet e-mail, car vous avez un compte {product}.',

  subjectWebhookFailing: 'Votre webhook vers {address} échoue',
  subjectWebhookGone: 'Votre webhook vers {address} a été désactivé',
  headingWebhookFailing: 'Un webhook échoue',
  headingWebhookGone: 'Un webhook a été désactivé',
  webhookFailing: {
    one: '{address} n’a pas accepté ce que nous avons envoyé : {count} tentative a échoué.',
    other: '{address} n’accepte pas ce que nous envoyons : {count} tentatives de suite ont échoué.',
  },
  webhookGone:
    '{address} a répondu 410 (gone) : nous avons donc désactivé le webhook et abandonné ce qui l’attendait.',
  labelSince: 'Depuis',
  labelLastAttempt: 'Dernière tentative',
  webhookAnswered: 'A répondu {status}',
  webhookNoAnswer: 'Le serveur n’a pas répondu',
  webhookTimeout: 'Le serveur a mis trop de temps',
  webhookCertificate: 'Le certificat du site n’est pas valide',
  webhookNoHost: 'Aucun serveur ne porte ce nom',
  webhookPrivate: 'L’adresse se trouve sur un réseau privé',
  webhookAddress: 'L’adresse n’est pas utilisable',
  actionWebhook: 'Ouvrir le webhook',
  textWebhook: 'Voyez ce que nous avons envoyé et réessayez :',
  textWebhookGone: 'S’il est de retour, réactivez le webhook ici :',
  webhookFailingClosing:
    'Nous continuons d’essayer, mais de moins en moins souvent. Quand l’adresse fonctionnera à nouveau, nous enverrons tout ce qui est en attente. Nous abandonnons après environ trois jours.',
  webhookGoneClosing: 'Les réservations et les e-mails ne sont pas concernés.',
  footerWebhook: 'Vous recevez cet e-mail, car vous avez ajouté ce webhook dans {product}.',
}
