import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'domain.text':
    'Affichez vos pages de réservation sur votre propre domaine. Les liens, les widgets et les e-mails l’utilisent dès qu’il fonctionne. L’adresse de ce serveur reste valable aussi.',
  'domain.label': 'Votre domaine',
  'domain.label_text': 'Choisissez-en un qui ne sert à rien d’autre, par exemple meet.example.com.',
  'domain.wrong': '« {domain} » n’est pas un domaine. Saisissez-en un comme meet.example.com.',
  'domain.use': 'Utiliser ce domaine',
  'domain.unknown':
    '{domain} reste introuvable pour l’instant. Nous continuons de vérifier. Vous n’avez rien à faire pour le moment.',
  'domain.no_record':
    'Il n’y a pas encore d’enregistrement pour {domain}. Ajoutez ceux ci-dessous là où vous avez acheté le domaine.',
  'domain.wrong_target':
    '{domain} pointe vers {found}, pas ici. Remplacez son enregistrement par celui ci-dessous.',
  'domain.no_proof':
    '{domain} pointe ici, mais l’enregistrement TXT qui prouve qu’il est à vous manque. Ajoutez celui ci-dessous.',
  'domain.not_spread':
    'Vos enregistrements sont corrects, mais ne sont pas encore propagés. Cela peut prendre quelques heures. Nous vérifierons à nouveau automatiquement.',
  'domain.no_answer':
    '{domain} pointe ici, mais ce serveur ne répond pas à ce nom. Demandez à la personne qui gère ce serveur de l’autoriser.',
  'domain.no_certificate':
    '{domain} pointe ici, mais n’a pas encore de certificat. Cela peut prendre quelques minutes. Si rien ne change, demandez à la personne qui gère ce serveur.',
  'domain.works': 'Tout fonctionne. Les liens, les widgets et les e-mails utilisent {domain}.',
  'domain.still_used':
    'Les liens l’utilisent encore. S’il ne fonctionne pas à nouveau d’ici une heure, ils utiliseront l’adresse de ce serveur.',
  'domain.checked': 'Vérifié {when}',
  'domain.check': 'Vérifier maintenant',
  'domain.remove': 'Retirer le domaine',
  'domain.set_meanwhile':
    'Un autre domaine a été défini dans un autre onglet ou par quelqu’un d’autre. Actualisez cette page pour le voir. Le vôtre n’est pas utilisé.',
  'domain.removed': 'Les liens utilisent à nouveau l’adresse de ce serveur',
  'domain.remove_ask': 'Retirer votre domaine ?',
  'domain.remove_text': 'Les liens vers {domain} que vous avez déjà partagés cesseront de fonctionner.',
  'domain.records': 'Enregistrements DNS',
  'domain.records_text': 'Ajoutez les deux là où vous gérez le domaine.',
  'domain.name': 'Nom',
  'domain.value': 'Valeur',
  'domain.copy': 'Copier : {what}',
  'domain.apex':
    'Un domaine sans rien devant, comme example.com, ne peut pas avoir de CNAME. Donnez-lui plutôt les mêmes adresses qu’à ce serveur.',
  'error.domain_not_found': 'Aucun domaine personnalisé n’est défini',
}
