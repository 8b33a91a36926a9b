import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'domain.text':
    'Vis bookingsidene dine på ditt eget domene. Lenker, innebygginger og e-poster bruker det når det fungerer. Adressen til denne serveren fungerer også fortsatt.',
  'domain.label': 'Domenet ditt',
  'domain.label_text': 'Velg et som ikke brukes til noe annet, for eksempel meet.example.com.',
  'domain.wrong': '«{domain}» er ikke et domene. Skriv inn et som meet.example.com.',
  'domain.use': 'Bruk dette domenet',
  'domain.unknown':
    'Vi fant ikke {domain} ennå. Vi fortsetter å sjekke. Du trenger ikke å gjøre noe foreløpig.',
  'domain.no_record':
    'Det finnes ingen oppføring for {domain} ennå. Legg til dem nedenfor der du kjøpte domenet.',
  'domain.wrong_target': '{domain} peker til {found}, ikke hit. Endre oppføringen til den nedenfor.',
  'domain.no_proof':
    '{domain} peker hit, men TXT-oppføringen som beviser at det er ditt, mangler. Legg til den nedenfor.',
  'domain.not_spread':
    'Oppføringene dine er riktige, men har ikke spredt seg ennå. Det kan ta noen timer. Vi sjekker igjen automatisk.',
  'domain.no_answer':
    '{domain} peker hit, men denne serveren svarer ikke på det navnet. Be den som drifter serveren, om å tillate det.',
  'domain.no_certificate':
    '{domain} peker hit, men har ikke noe sertifikat ennå. Det kan ta noen minutter. Hvis det ikke endrer seg, kan du spørre den som drifter serveren.',
  'domain.works': 'Det fungerer. Lenker, innebygginger og e-poster bruker {domain}.',
  'domain.still_used':
    'Lenker bruker det fortsatt. Hvis det ikke fungerer igjen innen en time, bruker de adressen til denne serveren.',
  'domain.checked': 'Sjekket {when}',
  'domain.check': 'Sjekk nå',
  'domain.remove': 'Fjern domenet',
  'domain.set_meanwhile':
    'Et annet domene ble angitt i en annen fane eller av noen andre. Last inn siden på nytt for å se det. Ditt brukes ikke.',
  'domain.removed': 'Lenker bruker adressen til denne serveren igjen',
  'domain.remove_ask': 'Vil du fjerne domenet ditt?',
  'domain.remove_text': 'Lenker til {domain} som du allerede har delt, slutter å fungere.',
  'domain.records': 'DNS-oppføringer',
  'domain.records_text': 'Legg til begge der du administrerer domenet.',
  'domain.name': 'Navn',
  'domain.value': 'Verdi',
  'domain.copy': 'Kopier: {what}',
  'domain.apex':
    'Et domene uten noe foran, for eksempel example.com, kan ikke ha en CNAME. Gi det de samme adressene som denne serveren i stedet.',
  'error.domain_not_found': 'Det er ikke angitt noe eget domene',
}
