import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'webhooks.state_none': 'Ingen hændelser i de seneste 30 dage',
  'webhooks.state_off': 'Slået fra',
  'webhooks.state_gone': 'Slået fra: adressen svarede med 410 (gone)',
  'webhooks.state_delivered': 'Leveret {ago}',
  'webhooks.state_sending': 'Sender',
  'webhooks.state_waiting': '{answer}; næste forsøg: {time}',
  'webhooks.state_failed': '{answer}; opgivet',
  'webhooks.answered': 'Svarede med {status}',
  'webhooks.no_answer': 'Intet svar',
  'webhooks.state_paused': {
    one: 'På pause efter {count} mislykket forsøg; næste: {time}',
    other: 'På pause efter {count} mislykkede forsøg; næste: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'På pause efter {count} mislykket forsøg; prøver igen med næste booking',
    other: 'På pause efter {count} mislykkede forsøg; prøver igen med næste booking',
  },
  'webhooks.state_trying': 'Prøver igen',
  'webhooks.paused': {
    one: 'På pause: {count} forsøg er mislykkedes siden {since}.',
    other: 'På pause: {count} forsøg i træk er mislykkedes siden {since}.',
  },
  'webhooks.paused_next': 'Næste forsøg: {time}.',
  'webhooks.paused_trying': 'Vi prøver igen lige nu.',
  'webhooks.paused_idle': 'Intet venter. Vi prøver igen med næste booking.',
  'webhooks.paused_text':
    'Når adressen virker igen, sender vi alt, hvad der venter. Vi giver op efter cirka tre dage.',
  'webhooks.try_now': 'Prøv nu',
  'webhooks.slow':
    'Langsom siden {since}: det tager mere end to sekunder at svare. Det forsinker kun det, vi sender dertil.',
  'webhooks.delivered': 'Leveret ({status})',
  'webhooks.deliveries': 'Leverancer',
  'webhooks.deliveries_text': 'Op til {count}, gemt i 30 dage. Nye vises automatisk. Din tid: {zone}',
  'webhooks.deliveries_none': 'Ingen hændelser i de seneste 30 dage',
  'webhooks.deliveries_none_text':
    'Din næste booking vises her. Indtil da kan du sende et eksempel, som vi ikke gemmer.',
  'webhooks.waiting': 'Venter',
  'webhooks.failed': 'Mislykket',
  'webhooks.open_booking': '{event}: åbn mødet',
  'webhooks.attempts': { one: '{count} forsøg', other: '{count} forsøg' },
  'webhooks.next_attempt': 'Næste forsøg: {time}',
  'webhooks.open_delivery': '{event}, {time}: hvad der blev sendt',
  'webhooks.body_copy': 'Kopiér indholdet',
  'webhooks.body_erased': 'Gemmes ikke længere: det er slettet med deltagerens data.',
  'webhooks.response': 'Serverens svar',
  'webhooks.response_none': 'Intet endnu',
  'webhooks.response_empty': 'Svaret er tomt.',
  'webhooks.response_untold': 'Vi viser ikke svar fra serverens eget netværk eller svar, der ikke er tekst.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Send igen',
  'webhooks.resend_text': 'Det samme indhold med det samme webhook-id, signeret igen.',
  'webhooks.resend_refused': 'Den kan ikke længere sendes igen',
  'webhooks.what': 'Hvad der sendes',
  'webhooks.what_summary': 'Et eksempel, og hvordan signaturen kontrolleres',
  'webhooks.what_answer':
    'Et svar fra 200 til 299 betyder modtaget. Efter ethvert andet svar, eller intet, sender vi det igen, sjældnere og sjældnere. 410 slår webhooken fra.',
  'webhooks.what_repeat':
    'En hændelse kan komme to gange eller sent. Headeren webhook-id er den samme for hvert forsøg, og sequence vokser med hver ændring af en booking.',
  'webhooks.what_body': 'Indholdet',
  'webhooks.what_event': 'Hændelse i indholdet',
  'webhooks.what_signature': 'Kontrollér signaturen (i Node)',
  'webhooks.what_signature_text':
    'Kontrollér indholdet, som det kom, før du parser det som JSON. I andre sprog skal du bruge et bibliotek fra Standard Webhooks.',

  'webhook_event.invitee.created': 'Booket',
  'webhook_event.invitee.rescheduled': 'Flyttet',
  'webhook_event.invitee.reassigned': 'Overdraget',
  'webhook_event.invitee.canceled': 'Aflyst',
  'webhook_event.invitee.no_show': 'Udeblivelse',
  'webhook_event.invitee.no_show_undone': 'Udeblivelse fortrudt',
  'webhook_event.one_off.taken': 'Engangsmøde booket',
  'webhook_event.poll.decided': 'Afstemning afgjort',
  'webhook_event.routing_form.answered': 'Routingformular besvaret',
  'webhook_event.video.watched': 'Video set',
  'webhook_event.lead.booked': 'Lead booket',

  'webhooks.title': 'Webhooks',
  'webhooks.text': 'Giv dit eget program besked med det samme, når et møde bookes, flyttes eller aflyses.',
  'webhooks.add': 'Ny webhook',
  'webhooks.add_action': 'Tilføj webhook',
  'webhooks.empty': 'Ingen webhooks endnu',
  'webhooks.empty_text':
    'Indtast adressen på dit program. Det kan udfylde et CRM, skrive i en chat eller starte det, der følger efter en booking.',
  'webhooks.gone': 'Denne webhook findes ikke',
  'webhooks.gone_text': 'Den er måske slettet. Listen viser alle dine webhooks.',
  'webhooks.all': 'Alle webhooks',

  'webhooks.url': 'Adresse',
  'webhooks.url_text': 'Vi sender hver hændelse hertil som JSON med POST.',
  'webhooks.url_invalid':
    'Webhookens URL skal være gyldig: en adresse, der begynder med https:// eller http://',
  'webhooks.url_password':
    'Udelad brugernavn og adgangskode. Brug et token i stien eller forespørgslen i stedet.',
  'webhooks.events': 'Hændelser, der sendes',
  'webhooks.events_required': 'Vælg mindst én',
  'webhooks.saved': 'Webhooken er gemt',
  'webhooks.added': '{name} får nu dine bookinger',

  'webhooks.by_program': 'Sat op af et program',
  'webhooks.more': 'Flere handlinger for {name}',
  'webhooks.switch': '{name} får dine bookinger',
  'webhooks.on': 'Slået til',
  'webhooks.off': 'Slået fra',
  'webhooks.turned_on': '{name} får dine bookinger igen',
  'webhooks.turned_off': '{name} får ikke længere dine bookinger',
  'webhooks.is_gone':
    'Adressen svarede med 410 (gone), så vi slog webhooken fra. Hvis den er tilbage, så slå webhooken til igen.',
  'webhooks.delete_title': 'Vil du slette {name}?',
  'webhooks.delete_text':
    'Vi holder op med at sende til den, også det, der venter på et nyt forsøg. Dens leverancer slettes også.',
  'webhooks.deleted': '{name} er slettet',

  'webhooks.secret': 'Hemmelighed',
  'webhooks.secret_text':
    'Vi viste den én gang, da den blev oprettet. Hvis du har mistet den, eller en anden har set den, så opret en ny.',
  'webhooks.secret_fresh': 'Kopiér hemmeligheden nu',
  'webhooks.secret_once': 'Du kan ikke se den igen.',
  'webhooks.secret_use':
    'Dit program bruger den til at kontrollere, at en forespørgsel kommer herfra og ikke er ændret. Forespørgsler signeres efter Standard Webhooks. Koden er under ”{section}” nedenfor.',
  'webhooks.secret_copy': 'Kopiér hemmelighed',
  'webhooks.secret_copied': 'Hemmeligheden er kopieret',
  'webhooks.secret_done': 'Jeg har gemt den',
  'webhooks.renew': 'Ny hemmelighed',
  'webhooks.renew_title': 'Vil du erstatte hemmeligheden?',
  'webhooks.renew_text':
    'Den gamle virker også en dag endnu, så du har tid til at skifte. Derefter holder den op med at virke.',

  'webhooks.test': 'Send et eksempel',
  'webhooks.test_text': 'Sender én forespørgsel, mærket som test, til den gemte adresse nu.',
  'webhooks.test_event': 'Hændelse i eksemplet',
  'webhooks.test_action': 'Send',
  'webhooks.test_delivered': 'Eksemplet er leveret ({status})',

  'error.webhook_not_found': 'Denne webhook er slettet',
  'error.webhook_limit_reached': 'Du har nået grænsen for webhooks. Slet en først.',
}
