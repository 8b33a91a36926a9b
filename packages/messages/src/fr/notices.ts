import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  listTitle: 'Réserver un créneau : {name}',
  listPick: 'Que souhaitez-vous réserver ?',
  listPeople: 'Qui souhaitez-vous rencontrer ?',
  listEmpty: 'Rien à réserver pour le moment',
  listEmptyHint: 'Revenez dans quelques jours ou demandez un créneau à votre hôte.',

  routingNext: 'Continuer',
  routingOthers: 'Voir les rendez-vous proposés par {name}',

  mailsTitle: 'Quels e-mails souhaitez-vous recevoir ?',
  mailsAbout: 'E-mails concernant ce rendez-vous. À : {address}. Hôte : {name}.',
  mailsUnsaid: 'Nous vous écrivons si ce rendez-vous est déplacé ou annulé, mais n’envoyons aucun rappel.',
  mailsKeep: 'Me tenir au courant',
  mailsKeepHint: 'Tous les changements, et les éventuels rappels prévus par l’hôte.',
  mailsMeeting: 'Aucun e-mail concernant ce rendez-vous',
  mailsMeetingHint: 'Pas même s’il est déplacé ou annulé.',
  mailsHost: 'Aucun e-mail concernant les rendez-vous avec cet hôte',
  mailsHostHint: 'Celui-ci et tous les autres, présents ou à venir.',
  mailsAll: 'Aucun e-mail concernant les rendez-vous envoyé par {server}',
  mailsAllHint: 'Quel que soit l’hôte. Vous recevrez toujours les e-mails concernant votre propre compte.',
  mailsSave: 'Enregistrer',
  mailsSavedKeep: 'Enregistré. Nous vous tiendrons au courant de ce rendez-vous.',
  mailsSavedMeeting: 'Enregistré. Plus aucun e-mail concernant ce rendez-vous.',
  mailsSavedHost: 'Enregistré. Plus aucun e-mail concernant les rendez-vous avec cet hôte.',
  mailsSavedAll: 'Enregistré. Plus aucun e-mail concernant les rendez-vous envoyé par {server}.',
  mailsSavedHint: 'Vous pouvez modifier ce choix ici à tout moment.',
  mailsAboutPoll: 'E-mails concernant ce sondage. À : {address}. Hôte : {name}.',
  mailsAboutInvitation: 'E-mails envoyés à la demande d’un hôte. À : {address}. Hôte : {name}.',
  mailsPollKeepHint: 'Les changements de créneaux et les rappels.',
  mailsPoll: 'Aucun e-mail concernant ce sondage',
  mailsPollHint: 'Aucun rappel ni aucune mise à jour. Le lien pour modifier votre vote reste valable.',
  mailsSavedPollKeep: 'Enregistré. Nous vous tiendrons au courant de ce sondage.',
  mailsSavedPoll: 'Enregistré. Plus aucun e-mail concernant ce sondage.',

  notFound: 'Page introuvable',
  notFoundHint: 'L’URL de la page de réservation n’est pas valide. Vérifiez-la ou demandez un nouveau lien.',
  notOpen: 'Cette page n’est pas encore en ligne',
  notOpenHint:
    'Elle est encore en préparation. Revenez plus tard, ou adressez-vous à la personne qui vous a donné le lien.',
  linkExpired: 'Lien expiré',
  linkExpiredHint:
    'Ce lien ne fonctionne plus. Utilisez le dernier e-mail concernant votre rendez-vous ou réservez à nouveau.',
  eventOff: 'Réservations suspendues',
  eventOffHint:
    'Vous ne pouvez pas réserver ce rendez-vous pour le moment. Revenez plus tard ou demandez un créneau.',
  unavailable: 'Une erreur s’est produite',
  unavailableHint:
    'Cela vient de nous, pas de vous. Réessayez dans une minute. Les réservations confirmées sont conservées.',
  allMeetings: 'Voir les rendez-vous proposés par {name}',
  retry: 'Réessayer',
}
