import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'domain.text':
    'Näytä varaussivusi omassa verkkotunnuksessasi. Linkit, upotukset ja sähköpostit käyttävät sitä, kun se toimii. Myös tämän palvelimen osoite toimii edelleen.',
  'domain.label': 'Verkkotunnuksesi',
  'domain.label_text': 'Valitse sellainen, jota ei käytetä muuhun, kuten meet.example.com.',
  'domain.wrong': '”{domain}” ei ole verkkotunnus. Anna sellainen kuin meet.example.com.',
  'domain.use': 'Käytä tätä verkkotunnusta',
  'domain.unknown':
    'Verkkotunnusta {domain} ei vielä löytynyt. Tarkistamme edelleen. Sinun ei tarvitse toistaiseksi tehdä mitään.',
  'domain.no_record':
    'Verkkotunnuksella {domain} ei ole vielä tietuetta. Lisää alla olevat siellä, mistä ostit verkkotunnuksen.',
  'domain.wrong_target': '{domain} osoittaa kohteeseen {found}, ei tänne. Muuta sen tietue alla olevaksi.',
  'domain.no_proof':
    '{domain} osoittaa tänne, mutta TXT-tietue, joka todistaa sen omaksesi, puuttuu. Lisää alla oleva.',
  'domain.not_spread':
    'Tietueesi ovat oikein mutta eivät ole vielä levinneet. Tämä voi kestää muutaman tunnin. Tarkistamme automaattisesti uudelleen.',
  'domain.no_answer':
    '{domain} osoittaa tänne, mutta tämä palvelin ei vastaa sillä nimellä. Pyydä palvelimen ylläpitäjää sallimaan se.',
  'domain.no_certificate':
    '{domain} osoittaa tänne, mutta sillä ei ole vielä varmennetta. Tämä voi kestää muutaman minuutin. Jos mikään ei muutu, kysy palvelimen ylläpitäjältä.',
  'domain.works': 'Se toimii. Linkit, upotukset ja sähköpostit käyttävät verkkotunnusta {domain}.',
  'domain.still_used':
    'Linkit käyttävät sitä edelleen. Jos se ei toimi taas tunnin kuluessa, ne käyttävät tämän palvelimen osoitetta.',
  'domain.checked': 'Tarkistettu {when}',
  'domain.check': 'Tarkista nyt',
  'domain.remove': 'Poista verkkotunnus',
  'domain.set_meanwhile':
    'Joku muu tai toinen välilehti on asettanut toisen verkkotunnuksen. Näet sen lataamalla tämän sivun uudelleen. Omaasi ei käytetä.',
  'domain.removed': 'Linkit käyttävät taas tämän palvelimen osoitetta',
  'domain.remove_ask': 'Poistetaanko verkkotunnuksesi?',
  'domain.remove_text': 'Jo jakamasi linkit verkkotunnukseen {domain} lakkaavat toimimasta.',
  'domain.records': 'DNS-tietueet',
  'domain.records_text': 'Lisää molemmat siellä, missä hallitset verkkotunnusta.',
  'domain.name': 'Nimi',
  'domain.value': 'Arvo',
  'domain.copy': 'Kopioi: {what}',
  'domain.apex':
    'Verkkotunnuksella, jonka edessä ei ole mitään, kuten example.com, ei voi olla CNAME-tietuetta. Anna sille sen sijaan samat osoitteet kuin tällä palvelimella.',
  'error.domain_not_found': 'Omaa verkkotunnusta ei ole asetettu',
}
