import type { texts as source } from '../en/inherited-settings.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'inherited.title': 'Von Ihrer Organisation',
  'inherited.text':
    'Übernommene Einstellungen folgen der Organisation. Ändern Sie eine selbst, wird sie Ihre eigene.',
  'inherited.logo': 'Logo',
  'inherited.background': 'Hintergrund',
  'inherited.colors': 'Farben',
  'inherited.language': 'Sprache für Eingeladene',
  'inherited.reminders': 'Erinnerungen aller Terminarten',
  'inherited.questions': 'Fragen neuer Terminarten',
  'inherited.mails': 'E-Mails an Sie',
  'inherited.from': 'Übernommen von {name}',
  'inherited.own': 'Eigene Einstellung',
  'inherited.saved_inherited': 'Übernommen. Ab jetzt gilt der Wert der Organisation.',
  'inherited.saved_own': 'Ab jetzt Ihre eigene. Der Wert bleibt.',
  'inherited.use': 'Von {name} übernehmen',
  'inherited.make_own': 'Eigene Einstellung daraus machen',
  'inherited.ask': 'Von {name} statt der eigenen Einstellung übernehmen?',
  'inherited.lost_reminders':
    'Die Erinnerungen aller Ihrer Terminarten werden ersetzt, außer bei denen, die Sie von einer Organisation haben. Das lässt sich nicht rückgängig machen. Gebuchte Termine behalten ihre.',
  'inherited.lost_image':
    'Ihr eigenes Bild wird gelöscht. Um es wiederzubekommen, müssen Sie es neu hochladen.',
}
