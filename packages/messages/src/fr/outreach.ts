import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'error.outreach_not_found': 'Cet outil n’est plus connecté.',
  'error.outreach_campaign_not_found': 'Cette campagne n’est plus associée.',
  'error.outreach_busy':
    'Des prospects sont encore en cours d’ajout. Attendez que ce soit fini, ou arrêtez d’abord l’ajout.',
  'outreach.disconnect_text':
    'Les prospects déjà dans {name} y restent. {name} ne sera plus informé des réservations, et nous supprimons la clé.',
  'outreach.campaigns': 'Campagnes',
  'outreach.campaigns_text':
    'Vos prospects sont ajoutés à {name} avec leurs liens personnels. Quand l’un d’eux réserve, nous en informons {name}, et il ne reçoit plus de messages.',
  'outreach.empty': 'Aucune campagne associée.',
  'outreach.no_campaigns': 'Créez d’abord une campagne. Vous pourrez ensuite ajouter ses prospects ici.',
  'outreach.to_campaigns': 'Aller aux campagnes',
  'outreach.link': 'Associer une campagne',
  'outreach.ours': 'Votre campagne',
  'outreach.theirs': 'Campagne dans {name}',
  'outreach.audience': 'Audience dans {name}',
  'outreach.draft': '{campaign} (brouillon)',
  'outreach.field': 'Champ personnalisé pour le lien',
  'outreach.field_text':
    'Utilisez ce champ dans vos messages dans {name}, et chaque prospect recevra son propre lien.',
  'outreach.field_problem':
    'Utilisez des lettres, des chiffres et des traits de soulignement, par exemple booking_link.',
  'outreach.tag': 'Tag pour les prospects ayant réservé (facultatif)',
  'outreach.tag_text': 'Nous l’ajoutons dans {name} quand un prospect réserve, et le créons au besoin.',
  'outreach.tag_set': 'Tag pour les prospects ayant réservé : {tag}',
  'outreach.label': 'Libellé pour les prospects ayant réservé (facultatif)',
  'outreach.label_text':
    'Choisissez un libellé de prospect existant dans {name}. Si vous laissez vide, les prospects ayant réservé sont marqués « Meeting booked ».',
  'outreach.label_set': 'Libellé pour les prospects ayant réservé : {tag}',
  'outreach.choose': 'Choisir',
  'outreach.incomplete': 'Choisissez d’où viennent les prospects et où ils vont.',
  'outreach.targets_empty':
    'Il n’y a encore rien dans {name} où ajouter des prospects. Créez-y d’abord une campagne.',
  'outreach.save': 'Associer la campagne',
  'outreach.saved': 'Campagne associée',
  'outreach.changed': 'Campagne mise à jour',
  'outreach.edit': 'Modifier {campaign}',
  'outreach.gone': 'Campagne supprimée',
  'outreach.goes_to': 'Prospects vers {target}, liens dans {field}',
  'outreach.push': 'Ajouter les prospects',
  'outreach.push_stop': 'Arrêter l’ajout',
  'outreach.push_none': 'Aucun prospect ajouté.',
  'outreach.push_running': '{done} ajoutés sur {total}',
  'outreach.push_done': {
    one: '{count} prospect est dans {name}',
    other: '{count} prospects sont dans {name}',
  },
  'outreach.push_stopped': 'Arrêté après {done} sur {total}. Les prospects déjà ajoutés restent.',
  'outreach.push_failed': 'Pas terminé : {done} ajoutés sur {total}.',
  'outreach.refused': {
    one: '{count} prospect n’a pas été ajouté. {need}',
    other: '{count} prospects n’ont pas été ajoutés. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach a besoin d’un profil LinkedIn pour chaque prospect : importez-en un avec une colonne d’adresses de profil.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine a besoin d’une adresse e-mail ou d’un profil LinkedIn pour chaque prospect.',
  'outreach.need_instantly':
    'Instantly a besoin d’une adresse e-mail qui ne figure pas sur sa liste de blocage.',
  'outreach.told': {
    one: '{count} réservation envoyée à {name}',
    other: '{count} réservations envoyées à {name}',
  },
  'outreach.telling': { one: '{count} réservation en attente', other: '{count} réservations en attente' },
  'outreach.untold': {
    one: '{count} réservation n’a pas pu être envoyée : {name} n’a pas le prospect.',
    other: '{count} réservations n’ont pas pu être envoyées : {name} n’a pas les prospects.',
  },
  'outreach.replied': { one: '{count} prospect a répondu', other: '{count} prospects ont répondu' },
  'outreach.unlink': 'Dissocier',
  'outreach.unlink_title': 'Dissocier {campaign} ?',
  'outreach.unlink_text':
    'Les prospects déjà dans {name} y restent. {name} ne sera plus informé des réservations de cette campagne.',
  'outreach.unlinked': 'Campagne dissociée',
  'outreach.do_unauthorized': 'Reconnectez-vous avec une clé valide.',
  'outreach.do_forbidden':
    'Votre forfait chez {name} n’inclut pas son API. Mettez-le à niveau là-bas, puis réessayez.',
  'outreach.do_not_found': 'La campagne n’existe plus dans {name}. Associez-en une autre.',
  'outreach.do_rate_limited': '{name} nous a demandé de ralentir. Nous continuerons automatiquement.',
  'outreach.do_unavailable': '{name} ne répond pas. Nous réessaierons automatiquement.',
  'outreach.do_invalid':
    '{name} a rejeté les prospects. Vérifiez que la campagne est active et que le champ {field} existe toujours, puis réessayez.',
  'outreach.hook': 'Réponses',
  'outreach.hook_text':
    'Collez une adresse dans les webhooks du service {name}, et vous verrez ici qui a répondu. Gardez-la secrète : toute personne qui l’a peut signaler des réponses.',
  'outreach.hook_make': 'Créer l’adresse',
  'outreach.hook_again': 'Remplacer l’adresse',
  'outreach.hook_end': 'Désactiver',
  'outreach.hook_title': 'Adresse pour les webhooks',
  'outreach.hook_once':
    'Copiez-la maintenant : elle n’est affichée qu’une fois. Les adresses précédentes ne fonctionnent plus.',
  'outreach.hook_copy': 'Copier l’adresse',
  'outreach.hook_copied': 'Adresse copiée',
  'outreach.hook_kept': 'Terminé',
  'outreach.hook_never': 'Rien reçu pour l’instant.',
  'outreach.hook_heard': 'Dernière réception : {date}',
}
