import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'check_up.title': 'Sjekk siden min',
  'check_up.text':
    'Vi åpner siden din slik en besøkende ville gjort, og forteller deg om innebyggingen fungerer der.',
  'check_up.url': 'Adressen til siden din',
  'check_up.url_example': 'https://www.example.com/contact',
  'check_up.action': 'Sjekk',
  'check_up.again': 'Sjekk igjen',
  'check_up.looking': 'Åpner {site} og sjekker deretter koden og sikkerhetspolicyen …',
  'check_up.stop': 'Stopp',
  'check_up.failed': 'Vi kunne ikke kjøre sjekken. Prøv igjen.',
  'check_up.result': 'Resultat for {url}',
  'check_up.problems': { one: '{count} problem', other: '{count} problemer' },
  'check_up.warnings': { one: '{count} advarsel', other: '{count} advarsler' },
  'check_up.fine': 'Alt fungerer',
  'check_up.found': 'Innebygginger på siden',
  'check_up.found_here': 'Funnet der:',
  'check_up.paste': 'Lim inn dette:',
  'check_up.add': 'Legg til dette:',
  'check_up.copy': 'Kopier',
  'check_up.go_embeds': 'Åpne lagrede innebygginger',
  'check_up.go_event_types': 'Åpne møtetyper',
  'level.good': 'Bra',
  'level.warning': 'Advarsel',
  'level.problem': 'Problem',
  'finding.works': 'Innebyggingen fungerer her',
  'finding.works_text': 'Besøkende kan booke på denne siden.',
  'finding.unreachable': 'Vi kunne ikke åpne siden',
  'finding.unreachable_text':
    'Sjekk adressen, og at alle kan åpne siden uten å logge inn. Vi kan ikke sjekke sider på et privat nettverk.',
  'finding.not_a_page': 'Dette er ikke en nettside',
  'finding.not_a_page_text': 'Adressen fører til en fil. Skriv inn adressen til siden som besøkende ser.',
  'finding.unreadable': 'Vi kunne ikke lese koden på siden',
  'finding.unreadable_text':
    'Den er ikke bygget som andre sider. Er det siden som besøkende ser? Spør den som har laget den.',
  'finding.missing': 'Det er ingen innebygging på denne siden',
  'finding.missing_text':
    'Lim inn denne koden der du vil ha kalenderen, og publiser. Vi ser ikke hva en tag manager eller et skript legger til senere.',
  'finding.script_missing': 'Skriptet mangler',
  'finding.script_missing_text':
    'Uten det vokser ikke rammen med innholdet, og popuper åpnes som egne sider. Lim inn dette én gang, hvor som helst på siden.',
  'finding.script_twice': 'Skriptet er der mer enn én gang',
  'finding.script_twice_text': 'Det gjør ingen skade, men én gang er nok. Fjern de andre.',
  'finding.frame_twice': 'Den samme bookingsiden er der to ganger',
  'finding.frame_twice_text':
    'Besøkende ser den to ganger på denne siden. Fjern en av rammene, med mindre du vil ha begge.',
  'finding.wrong_origin': 'Koden fører til en annen server',
  'finding.wrong_origin_text': 'Bytt den ut med denne koden.',
  'finding.insecure': 'Koden bruker http:// på en side med https://',
  'finding.insecure_text': 'Nettlesere blokkerer det. Bytt den ut med denne koden.',
  'finding.unknown_page': 'Bookingsiden i koden finnes ikke',
  'finding.unknown_page_text': 'Adressen kan være endret. Bytt den ut med denne koden.',
  'finding.other_owner': 'Bookingsiden tilhører noen andre',
  'finding.other_owner_text':
    'Bookinger går til en annen konto. Hvis du ikke vil det, kan du bruke denne koden.',
  'finding.event_off': 'Møtetypen er slått av',
  'finding.event_off_text': 'Besøkende ser at de ikke kan booke den. Slå den på under møtetyper.',
  'finding.policy_blocks_frame': 'Sidens Content Security Policy blokkerer bookingsiden',
  'finding.policy_blocks_frame_text': 'Den som drifter nettstedet, må legge til dette i policyen.',
  'finding.policy_blocks_script': 'Sidens Content Security Policy blokkerer skriptet',
  'finding.policy_blocks_script_text': 'Den som drifter nettstedet, må legge til dette i policyen.',
  'finding.sandbox_blocks': 'Sandkassen til rammen hindrer den i å fungere',
  'finding.sandbox_blocks_text': 'Fjern sandkassen, eller tillat dette i den.',
  'finding.site_not_allowed': 'Dette nettstedet har ikke lov til å vise bookingsiden',
  'finding.site_not_allowed_text':
    'Legg til nettstedet blant de tillatte nettstedene for en lagret innebygging.',
  'finding.bad_attribute': 'Et attributt har en verdi vi ikke kan bruke',
  'finding.bad_attribute_text': 'Vi bruker standardverdien i stedet. Rett verdien i koden din.',
  'finding.isolated':
    'Dette hodefeltet isolerer siden fra alle andre. Den som drifter nettstedet, må fjerne det.',
  'finding.wants_nonce':
    'Policyen tillater bare skript med sidens nonce. Den som drifter nettstedet, må legge den til i dette skriptet også.',
}
