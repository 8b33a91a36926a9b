import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'webhooks.state_none': 'Az elmúlt 30 napban nem volt esemény',
  'webhooks.state_off': 'Kikapcsolva',
  'webhooks.state_gone': 'Kikapcsolva: a cím válasza 410 (gone)',
  'webhooks.state_delivered': 'Kézbesítve: {ago}',
  'webhooks.state_sending': 'Küldés folyamatban',
  'webhooks.state_waiting': '{answer}; következő próbálkozás: {time}',
  'webhooks.state_failed': '{answer}; feladva',
  'webhooks.answered': 'Válasz: {status}',
  'webhooks.no_answer': 'Nincs válasz',
  'webhooks.state_paused': {
    one: 'Szünetel {count} sikertelen próbálkozás után; következő: {time}',
    other: 'Szünetel {count} sikertelen próbálkozás után; következő: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Szünetel {count} sikertelen próbálkozás után; a következő foglalással újra próbáljuk',
    other: 'Szünetel {count} sikertelen próbálkozás után; a következő foglalással újra próbáljuk',
  },
  'webhooks.state_trying': 'Újbóli próbálkozás',
  'webhooks.paused': {
    one: 'Szünetel: {count} próbálkozás sikertelen volt. Mióta: {since}.',
    other: 'Szünetel: egymás után {count} próbálkozás sikertelen volt. Mióta: {since}.',
  },
  'webhooks.paused_next': 'Következő próbálkozás: {time}.',
  'webhooks.paused_trying': 'Éppen újra próbáljuk.',
  'webhooks.paused_idle': 'Semmi sem várakozik. A következő foglalással újra próbáljuk.',
  'webhooks.paused_text':
    'Ha a cím újra működik, mindent elküldünk, ami vár. Körülbelül három nap után feladjuk.',
  'webhooks.try_now': 'Próbálja most',
  'webhooks.slow':
    'Lassú, mióta: {since}. Több mint két másodperc kell a válaszhoz. Ez csak az oda küldötteket késlelteti.',
  'webhooks.delivered': 'Kézbesítve ({status})',
  'webhooks.deliveries': 'Kézbesítések',
  'webhooks.deliveries_text':
    'Legfeljebb {count}, 30 napig megőrizve. Az újak automatikusan megjelennek. Helyi idő: {zone}',
  'webhooks.deliveries_none': 'Az elmúlt 30 napban nem volt esemény',
  'webhooks.deliveries_none_text':
    'A következő foglalás itt jelenik meg. Addig küldhet egy példát, amelyet nem őrzünk meg.',
  'webhooks.waiting': 'Várakozik',
  'webhooks.failed': 'Sikertelen',
  'webhooks.open_booking': '{event}: találkozó megnyitása',
  'webhooks.attempts': { one: '{count} próbálkozás', other: '{count} próbálkozás' },
  'webhooks.next_attempt': 'Következő próbálkozás: {time}',
  'webhooks.open_delivery': '{event}, {time}: mit küldtünk',
  'webhooks.body_copy': 'Törzs másolása',
  'webhooks.body_erased': 'Már nincs meg: a meghívott adataival együtt töröltük.',
  'webhooks.response': 'Kapott válasz',
  'webhooks.response_none': 'Még nincs',
  'webhooks.response_empty': 'A válasz üres.',
  'webhooks.response_untold': 'A szerver saját hálózatáról érkező vagy nem szöveges válaszokat nem mutatjuk.',
  'webhooks.took': '{seconds} mp',
  'webhooks.resend': 'Újraküldés',
  'webhooks.resend_text': 'Ugyanaz a tartalom ugyanazzal a webhook-id értékkel, újra aláírva.',
  'webhooks.resend_refused': 'Ez már nem küldhető újra',
  'webhooks.what': 'Mit küldünk',
  'webhooks.what_summary': 'Példa, és az aláírás ellenőrzése',
  'webhooks.what_answer':
    'A 200 és 299 közötti válasz azt jelenti, hogy megérkezett. Bármely más válasz után, vagy ha nincs válasz, újraküldjük, egyre ritkábban. A 410 kikapcsolja a webhookot.',
  'webhooks.what_repeat':
    'Egy esemény kétszer vagy késve is érkezhet. A webhook-id fejléc minden próbálkozásnál azonos, a sequence pedig egy foglalás minden módosításával nő.',
  'webhooks.what_body': 'A törzs',
  'webhooks.what_event': 'A törzs eseménye',
  'webhooks.what_signature': 'Aláírás ellenőrzése (Node-ban)',
  'webhooks.what_signature_text':
    'A törzset úgy ellenőrizze, ahogy érkezett, mielőtt JSON-ként értelmezi. Más nyelveken használja a Standard Webhooks egyik könyvtárát.',

  'webhook_event.invitee.created': 'Lefoglalva',
  'webhook_event.invitee.rescheduled': 'Átütemezve',
  'webhook_event.invitee.reassigned': 'Átadva',
  'webhook_event.invitee.canceled': 'Lemondva',
  'webhook_event.invitee.no_show': 'Meg nem jelenés',
  'webhook_event.invitee.no_show_undone': 'Meg nem jelenés visszavonva',
  'webhook_event.one_off.taken': 'Egyszeri találkozó lefoglalva',
  'webhook_event.poll.decided': 'Szavazás eldőlt',
  'webhook_event.routing_form.answered': 'Válasz irányító űrlapra',
  'webhook_event.video.watched': 'Videó megnézve',
  'webhook_event.lead.booked': 'Lead foglalt',

  'webhooks.title': 'Webhookok',
  'webhooks.text':
    'Azonnal jelezzen a saját programjának, amikor egy találkozót lefoglalnak, átütemeznek vagy lemondanak.',
  'webhooks.add': 'Új webhook',
  'webhooks.add_action': 'Webhook hozzáadása',
  'webhooks.empty': 'Még nincs webhook',
  'webhooks.empty_text':
    'Adja meg a programja címét. Kitölthet egy CRM-et, üzenhet egy csevegésbe, vagy elindíthat bármit, ami a foglalást követi.',
  'webhooks.gone': 'Ez a webhook nem létezik',
  'webhooks.gone_text': 'Lehet, hogy törölték. A lista az összes webhookot mutatja.',
  'webhooks.all': 'Összes webhook',

  'webhooks.url': 'Cím',
  'webhooks.url_text': 'Minden eseményt ide küldünk JSON-ként, POST kéréssel.',
  'webhooks.url_invalid':
    'A webhook URL-jének érvényesnek kell lennie: olyan cím, amely így kezdődik: https:// vagy http://',
  'webhooks.url_password':
    'Hagyja el a felhasználónevet és a jelszót. Inkább tokent használjon az útvonalban vagy a lekérdezésben.',
  'webhooks.events': 'Küldendő események',
  'webhooks.events_required': 'Válasszon legalább egyet',
  'webhooks.saved': 'Webhook mentve',
  'webhooks.added': '{name} mostantól megkapja a foglalásait',

  'webhooks.by_program': 'Egy program állította be',
  'webhooks.more': 'További műveletek: {name}',
  'webhooks.switch': '{name} megkapja a foglalásait',
  'webhooks.on': 'Be',
  'webhooks.off': 'Ki',
  'webhooks.turned_on': '{name} újra megkapja a foglalásait',
  'webhooks.turned_off': '{name} már nem kapja meg a foglalásait',
  'webhooks.is_gone':
    'A cím válasza 410 (gone) volt, ezért kikapcsoltuk a webhookot. Ha újra működik, kapcsolja vissza.',
  'webhooks.delete_title': 'Törli ezt: {name}?',
  'webhooks.delete_text':
    'Nem küldünk rá többet, azt sem, ami újabb próbálkozásra vár. A kézbesítései is törlődnek.',
  'webhooks.deleted': '{name} törölve',

  'webhooks.secret': 'Titkos kulcs',
  'webhooks.secret_text':
    'Egyszer mutattuk meg, amikor létrejött. Ha elveszítette, vagy valaki más látta, hozzon létre újat.',
  'webhooks.secret_fresh': 'Másolja ki most a titkos kulcsot',
  'webhooks.secret_once': 'Később már nem fogja látni.',
  'webhooks.secret_use':
    'A programja ezzel ellenőrzi, hogy egy kérés innen jön, és nem módosították. A kéréseket a Standard Webhooks szerint írjuk alá. A kód lent található itt: „{section}”.',
  'webhooks.secret_copy': 'Titkos kulcs másolása',
  'webhooks.secret_copied': 'Titkos kulcs kimásolva',
  'webhooks.secret_done': 'Elmentettem',
  'webhooks.renew': 'Új titkos kulcs',
  'webhooks.renew_title': 'Lecseréli a titkos kulcsot?',
  'webhooks.renew_text': 'A régi még egy napig működik, így van ideje váltani. Utána nem működik tovább.',

  'webhooks.test': 'Példa küldése',
  'webhooks.test_text': 'Egy tesztként megjelölt kérést küld most a mentett címre.',
  'webhooks.test_event': 'A példa eseménye',
  'webhooks.test_action': 'Küldés',
  'webhooks.test_delivered': 'Példa kézbesítve ({status})',

  'error.webhook_not_found': 'Ezt a webhookot törölték',
  'error.webhook_limit_reached': 'Elérte a webhookok korlátját. Előbb töröljön egyet.',
}
