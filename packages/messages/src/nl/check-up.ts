import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'check_up.title': 'Mijn pagina controleren',
  'check_up.text': 'We openen je pagina zoals een bezoeker dat doet en vertellen je of de widget daar werkt.',
  'check_up.url': 'Adres van je pagina',
  'check_up.url_example': 'https://www.example.com/contact',
  'check_up.action': 'Controleren',
  'check_up.again': 'Opnieuw controleren',
  'check_up.looking': '{site} wordt geopend, daarna controleren we de code en het beveiligingsbeleid …',
  'check_up.stop': 'Stoppen',
  'check_up.failed': 'De controle kon niet worden uitgevoerd. Probeer het opnieuw.',
  'check_up.result': 'Resultaat voor {url}',
  'check_up.problems': { one: '{count} probleem', other: '{count} problemen' },
  'check_up.warnings': { one: '{count} waarschuwing', other: '{count} waarschuwingen' },
  'check_up.fine': 'Alles werkt',
  'check_up.found': 'Widgets op de pagina',
  'check_up.found_here': 'Daar gevonden:',
  'check_up.paste': 'Plak dit:',
  'check_up.add': 'Voeg dit toe:',
  'check_up.copy': 'Kopiëren',
  'check_up.go_embeds': 'Opgeslagen widgets openen',
  'check_up.go_event_types': 'Afspraaktypen openen',
  'level.good': 'Goed',
  'level.warning': 'Waarschuwing',
  'level.problem': 'Probleem',
  'finding.works': 'De widget werkt hier',
  'finding.works_text': 'Bezoekers kunnen op deze pagina boeken.',
  'finding.unreachable': 'We konden de pagina niet openen',
  'finding.unreachable_text':
    'Controleer het adres, en of iedereen de pagina kan openen zonder in te loggen. Pagina’s in een privénetwerk kunnen we niet controleren.',
  'finding.not_a_page': 'Dit is geen webpagina',
  'finding.not_a_page_text':
    'Het adres leidt naar een bestand. Voer het adres in van de pagina die bezoekers zien.',
  'finding.unreadable': 'We konden de code van de pagina niet lezen',
  'finding.unreadable_text':
    'De pagina is niet gebouwd zoals andere pagina’s. Is het de pagina die bezoekers zien? Vraag het aan wie de pagina heeft gebouwd.',
  'finding.missing': 'Er staat geen widget op deze pagina',
  'finding.missing_text':
    'Plak deze code waar je de kalender wilt, en publiceer. We kunnen niet zien wat een tagmanager of een script later toevoegt.',
  'finding.script_missing': 'Het script ontbreekt',
  'finding.script_missing_text':
    'Zonder dit script groeit het frame niet mee met de inhoud en openen pop-ups als aparte pagina’s. Plak dit één keer, ergens op de pagina.',
  'finding.script_twice': 'Het script staat er meer dan één keer',
  'finding.script_twice_text': 'Dit kan geen kwaad, maar één keer is genoeg. Verwijder de andere.',
  'finding.frame_twice': 'Dezelfde boekingspagina staat er twee keer',
  'finding.frame_twice_text':
    'Bezoekers zien die twee keer op deze pagina. Verwijder een van de frames, tenzij je beide wilt.',
  'finding.wrong_origin': 'De code leidt naar een andere server',
  'finding.wrong_origin_text': 'Vervang hem door deze code.',
  'finding.insecure': 'De code gebruikt http:// op een pagina met https://',
  'finding.insecure_text': 'Browsers blokkeren dat. Vervang hem door deze code.',
  'finding.unknown_page': 'De boekingspagina in de code bestaat niet',
  'finding.unknown_page_text': 'Het adres is misschien gewijzigd. Vervang de code door deze.',
  'finding.other_owner': 'De boekingspagina is van iemand anders',
  'finding.other_owner_text':
    'Boekingen gaan naar een ander account. Wil je dat niet, gebruik dan deze code.',
  'finding.event_off': 'Het afspraaktype staat uit',
  'finding.event_off_text': 'Bezoekers zien dat ze het niet kunnen boeken. Zet het aan onder afspraaktypen.',
  'finding.policy_blocks_frame': 'De Content Security Policy van de pagina blokkeert de boekingspagina',
  'finding.policy_blocks_frame_text': 'Wie de site beheert, moet dit aan het beleid toevoegen.',
  'finding.policy_blocks_script': 'De Content Security Policy van de pagina blokkeert het script',
  'finding.policy_blocks_script_text': 'Wie de site beheert, moet dit aan het beleid toevoegen.',
  'finding.sandbox_blocks': 'De sandbox van het frame zorgt dat het niet werkt',
  'finding.sandbox_blocks_text': 'Verwijder de sandbox, of sta dit erin toe.',
  'finding.site_not_allowed': 'Deze site mag de boekingspagina niet tonen',
  'finding.site_not_allowed_text': 'Voeg de site toe aan de toegestane sites van een opgeslagen widget.',
  'finding.bad_attribute': 'Een attribuut heeft een waarde die we niet kunnen gebruiken',
  'finding.bad_attribute_text':
    'We gebruiken in plaats daarvan de standaardwaarde. Verbeter de waarde in je code.',
  'finding.isolated':
    'Deze header isoleert de pagina van alle andere. Wie de site beheert, moet hem verwijderen.',
  'finding.wants_nonce':
    'Het beleid staat alleen scripts met de nonce van de pagina toe. Wie de site beheert, moet die ook aan dit script toevoegen.',
}
