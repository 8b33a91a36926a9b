import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'sign_up.title': 'Tervetuloa: {product}',
  'sign_up.known': 'Onko sinulla jo tili?',
  'onboard.steps': 'Vaiheet',
  'onboard.welcome': 'Tervetuloa',
  'onboard.link': 'Linkkisi',
  'onboard.calendar': 'Kalenterisi',
  'onboard.continue': 'Jatka',
  'about.title': 'Lisää sinusta',
  'about.company': 'Yritys (valinnainen)',
  'about.guessed': '{zone}, {language}, {clock}, viikon alku: {day}.',
  'about.change': 'Muuta',
  'trial.start': 'Aloita kokeilujakso',
  'trial.text': {
    by: 'days',
    one: '{days} päivä, kaikki mukana. Korttia ei tarvita.',
    other: '{days} päivää, kaikki mukana. Korttia ei tarvita.',
  },
  'trial.without': 'Luo tilini',
  'trial.none': 'Sisältää kaiken. Ei vanhene.',
  'own_link.title': 'Valitse varauslinkkisi',
  'own_link.text': 'Täällä sinut varataan. Voit muuttaa sen myöhemmin.',
  'calendars.title': 'Synkronoi kalenterisi',
  'calendars.text': 'Tarkistamme siitä päällekkäisyydet, jotta kukaan ei varaa sinua, kun olet jo varattu.',
  'calendars.none':
    'Tämä palvelin ei voi vielä yhdistää kalentereita. Täällä varatut tapaamiset eivät koskaan mene päällekkäin, mutta emme näe muita kalentereitasi. Poista varatut tuntisi saatavuudestasi.',
  'calendars.confirm':
    'Anna osoitteeseen {email} lähettämämme koodi. Sitten voit yhdistää kalenterin {name}.',
  'calendars.connect': 'Yhdistä {name}',
  'calendars.skip': 'Ohita toistaiseksi',
  'calendars.finish': 'Viimeistele',
  'ready.title': 'Varauslinkkisi on julki',
  'ready.text': 'Lähetä se kenelle tahansa. Vastaanottaja valitsee vapaan ajan, ja saatte molemmat kutsun.',
  'ready.open': 'Katso varaajana',
  'ready.embed': 'Lisää sivustollesi',
  'ready.changed': 'Voit muuttaa kaikkea myöhemmin.',
  'first_event.name': '30 minuutin tapaaminen',
  'first_event.description': 'Puoli tuntia juttelua. Valitse sinulle sopiva aika.',
}
