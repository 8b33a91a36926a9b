import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  doctor: 'Vérifier les réglages, les e-mails et le réseau',
  title: 'État du serveur',
  allWell: 'Tout va bien.',
  wrong: { one: '{count} problème', other: '{count} problèmes' },

  paused:
    'Ce serveur a été restauré à partir d’une sauvegarde et est en pause : il n’envoie aucun e-mail et n’appelle aucun autre service, car l’ancien serveur l’a peut-être déjà fait. Arrêtez celui-ci, puis lancez pnpm admin resume --now.',
  mailsWait:
    'Personne ne reçoit d’e-mail : SMTP_URL n’est pas défini. Définissez-le, par exemple sur smtp://user:password@host:587, et redémarrez le serveur. Les e-mails en attente partiront alors.',
  mailsCaught:
    'Personne ne reçoit d’e-mail : SMTP_URL vaut "mailbox", les e-mails sont donc seulement conservés ici. Ils ne seront pas envoyés plus tard. Indiquez un serveur de messagerie pour un usage réel.',
  nobodySends: {
    by: 'minutes',
    one: 'Des e-mails attendent depuis {minutes} minute : aucun worker ne tourne, ou il n’a pas de serveur de messagerie. Démarrez un processus avec ROLE=worker, ou sans ROLE, et donnez-lui SMTP_URL.',
    other:
      'Des e-mails attendent depuis {minutes} minutes : aucun worker ne tourne, ou il n’a pas de serveur de messagerie. Démarrez un processus avec ROLE=worker, ou sans ROLE, et donnez-lui SMTP_URL.',
  },
  serverRefuses:
    'Le serveur de messagerie n’accepte aucun e-mail : il est injoignable ou rejette les nôtres. Vérifiez SMTP_URL et le journal du serveur. Nous continuons d’essayer pendant deux jours.',
  noEncryption:
    'Les mots de passe et les liens sont envoyés sans chiffrement, d’autres peuvent donc les lire en chemin. Placez devant un proxy qui termine TLS, et définissez PUBLIC_URL sur son adresse https://.',
  superuser:
    'Le serveur est superutilisateur de sa base de données : une erreur de notre part pourrait donc affecter toute la machine. Donnez-lui un rôle qui possède sa base de données et rien d’autre, et utilisez ce rôle dans DATABASE_URL.',
  keyBesideSecrets:
    'Les secrets d’authentification et les jetons d’agenda sont chiffrés, mais leur clé se trouve dans la même base de données : toute personne disposant d’une copie de la base peut les lire. Définissez SECRET_KEYS sur 64 chiffres hexadécimaux, par exemple avec openssl rand -hex 32, et redémarrez le serveur.',

  server: 'Serveur',
  version: 'Version',
  roles: 'Ce processus',
  web: 'répond aux requêtes',
  worker: 'envoie les e-mails, les rappels et les webhooks',
  since: 'En marche depuis',
  publicUrl: 'Adresse publique',
  listens: 'Écoute sur',
  listensAt: '{host}, port {port}',
  knownHosts: 'Autres noms',
  proxies: 'Proxys de confiance',
  onThisMachine: 'ceux de cette machine',
  purpose: 'Usage',
  trial:
    'Un essai avec ses propres données, pour cette machine seulement. Définissez PUBLIC_URL pour un usage réel.',
  production: 'Production',
  videos: 'Vidéos',
  ffmpeg: 'Ce processus dispose de ffmpeg et peut convertir des vidéos.',
  noFfmpeg:
    'Ce processus n’a pas ffmpeg dans /usr/bin, /usr/local/bin ou /opt/homebrew/bin. Les vidéos peuvent être enregistrées, mises en ligne et lues, mais pas coupées. Aucune image ni aucun GIF n’en est tiré, les vidéos WebM restent telles quelles, ce que quelques navigateurs ne lisent pas, et les vidéos .ogg ne s’affichent pas. Installez ffmpeg et redémarrez le serveur.',

  database: 'Base de données',
  databaseSize: 'Taille',
  databaseRole: 'Rôle',
  migration: 'Dernière migration',
  newestBackup: 'Dernière sauvegarde',

  mails: 'E-mails',
  mailsGo: 'État',
  sent: 'envoyés à leurs destinataires',
  caught: 'conservés dans la boîte',
  waiting: 'en attente',
  waitingNow: 'En attente maintenant',
  waitingSince: '{count}, depuis : {time}',
  none: 'aucun',
  later: 'Rappels pour plus tard',
  lastSent: 'Dernier envoi',
  never: 'jamais',
  refused: 'Rejetés par les destinataires cette dernière semaine',
}
