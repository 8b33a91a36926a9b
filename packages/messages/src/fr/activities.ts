import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'activity.text': 'Connexions et modifications des 180 derniers jours. Heures : {zone}.',
  'activity.none': 'Aucune activité',
  'activity.none_text':
    'Chaque connexion et chaque modification s’affiche ici, avec le navigateur et le réseau.',
  'activity.about': 'Filtrer',
  'activity.about_security': 'Connexions et sécurité',
  'activity.about_all': 'Tout',
  'activity.more': 'Afficher les précédentes',
  'activity.end': 'C’est tout pour les 180 derniers jours.',
  'activity.from': '{browser} sur {system}',
  'activity.unknown': 'Navigateur inconnu',
  'activity.network': 'Réseau {network}',
  'activity.several_devices': 'Plusieurs navigateurs',
  'activity.several_networks': 'Plusieurs réseaux',
  'activity.times': { one: '{count} fois', other: '{count} fois' },

  'activity.plan_changed': 'Forfait changé par l’opérateur',

  'activity.schedule_added': 'Planning ajouté',
  'activity.schedule_changed': 'Planning modifié',
  'activity.schedule_deleted': 'Planning supprimé',
  'activity.days_off_changed': 'Jours de congé modifiés',

  'activity.plan_chosen': 'Forfait choisi',
  'activity.plan_canceled': 'Abonnement annulé',
  'activity.card_changed': 'Carte changée',
  'activity.billing_details_changed': 'Coordonnées de facturation modifiées',

  'activity.calendars_chosen': 'Paramètres des agendas modifiés',

  'activity.campaign_added': 'Campagne ajoutée',
  'activity.campaign_changed': 'Campagne modifiée',
  'activity.campaign_deleted': 'Campagne supprimée',
  'activity.campaign_restored': 'Campagne restaurée',
  'activity.leads_added': 'Prospects ajoutés',

  'activity.client_asked': 'Disponibilités demandées à un client',
  'activity.client_connection_ended': 'Agenda d’un client déconnecté',
  'activity.client_deleted': 'Client supprimé',
  'activity.client_meeting_booked': 'Rendez-vous avec un client réservé',

  'activity.connection_added': 'Compte d’agenda connecté',
  'activity.connection_renewed': 'Compte d’agenda reconnecté',
  'activity.connection_removed': 'Compte d’agenda déconnecté',

  'activity.crm_changed': 'Paramètres du CRM modifiés',
  'activity.crm_filled': 'Rendez-vous antérieurs ajoutés au CRM',

  'activity.deletion_asked': 'Suppression du compte demandée',
  'activity.deletion_taken_back': 'Suppression du compte arrêtée',

  'activity.domain_changed': 'Domaine personnalisé modifié',

  'activity.email_change_asked': 'Changement d’adresse e-mail demandé',
  'activity.email_change_withdrawn': 'Changement d’adresse e-mail arrêté',
  'activity.email_changed': 'Adresse e-mail modifiée',

  'activity.embed_added': 'Widget ajouté',
  'activity.embed_changed': 'Widget modifié',
  'activity.embed_deleted': 'Widget supprimé',

  'activity.event_type_added': 'Type d’événement ajouté',
  'activity.event_type_changed': 'Type d’événement modifié',
  'activity.event_type_deleted': 'Type d’événement supprimé',
  'activity.event_type_restored': 'Type d’événement restauré',

  'activity.export_asked': 'Export demandé',
  'activity.export_fetched': 'Export téléchargé',

  'activity.integration_connected': 'Intégration connectée',
  'activity.integration_disconnected': 'Intégration retirée',

  'activity.event_type_given': 'Type d’événement attribué aux membres',
  'activity.event_type_taken_back': 'Type d’événement plus géré',
  'activity.event_type_received': 'Type d’événement attribué par une organisation',

  'activity.upgrade_requested': 'Mise à niveau demandée',
  'activity.access_requested': 'Accès demandé',
  'activity.request_granted': 'Demande approuvée',
  'activity.request_declined': 'Demande refusée',

  'activity.one_off_added': 'Rendez-vous ponctuel ajouté',
  'activity.one_off_deleted': 'Rendez-vous ponctuel supprimé',
  'activity.booking_links_added': 'Liens limités créés',
  'activity.booking_link_revoked': 'Lien limité révoqué',

  'activity.organization_created': 'Organisation créée',
  'activity.member_invited': 'Invitation envoyée',
  'activity.invitation_revoked': 'Invitation révoquée',
  'activity.member_joined': 'Nouveau membre',
  'activity.member_role_changed': 'Rôle d’un membre modifié',
  'activity.member_shown': 'Membre affiché sur la page',
  'activity.member_hidden': 'Membre masqué de la page',
  'activity.member_removed': 'Membre retiré',
  'activity.member_left': 'Départ d’un membre',
  'activity.transfer_asked': 'Transfert de propriété demandé',
  'activity.transfer_withdrawn': 'Demande de transfert de propriété retirée',
  'activity.transfer_declined': 'Transfert de propriété refusé',
  'activity.ownership_transferred': 'Propriété transférée',
  'activity.organization_email_asked': 'E-mail de l’organisation ajouté, pas encore confirmé',
  'activity.organization_email_canceled': 'E-mail non confirmé de l’organisation annulé',
  'activity.organization_email_removed': 'E-mail de l’organisation supprimé',
  'activity.organization_deleted': 'Organisation supprimée',

  'activity.outreach_changed': 'Campagne de prospection modifiée',
  'activity.outreach_pushed': 'Prospects ajoutés à un outil de prospection',
  'activity.outreach_address_made': 'Adresse pour les webhooks d’un outil de prospection créée',

  'activity.passkey_added': 'Clé d’accès ajoutée',
  'activity.passkey_removed': 'Clé d’accès supprimée',
  'activity.passkey_refused': 'Connexion par clé d’accès refusée',

  'activity.api_key_added': 'Clé API créée',
  'activity.api_key_removed': 'Clé API supprimée',

  'activity.app_allowed': 'Application connectée',
  'activity.app_removed': 'Application connectée supprimée',

  'activity.password_renewed': 'Mot de passe modifié',
  'activity.session_ended': 'Session déconnectée ailleurs',

  'activity.poll_added': 'Sondage ajouté',
  'activity.poll_changed': 'Sondage modifié',
  'activity.poll_deleted': 'Sondage supprimé',
  'activity.poll_finished': 'Sondage terminé',

  'activity.retention_changed': 'Conservation des données des participants modifiée',

  'activity.routing_form_added': 'Formulaire ajouté',
  'activity.routing_form_changed': 'Formulaire modifié',
  'activity.routing_form_deleted': 'Formulaire supprimé',

  'activity.settings_changed': 'Paramètres modifiés',
  'activity.link_changed': 'Lien modifié',

  'activity.signed_in': 'Connexion',
  'activity.signed_in_new_device': 'Connexion sur un nouvel appareil',
  'activity.sign_in_failed': 'Connexion avec un mot de passe incorrect',
  'activity.signed_out': 'Déconnexion',

  'activity.signed_up': 'Inscription',
  'activity.address_confirmed': 'Adresse e-mail confirmée',

  'activity.two_factor_on': 'Double authentification activée',
  'activity.two_factor_off': 'Double authentification désactivée',
  'activity.two_factor_refused': 'Code de double authentification incorrect',
  'activity.recovery_codes_renewed': 'Codes de secours renouvelés',
  'activity.recovery_code_used': 'Code de secours utilisé',

  'activity.video_added': 'Vidéo ajoutée',
  'activity.video_changed': 'Vidéo modifiée',
  'activity.video_deleted': 'Vidéo supprimée',
  'activity.video_restored': 'Vidéo restaurée',

  'activity.webhook_added': 'Webhook ajouté',
  'activity.webhook_changed': 'Webhook modifié',
  'activity.webhook_deleted': 'Webhook supprimé',
  'activity.webhook_secret_renewed': 'Secret du webhook renouvelé',
}
