import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'connector.key': 'Klíč API',
  'connector.key_text':
    '{app} se přihlašuje klíčem API. Vytvořte klíč jen pro {app}, ať ho můžete odebrat bez vlivu na ostatní programy.',
  'connector.key_scopes': 'Může číst a měnit schůzky, i jednorázové, a webhooky a číst typy událostí.',
  'connector.key_make': 'Vytvořit klíč',
  'connector.hears': 'Události odesílané do {app}',
  'connector.remove': 'Odebrat',
  'connector.remove_of': 'Odebrat: {name}',
  'connector.stand_in': 'Vyzkoušet tady',
  'connector.stand_in_text':
    '{app} se k této zkušební verzi nedostane, proto ho zastupuje náhrada na tomto počítači. Vložte tam svůj klíč, zapněte spouštěč a spusťte akce.',
  'connector.stand_in_open': 'Otevřít náhradu',
  'connector.zapier_key': 'Vytvořte klíč API a zkopírujte ho.',
  'connector.zapier_connect':
    'V Zapier přidejte tuto aplikaci do Zapu a přihlaste se pomocí {origin} a klíče.',
  'connector.zapier_choose':
    'Vyberte spouštěč, například novou schůzku, nebo akci, například rezervaci schůzky.',
  'connector.zapier_try': 'Vyzkoušejte to se svými posledními schůzkami a pak Zap zapněte.',
  'connector.zapier_note': 'Správce tohoto serveru jednou zveřejní aplikaci Zapier z examples/zapier.',
  'connector.zapier_none':
    'Zatím žádné události. Zapněte Zap se spouštěčem z této aplikace a objeví se tady.',
  'connector.pabbly_connect_address':
    'V Pabbly Connect zvolte jako spouštěč Webhook by Pabbly a zkopírujte adresu URL webhooku.',
  'connector.pabbly_connect_paste': 'Přidejte tady webhook s touto adresou URL a vyberte jeho události.',
  'connector.pabbly_connect_try':
    'Odešlete ze stránky webhooku testovací událost, aby Pabbly Connect rozpoznal pole.',
  'connector.pabbly_connect_act':
    'Pokud chcete z postupu rezervovat, přeplánovat nebo zrušit, vytvořte klíč API a použijte ho jako bearer token v API by Pabbly s adresou {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Aplikace vytvořená v nástroji Pabbly si s klíčem může nastavit vlastní webhooky.',
  'connector.pabbly_connect_none':
    'Zatím žádné události. Přidejte webhook s adresou URL z Pabbly Connect a objeví se tady.',
  'chrome_extension.get': 'Stáhněte rozšíření a soubor rozbalte.',
  'chrome_extension.load':
    'V Chrome otevřete chrome://extensions, zapněte režim pro vývojáře, zvolte Načíst rozbalené a vyberte složku.',
  'chrome_extension.connect': 'Zadejte {origin} v nastavení rozšíření, zvolte Připojit a povolte přístup.',
  'chrome_extension.use':
    'Otevřete zprávu v Gmail nebo LinkedIn, klikněte na ikonu rozšíření a vložte odkaz nebo volné termíny.',
  'chrome_extension.download': 'Stáhnout rozšíření',
  'chrome_extension.note':
    'Stránku čte, až když na ní kliknete na jeho ikonu. Přístup skončí, když ho odeberete v části Klíče API.',
  'chrome_extension.not_allowed': 'Tento server rozšíření nepovoluje. Zeptejte se toho, kdo ho provozuje.',
  'chrome_extension.access': 'Připojené aplikace',

  'integrations.text': 'Připojte své kalendáře, videoschůzky, CRM, web a statistiky.',
  'integrations.search': 'Hledat integrace',
  'integrations.categories': 'Kategorie',
  'integrations.all': 'Vše',
  'integrations.video': 'Videokonference',
  'integrations.calendars': 'Kalendáře',
  'integrations.sales': 'Prodej a CRM',
  'integrations.embed': 'Vložení na web',
  'integrations.tracking': 'Sledování',
  'integrations.native': 'Nativní integrace',
  'integrations.extensions': 'Rozšíření',
  'integrations.connectors': 'API a konektory',
  'integrations.count': { one: '{count} integrace', few: '{count} integrace', other: '{count} integrací' },
  'integrations.none': 'Pro „{search}“ nebylo nic nalezeno',
  'integrations.none_text': 'Obecný kód funguje na každém webu: „Sdílet svůj odkaz“, pak „Přidat na web“.',
  'integrations.show_all': 'Zobrazit vše',
  'integrations.connected': 'Připojeno',
  'integrations.gone': 'Tato integrace neexistuje',
  'integrations.gone_text': 'Možná má jiný název. Všechny integrace najdete v katalogu.',

  'platform.video': 'Přidat video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Vyberte jedno ze svých videí',
  'platform.video_tool': 'Vybrat barvy a tlačítko',
  'platform.ways': 'Kam to umístit',
  'platform.event': 'Co lze rezervovat',
  'platform.steps': 'Krok za krokem',
  'platform.picture': 'Kam kód patří: „{place}“',
  'platform.address': 'Vaše adresa',
  'platform.download': 'Stáhnout plugin',
  'platform.test': 'Pak zkontrolujte svou stránku',
  'way.page': 'Na stránce',
  'way.every_page': 'Tlačítko na každé stránce',
  'way.plugin': 'Plugin',
  'way.link': 'Odkaz',
  'way.app_block': 'Blok aplikace',
  'way.video': 'Video',
  'note.wordpress_video': 'S pluginem mohou videa přidávat i autoři. Rámec zachová tvar videa.',
  'note.video': 'Rámec zachová tvar videa při každé šířce. Nepotřebuje skript.',
  'note.video_fixed': 'Kód patří do rámečku s pevnou výškou. Nepotřebuje skript.',
  'note.wordpress_plugin': 'Pro administrátory. Blok a shortcode pak mohou používat i autoři.',
  'note.wordpress_html':
    'Pro administrátory a pro redaktory jednotlivého webu. Všem ostatním WordPress rámce a skripty odebere.',
  'note.wordpress_link': 'Pro autory a spolupracovníky bez pluginu. WordPress jim dovolí přidat jen odkazy.',
  'note.wix_page': 'Wix vloží kód do rámce s pevnou výškou, proto tento kód nemá skript.',
  'note.wix_every_page': 'Vyžaduje tarif Wix s vlastní doménou.',
  'note.squarespace_page': 'Výška se přizpůsobí obsahu. Váš tarif musí povolovat kód s rámci a skripty.',
  'note.squarespace_every_page': 'Vyžaduje tarif s vkládáním kódu.',
  'note.shopify_page': 'Funguje v každém motivu Online Store 2.0. V pokladně Shopify skripty nepovoluje.',
  'note.shopify_every_page': 'Zápatí je na každé stránce obchodu kromě pokladny.',
  'note.shopify_app_block':
    'Pro vývojáře s účtem Partner: examples/shopify je rozšíření motivu připravené k nasazení.',
  'note.unbounce_page':
    'Unbounce umisťuje prvky na pevné pozice, takže rámec má pevnou výšku a posouvá se uvnitř.',
  'note.unbounce_every_page': 'Tlačítko je nad stránkou, takže nezabírá místo.',
  'note.weebly_page': 'Editor ukazuje jen náhled. Zkontrolujte zveřejněnou stránku.',
  'note.webflow_page':
    'Vyžaduje placený tarif webu nebo pracovního prostoru. Kalendář je vidět jen na zveřejněném webu.',
  'note.webflow_every_page': 'Vyžaduje placený tarif webu.',
  'step.open_page': 'Otevřete stránku v editoru.',
  'step.open_settings': 'Otevřete nastavení webu.',
  'step.choose': 'Zvolte {path}.',
  'step.drag': 'Přetáhněte {place} tam, kde má být kalendář.',
  'step.paste': 'Vložte kód.',
  'step.paste_into': 'Vložte kód do {place}.',
  'step.height': 'Nastavte výšku rámečku alespoň 700 px. S obsahem neroste.',
  'step.drag_video': 'Přetáhněte {place} tam, kde má být video.',
  'step.video_height': 'Nastavte výšku rámečku 578 px při šířce 800 px. S obsahem neroste.',
  'step.wordpress_video': 'Vložte shortcode tam, kde má být video.',
  'step.publish':
    'Uložte, zveřejněte a otevřete stránku jako návštěvník. Editory často ukazují místo toho prázdný rámeček.',
  'step.wordpress_install':
    'Stáhněte plugin, nahrajte ho v části Plugins → Add New Plugin → Upload Plugin a aktivujte ho.',
  'step.wordpress_connect': 'V části {path} zadejte {origin} a zvolte „Vyzkoušet spojení“.',
  'step.wordpress_insert': 'Vložte blok „Scheduling“ tam, kde má být kalendář, nebo vložte shortcode.',
  'step.paste_link': 'Vložte adresu na samostatný řádek, nebo vyberte slovo a udělejte z něj odkaz.',
  'step.shopify_deploy':
    'Zkopírujte examples/shopify do své aplikace jako extensions/scheduling a nasaďte ji.',
  'step.shopify_address': 'Vložte adresu do nastavení bloku.',

  'connect.step_connect': 'Připojte svůj účet.',
  'connect.step_connect_teams':
    'Pokud vaše rezervace míří do kalendáře Outlook, není co připojovat: jeho události už místnost mají. S jiným kalendářem nebo bez něj připojte svůj pracovní nebo školní účet tady.',
  'connect.step_calendar':
    'Připojte účet v části „Připojení kalendářů“ a vyberte kalendář, který přijímá nové události.',
  'connect.step_location': 'Zvolte {app} jako místo typu události.',
  'connect.step_room':
    'Každá rezervace dostane vlastní místnost a po přeplánování si ji ponechá. Odkaz je v e-mailech, v kalendáři a na stránce rezervace.',
  'connect.step_busy':
    'Vyberte, ve kterých kalendářích kontrolujeme konflikty. Když je v nich obsazeno, nikdo si u vás nemůže rezervovat.',
  'connect.step_follow': 'Přesuňte nebo smažte rezervaci v kalendáři a my ji tady aktualizujeme.',
  'connect.step_contacts':
    'Pro každou rezervaci najdeme nebo přidáme kontakt podle e-mailu a přidáme jednu schůzku. Po přeplánování, zrušení nebo předání ji aktualizujeme.',
  'connect.step_fields': 'Vyberte, které odpovědi vyplní která pole kontaktu.',
  'connect.step_key': 'Vytvořte klíč v {app} a vložte ho sem. Hned ho vyzkoušíme a uložíme zašifrovaný.',
  'connect.step_push': 'Propojte některou ze svých kampaní a přidejte její leady s osobními odkazy.',
  'connect.step_told':
    'Když lead rezervuje, {app} se to dozví a přestane mu psát. Rezervace na to nikdy nečekají.',
  'connect.disconnect_rooms':
    'Už nebudeme vytvářet místnosti. Existující místnosti zůstanou. Smažeme také náš přístup.',

  'tracking.ga4_id': 'ID měření',
  'tracking.gtag_id': 'ID značky nebo kontejneru',
  'tracking.fpixel_id': 'ID pixelu',
  'tracking.example': 'Například {example}',
  'tracking.format': 'Zadejte ID jako {example}',
  'tracking.where_ga4': 'V Google Analytics: Správce → Datové streamy → váš web.',
  'tracking.where_gtag':
    'V Google Ads: Nástroje → Konverze → značka. V Tag Manageru: vedle názvu kontejneru.',
  'tracking.where_fpixel': 'Ve Správci událostí Meta: Zdroje dat → váš pixel.',
  'tracking.connect': 'Připojit',
  'tracking.change': 'Uložit',
  'tracking.disconnect': 'Odpojit',
  'tracking.connected': '{app} teď dostává vaše rezervace',
  'tracking.disconnected': '{app} už vaše rezervace nedostává',
  'tracking.what': 'Co a kdy se odesílá',
  'tracking.when': 'Jednou za rezervaci, když vznikne. Při přeplánování ani zrušení už ne.',
  'tracking.sent_ga4': 'Událost {event} s ID rezervace, časem začátku, vaším odkazem a typem události.',
  'tracking.sent_gtag':
    'Událost {event} ({container} v kontejneru Tag Manageru) s ID rezervace, časem začátku, vaším odkazem a typem události.',
  'tracking.sent_fpixel':
    'Standardní událost {event} s ID rezervace, časem začátku, vaším odkazem a typem události.',
  'tracking.never': 'Nikdy jméno, e-mailová adresa ani odpověď.',
  'tracking.where_sent': 'Jak se to odesílá',
  'tracking.embedded':
    'Na stránkách s vaším widgetem jde událost přes statistiky vašeho webu, jakmile jeho nástroj pro souhlas potvrdí, že návštěvník souhlasí. Bez souhlasu se nic neodesílá.',
  'tracking.direct':
    'Na vaší rezervační stránce se návštěvníků nejprve zeptáme. Událost nemá cookies ani ID návštěvníka. Neodesíláme ji, pokud prohlížeč žádá, aby nebyl sledován.',
  'tracking.direct_container':
    'Kontejnery Tag Manageru dostávají jen rezervace z widgetů, protože by četly adresu rezervační stránky.',
  'tracking.consent':
    'Uveďte v informacích o ochraně soukromí, že počítáte rezervace. Pokud váš web souhlas nepotřebuje, nastavte data-consent="granted".',
}
