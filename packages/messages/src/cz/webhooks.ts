import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'webhooks.state_none': 'Za posledních 30 dní žádné události',
  'webhooks.state_off': 'Vypnuto',
  'webhooks.state_gone': 'Vypnuto: adresa vrátila kód 410 (gone)',
  'webhooks.state_delivered': 'Doručeno {ago}',
  'webhooks.state_sending': 'Odesílá se',
  'webhooks.state_waiting': '{answer}; další pokus: {time}',
  'webhooks.state_failed': '{answer}; vzdáno',
  'webhooks.answered': 'Kód odpovědi: {status}',
  'webhooks.no_answer': 'Žádná odpověď',
  'webhooks.state_paused': {
    one: 'Pozastaveno po {count} nezdařeném pokusu; další: {time}',
    few: 'Pozastaveno po {count} nezdařených pokusech; další: {time}',
    other: 'Pozastaveno po {count} nezdařených pokusech; další: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Pozastaveno po {count} nezdařeném pokusu; znovu s příští rezervací',
    few: 'Pozastaveno po {count} nezdařených pokusech; znovu s příští rezervací',
    other: 'Pozastaveno po {count} nezdařených pokusech; znovu s příští rezervací',
  },
  'webhooks.state_trying': 'Zkoušíme to znovu',
  'webhooks.paused': {
    one: 'Pozastaveno, {count} nezdařený pokus od: {since}.',
    few: 'Pozastaveno, {count} nezdařené pokusy za sebou od: {since}.',
    other: 'Pozastaveno, {count} nezdařených pokusů za sebou od: {since}.',
  },
  'webhooks.paused_next': 'Další pokus: {time}.',
  'webhooks.paused_trying': 'Právě to zkoušíme znovu.',
  'webhooks.paused_idle': 'Nic nečeká. Zkusíme to znovu s příští rezervací.',
  'webhooks.paused_text':
    'Až bude adresa zase fungovat, pošleme všechno, co čeká. Asi po třech dnech to vzdáme.',
  'webhooks.try_now': 'Zkusit teď',
  'webhooks.slow':
    'Pomalé (od: {since}): odpověď trvá déle než dvě sekundy. Zdržuje to jen to, co posíláme tam.',
  'webhooks.delivered': 'Doručeno ({status})',
  'webhooks.deliveries': 'Doručení',
  'webhooks.deliveries_text': 'Až {count}, uchováváme 30 dní. Nová se objevují automaticky. Váš čas: {zone}',
  'webhooks.deliveries_none': 'Za posledních 30 dní žádné události',
  'webhooks.deliveries_none_text':
    'Objeví se tu vaše příští rezervace. Do té doby můžete poslat ukázku, kterou neuchováváme.',
  'webhooks.waiting': 'Čeká',
  'webhooks.failed': 'Nezdařilo se',
  'webhooks.open_booking': '{event}: otevřít schůzku',
  'webhooks.attempts': { one: '{count} pokus', few: '{count} pokusy', other: '{count} pokusů' },
  'webhooks.next_attempt': 'Další pokus: {time}',
  'webhooks.open_delivery': '{event}, {time}: co bylo odesláno',
  'webhooks.body_copy': 'Kopírovat tělo',
  'webhooks.body_erased': 'Už neuchováváme: bylo smazáno s údaji účastníka.',
  'webhooks.response': 'Odpověď serveru',
  'webhooks.response_none': 'Zatím žádná',
  'webhooks.response_empty': 'Odpověď je prázdná.',
  'webhooks.response_untold': 'Neukazujeme odpovědi z vlastní sítě serveru ani odpovědi, které nejsou text.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Odeslat znovu',
  'webhooks.resend_text': 'Stejný obsah se stejným webhook-id, znovu podepsaný.',
  'webhooks.resend_refused': 'Toto už nelze odeslat znovu',
  'webhooks.what': 'Co se odesílá',
  'webhooks.what_summary': 'Ukázka a postup kontroly podpisu',
  'webhooks.what_answer':
    'Odpověď od 200 do 299 znamená přijato. Po každé jiné odpovědi nebo bez odpovědi posíláme znovu, čím dál méně často. 410 webhook vypne.',
  'webhooks.what_repeat':
    'Událost může přijít dvakrát nebo pozdě. Hlavička webhook-id zůstává při každém pokusu stejná a sequence roste s každou změnou rezervace.',
  'webhooks.what_body': 'Tělo',
  'webhooks.what_event': 'Událost v těle',
  'webhooks.what_signature': 'Kontrola podpisu (v Node)',
  'webhooks.what_signature_text':
    'Zkontrolujte tělo, jak přišlo, než ho zpracujete jako JSON. V jiných jazycích použijte knihovnu Standard Webhooks.',

  'webhook_event.invitee.created': 'Rezervováno',
  'webhook_event.invitee.rescheduled': 'Přeplánováno',
  'webhook_event.invitee.reassigned': 'Předáno',
  'webhook_event.invitee.canceled': 'Zrušeno',
  'webhook_event.invitee.no_show': 'Nedostavení',
  'webhook_event.invitee.no_show_undone': 'Nedostavení vráceno',
  'webhook_event.one_off.taken': 'Jednorázová schůzka rezervována',
  'webhook_event.poll.decided': 'Anketa rozhodnuta',
  'webhook_event.routing_form.answered': 'Směrovací formulář zodpovězen',
  'webhook_event.video.watched': 'Video přehráno',
  'webhook_event.lead.booked': 'Lead rezervoval',

  'webhooks.title': 'Webhooky',
  'webhooks.text': 'Informujte vlastní program hned, jakmile se schůzka rezervuje, přeplánuje nebo zruší.',
  'webhooks.add': 'Nový webhook',
  'webhooks.add_action': 'Přidat webhook',
  'webhooks.empty': 'Zatím žádné webhooky',
  'webhooks.empty_text':
    'Zadejte adresu svého programu. Může plnit CRM, psát do chatu nebo spustit cokoli, co po rezervaci následuje.',
  'webhooks.gone': 'Tento webhook neexistuje',
  'webhooks.gone_text': 'Možná byl smazán. Seznam ukazuje všechny vaše webhooky.',
  'webhooks.all': 'Všechny webhooky',

  'webhooks.url': 'Adresa',
  'webhooks.url_text': 'Každou událost sem posíláme jako JSON metodou POST.',
  'webhooks.url_invalid':
    'Adresa URL webhooku musí být platná: adresa, která začíná na https:// nebo http://',
  'webhooks.url_password':
    'Vynechte uživatelské jméno a heslo. Použijte místo toho token v cestě nebo v dotazu.',
  'webhooks.events': 'Odesílané události',
  'webhooks.events_required': 'Vyberte alespoň jednu',
  'webhooks.saved': 'Webhook uložen',
  'webhooks.added': '{name} teď dostává vaše rezervace',

  'webhooks.by_program': 'Nastaveno programem',
  'webhooks.more': 'Další akce: {name}',
  'webhooks.switch': '{name} dostává vaše rezervace',
  'webhooks.on': 'Zapnuto',
  'webhooks.off': 'Vypnuto',
  'webhooks.turned_on': '{name} zase dostává vaše rezervace',
  'webhooks.turned_off': '{name} už vaše rezervace nedostává',
  'webhooks.is_gone':
    'Adresa vrátila kód 410 (gone), proto jsme webhook vypnuli. Pokud už zase funguje, webhook znovu zapněte.',
  'webhooks.delete_title': 'Smazat: {name}?',
  'webhooks.delete_text':
    'Přestaneme na něj posílat, včetně všeho, co čeká na další pokus. Smažou se i jeho doručení.',
  'webhooks.deleted': 'Smazáno: {name}',

  'webhooks.secret': 'Tajný klíč',
  'webhooks.secret_text':
    'Ukázali jsme ho jednou, při vytvoření. Pokud je ztracený nebo ho viděl někdo jiný, vytvořte nový.',
  'webhooks.secret_fresh': 'Zkopírujte si tajný klíč teď',
  'webhooks.secret_once': 'Znovu už ho neuvidíte.',
  'webhooks.secret_use':
    'Váš program jím ověří, že požadavek přichází odsud a nebyl změněn. Požadavky se podepisují podle Standard Webhooks. Kód je níže v části „{section}“.',
  'webhooks.secret_copy': 'Kopírovat tajný klíč',
  'webhooks.secret_copied': 'Tajný klíč zkopírován',
  'webhooks.secret_done': 'Mám ho uložený',
  'webhooks.renew': 'Nový tajný klíč',
  'webhooks.renew_title': 'Nahradit tajný klíč?',
  'webhooks.renew_text': 'Starý funguje ještě jeden den, takže máte čas na výměnu. Potom přestane fungovat.',

  'webhooks.test': 'Odeslat ukázku',
  'webhooks.test_text': 'Odešle teď na uloženou adresu jeden požadavek označený jako test.',
  'webhooks.test_event': 'Událost ukázky',
  'webhooks.test_action': 'Odeslat',
  'webhooks.test_delivered': 'Ukázka doručena ({status})',

  'error.webhook_not_found': 'Tento webhook byl smazán',
  'error.webhook_limit_reached': 'Limit webhooků je vyčerpaný. Nejprve jeden smažte.',
}
