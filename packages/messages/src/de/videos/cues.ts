import type { texts as source } from '../../en/videos/cues.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'videos.cues': 'Über dem Video',
  'videos.cues_text':
    'Eine Schaltfläche oder ein Text erscheint über dem laufenden Video, von einer Stelle bis zu einer anderen.',
  'videos.cues_full': 'Ein Video kann höchstens {max} Schaltflächen und Texte haben.',
  'videos.cue_book': 'Buchung',
  'videos.cue_link': 'Link',
  'videos.cue_text': 'Text',
  'videos.cue_add_book': 'Buchung hinzufügen',
  'videos.cue_add_link': 'Link hinzufügen',
  'videos.cue_add_text': 'Text hinzufügen',
  'videos.cue_book_number': 'Buchung {number}',
  'videos.cue_link_number': 'Link {number}',
  'videos.cue_text_number': 'Text {number}',
  'videos.cue_remove': '{name} entfernen',
  'videos.cue_button': 'Text der Schaltfläche',
  'videos.cue_book_example': 'Termin buchen',
  'videos.cue_event_type': 'Termintyp',
  'videos.cue_event_pick': 'Termintyp wählen',
  'videos.cue_event_none': 'Kein aktiver Termintyp mit diesem Namen',
  'videos.cue_event_off':
    'Dieser Termintyp ist ausgeschaltet, deshalb sehen Zuschauer die Schaltfläche nicht.',
  'videos.cue_event_gone':
    'Dieser Termintyp wurde gelöscht, deshalb sehen Zuschauer die Schaltfläche nicht. Wählen Sie einen anderen Termintyp.',
  'videos.cue_url': 'Webadresse',
  'videos.cue_from': 'Von',
  'videos.cue_until': 'Bis',
  'videos.cue_to_end': 'Bis zum Ende',
  'videos.cue_from_now': 'Aktuelle Stelle als Beginn nehmen',
  'videos.cue_until_now': 'Aktuelle Stelle als Schluss nehmen',
  'videos.cue_shown': 'Jetzt sichtbar',
  'videos.cue_order': 'Der Schluss muss nach dem Beginn liegen',
}
