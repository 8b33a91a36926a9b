import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'error.outreach_not_found': 'Tätä työkalua ei ole enää yhdistetty.',
  'error.outreach_campaign_not_found': 'Tätä kampanjaa ei ole enää liitetty.',
  'error.outreach_busy': 'Liidejä lisätään vielä. Odota, että se on valmis, tai pysäytä se ensin.',
  'outreach.disconnect_text':
    'Jo palvelussa {name} olevat liidit säilyvät siellä. {name} ei enää saa tietoa varauksista, ja poistamme avaimen.',
  'outreach.campaigns': 'Kampanjat',
  'outreach.campaigns_text':
    'Liidisi lisätään palveluun {name} henkilökohtaisine linkkeineen. Kun joku heistä varaa, {name} saa siitä tiedon, joten hän ei saa enempää viestejä.',
  'outreach.empty': 'Kampanjoita ei ole vielä liitetty.',
  'outreach.no_campaigns': 'Luo ensin kampanja. Sitten voit lisätä sen liidit täällä.',
  'outreach.to_campaigns': 'Siirry kampanjoihin',
  'outreach.link': 'Liitä kampanja',
  'outreach.ours': 'Oma kampanja',
  'outreach.theirs': 'Kampanja palvelussa {name}',
  'outreach.audience': 'Kohderyhmä palvelussa {name}',
  'outreach.draft': '{campaign} (luonnos)',
  'outreach.field': 'Linkin oma kenttä',
  'outreach.field_text':
    'Käytä tätä kenttää viesteissäsi palvelussa {name}, niin jokainen liidi saa oman linkkinsä.',
  'outreach.field_problem': 'Käytä kirjaimia, numeroita ja alaviivoja, esimerkiksi booking_link.',
  'outreach.tag': 'Varanneiden liidien tunniste (valinnainen)',
  'outreach.tag_text': 'Lisäämme sen palvelussa {name}, kun liidi varaa, ja luomme sen tarvittaessa.',
  'outreach.tag_set': 'Varanneiden liidien tunniste: {tag}',
  'outreach.label': 'Varanneiden liidien merkintä (valinnainen)',
  'outreach.label_text':
    'Valitse palvelun {name} valmis liidimerkintä. Jos jätät tämän tyhjäksi, varanneille liideille tulee merkintä ”Meeting booked.”',
  'outreach.label_set': 'Varanneiden liidien merkintä: {tag}',
  'outreach.choose': 'Valitse yksi',
  'outreach.incomplete': 'Valitse, mistä liidit tulevat ja mihin ne menevät.',
  'outreach.targets_empty':
    'Palvelussa {name} ei ole vielä mitään, mihin liidejä voisi lisätä. Luo siellä ensin kampanja.',
  'outreach.save': 'Liitä tämä kampanja',
  'outreach.saved': 'Kampanja liitetty',
  'outreach.changed': 'Kampanja päivitetty',
  'outreach.edit': 'Muokkaa {campaign}',
  'outreach.gone': 'Poistettu kampanja',
  'outreach.goes_to': 'Liidien kohde {target}, linkkien kohde {field}',
  'outreach.push': 'Lisää liidit',
  'outreach.push_stop': 'Lopeta lisääminen',
  'outreach.push_none': 'Liidejä ei ole vielä lisätty.',
  'outreach.push_running': '{done} / {total} lisätty',
  'outreach.push_done': {
    one: '{count} liidi on palvelussa {name}',
    other: '{count} liidiä on palvelussa {name}',
  },
  'outreach.push_stopped': 'Pysäytetty: {done} / {total}. Jo lisätyt liidit säilyvät.',
  'outreach.push_failed': 'Kesken: {done} / {total} lisätty.',
  'outreach.refused': {
    one: '{count} liidiä ei lisätty. {need}',
    other: '{count} liidiä ei lisätty. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach tarvitsee jokaiselta liidiltä LinkedIn-profiilin: tuo se sarakkeessa, jossa on profiilien osoitteet.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine tarvitsee jokaiselta liidiltä sähköpostiosoitteen tai LinkedIn-profiilin.',
  'outreach.need_instantly': 'Instantly tarvitsee sähköpostiosoitteen, joka ei ole sen estolistalla.',
  'outreach.told': {
    one: '{count} varaus lähetetty palveluun {name}',
    other: '{count} varausta lähetetty palveluun {name}',
  },
  'outreach.telling': { one: '{count} varaus odottaa', other: '{count} varausta odottaa' },
  'outreach.untold': {
    one: '{count} varausta ei voitu lähettää: palvelussa {name} ei ole liidiä.',
    other: '{count} varausta ei voitu lähettää: palvelussa {name} ei ole liidejä.',
  },
  'outreach.replied': { one: '{count} liidi vastasi', other: '{count} liidiä vastasi' },
  'outreach.unlink': 'Irrota',
  'outreach.unlink_title': 'Irrotetaanko {campaign}?',
  'outreach.unlink_text':
    'Jo palvelussa {name} olevat liidit säilyvät siellä. {name} ei enää saa tietoa tämän kampanjan varauksista.',
  'outreach.unlinked': 'Kampanja irrotettu',
  'outreach.do_unauthorized': 'Yhdistä uudelleen toimivalla avaimella.',
  'outreach.do_forbidden':
    'Pakettiisi palvelussa {name} ei kuulu API. Päivitä paketti siellä ja yritä sitten uudelleen.',
  'outreach.do_not_found': 'Kampanjaa ei enää ole palvelussa {name}. Liitä toinen.',
  'outreach.do_rate_limited': '{name} pyysi meitä hidastamaan. Jatkamme automaattisesti.',
  'outreach.do_unavailable': '{name} ei vastaa. Yritämme automaattisesti uudelleen.',
  'outreach.do_invalid':
    '{name} hylkäsi liidit. Tarkista, että kampanja on aktiivinen ja kenttä {field} on edelleen olemassa, ja yritä sitten uudelleen.',
  'outreach.hook': 'Vastaukset liideiltä',
  'outreach.hook_text':
    'Liitä osoite palvelun {name} webhookeihin, niin näet täällä, kuka vastasi. Pidä se salassa: kuka tahansa, jolla se on, voi ilmoittaa vastauksia.',
  'outreach.hook_make': 'Luo osoite',
  'outreach.hook_again': 'Vaihda osoite',
  'outreach.hook_end': 'Poista käytöstä',
  'outreach.hook_title': 'Webhookien osoite',
  'outreach.hook_once': 'Kopioi se nyt: se näytetään vain kerran. Mahdollinen aiempi osoite ei enää toimi.',
  'outreach.hook_copy': 'Kopioi osoite',
  'outreach.hook_copied': 'Osoite kopioitu',
  'outreach.hook_kept': 'Valmis',
  'outreach.hook_never': 'Mitään ei ole vielä vastaanotettu.',
  'outreach.hook_heard': 'Viimeksi vastaanotettu {date}',
}
