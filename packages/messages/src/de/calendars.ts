import type { texts as source } from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'connections.text':
    'Niemand bucht Sie, während ein verbundener Kalender belegt ist, und was gebucht wird, steht darin.',
  'connections.connect': 'Google Kalender verbinden',
  'connections.connect_text':
    'Google fragt, welches Konto es ist. Wir lesen, wann Sie belegt sind, und tragen ein, was gebucht wird.',
  'connections.another': 'Weiteres Konto verbinden',
  'connections.off': 'Google Kalender ist auf diesem Server noch nicht eingerichtet',
  'connections.off_text': 'Wer diesen Server betreibt, setzt {needs}.',
  'connections.working': 'Verbunden',
  'connections.read_at': 'Verbunden, zuletzt gelesen {time}',
  'connections.broken': 'Neu zu verbinden',
  'connections.broken_text':
    'Google lässt uns nicht mehr hinein. Bis Sie neu verbinden, gelten die zuletzt bekannten Zeiten.',
  'connections.failing': 'Um {time} nicht lesbar. Es gelten die zuletzt bekannten Zeiten.',
  'connections.reconnect': 'Neu verbinden',
  'connections.disconnect': 'Trennen',
  'connections.disconnect_title': '{account} trennen?',
  'connections.disconnect_text':
    'Seine belegten Zeiten können von da an gebucht werden, und Buchungen werden nicht mehr eingetragen. Was im Kalender steht, bleibt dort. Unser Zugang wird widerrufen.',
  'connections.disconnected': '{account} ist getrennt',
  'connections.blocking': 'Auf Konflikte prüfen in',
  'connections.target': 'Kalender für neue Termine',
  'connections.no_target': 'Keiner',
  'connections.saved': 'Kalender gespeichert',
  'connections.finishing': 'Wird verbunden …',
  'connections.connected': '{account} ist verbunden',
  'connections.refused': 'Nichts wurde verbunden',
  'connections.refused_text':
    'Der Zugang wurde nicht gegeben. Nichts hat sich geändert; Sie können neu beginnen.',
  'connections.back': 'Zurück zu den Kalenderverbindungen',
  'connections.bar': '{account} muss neu verbunden werden: Seine belegten Zeiten sind vielleicht veraltet.',
  'connections.bar_label': 'Gestörte Kalenderverbindung',
}
