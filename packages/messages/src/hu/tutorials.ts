import type { texts as source } from '../en/tutorials.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'tutorials.text': 'Rövid útmutatók a leggyakoribb feladatokhoz.',
  'tutorials.search': 'Útmutatók keresése',
  'tutorials.none': 'Nincs megfelelő útmutató. Próbáljon másik szót.',
  'tutorials.steps': 'Lépések',
  'tutorials.try': 'Kipróbálás',
  'tutorials.play': 'Lejátszás innen: {site}',
  'tutorials.all': 'Összes útmutató',
  'tutorials.start': 'Első lépések',
  'tutorials.hours': 'Saját órák',
  'tutorials.share': 'Megosztás és kérdések',
  'tutorials.meetings': 'Találkozók',
  'tutorials.teams': 'Csapatok',
  'tutorials.routing': 'Irányítás',
  'tutorials.clients': 'Ügyfelek',
  'tutorials.inviting': 'Meghívás másoknak',
  'tutorial.first_event': 'Az első eseménytípus',
  'tutorial.first_event_text': 'Mit foglalhatnak mások: meddig tart, hol van és mikor.',
  'tutorial.first_event_1': 'Nyissa meg az Eseménytípusokat, és nyomja meg az „Új eseménytípus” gombot.',
  'tutorial.first_event_2': 'Adjon neki nevet. Javaslunk egy címet, amelyet módosíthat.',
  'tutorial.first_event_3': 'Válassza ki, meddig tart, és hol találkoznak.',
  'tutorial.first_event_4':
    'Nyomja meg az „Eseménytípus létrehozása” gombot. A linkjét azonnal megoszthatja.',
  'tutorial.your_link': 'A linkje',
  'tutorial.your_link_text': 'Egy cím mindenhez, amit Önnél foglalhatnak.',
  'tutorial.your_link_1': 'Nyissa meg a Beállításokat, és válassza a „Saját link” lehetőséget.',
  'tutorial.your_link_2': 'Írja be a kívánt nevet. Gépelés közben ellenőrizzük.',
  'tutorial.your_link_3': 'A régi linkje még 90 napig működik.',
  'tutorial.weekly_hours': 'A heti órái',
  'tutorial.weekly_hours_text': 'Mikor foglalhatnak Önnél, hétről hétre.',
  'tutorial.weekly_hours_1': 'Nyissa meg az Elérhetőséget, és válasszon beosztást.',
  'tutorial.weekly_hours_2': 'Írja be az egyes napok óráit, vagy rajzolja be őket a hétbe.',
  'tutorial.weekly_hours_3': 'Másolja egy nap óráit más napokra.',
  'tutorial.weekly_hours_4': 'Az órák a saját időzónájában értendők. Mindenki a sajátjában látja őket.',
  'tutorial.days_off': 'Szabadnapok és eltérő órák',
  'tutorial.days_off_text': 'Szabadságra vagy egy-egy szombatra.',
  'tutorial.days_off_1': 'Nyissa meg a beosztást, és adjon hozzá egy dátumot.',
  'tutorial.days_off_2': 'Válassza a „Nem elérhető” lehetőséget, vagy más órákat arra a napra.',
  'tutorial.days_off_3': 'A többi hét változatlan marad.',
  'tutorial.why_no_time': 'Miért nem elérhető egy időpont?',
  'tutorial.why_no_time_text': 'Az okok, amiért egy időpont nem szerepel a kínálatban.',
  'tutorial.why_no_time_1':
    'Nyisson meg egy eseménytípust, és válassza ezt: „Miért nem elérhető egy időpont?”.',
  'tutorial.why_no_time_2': 'Válasszon napot. Minden időpontnál látszik, mi akadályozza.',
  'tutorial.why_no_time_3': 'Kövesse a mellette lévő linket a beállítás módosításához.',
  'tutorial.on_your_site': 'A saját webhelyén',
  'tutorial.on_your_site_text': 'A foglalási oldala a webhelyén belül.',
  'tutorial.on_your_site_1':
    'Nyomja meg a „Link megosztása” gombot, és válassza a „Hozzáadás webhelyhez” lehetőséget.',
  'tutorial.on_your_site_2':
    'Válassza ki a megjelenését: az oldalban, vagy felugró ablakban egy gombbal vagy linkkel.',
  'tutorial.on_your_site_3': 'Illessze be a kódot oda, ahol a naptárat szeretné.',
  'tutorial.on_your_site_4': 'Az „Oldalam ellenőrzése” megmutatja, működik-e ott.',
  'tutorial.ask_questions': 'Kérdezzen a találkozó előtt',
  'tutorial.ask_questions_text': 'Kérdések, amelyekre foglaláskor válaszolnak.',
  'tutorial.ask_questions_1': 'Nyisson meg egy eseménytípust, és lépjen a kérdésekhez.',
  'tutorial.ask_questions_2': 'Adjon hozzá kérdést: szöveg, egy választás vagy több választás.',
  'tutorial.ask_questions_3': 'Adja meg, kötelező-e a válasz.',
  'tutorial.ask_questions_4': 'A válaszokat az e-mailben és az Ütemezett eseményeknél találja.',
  'tutorial.move_cancel': 'Találkozó áthelyezése vagy lemondása',
  'tutorial.move_cancel_text': 'Ön és a meghívott is megteheti, és megadhatja, miért.',
  'tutorial.move_cancel_1': 'Nyissa meg az Ütemezett eseményeket, és válassza ki a találkozót.',
  'tutorial.move_cancel_2':
    'Nyomja meg az Átütemezés gombot, és válasszon másik időpontot, vagy nyomja meg a Lemondás gombot.',
  'tutorial.move_cancel_3': 'Írjon rövid megjegyzést. Mindenki megkapja e-mailben.',
  'tutorial.move_cancel_4': 'A meghívott linkje a találkozóhoz tovább működik.',
  'tutorial.ask_client': 'Kérdezze meg, mikor ér rá valaki',
  'tutorial.ask_client_text': 'Lássa a mindkettőjüknek megfelelő időpontokat e-mailezgetés nélkül.',
  'tutorial.ask_client_1':
    'Nyissa meg az Ütemezett eseményeket, válassza az Ügyfelek lehetőséget, és nyomja meg az „Elérhetőség kérése” gombot.',
  'tutorial.ask_client_2':
    'Írja meg, miről szól, és meddig tart. Kérdezze meg e-mailben, vagy másoljon ki egy linket.',
  'tutorial.ask_client_3':
    'Csatlakoztatnak egy naptárat, egyszer megosztanak egy naptárfájlt, vagy elutasítják. Nem kell hozzá fiók.',
  'tutorial.ask_client_4':
    'Nyomja meg az „Időpont keresése” gombot, és válasszon egyet. Mindketten kapnak e-mailt.',
  'tutorial.client_shares': 'Mit oszt meg egy ügyfél',
  'tutorial.client_shares_text': 'Csak azt, mikor elfoglalt, és csak addig, amíg mindketten szeretnék.',
  'tutorial.client_shares_1': 'Látja, mikor elfoglalt, de azt sosem, hogy kivel vagy miért.',
  'tutorial.client_shares_2':
    'Az Ügyfelek oldal mutatja, kinek a naptára van csatlakoztatva, és mikor olvastuk be utoljára.',
  'tutorial.client_shares_3':
    'A kapott linkkel leállíthatja a megosztást. Ön a sor menüjében a „Leválasztás” lehetőséget választhatja.',
  'tutorial.invite_hosts': 'Más szervezők meghívása',
  'tutorial.invite_hosts_text': 'Meséljen erről a termékről azoknak, akikkel együtt dolgozik.',
  'tutorial.invite_hosts_1':
    'Nyissa meg a „Meghívás jutalomért” oldalt, írjon be egy céges e-mail-címet, és nyomja meg a „Meghívás” gombot.',
  'tutorial.invite_hosts_2':
    'A lista mutatja, ki regisztrált az e-mailje nyomán. Három nap után küldhet egy emlékeztetőt.',
  'tutorial.invite_hosts_3':
    'Vagy ossza meg az ajánlói linkjét. Látja, hányan regisztrálnak vele, de azt nem, hogy kik.',
  'tutorial.organization': 'Munka szervezetként',
  'tutorial.organization_text':
    'Egy oldal és közös eseménytípusok a csapatának. Mindenki megtartja a saját fiókját.',
  'tutorial.organization_1':
    'A fiókmenüben válassza a „Szervezet létrehozása” lehetőséget, és adjon neki nevet. Ettől kezdve a nevében jár el.',
  'tutorial.organization_2':
    'Nyissa meg a „Szervezet” oldalt, és írja be annak az e-mail-címét, akit meghívna. A linkje egyszer használható, 7 napig.',
  'tutorial.organization_3':
    'Válasszon szerepkört: az adminisztrátorok kezelik az embereket, az eseménytípusokat, a beállításokat és az összes találkozót. A tagok az eseménytípusokat és a saját találkozóikat látják.',
  'tutorial.organization_4': 'A fiókmenüben bármikor válthat a szervezet és a saját fiókja között.',
  'tutorial.routing_form': 'Mindenki a megfelelő találkozóhoz',
  'tutorial.routing_form_text': 'Egy rövid űrlap megkérdezi, mire van szükség, és a megfelelő oldalra visz.',
  'tutorial.routing_form_1':
    'Nyissa meg az Eseménytípusokat, válassza az Irányító űrlapok lehetőséget, és nyomja meg az „Új űrlap” gombot.',
  'tutorial.routing_form_2':
    'Adjon hozzá kérdéseket. Minden fontos válaszhoz nyomja meg a „Szabály hozzáadása” gombot, és válassza ki, hová vezet.',
  'tutorial.routing_form_3':
    'Válassza ki, hová jut mindenki más. Utána nyomja meg a „Kipróbálás” gombot, és válaszoljon úgy, mint egy látogató.',
  'tutorial.routing_form_4':
    'Kapcsolja be ezt: „A látogatók láthatják ezt az űrlapot”, és ossza meg a linkjét.',
}
