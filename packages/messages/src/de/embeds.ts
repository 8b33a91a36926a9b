import type { texts as source } from '../en/embeds.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  // Share your link
  'embed.kind': 'Art der Einbettung',
  'embed.inline': 'Eingebettet',
  'embed.popup_widget': 'Popup-Knopf',
  'embed.popup_text': 'Popup-Text',
  'embed.iframe': 'Nur iframe',
  'embed.link': 'Nur Link',
  'embed.about_inline': 'Der Kalender steht in deiner Seite und wächst mit seinem Inhalt.',
  'embed.about_popup_widget': 'Ein Knopf schwebt in der Ecke jeder Seite und öffnet den Kalender.',
  'embed.about_popup_text': 'Ein Link in deinem Text öffnet den Kalender über der Seite.',
  'embed.about_iframe':
    'Ganz ohne Skript, für Seiten, die Skripte entfernen. Die Höhe folgt dem Inhalt nicht.',
  'embed.about_link': 'Für E-Mails, Profile und Seiten, die nichts anderes erlauben.',
  'embed.look': 'Aussehen',
  'embed.hide_details': 'Angaben zur Terminart verbergen',
  'embed.backgroundColor': 'Hintergrund',
  'embed.textColor': 'Text',
  'embed.buttonColor': 'Knopf & Link',
  'embed.button_text': 'Text des Knopfs',
  'embed.buttonBackground': 'Hintergrund des Knopfs',
  'embed.buttonTextColor': 'Textfarbe des Knopfs',
  'embed.link_text': 'Text des Links',
  'embed.reset': 'Zurück zu den Vorgaben',
  'embed.hard_to_read':
    'Der Text ist auf seinem Hintergrund schlecht zu lesen: Kontrast {ratio}, nötig ist mindestens {needed}.',
  'embed.button_hard_to_see':
    'Knöpfe sind auf diesem Hintergrund schlecht zu sehen: Kontrast {ratio}, nötig ist mindestens {needed}.',
  'embed.widget_hard_to_read':
    'Der Text ist auf diesem Knopf schlecht zu lesen: Kontrast {ratio}, nötig ist mindestens {needed}.',
  'embed.use_colour': '{colour} nehmen',
  'embed.preview': 'Vorschau',
  'embed.preview_text': 'Auf einer Website, wie ein Besucher es sieht. Hier wird nichts gebucht.',
  'embed.scheme': 'Design des Besuchers',
  'embed.light': 'Hell',
  'embed.dark': 'Dunkel',
  'embed.site': 'Deine Website',
  'embed.site_link': 'Kontakt',
  'embed.site_title': 'Sprechen wir miteinander',
  'embed.popup_close': 'Popup der Vorschau schließen',
  'embed.save': 'Als Einbettung speichern',
  'embed.save_text': 'Behält dieses Aussehen, und du kannst sagen, welche Websites sie zeigen dürfen.',
  'embed.saved_text': 'Gespeichert als „{name}“. Der Code nennt sie jetzt.',
  'embed.open_saved': 'Zur gespeicherten Einbettung',

  // Gespeicherte Einbettungen
  'embeds.text':
    'Eine Einbettung behält ihr Aussehen und die Websites, die sie zeigen dürfen. Beides lässt sich später ändern.',
  'embeds.add': 'Neue Einbettung',
  'embeds.new_name': 'Meine Website',
  'embeds.empty': 'Noch ist keine Einbettung gespeichert',
  'embeds.empty_text':
    'Speichere eine, um zu sagen, welche Websites sie zeigen dürfen, und um ihren Code wiederzufinden.',
  'embeds.any_site': 'Jede Website',
  'embeds.sites': { one: '{count} Website', other: '{count} Websites' },
  'embeds.created': 'Gespeichert {date}',
  'embeds.copy_of': 'Code kopieren: {name}',
  'embeds.more': 'Weitere Aktionen für {name}',
  'embeds.delete_title': '{name} löschen?',
  'embeds.delete_text': 'Ihr Code funktioniert weiter. Websites, die sie nennt, bleiben die einzigen.',
  'embeds.deleted': '{name} ist gelöscht',
  'embeds.saved': 'Einstellungen gespeichert',
  'embeds.added': '{name} ist gespeichert',
  'embeds.gone': 'Diese Einbettung gibt es nicht',
  'embeds.gone_text': 'Vielleicht wurde sie gelöscht. Ihr Code funktioniert weiter.',
  'embeds.name': 'Name',
  'embeds.name_text': 'Nur du siehst ihn.',
  'embeds.event': 'Was gebucht werden kann',
  'embeds.event_gone': 'Eine gelöschte Terminart',
  'embeds.allowed': 'Websites, die sie zeigen dürfen',
  'embeds.allowed_text':
    'Eine je Zeile. Keine: jede Website. Mit *. vor dem Namen: alle darunter. Auch Rahmen ohne diesen Code sind daran gebunden.',
  'embeds.site_format':
    '{site} ist keine Website. Erwartet wird etwa https://example.com oder https://*.example.com',
  'embeds.site_path': '{site} hat einen Pfad. Die Website allein: {origin}',
  'embeds.too_many_sites': 'Höchstens {max} Websites',
  'embeds.count': { one: '{count} Einbettung', other: '{count} Einbettungen' },
  'embeds.count_event_types': { one: '{count} Terminart', other: '{count} Terminarten' },
  'embeds.limit': 'Terminarten und Einbettungen zählen zusammen: {used} von {limit}.',
  'embeds.limit_reached':
    'Du hast die Höchstzahl erreicht. Terminarten und Einbettungen zählen zusammen: {events} und {embeds}, erlaubt sind {limit}. Lösche eine, oder wechsle den Tarif.',
  'embeds.code': 'Code',
  'embeds.code_saved':
    'Er nennt diese Einbettung. Einmal eingefügt, muss er für die erlaubten Websites nicht mehr geändert werden.',
  'embeds.look_changed': 'Das Aussehen hat sich geändert: Füge den Code dort neu ein, wo er steht.',
}
