import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'domain.text':
    'Vis dine bookingsider på dit eget domæne. Links, indlejringer og mails bruger det, når det virker. Denne servers adresse virker også fortsat.',
  'domain.label': 'Dit domæne',
  'domain.label_text': 'Vælg et, der ikke bruges til andet, f.eks. meet.example.com.',
  'domain.wrong': '”{domain}” er ikke et domæne. Indtast et som meet.example.com.',
  'domain.use': 'Brug dette domæne',
  'domain.unknown':
    'Vi kunne ikke finde {domain} endnu. Vi bliver ved med at tjekke. Du behøver ikke at gøre noget for nu.',
  'domain.no_record':
    'Der er ingen post for {domain} endnu. Tilføj dem nedenfor dér, hvor du har købt domænet.',
  'domain.wrong_target': '{domain} peger på {found}, ikke hertil. Ret posten til den nedenfor.',
  'domain.no_proof':
    '{domain} peger hertil, men TXT-posten, der beviser, at det er dit, mangler. Tilføj den nedenfor.',
  'domain.not_spread':
    'Dine poster er rigtige, men er ikke slået igennem endnu. Det kan tage nogle timer. Vi tjekker igen automatisk.',
  'domain.no_answer':
    '{domain} peger hertil, men denne server svarer ikke på det navn. Bed den, der driver serveren, om at tillade det.',
  'domain.no_certificate':
    '{domain} peger hertil, men har intet certifikat endnu. Det kan tage nogle minutter. Hvis det ikke ændrer sig, så spørg den, der driver serveren.',
  'domain.works': 'Det virker. Links, indlejringer og mails bruger {domain}.',
  'domain.still_used':
    'Links bruger det stadig. Hvis det ikke virker igen inden for en time, bruger de denne servers adresse.',
  'domain.checked': 'Tjekket {when}',
  'domain.check': 'Tjek nu',
  'domain.remove': 'Fjern domæne',
  'domain.set_meanwhile':
    'Et andet domæne er angivet på en anden fane eller af en anden. Genindlæs siden for at se det. Dit bruges ikke.',
  'domain.removed': 'Links bruger denne servers adresse igen',
  'domain.remove_ask': 'Vil du fjerne dit domæne?',
  'domain.remove_text': 'Links til {domain}, som du allerede har delt, holder op med at virke.',
  'domain.records': 'DNS-poster',
  'domain.records_text': 'Tilføj begge dér, hvor du administrerer domænet.',
  'domain.name': 'Navn',
  'domain.value': 'Værdi',
  'domain.copy': 'Kopiér: {what}',
  'domain.apex':
    'Et domæne uden noget foran, f.eks. example.com, kan ikke have en CNAME. Giv det i stedet de samme adresser som denne server.',
  'error.domain_not_found': 'Intet eget domæne er angivet',
}
