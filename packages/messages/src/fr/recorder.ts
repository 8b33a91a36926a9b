import type { texts as source } from '../en/recorder.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'recorder.title': 'Enregistrement du {time}',
  'recorder.what': 'Que filmer',
  'recorder.both': 'Écran et caméra',
  'recorder.screen': 'Écran',
  'recorder.camera': 'Caméra',
  'recorder.microphone': 'Micro',
  'recorder.no_bubble':
    'Ce navigateur enregistre soit l’écran, soit la caméra. Pour les deux à la fois, utilisez Chrome ou Edge.',
  'recorder.share': 'Choisir un écran, une fenêtre ou un onglet',
  'recorder.share_other': 'En choisir un autre',
  'recorder.shares_nothing': 'Rien n’est encore partagé.',
  'recorder.shares_something': 'Votre écran est partagé.',
  'recorder.shares_monitor': 'Un écran entier est partagé.',
  'recorder.shares_window': 'Une fenêtre est partagée.',
  'recorder.shares_browser': 'Un onglet du navigateur est partagé.',
  'recorder.sound': 'Le son est enregistré aussi.',
  'recorder.no_sound':
    'Le son n’est pas enregistré. Dans Chrome et Edge, choisissez un onglet et activez son audio.',
  'recorder.turn_on_camera': 'Activer la caméra',
  'recorder.turn_on_microphone': 'Activer le micro',
  'recorder.with_microphone': 'Enregistrer ma voix',
  'recorder.level': 'Niveau du micro',
  'recorder.heard': 'Nous vous entendons.',
  'recorder.silent':
    'Nous ne vous entendons pas. Vérifiez que le bon micro est choisi et qu’il n’est pas coupé.',
  'recorder.controls': 'Enregistrement',
  'recorder.preview': 'Ce qui est enregistré',
  'recorder.first_both': 'Choisissez ce que vous partagez et activez votre caméra. L’aperçu s’affiche ici.',
  'recorder.first_screen': 'Choisissez ce que vous partagez. L’aperçu s’affiche ici.',
  'recorder.first_camera': 'Activez votre caméra. L’aperçu s’affiche ici.',
  'recorder.bubble': 'Votre caméra. Déplacez-la avec les flèches, changez sa taille avec + et −.',
  'recorder.draw': 'Dessiner',
  'recorder.erase': 'Effacer le dessin',
  'recorder.draw_hint': 'Dessinez sur l’aperçu avec le pointeur. D active et désactive le stylo, E efface.',
  'recorder.now': 'C’est parti',
  'recorder.start': 'Démarrer l’enregistrement',
  'recorder.asks_screen':
    'Rien n’est encore partagé : au démarrage, votre navigateur demandera quoi partager.',
  'recorder.asks_camera': 'Votre caméra est désactivée : au démarrage, votre navigateur la demandera.',
  'recorder.longest': 'Jusqu’à {time} par enregistrement',
  'recorder.cancel': 'Annuler',
  'recorder.pause': 'Pause',
  'recorder.resume': 'Reprendre',
  'recorder.stop': 'Arrêter',
  'recorder.start_over': 'Recommencer',
  'recorder.use': 'Utiliser cette vidéo',
  'recorder.is_paused': 'En pause',
  'recorder.ends_soon': 'L’enregistrement se termine dans moins de 30 secondes. Il sera conservé.',
  'recorder.left': 'Temps restant : {time}',
  'recorder.minutes_left':
    'Minutes de vidéo restantes ce mois-ci, pour l’envoi aux prospects : {left} sur {max}',
  'recorder.minutes_none': {
    by: 'max',
    one: 'Vous avez utilisé votre {max} minute de vidéo ce mois-ci. Vous pouvez toujours enregistrer, mais les nouveaux prospects doivent attendre le mois prochain ou plus de minutes.',
    other:
      'Vous avez utilisé vos {max} minutes de vidéo ce mois-ci. Vous pouvez toujours enregistrer, mais les nouveaux prospects doivent attendre le mois prochain ou plus de minutes.',
  },
  'recorder.minutes_enough':
    'À cette durée, les minutes de ce mois-ci suffisent pour ce nombre de prospects : {count}',
  'recorder.kept': '{size} enregistrés sur cet appareil et en cours de mise en ligne',
  'recorder.kept_here':
    '{size} enregistrés sur cet appareil. Nous les mettrons en ligne dès que le serveur sera joignable.',
  'recorder.stopped': 'Regardez l’enregistrement, puis utilisez-le ou recommencez.',
  'recorder.ended_limit':
    'Vous avez atteint la durée maximale d’enregistrement de votre forfait. Tout est enregistré.',
  'recorder.ended_source': 'Le partage a pris fin. Tout est enregistré jusqu’à ce moment.',
  'recorder.ended_camera': 'La caméra a été débranchée. Tout est enregistré jusqu’à ce moment.',
  'recorder.ended_microphone': 'Le micro a été débranché. Tout est enregistré jusqu’à ce moment.',
  'recorder.ended_asleep': 'Votre ordinateur était en veille. Tout est enregistré jusqu’à ce moment.',
  'recorder.ended_full': 'Cet appareil n’a plus d’espace libre. Tout est enregistré jusqu’à ce moment.',
  'recorder.ended_failure': 'Le navigateur a arrêté l’enregistrement. Tout est enregistré jusqu’à ce moment.',
  'recorder.no_space': 'Cet appareil n’a pas assez d’espace pour un enregistrement. Libérez-en et réessayez.',
  'recorder.no_type':
    'Ce navigateur ne peut pas enregistrer ces sources. Mettez-le à jour ou utilisez-en un autre.',
  'recorder.failed': 'L’enregistrement n’a pas pu démarrer. Réessayez.',
  'recorder.unsupported': 'Ce navigateur ne peut pas enregistrer de vidéos',
  'recorder.unsupported_text':
    'Ouvrez cette page dans une version récente de Chrome, Edge, Firefox ou Safari, ou mettez un fichier en ligne.',
  'device.error': 'Erreur d’appareil, autorisez l’enregistrement de vidéos',
  'device.camera_denied': 'Ce site n’est pas autorisé à utiliser votre caméra.',
  'device.camera_missing': 'Aucune caméra trouvée. Connectez-en une et réessayez.',
  'device.camera_busy': 'Un autre programme utilise la caméra. Fermez-le et réessayez.',
  'device.camera_unsupported': 'Ce navigateur ne peut pas utiliser de caméra sur cette page.',
  'device.microphone_denied': 'Ce site n’est pas autorisé à utiliser votre micro.',
  'device.microphone_missing': 'Aucun micro trouvé. Connectez-en un ou désactivez « Enregistrer ma voix ».',
  'device.microphone_busy': 'Un autre programme utilise le micro. Fermez-le et réessayez.',
  'device.microphone_unsupported': 'Ce navigateur ne peut pas utiliser de micro sur cette page.',
  'device.screen_canceled':
    'Rien n’a été choisi. Sur Mac, vérifiez aussi Réglages Système → Confidentialité et sécurité → Enregistrement de l’écran.',
  'device.screen_missing': 'Aucun écran trouvé.',
  'device.screen_denied': 'Ce site n’est pas autorisé à enregistrer votre écran.',
  'device.screen_busy': 'Impossible d’enregistrer l’écran pour le moment. Réessayez.',
  'device.screen_unsupported':
    'Ce navigateur ne peut pas enregistrer l’écran. Sur un téléphone, enregistrez avec la caméra.',
  'device.how_chrome':
    'Dans Chrome, cliquez sur l’icône à gauche de l’adresse, autorisez la caméra et le micro, puis réessayez.',
  'device.how_edge':
    'Dans Edge, cliquez sur le cadenas à gauche de l’adresse, autorisez la caméra et le micro, puis réessayez.',
  'device.how_firefox':
    'Dans Firefox, cliquez sur la caméra ou le micro barrés dans la barre d’adresse, levez le blocage, puis réessayez.',
  'device.how_safari':
    'Dans Safari, choisissez Safari → Réglages pour ce site web, autorisez la caméra et le micro, puis réessayez.',
  'device.how_other':
    'Autorisez la caméra et le micro pour ce site dans les paramètres de votre navigateur, puis réessayez.',

  'tape.label': 'Enregistrements sur cet appareil',
  'tape.unfinished': 'Enregistrement inachevé',
  'tape.of': '{time}, {amount}. Il se trouve seulement sur cet appareil.',
  'tape.continue': 'Reprendre la mise en ligne',
  'tape.watch': 'Regarder',
  'tape.discard': 'Supprimer',
  'tape.discard_title': 'Supprimer cet enregistrement ?',
  'tape.discard_text': 'Il sera supprimé de cet appareil. Vous ne pourrez pas le récupérer.',
  'tape.take': 'Votre enregistrement',
  'tape.uploading': 'Mise en ligne de l’enregistrement',
  'tape.sending': 'En attendant, vous pouvez utiliser d’autres pages du tableau de bord.',
  'tape.offline':
    'Le serveur est injoignable. Votre enregistrement est conservé sur cet appareil, et la mise en ligne reprendra automatiquement.',
  'tape.elsewhere': 'Cet enregistrement est ouvert dans un autre onglet.',
  'tape.waiting': 'Sauvegarde de votre enregistrement…',
  'tape.progress': 'Progression de la mise en ligne de l’enregistrement',
  'tape.retry': 'Réessayer',
  'tape.sign_in_text': 'En attendant, votre enregistrement reste sur cet appareil.',
}
