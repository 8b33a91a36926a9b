import type { texts as source } from '../../en/videos/gif.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'videos.gif': 'GIF für E-Mails',
  'videos.gif_now': 'Das GIF für E-Mails',
  'videos.gif_make': 'GIF erstellen',
  'videos.gif_text':
    'Drei Sekunden ab dem aktuellen Bild. E-Mails, die Sie aus einer Kampagne kopieren, zeigen es statt des Bildes.',
  'videos.gif_needs_ffmpeg':
    'GIF kann nicht erstellt werden: Auf diesem Server fehlt ffmpeg. Bitten Sie seinen Betreiber, es zu installieren.',
  'error.cannot_create_gif':
    'GIF kann nicht erstellt werden: Hier ist kein Bild, oder es bewegt sich zu viel. Wählen Sie ein anderes Bild.',
}
