import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'connector.key': 'API-kulcs',
  'connector.key_text':
    '{app} API-kulccsal jelentkezik be. Hozzon létre egyet csak ehhez: {app}, így más programok érintése nélkül eltávolíthatja.',
  'connector.key_scopes':
    'Olvashatja és módosíthatja a találkozókat, az egyszeri találkozókat és a webhookokat, és olvashatja az eseménytípusokat.',
  'connector.key_make': 'Kulcs létrehozása',
  'connector.hears': 'Ide küldött események: {app}',
  'connector.remove': 'Eltávolítás',
  'connector.remove_of': 'Eltávolítás: {name}',
  'connector.stand_in': 'Kipróbálás itt',
  'connector.stand_in_text':
    '{app} nem éri el ezt a próbaverziót, ezért egy helyettesítő lép a helyébe ezen a számítógépen. Illessze be ott a kulcsát, kapcsoljon be egy eseményindítót, és futtasson műveleteket.',
  'connector.stand_in_open': 'Helyettesítő megnyitása',
  'connector.zapier_key': 'Hozzon létre egy API-kulcsot, és másolja ki.',
  'connector.zapier_connect':
    'A Zapierben adja hozzá ezt az alkalmazást egy Zaphez, majd jelentkezzen be ezzel: {origin} és a kulcs.',
  'connector.zapier_choose':
    'Válasszon eseményindítót, például új találkozó, vagy műveletet, például találkozó foglalása.',
  'connector.zapier_try': 'Tesztelje a legutóbbi találkozóival, majd kapcsolja be a Zapet.',
  'connector.zapier_note':
    'A szerver rendszergazdája egyszer közzéteszi a Zapier-alkalmazást innen: examples/zapier.',
  'connector.zapier_none':
    'Még nincs esemény. Kapcsoljon be egy Zapet ezen alkalmazás egyik indítójával, és itt megjelenik.',
  'connector.pabbly_connect_address':
    'A Pabbly Connectben válassza indítónak a Webhook by Pabbly elemet, és másolja ki a webhook URL-jét.',
  'connector.pabbly_connect_paste':
    'Adjon hozzá itt egy webhookot ezzel az URL-lel, és válassza ki az eseményeit.',
  'connector.pabbly_connect_try':
    'Küldjön teszteseményt a webhook oldaláról, hogy a Pabbly Connect felismerje a mezőket.',
  'connector.pabbly_connect_act':
    'Ha munkafolyamatból szeretne foglalni, átütemezni vagy lemondani, hozzon létre egy API-kulcsot, és használja bearer tokenként az API by Pabbly elemben, ezzel: {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'A Pabbly alkalmazáskészítőjével készült alkalmazás a kulccsal saját webhookokat állíthat be.',
  'connector.pabbly_connect_none':
    'Még nincs esemény. Adjon hozzá egy webhookot Pabbly Connect URL-lel, és itt megjelenik.',
  'chrome_extension.get': 'Töltse le a bővítményt, és csomagolja ki a fájlt.',
  'chrome_extension.load':
    'A Chrome-ban nyissa meg a chrome://extensions oldalt, kapcsolja be a Fejlesztői módot, válassza a Kicsomagolt bővítmény betöltése lehetőséget, és jelölje ki a mappát.',
  'chrome_extension.connect':
    'Írja be a bővítmény beállításaiba: {origin}, válassza a Csatlakoztatás lehetőséget, és engedélyezze a hozzáférést.',
  'chrome_extension.use':
    'Nyisson meg egy üzenetet a Gmailben vagy a LinkedInen, kattintson a bővítmény ikonjára, és szúrjon be linket vagy szabad időpontokat.',
  'chrome_extension.download': 'Bővítmény letöltése',
  'chrome_extension.note':
    'Egy oldalt csak akkor olvas, ha ott az ikonjára kattint. A hozzáférés megszűnik, ha eltávolítja az API-kulcsoknál.',
  'chrome_extension.not_allowed':
    'Ez a szerver nem engedélyezi a bővítményt. Forduljon ahhoz, aki üzemelteti.',
  'chrome_extension.access': 'Csatlakoztatott alkalmazások',

  'integrations.text':
    'Csatlakoztassa naptárait, videótalálkozóit, CRM-rendszerét, webhelyét és statisztikáit.',
  'integrations.search': 'Integrációk keresése',
  'integrations.categories': 'Kategória',
  'integrations.all': 'Összes',
  'integrations.video': 'Videókonferencia',
  'integrations.calendars': 'Naptárak',
  'integrations.sales': 'Értékesítés és CRM',
  'integrations.embed': 'Beágyazás',
  'integrations.tracking': 'Követés',
  'integrations.native': 'Beépített integrációk',
  'integrations.extensions': 'Bővítmények',
  'integrations.connectors': 'API és összekötők',
  'integrations.count': { one: '{count} integráció', other: '{count} integráció' },
  'integrations.none': 'Nincs találat erre: „{search}”',
  'integrations.none_text':
    'Az általános kóddal bármely webhely működik: „Link megosztása”, majd „Hozzáadás webhelyhez”.',
  'integrations.show_all': 'Összes megjelenítése',
  'integrations.connected': 'Csatlakoztatva',
  'integrations.gone': 'Ez az integráció nem létezik',
  'integrations.gone_text': 'Lehet, hogy más a neve. A katalógusban minden integrációt megtalál.',

  'platform.video': 'Videó hozzáadása',
  'platform.video_choice': 'Videó',
  'platform.video_none': 'Válasszon a videóiból',
  'platform.video_tool': 'Színek és gomb kiválasztása',
  'platform.ways': 'Hová kerüljön',
  'platform.event': 'Mi foglalható',
  'platform.steps': 'Lépésről lépésre',
  'platform.picture': 'Ide kerül a kód: „{place}”',
  'platform.address': 'Saját cím',
  'platform.download': 'A bővítmény letöltése',
  'platform.test': 'Utána ellenőrizze az oldalát',
  'way.page': 'Az oldalon',
  'way.every_page': 'Gomb minden oldalon',
  'way.plugin': 'Bővítmény',
  'way.link': 'Link',
  'way.app_block': 'Alkalmazásblokk',
  'way.video': 'Videó',
  'note.wordpress_video':
    'A bővítménnyel a szerzők is hozzáadhatnak videókat. A keret megtartja a videó arányát.',
  'note.video': 'A keret minden szélességnél megtartja a videó arányát. Nem kell hozzá szkript.',
  'note.video_fixed': 'A kód rögzített magasságú dobozba kerül. Nem kell hozzá szkript.',
  'note.wordpress_plugin': 'Adminisztrátoroknak. Utána a szerzők is használhatják a blokkot és a rövidkódot.',
  'note.wordpress_html':
    'Adminisztrátoroknak és egyetlen webhely szerkesztőinek. A WordPress mindenki másnál eltávolítja a kereteket és a szkripteket.',
  'note.wordpress_link':
    'Szerzőknek és közreműködőknek bővítmény nélkül. A WordPress csak linkek hozzáadását engedi nekik.',
  'note.wix_page': 'A Wix rögzített magasságú keretbe teszi a kódot, ezért ebben a kódban nincs szkript.',
  'note.wix_every_page': 'Saját domaint tartalmazó Wix-csomag kell hozzá.',
  'note.squarespace_page':
    'A magasság a tartalomhoz igazodik. A csomagjának engednie kell a kereteket és szkripteket tartalmazó kódot.',
  'note.squarespace_every_page': 'Kódbeszúrást tartalmazó csomag kell hozzá.',
  'note.shopify_page':
    'Az Online Store 2.0 minden témájában működik. A Shopify a fizetési oldalon nem enged szkripteket.',
  'note.shopify_every_page': 'A lábléc a bolt minden oldalán ott van, a fizetési oldal kivételével.',
  'note.shopify_app_block':
    'Partner fiókkal rendelkező fejlesztőknek: az examples/shopify telepítésre kész témabővítmény.',
  'note.unbounce_page':
    'Az Unbounce rögzített helyre teszi az elemeket, ezért a keret magassága rögzített, és belül görgethető.',
  'note.unbounce_every_page': 'A gomb az oldal fölött lebeg, így nem foglal helyet.',
  'note.weebly_page': 'A szerkesztő csak előnézetet mutat. Ellenőrizze a közzétett oldalt.',
  'note.webflow_page':
    'Fizetős webhely- vagy munkaterület-csomag kell hozzá. A naptár csak a közzétett webhelyen látható.',
  'note.webflow_every_page': 'Fizetős webhelycsomag kell hozzá.',
  'step.open_page': 'Nyissa meg az oldalt a szerkesztőben.',
  'step.open_settings': 'Nyissa meg a webhely beállításait.',
  'step.choose': 'Válassza ezt: {path}.',
  'step.drag': 'Húzza oda, ahol a naptárat szeretné: {place}.',
  'step.paste': 'Illessze be a kódot.',
  'step.paste_into': 'Illessze be a kódot ide: {place}.',
  'step.height': 'A doboz legalább 700 px magas legyen. Nem nő a tartalmával.',
  'step.drag_video': 'Húzza oda, ahol a videót szeretné: {place}.',
  'step.video_height': '800 px szélességhez 578 px magas legyen a doboz. Nem nő a tartalmával.',
  'step.wordpress_video': 'Illessze be a rövidkódot oda, ahol a videót szeretné.',
  'step.publish':
    'Mentse és tegye közzé, majd nyissa meg az oldalt látogatóként. A szerkesztők gyakran csak üres dobozt mutatnak.',
  'step.wordpress_install':
    'Töltse le a bővítményt, töltse fel itt: Plugins → Add New Plugin → Upload Plugin, és aktiválja.',
  'step.wordpress_connect':
    'Itt: {path}, írja be ezt: {origin}, és válassza a „Kapcsolat tesztelése” lehetőséget.',
  'step.wordpress_insert':
    'Szúrja be a „Scheduling” blokkot oda, ahol a naptárat szeretné, vagy illessze be a rövidkódot.',
  'step.paste_link': 'Illessze be a címet külön sorba, vagy jelöljön ki egy szót, és tegye linkké.',
  'step.shopify_deploy':
    'Másolja az examples/shopify mappát az alkalmazásába extensions/scheduling néven, és telepítse.',
  'step.shopify_address': 'Illessze be a címet a blokk beállításaiba.',

  'connect.step_connect': 'Csatlakoztassa a fiókját.',
  'connect.step_connect_teams':
    'Ha a foglalásai Outlook-naptárba kerülnek, nincs mit csatlakoztatni: az eseményeihez szoba is tartozik. Bármely más naptár esetén, vagy ha nincs, itt csatlakoztassa munkahelyi vagy iskolai fiókját.',
  'connect.step_calendar':
    'Csatlakoztassa a fiókot a „Naptárkapcsolatok” alatt, és válassza ki az új események naptárát.',
  'connect.step_location': 'Válassza ezt egy eseménytípus helyszínének: {app}.',
  'connect.step_room':
    'Minden foglalás saját szobát kap, és átütemezéskor is megtartja. A link ott van az e-mailekben, a naptárban és a foglalás oldalán.',
  'connect.step_busy':
    'Válassza ki, mely naptárakban ellenőrizzük az ütközéseket. Amikor ott foglalt, senki sem foglalhat Önnél.',
  'connect.step_follow': 'Helyezzen át vagy töröljön egy foglalást a naptárban, és itt frissítjük.',
  'connect.step_contacts':
    'Minden foglaláshoz e-mail-cím alapján megkeressük vagy hozzáadjuk a névjegyet, és hozzáadunk egy találkozót. Átütemezéskor, lemondáskor vagy átadáskor ezt a találkozót frissítjük.',
  'connect.step_fields': 'Válassza ki, mely válaszok mely névjegymezőkbe kerüljenek.',
  'connect.step_key':
    'Hozzon létre kulcsot itt: {app}, és illessze be ide. Azonnal teszteljük, és titkosítva tároljuk.',
  'connect.step_push': 'Kapcsolja hozzá egyik kampányát, és adja hozzá a leadjeit a személyes linkjükkel.',
  'connect.step_told':
    'Ha egy lead foglal, {app} értesül róla, és nem ír neki többet. A foglalások sosem várnak erre.',
  'connect.disconnect_rooms':
    'Többé nem hozunk létre szobákat. A meglévő szobák megmaradnak. A hozzáférésünket is töröljük.',

  'tracking.ga4_id': 'Mérési azonosító',
  'tracking.gtag_id': 'Címke vagy tároló azonosítója',
  'tracking.fpixel_id': 'Pixelazonosító',
  'tracking.example': 'Például {example}',
  'tracking.format': 'Ilyen azonosítót adjon meg: {example}',
  'tracking.where_ga4': 'Google Analytics: Admin → Adatfolyamok → a webhelye.',
  'tracking.where_gtag': 'Google Ads: Eszközök → Konverziók → a címke. Tag Manager: a tároló neve mellett.',
  'tracking.where_fpixel': 'Meta Events Manager: Adatforrások → a pixele.',
  'tracking.connect': 'Csatlakoztatás',
  'tracking.change': 'Mentés',
  'tracking.disconnect': 'Leválasztás',
  'tracking.connected': '{app} mostantól megkapja a foglalásait',
  'tracking.disconnected': '{app} már nem kapja meg a foglalásait',
  'tracking.what': 'Mit küldünk, és mikor',
  'tracking.when': 'Foglalásonként egyszer, amikor létrejön. Átütemezéskor vagy lemondáskor nem újra.',
  'tracking.sent_ga4':
    'Ez az esemény: {event}, a foglalás azonosítójával, kezdetével, a linkjével és az eseménytípussal.',
  'tracking.sent_gtag':
    'Ez az esemény: {event} (Tag Manager-tárolóban: {container}), a foglalás azonosítójával, kezdetével, a linkjével és az eseménytípussal.',
  'tracking.sent_fpixel':
    'Ez a szabványos esemény: {event}, a foglalás azonosítójával, kezdetével, a linkjével és az eseménytípussal.',
  'tracking.never': 'Sosem név, e-mail-cím vagy válasz.',
  'tracking.where_sent': 'Hogyan küldjük',
  'tracking.embedded':
    'A beágyazást tartalmazó oldalakon az esemény a webhelye statisztikáján keresztül megy, amint a hozzájárulás-kezelő jelzi, hogy a látogató beleegyezik. Hozzájárulás nélkül semmit sem küldünk.',
  'tracking.direct':
    'A foglalási oldalán előbb megkérdezzük a látogatókat. Az eseményben nincs süti és látogatóazonosító. Nem küldjük el, ha a böngésző kéri, hogy ne kövessék.',
  'tracking.direct_container':
    'A Tag Manager-tárolók csak a beágyazott foglalásokat kapják meg, mert kiolvasnák a foglalási oldal címét.',
  'tracking.consent':
    'Írja be az adatvédelmi tájékoztatójába, hogy számolja a foglalásokat. Ha a webhelyéhez nem kell hozzájárulás, állítsa be ezt: data-consent="granted".',
}
