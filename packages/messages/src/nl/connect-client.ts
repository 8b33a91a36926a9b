import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'connect_client.title': '{name} vraagt wanneer je vrij bent',
  'connect_client.text': 'Onderwerp: {topic} ({duration})',
  'connect_client.connect': '{provider} koppelen',
  'connect_client.connect_title': 'Een agenda koppelen',
  'connect_client.connect_text':
    '{name} ziet wanneer je bezet bent, nooit met wie of waarom, en kan tijden met je boeken. We controleren je agenda totdat je stopt met delen.',
  'connect_client.none_ready': 'Op deze server kan geen agenda worden gekoppeld.',
  'connect_client.file_title': 'Eenmalig een agendabestand delen',
  'connect_client.file_text':
    'Kies een .ics-bestand. Je browser stuurt alleen de bezette tijden, en die bewaren we niet. Daarna kies je een tijd.',
  'connect_client.file': 'Agendabestand (.ics)',
  'connect_client.times': 'Tijden die jullie allebei uitkomen',
  'connect_client.no_times':
    'In de komende vier weken is er geen tijd die jullie allebei uitkomt. Laat het per e-mail weten.',
  'connect_client.zone': 'Tijdzone: {zone}',
  'connect_client.name': 'Je naam',
  'connect_client.email': 'Je e-mailadres',
  'connect_client.book': 'Afspraak boeken',
  'connect_client.booked': 'Je afspraak is geboekt',
  'connect_client.booked_text': '{time}. We mailen je de details. Je kunt deze pagina sluiten.',
  'connect_client.decline_title': 'Weigeren',
  'connect_client.decline_text': '{name} ziet dat je hebt geweigerd, en deze link werkt niet meer.',
  'connect_client.decline': 'Weigeren',
  'connect_client.declined': 'Je hebt geweigerd',
  'connect_client.declined_text': '{name} kan je agenda niet zien. Je kunt deze pagina sluiten.',
  'connect_client.connected': '{name} ziet wanneer je bezet bent',
  'connect_client.connected_text': 'Bewaar deze link: daarmee kun je altijd stoppen met delen.',
  'connect_client.who': 'Gedeeld met',
  'connect_client.what': 'Te zien is',
  'connect_client.what_text': 'Alleen wanneer je bezet bent',
  'connect_client.account': 'Agenda',
  'connect_client.since': 'Sinds',
  'connect_client.last_read': 'Laatst gelezen',
  'connect_client.never': 'Nog niet',
  'connect_client.again': 'We kunnen deze agenda niet meer lezen. Koppel hem opnieuw, of stop met delen.',
  'connect_client.take_back': 'Stoppen met delen',
  'connect_client.take_back_title': 'Stoppen met het delen van je agenda?',
  'connect_client.take_back_text': 'We verwijderen onze toegang. Geboekte afspraken blijven staan.',
  'connect_client.taken_back': 'Je bent gestopt met delen',
  'connect_client.taken_back_text':
    'We hebben onze toegang tot je agenda verwijderd. Je kunt deze pagina sluiten.',
  'connect_client.expired_text':
    'Deze link is al gebruikt, vervangen door een nieuwere, of verlopen. Vraag de afzender om een nieuwe.',
  'connect_client.refused': 'Er is niets gekoppeld',
  'connect_client.refused_text':
    'Je hebt geen toegang gegeven. Probeer het opnieuw, of antwoord op een andere manier.',
  'connect_client.finishing': 'Koppelen …',
  'connect_client.back': 'Terug naar het verzoek',
  'error.calendar_file_unreadable':
    'Dit bestand kon niet als agenda worden gelezen. Exporteer het opnieuw als .ics.',
}
