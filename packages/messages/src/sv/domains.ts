import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'domain.text':
    'Visa dina bokningssidor på din egen domän. Länkar, inbäddningar och mejl använder den när den fungerar. Serverns adress fortsätter också att fungera.',
  'domain.label': 'Din domän',
  'domain.label_text': 'Välj en som inte används till något annat, till exempel meet.example.com.',
  'domain.wrong': '”{domain}” är ingen domän. Ange en som meet.example.com.',
  'domain.use': 'Använd den här domänen',
  'domain.unknown':
    'Vi har inte hittat {domain} ännu. Vi fortsätter att kontrollera. Du behöver inte göra något just nu.',
  'domain.no_record':
    'Det finns ingen post för {domain} ännu. Lägg till posterna nedan där du köpte domänen.',
  'domain.wrong_target': '{domain} pekar på {found}, inte hit. Ändra posten till den nedan.',
  'domain.no_proof':
    '{domain} pekar hit, men den TXT-post som visar att den är din saknas. Lägg till den nedan.',
  'domain.not_spread':
    'Dina poster är rätt, men har inte spridits ännu. Det kan ta några timmar. Vi kontrollerar igen automatiskt.',
  'domain.no_answer':
    '{domain} pekar hit, men servern svarar inte på det namnet. Be den som driver servern att tillåta det.',
  'domain.no_certificate':
    '{domain} pekar hit, men har inget certifikat ännu. Det kan ta några minuter. Fråga den som driver servern om det inte ändras.',
  'domain.works': 'Den fungerar. Länkar, inbäddningar och mejl använder {domain}.',
  'domain.still_used':
    'Länkar använder den fortfarande. Om den inte fungerar igen inom en timme använder de serverns adress.',
  'domain.checked': 'Kontrollerad {when}',
  'domain.check': 'Kontrollera nu',
  'domain.remove': 'Ta bort domänen',
  'domain.set_meanwhile':
    'En annan domän har angetts i en annan flik eller av någon annan. Läs in sidan igen för att se den. Din används inte.',
  'domain.removed': 'Länkar använder serverns adress igen',
  'domain.remove_ask': 'Ta bort din domän?',
  'domain.remove_text': 'Länkar till {domain} som du redan har delat slutar fungera.',
  'domain.records': 'DNS-poster',
  'domain.records_text': 'Lägg till båda där du hanterar domänen.',
  'domain.name': 'Namn',
  'domain.value': 'Värde',
  'domain.copy': 'Kopiera: {what}',
  'domain.apex':
    'En domän utan något framför, som example.com, kan inte ha ett CNAME. Ge den samma adresser som den här servern i stället.',
  'error.domain_not_found': 'Ingen egen domän är angiven',
}
