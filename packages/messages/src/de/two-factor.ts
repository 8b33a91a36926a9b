import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'two_factor.text':
    'Ein zweiter Nachweis neben dem Passwort: Wer nur das Passwort erfährt, kommt nicht hinein.',
  'two_factor.off': 'Zwei Faktoren sind ausgeschaltet',
  'two_factor.off_text':
    'Damit gehören zur Anmeldung sechs Ziffern, die eine App auf Ihrem Telefon zeigt, jede halbe Minute neue.',
  'two_factor.set_up': 'Zwei Faktoren einrichten',
  'two_factor.step': 'Schritt {step} von 3',
  'two_factor.app': 'Authenticator-App installieren',
  'two_factor.app_text':
    'Jede App für Einmalcodes ist recht; viele Passwortmanager sind eine. Geben Sie dann Ihr Passwort ein.',
  'two_factor.next': 'Weiter',
  'two_factor.scan': 'Code scannen',
  'two_factor.scan_text':
    'Öffnen Sie die App und scannen Sie das. Ihr eigener Browser zeichnet es, es wird nirgends hin gesendet.',
  'two_factor.qr': 'QR-Code für die Authenticator-App',
  'two_factor.by_hand': 'Keine Kamera? Tippen Sie diesen Schlüssel in die App:',
  'two_factor.copy_key': 'Schlüssel kopieren',
  'two_factor.enter': '6-stelligen Code eingeben',
  'two_factor.switch_on': 'Einschalten',
  'two_factor.switched_on': 'Zwei Faktoren sind eingeschaltet. Sie wurden überall sonst abgemeldet.',
  'two_factor.codes': 'Bewahren Sie Ihre Wiederherstellungscodes auf',
  'two_factor.codes_text':
    'Jeder lässt Sie einmal hinein, wenn die App nicht zur Hand ist. Sie werden nur jetzt gezeigt: Bewahren Sie sie auf, wo andere sie nicht sehen.',
  'two_factor.copy_codes': 'Codes kopieren',
  'two_factor.download': 'Herunterladen',
  'two_factor.kept': 'Ich habe sie aufbewahrt',
  'two_factor.file_text': 'Wiederherstellungscodes für {product}. Jeder gilt einmal.',
  'two_factor.on': 'Zwei Faktoren sind eingeschaltet',
  'two_factor.since': 'Seit {date}.',
  'two_factor.codes_left': {
    one: '{count} Wiederherstellungscode ist übrig.',
    other: '{count} Wiederherstellungscodes sind übrig.',
  },
  'two_factor.renew': 'Neue Wiederherstellungscodes',
  'two_factor.switch_off': 'Ausschalten',
  'two_factor.switched_off': 'Zwei Faktoren sind ausgeschaltet. Sie wurden überall sonst abgemeldet.',
  'error.two_factor_is_on': 'Zwei Faktoren sind schon eingeschaltet',
}
