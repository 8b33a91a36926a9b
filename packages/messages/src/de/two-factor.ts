import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'two_factor.text':
    'Fragt zusätzlich zum Passwort nach einem Code. Ein gestohlenes Passwort allein reicht dann nicht.',
  'two_factor.off': 'Zwei Faktoren sind ausgeschaltet',
  'two_factor.off_text':
    'Schalten Sie sie ein, um sich mit Ihrem Passwort und einem sechsstelligen Code aus einer App auf Ihrem Telefon anzumelden.',
  'two_factor.set_up': 'Zwei Faktoren einrichten',
  'two_factor.step': 'Schritt {step} von 3',
  'two_factor.app': 'Authenticator-App installieren',
  'two_factor.app_text':
    'Jede App für Einmalcodes funktioniert, auch viele Passwortmanager. Geben Sie dann Ihr Passwort ein.',
  'two_factor.next': 'Weiter',
  'two_factor.scan': 'Code scannen',
  'two_factor.scan_text':
    'Öffnen Sie die App und scannen Sie diesen Code. Ihr Browser zeichnet ihn und sendet ihn nirgendwohin.',
  'two_factor.qr': 'QR-Code für die Authenticator-App',
  'two_factor.by_hand': 'Keine Kamera? Tippen Sie diesen Schlüssel in die App:',
  'two_factor.copy_key': 'Schlüssel kopieren',
  'two_factor.enter': '6-stelligen Code eingeben',
  'two_factor.switch_on': 'Einschalten',
  'two_factor.switched_on': 'Zwei Faktoren sind eingeschaltet. Sie wurden überall sonst abgemeldet.',
  'two_factor.codes': 'Speichern Sie Ihre Wiederherstellungscodes',
  'two_factor.codes_text':
    'Mit jedem Code kommen Sie einmal hinein, wenn Sie die App nicht haben. Wir zeigen sie nur jetzt: Speichern Sie sie an einem sicheren Ort.',
  'two_factor.copy_codes': 'Codes kopieren',
  'two_factor.download': 'Herunterladen',
  'two_factor.kept': 'Ich habe sie gespeichert',
  'two_factor.file_text': 'Wiederherstellungscodes für {product}. Jeder gilt einmal.',
  'two_factor.on': 'Zwei Faktoren sind eingeschaltet',
  'two_factor.since': 'Seit {date}.',
  'two_factor.codes_left': {
    one: '{count} Wiederherstellungscode ist übrig.',
    other: '{count} Wiederherstellungscodes sind übrig.',
  },
  'two_factor.renew': 'Neue Wiederherstellungscodes holen',
  'two_factor.switch_off': 'Ausschalten',
  'two_factor.switched_off': 'Zwei Faktoren sind ausgeschaltet. Sie wurden überall sonst abgemeldet.',
  'error.two_factor_is_on': 'Zwei Faktoren sind schon eingeschaltet',
}
