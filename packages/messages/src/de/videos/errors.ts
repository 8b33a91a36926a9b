import type { texts as source } from '../../en/videos/errors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'error.video_not_found': 'Dieses Video gibt es nicht mehr',
  'error.video_folder_not_found': 'Diesen Ordner gibt es nicht mehr',
  'error.video_folder_limit_reached': 'Sie haben so viele Ordner, wie ein Konto haben kann',
  'error.video_limit_reached': 'Sie haben das Video-Limit erreicht',
  'error.video_storage_full':
    'Ihre Videos belegen Ihren ganzen Speicherplatz. Löschen Sie einige, um ein weiteres hinzuzufügen.',
  'error.server_storage_full': 'Dieser Server hat gerade keinen Platz für ein weiteres Video',
  'error.video_type': 'Nur Videos vom Typ .mp4, .webm und .ogg können hochgeladen werden',
  'error.video_too_large': 'Dieses Video ist zu groß',
  'error.video_not_ready': 'Dieses Video ist noch nicht fertig',
  'error.upload_not_found': 'Diesen Upload gibt es nicht mehr',
  'error.upload_expired': 'Dieser Upload ist beendet, weil 7 Tage lang nichts ankam',
  'error.captions_unreadable':
    'Diese Datei konnte nicht als Untertitel gelesen werden. Wählen Sie eine WebVTT-Datei (.vtt).',
  'error.transcript_not_available':
    'Dieser Server hat keine Spracherkennung. Fügen Sie Untertitel als Datei hinzu.',
  'error.trim_not_available':
    'Dieser Server kann Videos nicht kürzen. Bitten Sie den Betreiber, ffmpeg zu installieren.',
  'error.trim_expired': 'Das ganze Video wurde 7 Tage lang aufgehoben und ist gelöscht',
  'error.frames_not_available':
    'Dieser Server kann keine Bilder aus Videos nehmen. Laden Sie stattdessen ein Bild hoch.',
}
