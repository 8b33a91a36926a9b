import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'webhooks.state_none': 'Ingen hendelser de siste 30 dagene',
  'webhooks.state_off': 'Slått av',
  'webhooks.state_gone': 'Slått av: adressen svarte med 410 (gone)',
  'webhooks.state_delivered': 'Levert {ago}',
  'webhooks.state_sending': 'Sender',
  'webhooks.state_waiting': '{answer}; neste forsøk: {time}',
  'webhooks.state_failed': '{answer}; ga opp',
  'webhooks.answered': 'Svarte med {status}',
  'webhooks.no_answer': 'Ingen respons',
  'webhooks.state_paused': {
    one: 'På pause etter {count} mislykket forsøk; neste: {time}',
    other: 'På pause etter {count} mislykkede forsøk; neste: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'På pause etter {count} mislykket forsøk; prøver igjen ved neste booking',
    other: 'På pause etter {count} mislykkede forsøk; prøver igjen ved neste booking',
  },
  'webhooks.state_trying': 'Prøver igjen',
  'webhooks.paused': {
    one: 'På pause: {count} forsøk har mislyktes siden {since}.',
    other: 'På pause: {count} forsøk på rad har mislyktes siden {since}.',
  },
  'webhooks.paused_next': 'Neste forsøk: {time}.',
  'webhooks.paused_trying': 'Vi prøver igjen akkurat nå.',
  'webhooks.paused_idle': 'Ingenting venter. Vi prøver igjen ved neste booking.',
  'webhooks.paused_text':
    'Når adressen fungerer igjen, sender vi alt som venter. Vi gir opp etter omtrent tre dager.',
  'webhooks.try_now': 'Prøv nå',
  'webhooks.slow':
    'Treg siden {since}: det tar mer enn to sekunder å svare. Dette forsinker bare det vi sender dit.',
  'webhooks.delivered': 'Levert ({status})',
  'webhooks.deliveries': 'Leveringer',
  'webhooks.deliveries_text': 'Inntil {count}, lagret i 30 dager. Nye vises automatisk. Din tid: {zone}',
  'webhooks.deliveries_none': 'Ingen hendelser de siste 30 dagene',
  'webhooks.deliveries_none_text':
    'Den neste bookingen din vises her. Frem til da kan du sende et eksempel, som vi ikke lagrer.',
  'webhooks.waiting': 'Venter',
  'webhooks.failed': 'Mislyktes',
  'webhooks.open_booking': '{event}: åpne møtet',
  'webhooks.attempts': { one: '{count} forsøk', other: '{count} forsøk' },
  'webhooks.next_attempt': 'Neste forsøk: {time}',
  'webhooks.open_delivery': '{event}, {time}: hva som ble sendt',
  'webhooks.body_copy': 'Kopier innholdet',
  'webhooks.body_erased': 'Ikke lenger lagret: det ble slettet sammen med opplysningene om deltakeren.',
  'webhooks.response': 'Svar fra serveren',
  'webhooks.response_none': 'Ingen ennå',
  'webhooks.response_empty': 'Svaret er tomt.',
  'webhooks.response_untold': 'Vi viser ikke svar fra serverens eget nettverk eller svar som ikke er tekst.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Send igjen',
  'webhooks.resend_text': 'Det samme innholdet med samme webhook-id, signert på nytt.',
  'webhooks.resend_refused': 'Dette kan ikke lenger sendes på nytt',
  'webhooks.what': 'Hva som sendes',
  'webhooks.what_summary': 'Et eksempel, og hvordan du kontrollerer signaturen',
  'webhooks.what_answer':
    'Et svar fra 200 til 299 betyr mottatt. Etter ethvert annet svar, eller ikke noe svar, sender vi det igjen, stadig sjeldnere. 410 slår av webhooken.',
  'webhooks.what_repeat':
    'En hendelse kan komme to ganger eller sent. Hodefeltet webhook-id er det samme for hvert forsøk, og sequence øker med hver endring av en booking.',
  'webhooks.what_body': 'Innholdet',
  'webhooks.what_event': 'Hendelse i innholdet',
  'webhooks.what_signature': 'Kontroller signaturen (i Node)',
  'webhooks.what_signature_text':
    'Kontroller innholdet slik det kom, før du leser det som JSON. I andre språk bruker du et bibliotek fra Standard Webhooks.',

  'webhook_event.invitee.created': 'Booket',
  'webhook_event.invitee.rescheduled': 'Flyttet',
  'webhook_event.invitee.reassigned': 'Vert byttet',
  'webhook_event.invitee.canceled': 'Avlyst',
  'webhook_event.invitee.no_show': 'Ikke møtt opp',
  'webhook_event.invitee.no_show_undone': '«Ikke møtt opp» angret',
  'webhook_event.one_off.taken': 'Engangsmøte booket',
  'webhook_event.poll.decided': 'Avstemning avgjort',
  'webhook_event.routing_form.answered': 'Fordelingsskjema besvart',
  'webhook_event.video.watched': 'Video sett',
  'webhook_event.lead.booked': 'Lead har booket',

  'webhooks.title': 'Webhooker',
  'webhooks.text': 'Gi ditt eget program beskjed med en gang når et møte bookes, flyttes eller avlyses.',
  'webhooks.add': 'Ny webhook',
  'webhooks.add_action': 'Legg til webhook',
  'webhooks.empty': 'Ingen webhooker ennå',
  'webhooks.empty_text':
    'Skriv inn adressen til programmet ditt. Det kan fylle et CRM, skrive i en chat eller starte det som skal skje etter en booking.',
  'webhooks.gone': 'Denne webhooken finnes ikke',
  'webhooks.gone_text': 'Den kan være slettet. Listen viser alle webhookene dine.',
  'webhooks.all': 'Alle webhooker',

  'webhooks.url': 'Adresse',
  'webhooks.url_text': 'Vi sender hver hendelse hit som JSON, med POST.',
  'webhooks.url_invalid':
    'Webhookens nettadresse må være gyldig: en adresse som begynner med https:// eller http://',
  'webhooks.url_password': 'Utelat brukernavn og passord. Bruk et token i banen eller spørringen i stedet.',
  'webhooks.events': 'Hendelser som sendes',
  'webhooks.events_required': 'Velg minst én',
  'webhooks.saved': 'Webhooken er lagret',
  'webhooks.added': '{name} får nå bookingene dine',

  'webhooks.by_program': 'Satt opp av et program',
  'webhooks.more': 'Flere handlinger for {name}',
  'webhooks.switch': '{name} får bookingene dine',
  'webhooks.on': 'På',
  'webhooks.off': 'Av',
  'webhooks.turned_on': '{name} får bookingene dine igjen',
  'webhooks.turned_off': '{name} får ikke lenger bookingene dine',
  'webhooks.is_gone':
    'Adressen svarte med 410 (gone), så vi slo av webhooken. Hvis den er tilbake, kan du slå på webhooken igjen.',
  'webhooks.delete_title': 'Vil du slette {name}?',
  'webhooks.delete_text':
    'Vi slutter å sende til den, også det som venter på et nytt forsøk. Leveringene slettes også.',
  'webhooks.deleted': '{name} er slettet',

  'webhooks.secret': 'Hemmelighet',
  'webhooks.secret_text':
    'Vi viste den én gang, da den ble opprettet. Hvis du har mistet den, eller noen andre har sett den, kan du opprette en ny.',
  'webhooks.secret_fresh': 'Kopier hemmeligheten nå',
  'webhooks.secret_once': 'Du kan ikke se den igjen.',
  'webhooks.secret_use':
    'Programmet ditt bruker den til å kontrollere at en forespørsel kommer herfra og ikke er endret. Forespørsler signeres etter Standard Webhooks. Koden står under «{section}» nedenfor.',
  'webhooks.secret_copy': 'Kopier hemmeligheten',
  'webhooks.secret_copied': 'Hemmeligheten er kopiert',
  'webhooks.secret_done': 'Jeg har lagret den',
  'webhooks.renew': 'Ny hemmelighet',
  'webhooks.renew_title': 'Vil du bytte ut hemmeligheten?',
  'webhooks.renew_text':
    'Den gamle fungerer også i én dag til, så du har tid til å bytte. Etter det slutter den å fungere.',

  'webhooks.test': 'Send et eksempel',
  'webhooks.test_text': 'Sender én forespørsel, merket som test, til den lagrede adressen nå.',
  'webhooks.test_event': 'Hendelse i eksemplet',
  'webhooks.test_action': 'Send',
  'webhooks.test_delivered': 'Eksemplet er levert ({status})',

  'error.webhook_not_found': 'Denne webhooken er slettet',
  'error.webhook_limit_reached': 'Du har nådd grensen for webhooker. Slett en først.',
}
