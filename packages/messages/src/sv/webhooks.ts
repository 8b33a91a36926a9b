import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'webhooks.state_none': 'Inga händelser de senaste 30 dagarna',
  'webhooks.state_off': 'Avstängd',
  'webhooks.state_gone': 'Avstängd: adressen svarade med 410 (gone)',
  'webhooks.state_delivered': 'Levererades {ago}',
  'webhooks.state_sending': 'Skickas',
  'webhooks.state_waiting': '{answer}; nästa försök: {time}',
  'webhooks.state_failed': '{answer}; gav upp',
  'webhooks.answered': 'Svarade med {status}',
  'webhooks.no_answer': 'Inget svar',
  'webhooks.state_paused': {
    one: 'Pausad efter {count} misslyckat försök; nästa: {time}',
    other: 'Pausad efter {count} misslyckade försök; nästa: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Pausad efter {count} misslyckat försök; försöker igen vid nästa bokning',
    other: 'Pausad efter {count} misslyckade försök; försöker igen vid nästa bokning',
  },
  'webhooks.state_trying': 'Försöker igen',
  'webhooks.paused': {
    one: 'Pausad: {count} försök har misslyckats sedan {since}.',
    other: 'Pausad: {count} försök i rad har misslyckats sedan {since}.',
  },
  'webhooks.paused_next': 'Nästa försök: {time}.',
  'webhooks.paused_trying': 'Vi försöker igen just nu.',
  'webhooks.paused_idle': 'Inget väntar. Vi försöker igen vid nästa bokning.',
  'webhooks.paused_text':
    'När adressen fungerar igen skickar vi allt som väntar. Vi ger upp efter ungefär tre dagar.',
  'webhooks.try_now': 'Försök nu',
  'webhooks.slow':
    'Långsam sedan {since}: det tar mer än två sekunder att få svar. Det fördröjer bara det som vi skickar dit.',
  'webhooks.delivered': 'Levererad ({status})',
  'webhooks.deliveries': 'Leveranser',
  'webhooks.deliveries_text': 'Högst {count}, sparas i 30 dagar. Nya visas automatiskt. Din tid: {zone}',
  'webhooks.deliveries_none': 'Inga händelser de senaste 30 dagarna',
  'webhooks.deliveries_none_text':
    'Din nästa bokning visas här. Till dess kan du skicka ett exempel, som vi inte sparar.',
  'webhooks.waiting': 'Väntar',
  'webhooks.failed': 'Misslyckades',
  'webhooks.open_booking': '{event}: öppna mötet',
  'webhooks.attempts': { one: '{count} försök', other: '{count} försök' },
  'webhooks.next_attempt': 'Nästa försök: {time}',
  'webhooks.open_delivery': '{event}, {time}: vad som skickades',
  'webhooks.body_copy': 'Kopiera innehållet',
  'webhooks.body_erased': 'Sparas inte längre: det raderades med deltagarens uppgifter.',
  'webhooks.response': 'Svar',
  'webhooks.response_none': 'Inget ännu',
  'webhooks.response_empty': 'Svaret är tomt.',
  'webhooks.response_untold': 'Vi visar inte svar från serverns eget nätverk eller svar som inte är text.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Skicka igen',
  'webhooks.resend_text': 'Samma innehåll med samma webhook-id, signerat på nytt.',
  'webhooks.resend_refused': 'Det här kan inte längre skickas igen',
  'webhooks.what': 'Vad som skickas',
  'webhooks.what_summary': 'Ett exempel, och hur du kontrollerar signaturen',
  'webhooks.what_answer':
    'Ett svar från 200 till 299 betyder mottaget. Efter något annat svar, eller inget, skickar vi igen, allt mer sällan. 410 stänger av webhooken.',
  'webhooks.what_repeat':
    'En händelse kan komma två gånger eller sent. Headern webhook-id är densamma för varje försök, och sequence ökar med varje ändring av en bokning.',
  'webhooks.what_body': 'Innehållet',
  'webhooks.what_event': 'Innehållets händelse',
  'webhooks.what_signature': 'Kontrollera signaturen (i Node)',
  'webhooks.what_signature_text':
    'Kontrollera innehållet som det kom, innan du tolkar det som JSON. I andra språk använder du ett bibliotek för Standard Webhooks.',

  'webhook_event.invitee.created': 'Bokat',
  'webhook_event.invitee.rescheduled': 'Ombokat',
  'webhook_event.invitee.reassigned': 'Överlåtet',
  'webhook_event.invitee.canceled': 'Avbokat',
  'webhook_event.invitee.no_show': 'Uteblev',
  'webhook_event.invitee.no_show_undone': 'Uteblev, ångrat',
  'webhook_event.one_off.taken': 'Engångsmöte bokat',
  'webhook_event.poll.decided': 'Omröstning avgjord',
  'webhook_event.routing_form.answered': 'Fördelningsformulär besvarat',
  'webhook_event.video.watched': 'Video sedd',
  'webhook_event.lead.booked': 'Lead bokade',

  'webhooks.title': 'Webhookar',
  'webhooks.text': 'Meddela ditt eget program direkt när ett möte bokas, bokas om eller avbokas.',
  'webhooks.add': 'Ny webhook',
  'webhooks.add_action': 'Lägg till webhook',
  'webhooks.empty': 'Inga webhookar ännu',
  'webhooks.empty_text':
    'Ange adressen till ditt program. Det kan fylla ett CRM, skriva i en chatt eller starta det som följer på en bokning.',
  'webhooks.gone': 'Den här webhooken finns inte',
  'webhooks.gone_text': 'Den kan ha raderats. Listan visar alla dina webhookar.',
  'webhooks.all': 'Alla webhookar',

  'webhooks.url': 'Adress',
  'webhooks.url_text': 'Vi skickar varje händelse hit som JSON, med POST.',
  'webhooks.url_invalid': 'Webhookens URL måste vara giltig: en adress som börjar med https:// eller http://',
  'webhooks.url_password':
    'Utelämna användarnamn och lösenord. Använd en token i sökvägen eller frågesträngen i stället.',
  'webhooks.events': 'Händelser att skicka',
  'webhooks.events_required': 'Välj minst en',
  'webhooks.saved': 'Webhooken har sparats',
  'webhooks.added': '{name} får nu dina bokningar',

  'webhooks.by_program': 'Inställd av ett program',
  'webhooks.more': 'Fler åtgärder för {name}',
  'webhooks.switch': '{name} får dina bokningar',
  'webhooks.on': 'På',
  'webhooks.off': 'Av',
  'webhooks.turned_on': '{name} får dina bokningar igen',
  'webhooks.turned_off': '{name} får inte längre dina bokningar',
  'webhooks.is_gone':
    'Adressen svarade med 410 (gone), så vi har stängt av webhooken. Slå på webhooken igen om adressen fungerar.',
  'webhooks.delete_title': 'Radera {name}?',
  'webhooks.delete_text':
    'Vi slutar skicka till den, även det som väntar på ett nytt försök. Leveranserna raderas också.',
  'webhooks.deleted': '{name} har raderats',

  'webhooks.secret': 'Hemlighet',
  'webhooks.secret_text':
    'Vi visade den en gång, när den skapades. Om du har tappat bort den, eller om någon annan har sett den, skapa en ny.',
  'webhooks.secret_fresh': 'Kopiera hemligheten nu',
  'webhooks.secret_once': 'Du kommer inte att kunna se den igen.',
  'webhooks.secret_use':
    'Ditt program använder den för att kontrollera att en begäran kommer härifrån och inte har ändrats. Begäranden signeras enligt Standard Webhooks. Koden finns under ”{section}” nedan.',
  'webhooks.secret_copy': 'Kopiera hemlighet',
  'webhooks.secret_copied': 'Hemligheten är kopierad',
  'webhooks.secret_done': 'Jag har sparat den',
  'webhooks.renew': 'Ny hemlighet',
  'webhooks.renew_title': 'Ersätta hemligheten?',
  'webhooks.renew_text':
    'Den gamla fungerar också i en dag till, så att du hinner byta. Därefter slutar den fungera.',

  'webhooks.test': 'Skicka ett exempel',
  'webhooks.test_text': 'Skickar en begäran, märkt som test, till den sparade adressen nu.',
  'webhooks.test_event': 'Exemplets händelse',
  'webhooks.test_action': 'Skicka',
  'webhooks.test_delivered': 'Exemplet har levererats ({status})',

  'error.webhook_not_found': 'Webhooken har raderats',
  'error.webhook_limit_reached': 'Du har nått gränsen för webhookar. Radera en först.',
}
