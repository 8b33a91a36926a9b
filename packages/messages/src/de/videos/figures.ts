import type { texts as source } from '../../en/videos/figures.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'videos.figures': 'Angesehen',
  'videos.figures_none': 'Noch niemand hat dieses Video geöffnet.',
  'videos.figures_opened': 'Geöffnet',
  'videos.figures_played': 'Abgespielt',
  'videos.figures_half': 'Zur Hälfte',
  'videos.figures_whole': 'Bis zum Ende',
  'videos.figures_clicked': 'Link gefolgt',
  'videos.figures_booked': 'Gebucht',
  'videos.figures_booked_at': 'Gebucht bei diesen Stellen des Videos: {times}',
  'videos.figures_curve':
    'Wie viele Aufrufe jeden Teil des Videos abgespielt haben: {first} am Anfang, höchstens {most}, {last} am Ende',
  'videos.figures_text':
    'Wir zählen jedes Öffnen der Seite und jedes Abspielen des Videos. Wer zweimal zusieht, zählt zweimal, denn wir erkennen Besucher nicht. Nur ihr Browser merkt sich, wo sie aufgehört haben.',
  'videos.figures_suspect': {
    one: '{count} weiterer Aufruf kam wohl von einem Programm, das zum Beispiel Links in Mails prüft.',
    other: '{count} weitere Aufrufe kamen wohl von Programmen, die zum Beispiel Links in Mails prüfen.',
  },
  'videos.nearly_full':
    'Ihre Videos belegen {used} von {all}. Löschen Sie einige, bevor kein Platz mehr ist.',
  'videos.is_full':
    'Ihre Videos belegen den ganzen Speicherplatz. Löschen Sie einige, um weitere hinzuzufügen.',
  'videos.server_nearly_full':
    'Dieser Server ist fast voll. Bitten Sie den Betreiber um mehr Platz, bevor Sie etwas Langes aufnehmen.',
  'videos.no_ffmpeg':
    'Dieser Server kann Videos nicht umwandeln und keine Bilder daraus nehmen. MP4-Dateien mit H.264 laufen überall.',
}
