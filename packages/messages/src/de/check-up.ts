import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  // Check-up
  'check_up.title': 'Meine Seite prüfen',
  'check_up.text': 'Wir öffnen Ihre Seite wie ein Besucher und sagen, ob die Einbettung dort funktioniert.',
  'check_up.url': 'Adresse Ihrer Seite',
  'check_up.url_example': 'https://www.example.com/kontakt',
  'check_up.action': 'Prüfen',
  'check_up.again': 'Noch einmal prüfen',
  'check_up.looking': '{site} wird geöffnet, dann werden Code und Sicherheitsrichtlinie geprüft …',
  'check_up.stop': 'Abbrechen',
  'check_up.failed': 'Die Prüfung hat nicht geklappt. Versuchen Sie es noch einmal.',
  'check_up.result': 'Ergebnis für {url}',
  'check_up.problems': { one: '{count} Problem', other: '{count} Probleme' },
  'check_up.warnings': { one: '{count} Hinweis', other: '{count} Hinweise' },
  'check_up.fine': 'Alles funktioniert',
  'check_up.found': 'Einbettungen auf der Seite',
  'check_up.found_here': 'Dort gefunden:',
  'check_up.paste': 'Fügen Sie das ein:',
  'check_up.add': 'Ergänzen Sie das:',
  'check_up.copy': 'Kopieren',
  'check_up.go_embeds': 'Zu den gespeicherten Einbettungen',
  'check_up.go_event_types': 'Zu den Terminarten',
  'level.good': 'Gut',
  'level.warning': 'Hinweis',
  'level.problem': 'Problem',
  'finding.works': 'Die Einbettung funktioniert hier',
  'finding.works_text': 'Besucher können auf dieser Seite buchen.',
  'finding.unreachable': 'Die Seite ließ sich nicht öffnen',
  'finding.unreachable_text':
    'Prüfen Sie die Adresse und ob jeder die Seite ohne Anmeldung öffnen kann. Seiten in einem privaten Netz können wir nicht prüfen.',
  'finding.not_a_page': 'Das ist keine Webseite',
  'finding.not_a_page_text':
    'Die Adresse führt zu einer Datei. Geben Sie die Adresse der Seite ein, die Besucher sehen.',
  'finding.unreadable': 'Der Code der Seite ließ sich nicht lesen',
  'finding.unreadable_text':
    'Er ist anders gemacht als der anderer Seiten. Ist es die Seite, die Besucher sehen? Fragen Sie, wer sie gebaut hat.',
  'finding.missing': 'Auf dieser Seite ist keine Einbettung',
  'finding.missing_text':
    'Fügen Sie diesen Code ein, wo der Kalender stehen soll, und veröffentlichen Sie. Was ein Tag Manager oder ein Skript später hinzufügt, sehen wir nicht.',
  'finding.script_missing': 'Das Skript fehlt',
  'finding.script_missing_text':
    'Ohne das Skript wächst der Frame nicht mit seinem Inhalt, und Popups öffnen sich als eigene Seiten. Fügen Sie das einmal ein, irgendwo auf der Seite.',
  'finding.script_twice': 'Das Skript steht mehr als einmal da',
  'finding.script_twice_text': 'Es schadet nicht, aber eines genügt: Entfernen Sie die anderen.',
  'finding.frame_twice': 'Dieselbe Buchungsseite steht zweimal da',
  'finding.frame_twice_text':
    'Besucher sehen sie auf dieser Seite doppelt. Entfernen Sie einen der Rahmen, wenn Sie nicht beide wollen.',
  'finding.wrong_origin': 'Der Code führt zu einem anderen Server',
  'finding.wrong_origin_text': 'Ersetzen Sie ihn durch diesen Code.',
  'finding.insecure': 'Der Code fragt auf einer Seite mit https:// nach http://',
  'finding.insecure_text': 'Browser sperren das. Ersetzen Sie ihn durch diesen Code.',
  'finding.unknown_page': 'Die Buchungsseite im Code gibt es nicht',
  'finding.unknown_page_text':
    'Vielleicht hat sich ihre Adresse geändert. Ersetzen Sie ihn durch diesen Code.',
  'finding.other_owner': 'Die Buchungsseite gehört jemand anderem',
  'finding.other_owner_text':
    'Buchungen gehen an ein anderes Konto. Wenn Sie das nicht wollen, nehmen Sie diesen Code.',
  'finding.event_off': 'Die Terminart ist aus',
  'finding.event_off_text':
    'Besucher sehen, dass sie sie nicht buchen können. Schalten Sie sie bei den Terminarten ein.',
  'finding.policy_blocks_frame': 'Die Content Security Policy der Seite sperrt die Buchungsseite',
  'finding.policy_blocks_frame_text': 'Wer die Website betreibt, muss das in der Policy ergänzen.',
  'finding.policy_blocks_script': 'Die Content Security Policy der Seite sperrt das Skript',
  'finding.policy_blocks_script_text': 'Wer die Website betreibt, muss das in der Policy ergänzen.',
  'finding.sandbox_blocks': 'Der Frame liegt in einer Sandbox, in der er nicht funktioniert',
  'finding.sandbox_blocks_text': 'Entfernen Sie die Sandbox, oder erlauben Sie das in ihr.',
  'finding.site_not_allowed': 'Diese Website darf die Buchungsseite nicht zeigen',
  'finding.site_not_allowed_text':
    'Nehmen Sie die Website in die erlaubten Websites einer gespeicherten Einbettung auf.',
  'finding.bad_attribute': 'Ein Attribut hat einen unbrauchbaren Wert',
  'finding.bad_attribute_text': 'Stattdessen gilt der Vorgabewert. Berichtigen Sie den Wert in Ihrem Code.',
  'finding.isolated':
    'Dieser Header schottet die Seite von allen anderen ab. Wer die Website betreibt, muss ihn entfernen.',
  'finding.wants_nonce':
    'Die Policy erlaubt nur Skripte mit der Nonce der Seite. Wer die Website betreibt, muss sie auch diesem Skript geben.',
}
