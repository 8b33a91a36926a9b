import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'email.text':
    'Vous vous connectez avec cette adresse, et nous y envoyons les e-mails concernant votre compte et vos rendez-vous.',
  'email.now': 'Votre adresse est',
  'email.new': 'Nouvelle adresse e-mail',
  'email.same': 'C’est déjà votre adresse',
  'email.ask': 'Confirmer avec les deux adresses',
  'email.waiting': 'Consultez vos deux boîtes mail',
  'email.waiting_text':
    'Nous avons envoyé un lien à chaque adresse. Votre adresse changera une fois les deux liens ouverts. Les liens fonctionnent jusqu’au {until}.',
  'email.confirmed': 'confirmée',
  'email.unconfirmed': 'pas encore confirmée',
  'email.withdraw': 'Garder mon adresse',
  'email.withdrawn': 'Votre adresse reste la même. Les liens que nous avons envoyés ne fonctionnent plus.',
  'email.agree_title': 'Changer votre adresse e-mail ?',
  'email.agree_text':
    'Quelqu’un a demandé une nouvelle adresse e-mail pour un compte. Si c’est le vôtre, confirmez le changement. Sinon, fermez cette page.',
  'email.agree': 'Confirmer le changement',
  'email.changed': 'Votre adresse e-mail a changé. Connectez-vous désormais avec la nouvelle.',
  'email.other_waits': 'Adresse confirmée. Ouvrez maintenant le lien envoyé à l’autre adresse.',
  'email.to_settings': 'Aller aux paramètres',
}
