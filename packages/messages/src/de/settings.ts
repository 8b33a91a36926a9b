import type { texts as source } from '../en/settings.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  // Settings
  'setting.saved': 'Einstellungen gespeichert',

  'profile.text': 'Wie Ihre Gäste Sie auf Ihrer Seite und in E-Mails sehen.',
  'profile.name': 'Angezeigter Name',
  'profile.name_text': 'Auf Ihrer Seite, in E-Mails und Einladungen.',
  'profile.first_name': 'Vorname',
  'profile.last_name': 'Nachname',
  'profile.company': 'Firma',
  'profile.phone': 'Telefon',
  'profile.welcome': 'Begrüßung',
  'profile.welcome_text': 'Über der Liste Ihrer Terminarten.',

  'my_link.text': 'Die Adresse Ihrer Buchungsseite.',
  'my_link.copy': 'Link kopieren',
  'my_link.change': 'Meinen Link ändern',
  'my_link.moved': 'Ihr Link ist geändert',
  'my_link.ask': 'Ihren Link ändern?',
  'my_link.ask_text':
    '{old} leitet 90 Tage lang zu {next} weiter, auch auf Websites und in E-Mails. Bis dahin kann ihn niemand sonst nehmen, und Sie können ihn jederzeit zurückändern.',
  'my_link.proof': 'Bots abwehren',
  'my_link.proof_text':
    'Vor jeder Buchung macht der Browser Ihres Gastes im Hintergrund eine kurze Prüfung. Niemand muss ein Rätsel lösen. Ohne JavaScript kann man dann nicht buchen.',
  'my_link.former': 'Frühere Links',
  'my_link.until': 'leitet hierher weiter bis {date}',

  'language.text': 'Sprache und Formate Ihres Dashboards und Ihrer E-Mails.',
  'language.own': 'Sprache',
  'language.invitees': 'Sprache für Gäste',
  'language.invitees_text': 'Voreinstellung für Gäste, die keine gewählt haben.',
  'language.same': 'Dieselbe',
  'language.date_format': 'Datum',
  'language.date_auto': 'Wie üblich',
  'language.day_first': 'Tag zuerst',
  'language.month_first': 'Monat zuerst',
  'language.time_format': 'Uhr',
  'language.hours_24': '24 Stunden',
  'language.hours_12': '12 Stunden',
  'language.week_start': 'Die Woche beginnt am',
  'language.theme': 'Design',
  'language.theme_dark': 'Dunkel',
  'language.theme_light': 'Hell',
  'language.theme_auto': 'Wie das Gerät',

  'my_password.text': 'Ändern Sie Ihr Passwort und sehen Sie, wo Sie angemeldet sind.',
  'sessions.title': 'Wo Sie angemeldet sind',
  'sessions.on': '{browser} unter {system}',
  'sessions.unknown': 'Unbekannter Browser',
  'sessions.this_one': 'Dieser Browser, jetzt',
  'sessions.seen': 'Zuletzt gesehen {when}',
  'sessions.end': 'Abmelden',
  'sessions.end_of': 'Abmelden: {name}',
  'sessions.end_others': 'Überall sonst abmelden',
  'sessions.ended': 'Dort abgemeldet',
  'error.session_not_found': 'Diese Sitzung ist schon beendet',

  // Inherited settings
  'inherited.title': 'Von Ihrer Organisation',
  'inherited.text':
    'Übernommene Einstellungen folgen der Organisation. Ändern Sie eine selbst, wird sie Ihre eigene.',
  'inherited.logo': 'Logo',
  'inherited.background': 'Hintergrund',
  'inherited.colors': 'Farben',
  'inherited.language': 'Sprache für Gäste',
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
    'Die Erinnerungen aller Ihrer Terminarten werden ersetzt, außer bei denen, die eine Organisation verwaltet. Das lässt sich nicht rückgängig machen. Gebuchte Termine behalten ihre.',
  'inherited.lost_image':
    'Ihr eigenes Bild wird gelöscht. Um es wiederzubekommen, müssen Sie es neu hochladen.',
}
