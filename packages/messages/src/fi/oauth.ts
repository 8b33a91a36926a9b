import type { texts as source } from '../en/oauth.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'oauth.sign_in': 'Sovellus haluaa pääsyn tilillesi',
  'oauth.sign_in_text':
    'Kirjaudu sisään, niin näet, mikä sovellus se on ja mitä se pyytää. Se ei saa pääsyä, ennen kuin sallit sen.',
  'oauth.allow_title': 'Saako {name} toimia puolestasi?',
  'oauth.allow_text': '{name} haluaa pääsyn tilille {host}.',
  'oauth.described': 'Julkaisija: {site}',
  'oauth.by_hand': 'Rekisteröinyt tämän palvelimen käyttäjä',
  'oauth.may': 'Se saa oikeuden',
  'oauth.changes': 'Lukea ja muuttaa: {areas}',
  'oauth.reads': 'Lukea: {areas}',
  'oauth.never': 'Se ei koskaan näe salasanaasi, maksutietojasi eikä muita avaimia.',
  'oauth.returns': 'Palaat osoitteeseen {place}.',
  'oauth.remove_any_time': 'Voit poistaa sen milloin tahansa kohdassa Integraatiot > API-avaimet.',
  'oauth.allow': 'Salli',
  'oauth.deny': 'Älä salli',
  'oauth.allowed': '{name} on yhdistetty',
  'oauth.allowed_text': 'Palataan sovellukseen…',
  'oauth.go_on': 'Jatka: {place}',
  'oauth.refused': '{name} lähetti pyynnön, joka ei toimi',
  'oauth.refused_text': 'Käyttöoikeutta ei annettu. Välitä tämä sovelluksen kehittäjille:',
  'oauth.back': 'Takaisin: {place}',
  'oauth.bad': 'Tätä sovellusta ei voi yhdistää',
  'oauth.bad_text':
    'Sovellus avasi virheellisen osoitteen, joten käyttöoikeutta ei annettu eikä mitään lähetetty. Välitä tämä sen kehittäjille:',
  'oauth.list': 'Yhdistetyt sovellukset',
  'oauth.list_text': 'Sovellukset, joiden olet antanut toimia puolestasi ilman avainta.',
  'oauth.none':
    'Ei vielä yhdistettyjä sovelluksia. Kun sovellus pyytää pääsyä, päätät siitä erillisellä sivulla.',
  'oauth.through_mcp': 'Vain tekoälyavustajille (MCP)',
  'oauth.remove_text': 'Se ei voi enää toimia puolestasi, ja sen on pyydettävä pääsyä uudelleen.',
  'oauth.own': 'Omat sovelluksesi',
  'oauth.own_text':
    'Rekisteröi sovellus, joka pyytää ihmisiltä pääsyä. Sovellukset, joilla on julkinen metatietoasiakirja, eivät tarvitse tätä.',
  'oauth.own_add': 'Rekisteröi sovellus',
  'oauth.own_none': 'Ei vielä rekisteröityjä sovelluksia.',
  'oauth.own_name_text': 'Näytetään ihmisille, kun sovellus pyytää pääsyä.',
  'oauth.own_redirects': 'Uudelleenohjauksen URL-osoitteet',
  'oauth.own_redirects_text':
    'Yksi riville, täsmälleen kuten sovellus lähettää ne. Käytä https-osoitetta tai samalla tietokoneella http-osoitetta.',
  'oauth.own_secret': 'Sovellus voi pitää salaisuuden',
  'oauth.own_secret_text':
    'Vain, jos se toimii palvelimella. Puhelimissa, tietokoneissa tai selaimissa toimivat sovellukset eivät voi.',
  'oauth.own_make': 'Rekisteröi',
  'oauth.own_id': 'Client ID',
  'oauth.own_fresh': 'Kopioi salaisuus nyt',
  'oauth.own_secret_copy': 'Kopioi salaisuus',
  'oauth.own_secret_copied': 'Salaisuus kopioitu',
  'oauth.own_remove_text': 'Kaikkien sen yhdistäneiden yhteys katkaistaan.',
  'oauth.addresses': 'Tekoälyavustajat ja kehittäjät',
  'oauth.addresses_text':
    'Anna tämä osoite tekoälyavustajalle, joka tukee MCP:tä. Se voi sen jälkeen etsiä aikoja ja varata. Tapaamistesi näkemiseen se pyytää sinulta luvan.',
  'oauth.address_copy': 'Kopioi osoite',
  'oauth.address_copied': 'Osoite kopioitu',
  'oauth.reference': 'API-viite',
  'error.grant_not_found': 'Tätä sovellusta ei ole enää yhdistetty',
  'error.app_not_found': 'Tämä sovellus on poistettu',
  'error.app_unreadable': 'Sovelluksen metatietoasiakirjaa ei voitu lukea',
  'error.app_limit_reached': 'Sinulla on jo 20 sovellusta. Poista ensin jokin niistä.',
}
