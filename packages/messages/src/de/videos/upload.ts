import type { texts as source } from '../../en/videos/upload.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'upload.title': 'Video hochladen',
  'upload.text': 'Von Ihrem Computer oder von YouTube oder Vimeo.',
  'upload.from': 'Quelle des Videos',
  'upload.from_file': 'Datei',
  'upload.from_link': 'Link',
  'upload.record_instead': 'Stattdessen ein Video aufnehmen',
  'upload.drop': 'Video hierher ziehen',
  'upload.drop_text': '.mp4, .webm oder .ogg, höchstens {size}',
  'upload.choose': 'Datei auswählen',
  'upload.choose_other': 'Andere Datei auswählen',
  'upload.nothing': 'Ein Video muss ausgewählt oder aufgenommen werden',
  'upload.type': 'Nur Videos vom Typ .mp4, .webm und .ogg können hochgeladen werden',
  'upload.content': 'Der Inhalt dieser Datei passt nicht zu ihrer Endung',
  'upload.size': 'Dieses Video ist zu groß. Höchstens {size} sind möglich.',
  'upload.empty': 'Diese Datei ist leer',
  'upload.failed': 'Die Datei kann nicht hochgeladen werden',
  'upload.signed_out':
    'Sie sind abgemeldet. Melden Sie sich an und laden Sie erneut hoch: Was angekommen ist, bleibt.',
  'upload.kept':
    '{file} ist nicht vollständig: {share} sind angekommen. Wählen Sie dieselbe Datei, um fortzufahren.',
  'upload.action': 'Hochladen',
  'upload.pause': 'Anhalten',
  'upload.resume': 'Upload fortsetzen',
  'upload.cancel': 'Upload abbrechen',
  'upload.progress': 'Fortschritt des Uploads',
  'upload.sending': 'Wird hochgeladen. Sie können jederzeit anhalten.',
  'upload.waiting': 'Der Server ist nicht erreichbar. Der Upload geht automatisch weiter.',
  'upload.paused': 'Angehalten. Was hochgeladen ist, bleibt erhalten.',
  'upload.done': 'Hochgeladen',
  'upload.link': 'Link von YouTube oder Vimeo',
  'upload.link_text': 'Das Video bleibt dort. Es wird geladen, wenn jemand auf Abspielen drückt.',
  'upload.link_invalid': 'Geben Sie einen Link zu YouTube oder Vimeo ein',
  'upload.add_link': 'Video hinzufügen',
  'upload.sign_in_text': 'Die gewählte Datei bleibt ausgewählt.',
}
