import type { texts as source } from '../../en/integrations/tracking.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'tracking.ga4_id': 'Mess-ID',
  'tracking.gtag_id': 'ID des Tags oder Containers',
  'tracking.fpixel_id': 'Pixel-ID',
  'tracking.example': 'Etwa {example}',
  'tracking.format': 'Geben Sie eine ID ein wie {example}',
  'tracking.where_ga4': 'In Google Analytics: Verwaltung → Datenstreams → Ihre Website.',
  'tracking.where_gtag':
    'In Google Ads: Tools → Conversions → das Tag. Im Tag Manager: neben dem Namen des Containers.',
  'tracking.where_fpixel': 'Im Events Manager von Meta: Datenquellen → Ihr Pixel.',
  'tracking.connect': 'Verbinden',
  'tracking.change': 'Speichern',
  'tracking.disconnect': 'Trennen',
  'tracking.connected': '{app} erfährt von jetzt an von Buchungen',
  'tracking.disconnected': '{app} erfährt nichts mehr von Buchungen',
  'tracking.what': 'Was wann gesendet wird',
  'tracking.when':
    'Einmal je Buchung, in dem Augenblick, in dem sie entsteht. Nicht noch einmal, wenn sie verschoben oder abgesagt wird.',
  'tracking.sent_ga4':
    'Das Ereignis {event} mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.sent_gtag':
    'Das Ereignis {event} (in einem Container des Tag Managers {container}) mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.sent_fpixel':
    'Das Standardereignis {event} mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.never': 'Nie ein Name, eine E-Mail-Adresse oder eine Antwort.',
  'tracking.where_sent': 'Wie es gesendet wird',
  'tracking.embedded':
    'In Ihre Website eingebettet, geht das Ereignis durch die Statistik, die Ihre Website geladen hat, sobald ihr Einwilligungswerkzeug sagt, dass der Besucher zustimmt. Ohne Einwilligung wird nichts gesendet.',
  'tracking.direct':
    'Auf der Buchungsseite fragen wir Besucher zuerst. Das Ereignis hat keine Cookies und keine Kennung des Besuchers. Bittet der Browser darum, nicht verfolgt zu werden, senden wir es nicht.',
  'tracking.direct_container':
    'Container des Tag Managers erfahren nur von eingebetteten Buchungen: Sie würden die Adresse der Buchungsseite lesen.',
  'tracking.consent':
    'Sagen Sie in Ihrer Datenschutzerklärung, dass Buchungen gezählt werden. Braucht Ihre Website keine Einwilligung, setzen Sie data-consent="granted".',
}
