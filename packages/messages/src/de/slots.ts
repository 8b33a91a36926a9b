import type { texts as source } from '../en/slots.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'slots.might_be_blocked': 'Die gewählte Zeit ist möglicherweise belegt',
  'slots.might_be_blocked_booked':
    'Als das gebucht wurde, war ein Kalender nicht lesbar, was bei Ihnen als frei zählt. Prüfen Sie, ob Sie Zeit haben.',
  'slots.might_be_blocked_now': 'Ein Kalender ist gerade nicht lesbar, was bei Ihnen als frei zählt.',
  'slots.date_not_available': 'Das gewählte Datum ist nicht verfügbar',
  'section.basics': 'Name und Link',
  'section.location': 'Ort',
  'section.duration': 'Dauer und Puffer',
  'section.availability': 'Verfügbarkeit',
  'section.notice': 'Vorlauf',
  'section.window': 'Buchungszeitraum',
  'section.limits': 'Grenzen',
  'section.questions': 'Fragen an Gäste',
  'section.reminders': 'Erinnerungen',
  'section.confirmation': 'Nach der Buchung',
  'section.video': 'Video',

  // Why there is no time
  'why.title': 'Warum ist keine Zeit frei?',
  'why.short': 'Warum nicht?',
  'why.hint': 'Wählen Sie irgendeine Zeit. Wir sagen, was ihr im Weg steht.',
  'why.hint_edited':
    'Wählen Sie irgendeine Zeit. Die Antwort gilt für die gespeicherten Einstellungen, noch nicht für Ihre Änderungen.',
  'why.off': 'Diese Terminart ist aus: Nichts kann gebucht werden, bis Sie sie einschalten.',
  'why.day': 'Tag',
  'why.has_times': 'hat freie Zeiten',
  'why.has_none': 'keine freien Zeiten',
  'why.free': 'frei',
  'why.not_free': 'nicht frei',
  'why.none': 'Nichts steht im Weg: Diese Zeit kann gebucht werden.',
  'why.see_booking': 'Termin ansehen',
  'why.outside_hours': 'Sie liegt außerhalb Ihrer Zeiten.',
  'why.override': 'Dieser Tag hat eigene Zeiten, und sie lassen diese aus.',
  'why.not_on_increment': 'Termine beginnen zu anderen Minuten.',
  'why.busy': 'Etwas anderes steht in Ihrem Kalender.',
  'why.busy_in': '{item} steht in Ihrem Kalender {calendar}.',
  'why.busy_with': 'Sie haben einen Termin: {item}.',
  'why.buffer': 'Der Puffer um den Termin bliebe nicht frei.',
  'why.buffer_with': 'Der Puffer reichte in einen Termin hinein: {item}.',
  'why.held': 'Sie ist bis {time} für jemanden freigehalten, der noch seine E-Mail-Adresse bestätigt.',
  'why.in_the_past': 'Sie ist vorbei.',
  'why.minimum_notice': 'Es ist zu bald.',
  'why.minimum_notice_until': 'Es ist zu bald. Am frühesten geht es {time}.',
  'why.outside_window': 'Sie liegt außerhalb des Buchungszeitraums.',
  'why.limit_day': { one: 'Der Tag ist voll: {count} Termin.', other: 'Der Tag ist voll: {count} Termine.' },
  'why.limit_week': {
    one: 'Die Woche ist voll: {count} Termin.',
    other: 'Die Woche ist voll: {count} Termine.',
  },
  'why.limit_month': {
    one: 'Der Monat ist voll: {count} Termin.',
    other: 'Der Monat ist voll: {count} Termine.',
  },
}
