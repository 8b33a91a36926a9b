import type { texts as source } from '../../en/mails/clients.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectClient: '{name} fragt, wann Sie Zeit haben',
  headingClient: '{name} möchte einen Termin mit Ihnen finden',
  client:
    'Sie können {name} sehen lassen, wann Sie belegt sind, einmal eine Kalenderdatei zeigen oder ablehnen. Ein Konto brauchen Sie nicht.',
  labelClientTopic: 'Worum es geht',
  labelClientUntil: 'Link gilt bis',
  actionClient: 'Antworten',
  textClient: 'Hier antworten:',
  clientPrivacy:
    '{name} sieht, wann Sie belegt sind, nie mit wem oder warum. Mit demselben Link nehmen Sie es zurück.',
  footerClient:
    'Sie erhalten diese Mail, weil {name} ({page}) Ihre Adresse in {product} eingegeben hat. Wir verwenden sie für nichts anderes.',
  subjectClientConnected: '{name} hat einen Kalender verbunden',
  headingClientConnected: 'Finden Sie einen Termin mit {name}',
  clientConnected: '{name} zeigt Ihnen belegte Zeiten. Wählen Sie eine Zeit, zu der Sie beide frei sind.',
  actionClients: 'Zeit finden',
  textClients: 'Hier finden Sie eine Zeit:',
  footerClientConnected:
    'Sie erhalten diese Mail, weil Sie {name} in {product} nach freien Zeiten gefragt haben.',
}
