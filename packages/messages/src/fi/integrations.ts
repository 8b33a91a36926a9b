import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'connector.key': 'API-avain',
  'connector.key_text':
    '{app} kirjautuu API-avaimella. Luo avain vain tätä varten ({app}), niin voit poistaa sen vaikuttamatta muihin ohjelmiin.',
  'connector.key_scopes':
    'Se voi lukea ja muuttaa tapaamisia, kertatapaamisia ja webhookeja sekä lukea tapahtumatyyppejä.',
  'connector.key_make': 'Luo avain',
  'connector.hears': 'Lähetettävät tapahtumat: {app}',
  'connector.remove': 'Poista',
  'connector.remove_of': 'Poista {name}',
  'connector.stand_in': 'Kokeile täällä',
  'connector.stand_in_text':
    '{app} ei tavoita tätä kokeiluversiota, joten tällä tietokoneella oleva korvike on sen tilalla. Liitä avaimesi sinne, ota käynnistin käyttöön ja suorita toimintoja.',
  'connector.stand_in_open': 'Avaa korvike',
  'connector.zapier_key': 'Luo API-avain ja kopioi se.',
  'connector.zapier_connect':
    'Lisää Zapierissa tämä sovellus Zapiin ja kirjaudu osoitteella {origin} ja avaimella.',
  'connector.zapier_choose':
    'Valitse käynnistin, kuten uusi tapaaminen, tai toiminto, kuten tapaamisen varaaminen.',
  'connector.zapier_try': 'Testaa viimeisimmillä tapaamisillasi ja ota sitten Zap käyttöön.',
  'connector.zapier_note':
    'Tämän palvelimen ylläpitäjä julkaisee Zapier-sovelluksen kerran hakemistosta examples/zapier.',
  'connector.zapier_none':
    'Ei vielä tapahtumia. Ota käyttöön Zap, jonka käynnistin on tästä sovelluksesta, niin se näkyy tässä.',
  'connector.pabbly_connect_address':
    'Valitse Pabbly Connectissa käynnistimeksi Webhook by Pabbly ja kopioi webhookin URL-osoite.',
  'connector.pabbly_connect_paste': 'Lisää täällä webhook tällä osoitteella ja valitse sen tapahtumat.',
  'connector.pabbly_connect_try':
    'Lähetä testitapahtuma webhookin sivulta, jotta Pabbly Connect tunnistaa kentät.',
  'connector.pabbly_connect_act':
    'Jos haluat varata, siirtää tai perua työnkulusta, luo API-avain ja käytä sitä bearer-tokenina kohdassa API by Pabbly osoitteella {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Pabblyn sovellustyökalulla tehty sovellus voi määrittää avaimella omat webhookinsa.',
  'connector.pabbly_connect_none':
    'Ei vielä tapahtumia. Lisää webhook, jolla on Pabbly Connect -osoite, niin se näkyy tässä.',
  'chrome_extension.get': 'Lataa laajennus ja pura tiedosto.',
  'chrome_extension.load':
    'Avaa Chromessa chrome://extensions, ota kehittäjätila käyttöön, valitse Lataa pakkaamaton ja valitse kansio.',
  'chrome_extension.connect': 'Anna laajennuksen asetuksissa {origin}, valitse Yhdistä ja anna käyttöoikeus.',
  'chrome_extension.use':
    'Avaa viesti Gmailissa tai LinkedInissä, napsauta laajennuksen kuvaketta ja lisää linkki tai vapaita aikoja.',
  'chrome_extension.download': 'Lataa laajennus',
  'chrome_extension.note':
    'Se lukee sivun vasta, kun napsautat siellä sen kuvaketta. Käyttöoikeus päättyy, kun poistat sen API-avaimista.',
  'chrome_extension.not_allowed': 'Tämä palvelin ei salli laajennusta. Kysy palvelimen ylläpitäjältä.',
  'chrome_extension.access': 'Yhdistetyt sovellukset',

  'integrations.text':
    'Yhdistä kalenterisi, videotapaamisesi, CRM-järjestelmäsi, sivustosi ja analytiikkasi.',
  'integrations.search': 'Hae integraatioita',
  'integrations.categories': 'Luokka',
  'integrations.all': 'Kaikki',
  'integrations.video': 'Videoneuvottelut',
  'integrations.calendars': 'Kalenterit',
  'integrations.sales': 'Myynti ja CRM',
  'integrations.embed': 'Upotus',
  'integrations.tracking': 'Seuranta',
  'integrations.native': 'Omat integraatiot',
  'integrations.extensions': 'Laajennukset',
  'integrations.connectors': 'API ja liittimet',
  'integrations.count': { one: '{count} integraatio', other: '{count} integraatiota' },
  'integrations.none': 'Haulla ”{search}” ei löytynyt mitään',
  'integrations.none_text':
    'Mikä tahansa sivusto toimii yleisellä koodilla: ”Jaa linkkisi”, sitten ”Lisää sivustolle”.',
  'integrations.show_all': 'Näytä kaikki',
  'integrations.connected': 'Yhdistetty',
  'integrations.gone': 'Tätä integraatiota ei ole',
  'integrations.gone_text': 'Sillä on ehkä toinen nimi. Katso kaikki integraatiot luettelosta.',

  'platform.video': 'Lisää video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Valitse jokin videoistasi',
  'platform.video_tool': 'Valitse värit ja painike',
  'platform.ways': 'Mihin se tulee',
  'platform.event': 'Mitä voi varata',
  'platform.steps': 'Vaihe vaiheelta',
  'platform.picture': 'Koodin paikka: ”{place}”',
  'platform.address': 'Osoitteesi',
  'platform.download': 'Lataa lisäosa',
  'platform.test': 'Tarkista sitten sivusi',
  'way.page': 'Sivulla',
  'way.every_page': 'Painike joka sivulla',
  'way.plugin': 'Lisäosa',
  'way.link': 'Linkki',
  'way.app_block': 'Sovelluslohko',
  'way.video': 'Video',
  'note.wordpress_video':
    'Lisäosalla myös kirjoittajat voivat lisätä videoita. Kehys säilyttää videon muodon.',
  'note.video': 'Kehys säilyttää videon muodon kaikilla leveyksillä. Se ei tarvitse skriptiä.',
  'note.video_fixed': 'Koodi menee ruutuun, jonka korkeus on kiinteä. Se ei tarvitse skriptiä.',
  'note.wordpress_plugin': 'Ylläpitäjille. Kirjoittajat voivat sen jälkeen käyttää lohkoa ja lyhytkoodia.',
  'note.wordpress_html':
    'Ylläpitäjille ja yksittäisen sivuston päätoimittajille. WordPress poistaa kaikilta muilta kehykset ja skriptit.',
  'note.wordpress_link':
    'Kirjoittajille ja avustajille, joilla ei ole lisäosaa. WordPress antaa heidän lisätä vain linkkejä.',
  'note.wix_page':
    'Wix laittaa koodin kehykseen, jonka korkeus on kiinteä, joten tässä koodissa ei ole skriptiä.',
  'note.wix_every_page': 'Vaatii Wix-paketin, jossa on oma verkkotunnus.',
  'note.squarespace_page':
    'Korkeus mukautuu sisältöön. Pakettisi on sallittava koodi, jossa on kehyksiä ja skriptejä.',
  'note.squarespace_every_page': 'Vaatii paketin, jossa on koodin lisäys.',
  'note.shopify_page': 'Toimii kaikissa Online Store 2.0 -teemoissa. Shopify ei salli kassalla skriptejä.',
  'note.shopify_every_page': 'Alatunniste on kaupan jokaisella sivulla paitsi kassalla.',
  'note.shopify_app_block':
    'Kehittäjille, joilla on Partner-tili: examples/shopify on käyttöönottovalmis teeman sovelluslaajennus.',
  'note.unbounce_page':
    'Unbounce sijoittaa elementit kiinteisiin paikkoihin, joten kehyksen korkeus on kiinteä ja sisältö vierii.',
  'note.unbounce_every_page': 'Painike kelluu sivun päällä, joten se ei vie tilaa.',
  'note.weebly_page': 'Editori näyttää vain esikatselun. Tarkista julkaistu sivu.',
  'note.webflow_page':
    'Vaatii maksullisen sivusto- tai työtilapaketin. Kalenteri näkyy vain julkaistulla sivustolla.',
  'note.webflow_every_page': 'Vaatii maksullisen sivustopaketin.',
  'step.open_page': 'Avaa sivu editorissa.',
  'step.open_settings': 'Avaa sivuston asetukset.',
  'step.choose': 'Valitse {path}.',
  'step.drag': 'Vedä {place} kohtaan, johon haluat kalenterin.',
  'step.paste': 'Liitä koodi.',
  'step.paste_into': 'Liitä koodi kohtaan {place}.',
  'step.height': 'Tee ruudusta vähintään 700 px korkea. Se ei kasva sisältönsä mukana.',
  'step.drag_video': 'Vedä {place} kohtaan, johon haluat videon.',
  'step.video_height': 'Tee ruudusta 578 px korkea, kun leveys on 800 px. Se ei kasva sisältönsä mukana.',
  'step.wordpress_video': 'Liitä lyhytkoodi kohtaan, johon haluat videon.',
  'step.publish':
    'Tallenna ja julkaise ja avaa sivu sitten kävijänä. Editorit näyttävät usein tyhjän ruudun.',
  'step.wordpress_install':
    'Lataa lisäosa, lähetä se kohdassa Plugins → Add New Plugin → Upload Plugin ja aktivoi se.',
  'step.wordpress_connect': 'Anna kohdassa {path} osoite {origin} ja valitse ”Testaa yhteys”.',
  'step.wordpress_insert': 'Lisää ”Scheduling”-lohko kohtaan, johon haluat kalenterin, tai liitä lyhytkoodi.',
  'step.paste_link': 'Liitä osoite omalle rivilleen tai valitse sana ja tee siitä linkki.',
  'step.shopify_deploy':
    'Kopioi examples/shopify sovellukseesi nimellä extensions/scheduling ja ota se käyttöön.',
  'step.shopify_address': 'Liitä osoite lohkon asetuksiin.',

  'connect.step_connect': 'Yhdistä tilisi.',
  'connect.step_connect_teams':
    'Jos varauksesi menevät Outlook-kalenteriin, mitään ei tarvitse yhdistää: sen tapahtumissa on huone valmiina. Jos kalenterisi on jokin muu tai sitä ei ole, yhdistä työ- tai koulutilisi täällä.',
  'connect.step_calendar':
    'Yhdistä tili kohdassa ”Kalenteriyhteydet” ja valitse kalenteri, johon uudet tapahtumat tulevat.',
  'connect.step_location': 'Valitse tapahtumatyypin sijainniksi {app}.',
  'connect.step_room':
    'Jokainen varaus saa oman huoneen ja pitää sen siirrettäessä. Linkki on sähköposteissa, kalenterissa ja varauksen sivulla.',
  'connect.step_busy':
    'Valitse, mistä kalentereista tarkistamme päällekkäisyydet. Kukaan ei voi varata sinua, kun ne ovat varattuja.',
  'connect.step_follow': 'Kun siirrät varauksen kalenterissa tai poistat sen, päivitämme sen täällä.',
  'connect.step_contacts':
    'Jokaisesta varauksesta etsimme yhteystiedon sähköpostin perusteella tai lisäämme sen ja lisäämme yhden tapaamisen. Kun se siirretään, perutaan tai annetaan toiselle, päivitämme kyseisen tapaamisen.',
  'connect.step_fields': 'Valitse, mitkä vastaukset täyttävät mitkäkin yhteystiedon kentät.',
  'connect.step_key': 'Luo avain ({app}) ja liitä se tähän. Testaamme sen heti ja tallennamme sen salattuna.',
  'connect.step_push': 'Liitä jokin kampanjoistasi ja lisää sen liidit henkilökohtaisine linkkeineen.',
  'connect.step_told':
    'Kun liidi varaa, {app} saa siitä tiedon eikä enää kirjoita hänelle. Varaukset eivät koskaan odota sitä.',
  'connect.disconnect_rooms':
    'Emme enää luo huoneita. Nykyiset huoneet säilyvät. Poistamme myös käyttöoikeutemme.',

  'tracking.ga4_id': 'Mittaustunnus',
  'tracking.gtag_id': 'Tagin tai säilön tunnus',
  'tracking.fpixel_id': 'Pikselin tunnus',
  'tracking.example': 'Esimerkiksi {example}',
  'tracking.format': 'Anna tunnus, esimerkki: {example}',
  'tracking.where_ga4': 'Google Analyticsissa: Järjestelmänvalvoja → Datavirrat → sivustosi.',
  'tracking.where_gtag':
    'Google Adsissa: Työkalut → Konversiot → tagi. Tag Managerissa: säilön nimen vieressä.',
  'tracking.where_fpixel': 'Metan Events Managerissa: Datalähteet → pikselisi.',
  'tracking.connect': 'Yhdistä',
  'tracking.change': 'Tallenna',
  'tracking.disconnect': 'Katkaise yhteys',
  'tracking.connected': '{app} saa nyt varauksesi',
  'tracking.disconnected': '{app} ei enää saa varauksiasi',
  'tracking.what': 'Mitä lähetetään ja milloin',
  'tracking.when': 'Kerran varausta kohti, kun se tehdään. Ei uudelleen, kun se siirretään tai perutaan.',
  'tracking.sent_ga4': 'Tapahtuma {event} sekä varauksen tunnus, alkamisaika, linkkisi ja tapahtumatyyppi.',
  'tracking.sent_gtag':
    'Tapahtuma {event} ({container} Tag Managerin säilössä) sekä varauksen tunnus, alkamisaika, linkkisi ja tapahtumatyyppi.',
  'tracking.sent_fpixel':
    'Vakiotapahtuma {event} sekä varauksen tunnus, alkamisaika, linkkisi ja tapahtumatyyppi.',
  'tracking.never': 'Ei koskaan nimeä, sähköpostiosoitetta tai vastausta.',
  'tracking.where_sent': 'Miten se lähetetään',
  'tracking.embedded':
    'Sivuilla, joilla on upotuksesi, tapahtuma kulkee sivustosi analytiikan kautta, kun sivuston suostumustyökalu kertoo, että kävijä suostuu. Ilman suostumusta mitään ei lähetetä.',
  'tracking.direct':
    'Varaussivullasi kysymme ensin kävijöiltä. Tapahtumassa ei ole evästeitä eikä kävijän tunnusta. Emme lähetä sitä, jos selain pyytää, ettei sitä seurata.',
  'tracking.direct_container':
    'Tag Managerin säilöt saavat vain upotuksista tehdyt varaukset, koska muuten ne lukisivat varaussivun osoitteen.',
  'tracking.consent':
    'Kerro tietosuojaselosteessasi, että lasket varauksia. Jos sivustosi ei tarvitse suostumusta, aseta data-consent="granted".',
}
