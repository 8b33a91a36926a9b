import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'domain.text':
    'Ihre Buchungsseiten unter einem eigenen Namen. Links, Einbettungen und Mails tragen ihn, sobald er funktioniert; die Adresse dieses Servers bleibt daneben gültig.',
  'domain.label': 'Ihre Domain',
  'domain.label_text': 'Ein Name, der für nichts anderes verwendet wird, etwa meet.example.com.',
  'domain.use': 'Diese Domain verwenden',
  'domain.unknown':
    'Kein Nameserver hat für {domain} geantwortet. Es wird wieder nachgesehen; zu tun ist nichts, solange das nicht so bleibt.',
  'domain.no_record':
    'Für {domain} gibt es noch keinen Eintrag. Tragen Sie die unten stehenden dort ein, wo Sie die Domain gekauft haben.',
  'domain.wrong_target':
    '{domain} führt zu {found}, nicht hierher. Ändern Sie den Eintrag in den unten stehenden.',
  'domain.no_proof':
    '{domain} führt hierher, aber der TXT-Eintrag, der sie Ihnen zuordnet, fehlt. Tragen Sie den unten stehenden ein.',
  'domain.not_spread':
    'Ihre Einträge stimmen und haben sich noch nicht verbreitet. Das kann einige Stunden dauern; es wird von selbst wieder nachgesehen.',
  'domain.no_answer':
    '{domain} führt dem Namen nach hierher, aber der Server antwortet darunter nicht. Wer ihn betreibt, muss sie durchlassen.',
  'domain.no_certificate':
    '{domain} führt hierher, hat aber noch kein Zertifikat. Das kann einige Minuten dauern; bleibt es so, müssen die Betreiber dieses Servers nachsehen.',
  'domain.works': 'Sie funktioniert. Links, Einbettungen und Mails tragen {domain}.',
  'domain.still_used':
    'Links tragen sie noch. Funktioniert sie nicht binnen einer Stunde wieder, tragen sie die Adresse dieses Servers.',
  'domain.checked': 'Nachgesehen {when}',
  'domain.check': 'Jetzt prüfen',
  'domain.remove': 'Keine Domain verwenden',
  'domain.removed': 'Links tragen wieder die Adresse dieses Servers',
  'domain.remove_ask': 'Keine Domain verwenden?',
  'domain.remove_text': 'Links zu {domain}, die schon unterwegs sind, funktionieren dann nicht mehr.',
  'domain.records': 'Was in Ihrem DNS stehen muss',
  'domain.records_text': 'Tragen Sie beides dort ein, wo Sie die Domain verwalten.',
  'domain.name': 'Name',
  'domain.value': 'Wert',
  'domain.copy': 'Kopieren: {what}',
  'domain.apex':
    'Eine Domain ohne etwas davor, etwa example.com, darf keinen CNAME haben: Geben Sie ihr stattdessen dieselben Adressen wie diesem Server.',
  'error.domain_not_found': 'Es ist keine eigene Domain eingestellt',
}
