import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'webhooks.state_none': 'Geen gebeurtenissen in de laatste 30 dagen',
  'webhooks.state_off': 'Uitgezet',
  'webhooks.state_gone': 'Uitgezet: het adres antwoordde met 410 (gone)',
  'webhooks.state_delivered': 'Afgeleverd: {ago}',
  'webhooks.state_sending': 'Wordt verstuurd',
  'webhooks.state_waiting': '{answer}; volgende poging: {time}',
  'webhooks.state_failed': '{answer}; opgegeven',
  'webhooks.answered': 'Antwoord: {status}',
  'webhooks.no_answer': 'Geen antwoord',
  'webhooks.state_paused': {
    one: 'Gepauzeerd na {count} mislukte poging; volgende: {time}',
    other: 'Gepauzeerd na {count} mislukte pogingen; volgende: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Gepauzeerd na {count} mislukte poging; nieuwe poging bij de volgende boeking',
    other: 'Gepauzeerd na {count} mislukte pogingen; nieuwe poging bij de volgende boeking',
  },
  'webhooks.state_trying': 'Nieuwe poging bezig',
  'webhooks.paused': {
    one: 'Gepauzeerd: sinds {since} is {count} poging mislukt.',
    other: 'Gepauzeerd: sinds {since} zijn {count} pogingen achter elkaar mislukt.',
  },
  'webhooks.paused_next': 'Volgende poging: {time}.',
  'webhooks.paused_trying': 'We proberen het nu opnieuw.',
  'webhooks.paused_idle': 'Er wacht niets. Bij de volgende boeking proberen we het opnieuw.',
  'webhooks.paused_text':
    'Zodra het adres weer werkt, versturen we alles wat wacht. Na ongeveer drie dagen geven we het op.',
  'webhooks.try_now': 'Nu proberen',
  'webhooks.slow':
    'Traag sinds {since}: reageren duurt meer dan twee seconden. Dit vertraagt alleen wat we daarheen sturen.',
  'webhooks.delivered': 'Afgeleverd ({status})',
  'webhooks.deliveries': 'Verzendingen',
  'webhooks.deliveries_text':
    'Maximaal {count}, 30 dagen bewaard. Nieuwe verschijnen automatisch. Jouw tijd: {zone}',
  'webhooks.deliveries_none': 'Geen gebeurtenissen in de laatste 30 dagen',
  'webhooks.deliveries_none_text':
    'Je volgende boeking verschijnt hier. Tot die tijd kun je een voorbeeld sturen, dat we niet bewaren.',
  'webhooks.waiting': 'Wacht',
  'webhooks.failed': 'Mislukt',
  'webhooks.open_booking': '{event}: afspraak openen',
  'webhooks.attempts': { one: '{count} poging', other: '{count} pogingen' },
  'webhooks.next_attempt': 'Volgende poging: {time}',
  'webhooks.open_delivery': '{event}, {time}: wat er is verstuurd',
  'webhooks.body_copy': 'Body kopiëren',
  'webhooks.body_erased': 'Niet meer bewaard: verwijderd met de gegevens van de genodigde.',
  'webhooks.response': 'Antwoord',
  'webhooks.response_none': 'Nog geen',
  'webhooks.response_empty': 'Het antwoord is leeg.',
  'webhooks.response_untold':
    'We tonen geen antwoorden uit het eigen netwerk van de server, of antwoorden die geen tekst zijn.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Opnieuw versturen',
  'webhooks.resend_text': 'Dezelfde inhoud met dezelfde webhook-id, opnieuw ondertekend.',
  'webhooks.resend_refused': 'Dit kan niet meer opnieuw worden verstuurd',
  'webhooks.what': 'Wat er wordt verstuurd',
  'webhooks.what_summary': 'Een voorbeeld, en hoe je de handtekening controleert',
  'webhooks.what_answer':
    'Een antwoord van 200 tot 299 betekent ontvangen. Na elk ander antwoord, of geen, versturen we het opnieuw, steeds minder vaak. 410 zet de webhook uit.',
  'webhooks.what_repeat':
    'Een gebeurtenis kan twee keer of te laat komen. De header webhook-id blijft bij elke poging hetzelfde, en sequence groeit bij elke wijziging van een boeking.',
  'webhooks.what_body': 'De body',
  'webhooks.what_event': 'Gebeurtenis van de body',
  'webhooks.what_signature': 'De handtekening controleren (in Node)',
  'webhooks.what_signature_text':
    'Controleer de body zoals die binnenkwam, voordat je hem als JSON parset. Gebruik in andere talen een library van Standard Webhooks.',

  'webhook_event.invitee.created': 'Geboekt',
  'webhook_event.invitee.rescheduled': 'Verzet',
  'webhook_event.invitee.reassigned': 'Opnieuw toegewezen',
  'webhook_event.invitee.canceled': 'Geannuleerd',
  'webhook_event.invitee.no_show': 'No-show',
  'webhook_event.invitee.no_show_undone': 'No-show ongedaan gemaakt',
  'webhook_event.one_off.taken': 'Eenmalige afspraak geboekt',
  'webhook_event.poll.decided': 'Peiling beslist',
  'webhook_event.routing_form.answered': 'Routeringsformulier beantwoord',
  'webhook_event.video.watched': 'Video bekeken',
  'webhook_event.lead.booked': 'Lead heeft geboekt',

  'webhooks.title': 'Webhooks',
  'webhooks.text':
    'Laat het je eigen programma meteen weten als een afspraak wordt geboekt, verzet of geannuleerd.',
  'webhooks.add': 'Nieuwe webhook',
  'webhooks.add_action': 'Webhook toevoegen',
  'webhooks.empty': 'Nog geen webhooks',
  'webhooks.empty_text':
    'Voer het adres van je programma in. Het kan een CRM vullen, in een chat posten, of starten wat er op een boeking volgt.',
  'webhooks.gone': 'Deze webhook bestaat niet',
  'webhooks.gone_text': 'Misschien is hij verwijderd. In de lijst staan al je webhooks.',
  'webhooks.all': 'Alle webhooks',

  'webhooks.url': 'Adres',
  'webhooks.url_text': 'We sturen elke gebeurtenis hierheen als JSON, via POST.',
  'webhooks.url_invalid': 'De webhook-URL moet geldig zijn: een adres dat begint met https:// of http://',
  'webhooks.url_password':
    'Laat gebruikersnaam en wachtwoord weg. Gebruik in plaats daarvan een token in het pad of de query.',
  'webhooks.events': 'Gebeurtenissen om te versturen',
  'webhooks.events_required': 'Kies er minstens één',
  'webhooks.saved': 'Webhook opgeslagen',
  'webhooks.added': '{name} krijgt nu je boekingen',

  'webhooks.by_program': 'Ingesteld door een programma',
  'webhooks.more': 'Meer acties voor {name}',
  'webhooks.switch': '{name} krijgt je boekingen',
  'webhooks.on': 'Aan',
  'webhooks.off': 'Uit',
  'webhooks.turned_on': '{name} krijgt je boekingen weer',
  'webhooks.turned_off': '{name} krijgt je boekingen niet meer',
  'webhooks.is_gone':
    'Het adres antwoordde met 410 (gone), dus we hebben de webhook uitgezet. Werkt het weer, zet de webhook dan weer aan.',
  'webhooks.delete_title': '{name} verwijderen?',
  'webhooks.delete_text':
    'We sturen er niets meer heen, ook niet wat op een nieuwe poging wacht. De verzendingen worden ook verwijderd.',
  'webhooks.deleted': '{name} verwijderd',

  'webhooks.secret': 'Geheim',
  'webhooks.secret_text':
    'We hebben het één keer getoond, bij het maken. Ben je het kwijt, of heeft iemand anders het gezien, maak dan een nieuw geheim.',
  'webhooks.secret_fresh': 'Kopieer nu het geheim',
  'webhooks.secret_once': 'Je kunt het hierna niet meer zien.',
  'webhooks.secret_use':
    'Je programma controleert hiermee of een verzoek van hier komt en niet is gewijzigd. Verzoeken worden ondertekend volgens Standard Webhooks. De code staat hieronder bij “{section}”.',
  'webhooks.secret_copy': 'Geheim kopiëren',
  'webhooks.secret_copied': 'Geheim gekopieerd',
  'webhooks.secret_done': 'Ik heb het opgeslagen',
  'webhooks.renew': 'Nieuw geheim',
  'webhooks.renew_title': 'Het geheim vervangen?',
  'webhooks.renew_text':
    'Het oude werkt nog één dag, zodat je tijd hebt om over te stappen. Daarna werkt het niet meer.',

  'webhooks.test': 'Voorbeeld sturen',
  'webhooks.test_text': 'Stuurt nu één verzoek, gemarkeerd als test, naar het opgeslagen adres.',
  'webhooks.test_event': 'Gebeurtenis van het voorbeeld',
  'webhooks.test_action': 'Sturen',
  'webhooks.test_delivered': 'Voorbeeld afgeleverd ({status})',

  'error.webhook_not_found': 'Deze webhook is verwijderd',
  'error.webhook_limit_reached': 'Je hebt de limiet voor webhooks bereikt. Verwijder er eerst een.',
}
