import type { texts as source } from '../en/tutorials.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'tutorials.text': 'Korte handleidingen voor de meest voorkomende taken.',
  'tutorials.search': 'Handleidingen zoeken',
  'tutorials.none': 'Geen handleiding gevonden. Probeer een ander woord.',
  'tutorials.steps': 'Stappen',
  'tutorials.try': 'Uitproberen',
  'tutorials.play': 'Afspelen van {site}',
  'tutorials.all': 'Alle handleidingen',
  'tutorials.start': 'Aan de slag',
  'tutorials.hours': 'Je uren',
  'tutorials.share': 'Delen en vragen',
  'tutorials.meetings': 'Afspraken',
  'tutorials.teams': 'Teams',
  'tutorials.routing': 'Routering',
  'tutorials.clients': 'Klanten',
  'tutorials.inviting': 'Uitnodigen',
  'tutorial.first_event': 'Je eerste afspraaktype',
  'tutorial.first_event_text': 'Wat mensen boeken: hoelang het duurt, waar het is en wanneer.',
  'tutorial.first_event_1': 'Open Afspraaktypen en klik op “Nieuw afspraaktype”.',
  'tutorial.first_event_2': 'Geef het een naam. We stellen een adres voor, dat je kunt wijzigen.',
  'tutorial.first_event_3': 'Kies hoelang het duurt en waar jullie afspreken.',
  'tutorial.first_event_4': 'Klik op “Afspraaktype maken”. Je kunt de link meteen delen.',
  'tutorial.your_link': 'Je link',
  'tutorial.your_link_text': 'Eén adres voor alles wat mensen bij je kunnen boeken.',
  'tutorial.your_link_1': 'Open Instellingen en kies “Mijn link”.',
  'tutorial.your_link_2': 'Typ de naam die je wilt. We controleren die terwijl je typt.',
  'tutorial.your_link_3': 'Je oude link blijft 90 dagen werken.',
  'tutorial.weekly_hours': 'Je wekelijkse uren',
  'tutorial.weekly_hours_text': 'Wanneer mensen je kunnen boeken, week na week.',
  'tutorial.weekly_hours_1': 'Open Beschikbaarheid en kies een schema.',
  'tutorial.weekly_hours_2': 'Typ de uren van elke dag, of teken ze in de week.',
  'tutorial.weekly_hours_3': 'Kopieer de uren van één dag naar andere dagen.',
  'tutorial.weekly_hours_4': 'De uren zijn in jouw tijdzone. Iedereen ziet ze in de eigen tijdzone.',
  'tutorial.days_off': 'Vrije dagen en andere uren',
  'tutorial.days_off_text': 'Voor vakanties, of die ene zaterdag.',
  'tutorial.days_off_1': 'Open het schema en voeg een datum toe.',
  'tutorial.days_off_2': 'Kies “Niet beschikbaar”, of andere uren voor die dag.',
  'tutorial.days_off_3': 'Andere weken blijven zoals ze zijn.',
  'tutorial.why_no_time': 'Waarom is een tijd niet beschikbaar?',
  'tutorial.why_no_time_text': 'De redenen waarom een tijd niet wordt aangeboden.',
  'tutorial.why_no_time_1': 'Open een afspraaktype en kies “Waarom is een tijd niet beschikbaar?”.',
  'tutorial.why_no_time_2': 'Kies een dag. Bij elke tijd zie je wat die blokkeert.',
  'tutorial.why_no_time_3': 'Volg de link ernaast om die instelling te wijzigen.',
  'tutorial.on_your_site': 'Op je site',
  'tutorial.on_your_site_text': 'Je boekingspagina, binnen je website.',
  'tutorial.on_your_site_1': 'Klik op “Je link delen” en kies “Toevoegen aan website”.',
  'tutorial.on_your_site_2':
    'Kies hoe het eruitziet: in de pagina, als pop-up via een knop, of via een link.',
  'tutorial.on_your_site_3': 'Plak de code waar je de kalender wilt.',
  'tutorial.on_your_site_4': '“Mijn pagina controleren” vertelt je of het daar werkt.',
  'tutorial.ask_questions': 'Vragen stellen voor de afspraak',
  'tutorial.ask_questions_text': 'Vragen die mensen beantwoorden als ze boeken.',
  'tutorial.ask_questions_1': 'Open een afspraaktype en ga naar Vragen.',
  'tutorial.ask_questions_2': 'Voeg een vraag toe: tekst, één keuze of meerdere keuzes.',
  'tutorial.ask_questions_3': 'Geef aan of een antwoord verplicht is.',
  'tutorial.ask_questions_4': 'Je vindt de antwoorden in je e-mail en in Geplande afspraken.',
  'tutorial.move_cancel': 'Een afspraak verplaatsen of annuleren',
  'tutorial.move_cancel_text': 'Jij en je genodigde kunnen dat allebei, en zeggen waarom.',
  'tutorial.move_cancel_1': 'Open Geplande afspraken en kies de afspraak.',
  'tutorial.move_cancel_2': 'Klik op Verzetten en kies een andere tijd, of klik op Annuleren.',
  'tutorial.move_cancel_3': 'Voeg een korte toelichting toe. Iedereen krijgt die per e-mail.',
  'tutorial.move_cancel_4': 'De link van je genodigde naar de afspraak blijft werken.',
  'tutorial.ask_client': 'Vragen wanneer iemand vrij is',
  'tutorial.ask_client_text': 'Zie tijden die jullie allebei uitkomen, zonder heen en weer te mailen.',
  'tutorial.ask_client_1': 'Open Geplande afspraken, kies Klanten en klik op “Beschikbaarheid vragen”.',
  'tutorial.ask_client_2':
    'Zeg waar het over gaat en hoelang het duurt. Vraag het per e-mail, of kopieer een link.',
  'tutorial.ask_client_3':
    'Je klant koppelt een agenda, deelt eenmalig een agendabestand, of weigert. Een account is niet nodig.',
  'tutorial.ask_client_4': 'Klik op “Een tijd vinden” en kies er een. Jullie krijgen allebei een e-mail.',
  'tutorial.client_shares': 'Wat een klant deelt',
  'tutorial.client_shares_text': 'Alleen wanneer die bezet is, en alleen zolang jullie allebei willen.',
  'tutorial.client_shares_1': 'Je ziet wanneer je klant bezet is, nooit met wie of waarom.',
  'tutorial.client_shares_2':
    'Onder Klanten zie je wiens agenda is gekoppeld, en wanneer we die het laatst hebben gelezen.',
  'tutorial.client_shares_3':
    'Je klant kan stoppen met delen via de ontvangen link. Jij kunt “Ontkoppelen” kiezen in het menu van de rij.',
  'tutorial.invite_hosts': 'Andere hosts uitnodigen',
  'tutorial.invite_hosts_text': 'Vertel mensen met wie je werkt over dit product.',
  'tutorial.invite_hosts_1':
    'Open “Uitnodigen en verdienen”, typ een zakelijk e-mailadres en klik op “Uitnodigen”.',
  'tutorial.invite_hosts_2':
    'In de lijst zie je wie zich via je e-mail heeft geregistreerd. Na drie dagen kun je één herinnering sturen.',
  'tutorial.invite_hosts_3':
    'Of deel je affiliatelink. Je ziet hoeveel mensen zich ermee registreren, maar niet wie.',
  'tutorial.organization': 'Werken als organisatie',
  'tutorial.organization_text':
    'Eén pagina en gedeelde afspraaktypen voor je team. Iedereen houdt het eigen account.',
  'tutorial.organization_1':
    'Kies “Organisatie maken” in je accountmenu en geef een naam op. Vanaf dan handel je namens de organisatie.',
  'tutorial.organization_2':
    'Open “Organisatie” en voer het e-mailadres in van iemand die je uitnodigt. De link werkt één keer, 7 dagen lang.',
  'tutorial.organization_3':
    'Kies een rol: beheerders beheren personen, afspraaktypen, instellingen en alle afspraken. Leden zien afspraaktypen en hun eigen afspraken.',
  'tutorial.organization_4':
    'Wissel in het accountmenu wanneer je wilt tussen de organisatie en je eigen account.',
  'tutorial.routing_form': 'Mensen naar de juiste afspraak leiden',
  'tutorial.routing_form_text':
    'Een kort formulier vraagt wat iemand nodig heeft, en leidt naar de pagina die past.',
  'tutorial.routing_form_1': 'Open Afspraaktypen, kies Routeringsformulieren en klik op “Nieuw formulier”.',
  'tutorial.routing_form_2':
    'Voeg vragen toe. Klik bij elk antwoord dat ertoe doet op “Regel toevoegen” en kies waar het naartoe leidt.',
  'tutorial.routing_form_3':
    'Kies waar alle anderen naartoe gaan. Klik dan op “Uitproberen” en antwoord zoals een bezoeker dat zou doen.',
  'tutorial.routing_form_4': 'Zet “Bezoekers kunnen dit formulier zien” aan en deel de link.',
}
