import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'domain.text':
    'Toon je boekingspagina’s op je eigen domein. Links, widgets en e-mails gebruiken het zodra het werkt. Het adres van deze server blijft ook werken.',
  'domain.label': 'Je domein',
  'domain.label_text': 'Kies er een dat nergens anders voor wordt gebruikt, zoals meet.example.com.',
  'domain.wrong': '“{domain}” is geen domein. Voer er een in zoals meet.example.com.',
  'domain.use': 'Dit domein gebruiken',
  'domain.unknown':
    'We konden {domain} nog niet vinden. We blijven controleren. Je hoeft voorlopig niets te doen.',
  'domain.no_record':
    'Er is nog geen record voor {domain}. Voeg de records hieronder toe waar je het domein hebt gekocht.',
  'domain.wrong_target': '{domain} verwijst naar {found}, niet hierheen. Wijzig het record in dat hieronder.',
  'domain.no_proof':
    '{domain} verwijst hierheen, maar het TXT-record dat bewijst dat het van jou is, ontbreekt. Voeg het record hieronder toe.',
  'domain.not_spread':
    'Je records kloppen, maar zijn nog niet verspreid. Dit kan een paar uur duren. We controleren het automatisch opnieuw.',
  'domain.no_answer':
    '{domain} verwijst hierheen, maar deze server reageert niet op die naam. Vraag wie deze server beheert om hem toe te staan.',
  'domain.no_certificate':
    '{domain} verwijst hierheen, maar heeft nog geen certificaat. Dit kan een paar minuten duren. Verandert er niets, vraag het dan aan wie deze server beheert.',
  'domain.works': 'Het werkt. Links, widgets en e-mails gebruiken {domain}.',
  'domain.still_used':
    'Links gebruiken het nog. Als het niet binnen een uur weer werkt, gebruiken ze het adres van deze server.',
  'domain.checked': 'Gecontroleerd: {when}',
  'domain.check': 'Nu controleren',
  'domain.remove': 'Domein verwijderen',
  'domain.set_meanwhile':
    'Er is een ander domein ingesteld in een ander tabblad of door iemand anders. Vernieuw deze pagina om het te zien. Dat van jou wordt niet gebruikt.',
  'domain.removed': 'Links gebruiken weer het adres van deze server',
  'domain.remove_ask': 'Je domein verwijderen?',
  'domain.remove_text': 'Links naar {domain} die je al hebt gedeeld, werken dan niet meer.',
  'domain.records': 'DNS-records',
  'domain.records_text': 'Voeg beide toe waar je het domein beheert.',
  'domain.name': 'Naam',
  'domain.value': 'Waarde',
  'domain.copy': 'Kopiëren: {what}',
  'domain.apex':
    'Een domein zonder iets ervoor, zoals example.com, kan geen CNAME hebben. Geef het in plaats daarvan dezelfde adressen als deze server.',
  'error.domain_not_found': 'Er is geen eigen domein ingesteld',
}
