import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'domain.text':
    'Zeigen Sie Ihre Buchungsseiten unter Ihrer eigenen Domain. Links, Einbettungen und Mails verwenden sie, sobald sie funktioniert. Die Adresse dieses Servers gilt weiter.',
  'domain.label': 'Ihre Domain',
  'domain.label_text': 'Wählen Sie eine, die für nichts anderes verwendet wird, etwa meet.example.com.',
  'domain.wrong': '„{domain}“ ist keine Domain. Geben Sie eine ein, etwa meet.example.com.',
  'domain.use': 'Diese Domain verwenden',
  'domain.unknown':
    'Wir konnten {domain} noch nicht finden. Wir prüfen es weiter. Sie müssen vorerst nichts tun.',
  'domain.no_record':
    'Für {domain} gibt es noch keinen Eintrag. Tragen Sie die unten stehenden dort ein, wo Sie die Domain gekauft haben.',
  'domain.wrong_target':
    '{domain} zeigt auf {found}, nicht hierher. Ändern Sie den Eintrag wie unten angegeben.',
  'domain.no_proof':
    '{domain} zeigt hierher, aber der TXT-Eintrag fehlt, der zeigt, dass sie Ihnen gehört. Tragen Sie den unten angegebenen ein.',
  'domain.not_spread':
    'Ihre Einträge stimmen, haben sich aber noch nicht verbreitet. Das kann einige Stunden dauern. Wir prüfen es automatisch wieder.',
  'domain.no_answer':
    '{domain} zeigt hierher, aber der Server antwortet nicht unter diesem Namen. Bitten Sie die Betreiber, ihn zuzulassen.',
  'domain.no_certificate':
    '{domain} zeigt hierher, hat aber noch kein Zertifikat. Das kann einige Minuten dauern. Bleibt es so, fragen Sie die Betreiber dieses Servers.',
  'domain.works': 'Sie funktioniert. Links, Einbettungen und Mails verwenden {domain}.',
  'domain.still_used':
    'Links verwenden sie noch. Funktioniert sie nicht binnen einer Stunde wieder, verwenden sie die Adresse dieses Servers.',
  'domain.checked': 'Geprüft {when}',
  'domain.check': 'Jetzt prüfen',
  'domain.remove': 'Domain entfernen',
  'domain.set_meanwhile':
    'In einem anderen Tab oder von jemand anderem wurde eine andere Domain eingestellt. Laden Sie die Seite neu, um sie zu sehen. Ihre wird nicht verwendet.',
  'domain.removed': 'Links verwenden wieder die Adresse dieses Servers',
  'domain.remove_ask': 'Ihre Domain entfernen?',
  'domain.remove_text': 'Links zu {domain}, die Sie schon geteilt haben, funktionieren dann nicht mehr.',
  'domain.records': 'DNS-Einträge',
  'domain.records_text': 'Tragen Sie beides dort ein, wo Sie die Domain verwalten.',
  'domain.name': 'Name',
  'domain.value': 'Wert',
  'domain.copy': 'Kopieren: {what}',
  'domain.apex':
    'Eine Domain ohne etwas davor, etwa example.com, kann keinen CNAME haben. Geben Sie ihr stattdessen dieselben Adressen wie diesem Server.',
  'error.domain_not_found': 'Es ist keine eigene Domain eingestellt',
}
