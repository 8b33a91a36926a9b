import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'two_factor.text':
    'Demande un code en plus de votre mot de passe ; un mot de passe volé ne suffit donc pas.',
  'two_factor.off': 'La double authentification est désactivée',
  'two_factor.off_text':
    'Activez-la pour vous connecter avec votre mot de passe et un code à six chiffres d’une application sur votre téléphone.',
  'two_factor.set_up': 'Configurer la double authentification',
  'two_factor.step': 'Étape {step} sur 3',
  'two_factor.app': 'Installez une application d’authentification',
  'two_factor.app_text':
    'Toutes les applications de codes à usage unique conviennent, y compris de nombreux gestionnaires de mots de passe. Saisissez ensuite votre mot de passe pour continuer.',
  'two_factor.next': 'Continuer',
  'two_factor.scan': 'Scannez le code',
  'two_factor.scan_text':
    'Ouvrez l’application et scannez ce code. Votre navigateur le dessine et ne l’envoie nulle part.',
  'two_factor.qr': 'Code QR pour l’application d’authentification',
  'two_factor.by_hand': 'Pas de caméra ? Saisissez cette clé dans l’application :',
  'two_factor.copy_key': 'Copier la clé',
  'two_factor.enter': 'Saisissez le code à 6 chiffres',
  'two_factor.switch_on': 'Activer',
  'two_factor.switched_on':
    'La double authentification est activée. Toutes vos autres sessions ont été fermées.',
  'two_factor.codes': 'Conservez vos codes de secours',
  'two_factor.codes_text':
    'Chaque code vous donne accès une fois si vous n’avez pas l’application. Nous ne les affichons que maintenant : conservez-les en lieu sûr.',
  'two_factor.copy_codes': 'Copier les codes',
  'two_factor.download': 'Télécharger',
  'two_factor.kept': 'C’est enregistré',
  'two_factor.file_text': 'Codes de secours pour {product}. Chacun fonctionne une fois.',
  'two_factor.on': 'La double authentification est activée',
  'two_factor.since': 'Depuis le {date}.',
  'two_factor.codes_left': {
    one: 'Il reste {count} code de secours.',
    other: 'Il reste {count} codes de secours.',
  },
  'two_factor.renew': 'Obtenir de nouveaux codes de secours',
  'two_factor.switch_off': 'Désactiver',
  'two_factor.switched_off':
    'La double authentification est désactivée. Toutes vos autres sessions ont été fermées.',
  'error.two_factor_is_on': 'La double authentification est déjà activée',
}
