import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  subjectVerification: 'Vahvista sähköpostiosoitteesi ({product})',
  subjectKnownAccount: 'Sinulla on jo tili: {product}',
  subjectNewDevice: 'Uusi kirjautuminen: {product}',
  headingVerification: 'Onko tämä osoitteesi?',
  headingKnownAccount: 'Sinulla on jo tili',
  headingNewDevice: 'Uusi kirjautuminen',
  subjectDeletionAsked: 'Tilisi poistetaan: {product}',
  headingDeletionAsked: 'Näkemiin',
  deletionAsked: {
    by: 'days',
    one: 'Tilisi palvelussa {product} on suljettu, ja se poistetaan sisältöineen {days} päivän kuluttua. Sivusi ovat poissa verkosta.',
    other:
      'Tilisi palvelussa {product} on suljettu, ja se poistetaan sisältöineen {days} päivän kuluttua. Sivusi ovat poissa verkosta.',
  },
  textKeepAccount: 'Jos haluat pitää sen tai et pyytänyt tätä, kirjaudu sitä ennen sisään:',
  deletionAskedClosing: 'Jos haluat lähteä, sinun ei tarvitse tehdä mitään. Kiitos, että olit mukana.',
  subjectDeletionTakenBack: 'Tiliäsi ei poisteta: {product}',
  headingDeletionTakenBack: 'Tervetuloa takaisin',
  deletionTakenBack:
    'Joku kirjautui tilillesi palvelussa {product}, joten sitä ei poisteta. Sivusi ovat taas verkossa.',
  actionDeletion: 'Avaa asetukset',
  textDeleteAgain: 'Jos haluat silti lähteä, poista tili uudelleen täällä:',
  deletionTakenBackClosing: 'Perutut tapaamiset pysyvät peruttuina.',
  subjectPasswordReset: 'Nollaa salasanasi: {product}',
  subjectPasswordChanged: 'Salasanasi on vaihdettu: {product}',
  headingPasswordReset: 'Nollaa salasanasi',
  headingPasswordChanged: 'Salasana vaihdettu',
  passwordReset:
    'Joku pyysi nollaamaan tilisi salasanan palvelussa {product}. Jos se olit sinä, valitse uusi täällä.',
  passwordChanged:
    'Tilisi salasana palvelussa {product} vaihdettiin, ja sinut kirjattiin ulos kaikkialla muualla.',
  actionPasswordReset: 'Valitse uusi salasana',
  textPasswordReset: 'Valitse uusi salasana:',
  textNotYou: 'Jos se et ollut sinä, valitse heti uusi salasana:',
  passwordResetLasts:
    'Linkki toimii kerran, 30 minuutin ajan. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Salasanasi pysyy samana.',
  changeOwn: 'Jos se olit sinä, sinun ei tarvitse tehdä mitään.',
  passwordChangedPasskeys:
    'Näillä pääsyavaimilla voi edelleen kirjautua: {names}. Poista ne, joita et tunnista: {url}',
  subjectTwoFactorOn: 'Kaksivaiheinen kirjautuminen on käytössä: {product}',
  headingTwoFactorOn: 'Kaksivaiheinen kirjautuminen on käytössä',
  twoFactorOn:
    'Kirjaudut nyt tilillesi palvelussa {product} salasanalla ja todennussovelluksen koodilla. Sinut kirjattiin ulos kaikkialla muualla.',
  subjectTwoFactorOff: 'Kaksivaiheinen kirjautuminen on pois käytöstä: {product}',
  headingTwoFactorOff: 'Kaksivaiheinen kirjautuminen on pois käytöstä',
  twoFactorOff:
    'Kirjaudut nyt tilillesi palvelussa {product} pelkällä salasanalla. Sinut kirjattiin ulos kaikkialla muualla.',
  subjectTwoFactorGuessed: 'Vääriä kaksivaiheisen kirjautumisen koodeja tilillesi: {product}',
  headingTwoFactorGuessed: 'Joku kokeilee kaksivaiheisen kirjautumisen koodeja',
  twoFactorGuessed:
    'Joku on antanut tilillesi palvelussa {product} useita vääriä kaksivaiheisen kirjautumisen koodeja. Hänellä on salasanasi, tai hän käyttää selainta, jossa olet kirjautuneena. Jokainen väärä koodi pidentää odotusta ennen seuraavaa.',
  twoFactorGuessedOwn:
    'Jos se olit sinä, odota hetki ja anna uusi koodi sovelluksestasi. Palautuskoodi toimii heti.',
  subjectRecoveryCodes: 'Uudet palautuskoodit: {product}',
  headingRecoveryCodes: 'Uudet palautuskoodit',
  recoveryCodesRenewed:
    'Tilillesi palvelussa {product} luotiin uudet palautuskoodit. Vanhat eivät enää toimi.',
  subjectRecoveryCodeUsed: 'Palautuskoodia käytettiin: {product}',
  headingRecoveryCodeUsed: 'Palautuskoodia käytettiin',
  recoveryCodeUsed:
    'Tilisi palautuskoodia käytettiin palvelussa {product}. Jokainen koodi toimii kerran. Luo uusia, ennen kuin ne loppuvat.',
  subjectEmailChange: 'Vaihdetaanko tilisi sähköpostiosoite palvelussa {product}?',
  headingEmailChange: 'Vaihdetaanko sähköpostiosoitteesi?',
  emailChangeOld:
    'Joku pyysi tilillesi palvelussa {product} uutta sähköpostiosoitetta: {email}. Muutos tulee voimaan, kun se on vahvistettu molemmista osoitteista. Tämä on nykyinen.',
  emailChangeNew:
    'Joku pyysi käyttää tätä osoitetta tilillä palvelussa {product}. Jos se olit sinä, vahvista muutos täällä. Lähetimme sähköpostin myös nykyiseen osoitteeseen.',
  emailChangeLasts: 'Linkki toimii kerran, 24 tunnin ajan.',
  emailChangeNotYou:
    'Jos se et ollut sinä, älä avaa linkkiä vaan valitse uusi salasana: joku muu tietää omasi.',
  actionEmailChange: 'Vahvista muutos',
  textEmailChange: 'Vahvista muutos:',
  subjectEmailChanged: 'Tilisi sähköpostiosoite on vaihtunut: {product}',
  headingEmailChanged: 'Sähköpostiosoite vaihdettu',
  emailChanged:
    'Tilisi sähköpostiosoite palvelussa {product} vaihdettiin, kun vahvistit sen molemmista osoitteista. Kirjaudu sisään uudella.',
  addressTaken:
    'Joku halusi käyttää tätä osoitetta toisella tilillä palvelussa {product}. Sinulla on jo tili tällä osoitteella, eikä mikään ole muuttunut.',
  footerEmailChange: 'Jos se et ollut sinä, älä välitä tästä viestistä. Mikään ei muutu, ellet vahvista.',
  subjectPasskeyAdded: 'Pääsyavain lisättiin: {product}',
  headingPasskeyAdded: 'Pääsyavain lisätty',
  passkeyAdded:
    'Tilillesi palvelussa {product} lisättiin pääsyavain. Kuka tahansa, jolla se on, voi kirjautua sisään ilman salasanaasi.',
  subjectPasskeyRemoved: 'Pääsyavain poistettiin: {product}',
  headingPasskeyRemoved: 'Pääsyavain poistettu',
  passkeyRemoved:
    'Tililtäsi palvelussa {product} poistettiin pääsyavain. Sillä ei voi enää kirjautua sisään.',
  actionPasskeys: 'Näytä pääsyavaimet',
  textPasskeys: 'Jos se et ollut sinä, poista se täällä ja valitse uusi salasana:',
  subjectApiKeyAdded: 'Uusi API-avain: {product}',
  headingApiKeyAdded: 'API-avain luotu',
  apiKeyAdded:
    'Tililläsi palvelussa {product} luotiin API-avain. Ohjelmat, joilla se on, voivat toimia puolestasi ilman salasanaasi.',
  subjectApiKeyRemoved: 'API-avain poistettiin: {product}',
  headingApiKeyRemoved: 'API-avain poistettu',
  apiKeyRemoved:
    'Tililtäsi palvelussa {product} poistettiin API-avain. Sitä käyttäneillä ohjelmilla ei ole enää pääsyä.',
  actionApiKeys: 'Näytä API-avaimet',
  textApiKeys: 'Jos se et ollut sinä, poista se täällä ja valitse uusi salasana:',
  subjectAppAllowed: 'Uudella sovelluksella on pääsy tiliisi palvelussa {product}',
  headingAppAllowed: 'Sovellus yhdistetty',
  appAllowed:
    'Tiliisi palvelussa {product} yhdistettiin sovellus. Se voi toimia puolestasi näkemiesi oikeuksien rajoissa ilman salasanaasi.',
  subjectAppRemoved: 'Sovelluksen yhteys katkaistiin: {product}',
  headingAppRemoved: 'Sovelluksen yhteys katkaistu',
  appRemoved:
    'Sovelluksen yhteys tiliisi palvelussa {product} katkaistiin. Se ei voi enää toimia puolestasi.',
  actionApps: 'Näytä yhdistetyt sovellukset',
  textApps: 'Jos se et ollut sinä, poista se täällä ja valitse uusi salasana:',
  verification:
    'Joku loi tällä osoitteella tilin palveluun {product}. Jos se olit sinä, vahvista, että osoite on sinun.',
  knownAccount:
    'Joku yritti luoda tällä osoitteella tilin palveluun {product}. Jos se olit sinä: sinulla on jo tili, joten kirjaudu vain sisään.',
  newDevice: 'Joku kirjautui tilillesi palvelussa {product} uudella selaimella.',
  labelTime: 'Milloin',
  labelDevice: 'Selain',
  labelNetwork: 'Verkko',
  deviceOn: '{browser}, {system}',
  deviceUnknown: 'Tuntematon',
  actionVerify: 'Vahvista osoitteeni',
  actionSignIn: 'Kirjaudu sisään',
  actionActivity: 'Näytä toiminta',
  textVerify: 'Vahvista se tällä linkillä:',
  textSignIn: 'Kirjaudu sisään täällä:',
  textActivity: 'Katso tilisi toiminta:',
  verificationLasts:
    'Kirjoita koodi sinne, missä loit tilin, tai avaa linkki. Molemmat ovat voimassa 24 tuntia ja toimivat kerran.',
  newDeviceOwn: 'Jos se olit sinä, sinun ei tarvitse tehdä mitään. Jos et, joku muu tietää salasanasi.',
  footerVerification:
    'Jos et luonut tiliä, älä välitä tästä viestistä äläkä anna koodia kenellekään. Ilman sitä ei tapahdu mitään.',
  footerKnownAccount: 'Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Kukaan ei päässyt tilillesi.',

  billingPaymentFailed: 'Korttisi hylättiin',
  billingPaymentFailedText:
    'Emme voineet veloittaa paketin hintaa kortiltasi. Maksa lasku tai päivitä korttisi viimeistään alla olevana päivänä. Siihen asti kaikki toimii. Sen jälkeen menetät maksulliset ominaisuudet.',
  billingCardExpiring: 'Korttisi vanhenee pian',
  billingCardExpiringText:
    'Pakettisi kortti vanhenee alla olevana päivänä. Lisää toinen kortti ennen seuraavaa veloitusta, jotta pakettisi jatkuu.',
  billingCanceled: 'Tilauksesi on peruttu',
  billingCanceledText:
    'Voit käyttää kaikkea alla olevaan päivään asti. Jos muutat mielesi, pidä tilaus laskutussivullasi ennen sitä.',
  billingEnded: 'Tilauksesi on päättynyt',
  billingEndedText: 'Kaikki luomasi on yhä tallella. Valitse paketti, niin voit käyttää sitä taas.',
  billingSubscribed: 'Kiitos tilauksesta',
  billingSubscribedText: 'Pakettisi on voimassa. Lasku on laskutussivullasi.',
  billingRefunded: 'Maksu hyvitettiin',
  billingRefundedText:
    'Hyvitimme alla olevan summan kortille, jolla maksoit. Sen näkyminen voi kestää 5–10 arkipäivää. Pakettisi ei muutu.',
  billingRefundFailed: 'Hyvitys epäonnistui',
  billingRefundFailedText:
    'Pankkisi ei hyväksynyt alla olevaa summaa, ehkä koska kortti oli suljettu. Rahat palasivat meille, ja olemme ne sinulle yhä velkaa. Kysy pankistasi, voiko kortti vastaanottaa maksuja.',
  billingRenewed: 'Pakettisi uusittiin',
  billingRenewedText:
    'Alla oleva lasku on maksettu. Pakettisi jatkuu alla olevaan päivään ja uusiutuu sitten, ellet peru sitä.',
  billingDisputed: 'Maksu riitautettiin',
  billingDisputedText:
    'Korttisi pankki ilmoitti, että kortinhaltija riitauttaa alla olevan maksun. Pankki voi pidättää summan, kunnes se tekee päätöksen. Pakettisi jatkuu sillä välin. Jos kyseessä oli erehdys, kerro siitä pankillesi. Muuten sinun ei tarvitse tehdä mitään.',
  billingDisputeWon: 'Maksu pysyy voimassa',
  billingDisputeWonText:
    'Pankkisi päätti, että alla oleva maksu pysyy voimassa. Jos se hyvitti summan sinulle sillä välin, se ottaa sen takaisin. Pakettisi ei muutu.',
  billingDisputeLost: 'Maksusi hyvitetään',
  billingDisputeLostText:
    'Pankkisi päätti hyvittää alla olevan maksun. Summa näkyy kortillasi. Pakettisi ei muutu.',
  billingDisputeClosed: 'Maksun selvitys päätettiin',
  billingDisputeClosedText:
    'Korttisi pankki päätti alla olevaa maksua koskevan selvityksen. Sinun ei tarvitse tehdä mitään.',
  labelAmount: 'Summa',
  amountOf: '{price} / {paid}',
  labelCard: 'Kortti',
  cardEnding: '{brand}, numeron loppu {last4}',
  labelInvoice: 'Lasku',
  labelValidThrough: 'Vanhenee',
  labelPaidUntil: 'Maksettu kausi päättyy',
  labelTriedAgain: 'Seuraava yritys',
  labelGoesUntil: 'Voimassaolo päättyy',
  labelEnds: 'Päättyy',
  labelEnded: 'Päättyi',
  billingTrialEnding: 'Kokeilujaksosi päättyy pian',
  billingTrialEndingText:
    'Kokeilujaksosi päättyy alla olevana ajankohtana. Valitse paketti, niin voit jatkaa kaiken käyttöä.',
  billingTrialEnded: 'Kokeilujaksosi on päättynyt',
  billingTrialEndedText:
    'Kokeilujaksosi on ohi. Kaikki luomasi on yhä tallella. Valitse paketti, niin voit käyttää sitä taas.',
  actionBilling: 'Näytä laskutus',
  actionPay: 'Maksa nyt',
  textPay: 'Maksa täällä:',
  actionPlans: 'Valitse paketti',
  textPlans: 'Katso paketit täällä:',
  textBilling: 'Laskutussivusi:',

  subjectBookedForHost: 'Uusi varaus: {event} · {invitee} · {when}',
  subjectBooked: 'Vahvistettu: {event} · {name} · {when}',
  subjectInvited: 'Kutsu: {event} · {name} · {when}',
  subjectMoved: 'Uusi aika: {event} · {name} · {when}',
  subjectReassigned: 'Uusi järjestäjä: {event} · {name} · {when}',
  subjectTakenOff: 'Annettu toiselle: {event} · {name} · {when}',
  subjectRoom: 'Liittymislinkki: {event} · {name} · {when}',
  subjectPlace: 'Uusi sijainti: {event} · {name} · {when}',
  subjectUninvited: 'Poistettu vieraista: {event} · {name} · {when}',
  subjectCanceled: 'Peruttu: {event} · {name} · {when}',
  subjectPutBack: 'Aika ei muuttunut: {event} · {name} · {when}',
  subjectReminder: 'Muistutus: {event} · {name} · {when}',
  subjectConfirm: 'Vahvista: {event} · {name} · {when}',
  headingBookedForHost: 'Uusi varaus',
  headingBooked: 'Varaus on tehty',
  headingInvited: 'Sinut on kutsuttu',
  headingMoved: 'Uusi aika',
  headingReassigned: 'Uusi järjestäjä',
  headingTakenOff: 'Tapaamisesi annettiin toiselle',
  headingTakenOver: 'Tämä tapaaminen on nyt sinun',
  headingRoom: 'Näin liityt',
  headingPlace: 'Uusi sijainti',
  headingUninvited: 'Et ole enää vieraana',
  headingCanceled: 'Peruttu',
  headingPutBack: 'Aika ei ole muuttunut',
  putBackTaken:
    'Siirsit tämän tapaamisen kalenterissasi aikaan, jolloin sinulla on toinen. Aika pysyy samana, ja siirsimme tapaamisen kalenterissasi takaisin.',
  putBackStarted:
    'Siirsit tämän tapaamisen kalenterissasi sen alettua. Aika pysyy samana, ja siirsimme tapaamisen kalenterissasi takaisin.',
  putBackNoTimes:
    'Muutit tämän tapaamisen kalenterissasi koko päivän tapahtumaksi. Tapaaminen tarvitsee alun ja lopun, joten aika pysyy samana, ja siirsimme tapaamisen kalenterissasi takaisin.',
  putBackNotADay:
    'Siirsit tämän koko päivän tapaamisen kalenterissasi tiettyyn kellonaikaan tai useammalle päivälle. Sen on kestettävä yksi kokonainen päivä, joten siirsimme sen kalenterissasi takaisin.',
  putBackForInvitee:
    'Tämä tapaaminen siirrettiin hetkeksi järjestäjän kalenterissa, mutta sen aika ei ole muuttunut. Jos kalenterissasi näkyy muu aika, älä välitä siitä.',
  textPutBack: 'Valitse tälle tapaamiselle toinen aika hallintanäkymässä:',
  headingReminder: 'Tulossa',
  headingConfirm: 'Vielä yksi vaihe',
  bookedForHost: 'Uusi varaus. Varaaja: {name}',
  takenOver: 'Otit tämän tapaamisen hoitaaksesi.',
  booked: 'Tapaamisesi on varattu.',
  bookedForGuest: 'Sinut on lisätty tähän tapaamiseen vieraaksi.',
  bookedForGuestBy: 'Sinut on lisätty tähän tapaamiseen vieraaksi. Lisännyt: {name}.',
  moved: 'Tapaamisellasi on uusi aika.',
  movedByYou: 'Siirsit tapaamisesi. Tämä on uusi aika.',
  movedByOther: 'Tapaamisellasi on uusi aika. Siirtänyt: {name}.',
  movedForGuest: 'Tällä tapaamisella on uusi aika. Sinut lisättiin siihen vieraaksi.',
  reassigned: 'Tapaamisellasi on uusi järjestäjä. Aika pysyy samana.',
  reassignedForGuest: 'Olet tämän tapaamisen vieras. Sillä on uusi järjestäjä. Aika pysyy samana.',
  replaced: 'Joku muu järjestää tämän tapaamisen, joten sinun ei tarvitse osallistua.',
  room: 'Näin liityt tapaamiseesi.',
  roomForGuest: 'Näin liityt tähän tapaamiseen. Sinut lisättiin vieraaksi.',
  place: 'Tapaamisellasi on uusi sijainti. Aika pysyy samana.',
  placeForGuest: 'Olet tämän tapaamisen vieras. Sillä on uusi sijainti. Aika pysyy samana.',
  uninvited: 'Sinut poistettiin tämän tapaamisen vieraista, joten sinun ei tarvitse osallistua.',
  canceled: 'Tapaamisesi on peruttu.',
  canceledByYou: 'Peruit tapaamisesi.',
  canceledByOther: 'Tapaamisesi on peruttu. Perunut: {name}.',
  canceledForGuest: 'Tapaaminen, johon sinut oli kutsuttu, on peruttu.',
  reminder: 'Tapaamisesi alkaa {in}.',
  reminderForGuest: 'Tämä tapaaminen alkaa {in}. Sinut lisättiin siihen vieraaksi.',
  confirm:
    'Pidämme tämän ajan sinulle. Määräaika: {until}. Aikaa ei ole vielä varattu: vahvista, että tämä osoite on sinun.',
  // A request that the host has to approve
  subjectRequested: 'Pyyntö lähetetty: {event} · {name} · {when}',
  headingRequested: 'Pyyntö lähetetty',
  requested:
    '{name} hyväksyy tai hylkää tämän ajan. Pidämme sen sinulle. Vastaus tulee viimeistään: {until}.',
  actionRequest: 'Näytä pyyntö',
  textRequest: 'Katso pyyntösi tai peru se täällä:',
  subjectOffered: 'Valitse toinen aika: {event} · {name} · {when}',
  headingOffered: 'Valitse toinen aika',
  offered:
    'Pyydetty aika ei sovi: {name}. Alla olevat ajat ovat kuitenkin vapaina. Pidämme ne sinulle tähän asti: {until}.',
  labelOffered: 'Tarjotut ajat',
  actionOffered: 'Valitse aika',
  textOffered: 'Valitse aika täällä:',
  subjectOfferRefused: 'Mikään aika ei sovi: {event} · {invitee}',
  headingOfferRefused: 'Mikään ajoistasi ei sovi',
  offerRefused: 'Mikään tarjoamistasi ajoista ei sovi: {name}. Mitään ei varattu.',
  subjectProposed: 'Ehdotetut ajat: {event} · {invitee}',
  headingProposed: 'Muita aikoja ehdotettu',
  proposed:
    'Tarjotut ajat eivät sovi: {name}. Muita aikoja on ehdotettu. Valitse yksi viimeistään: {until}. Muuten pyyntö hylätään.',
  labelProposed: 'Ehdotetut ajat',
  subjectWanted: 'Hyväksy tai hylkää: {event} · {invitee} · {when}',
  headingWanted: 'Joku haluaa varata sinut',
  wantedElseDeclined: 'Hyväksy tai hylkää viimeistään: {until}. Jos et vastaa, pyyntö hylätään.',
  wantedElseAccepted: 'Hyväksy tai hylkää viimeistään: {until}. Jos et vastaa, tapaaminen varataan.',
  labelSameDay: 'Päiväsi',
  actionAnswer: 'Hyväksy tai hylkää',
  textAnswer: 'Hyväksy tai hylkää hallintanäkymässäsi:',
  subjectNotBooked: 'Ei varattu: {event} · {name} · {when}',
  headingNotBooked: 'Ei varattu',
  notBooked: '{name} ei voi ottaa tätä tapaamista.',
  notBookedUnanswered: '{name} ei vastannut ajoissa, joten tätä tapaamista ei varattu.',
  timeForOther: '{name}: {time}',
  labelWith: 'Kenen kanssa',
  labelHost: 'Järjestäjä',
  hostIn: '{name} ({city})',
  labelTogether: 'Yhdessä',
  labelPage: 'Varattu sivulta',
  labelWhere: 'Missä',
  labelGuests: 'Vieraat',
  labelBefore: 'Aiempi aika',
  labelReason: 'Syy',
  byPhone: 'Puhelin: {phone}',
  youCall: 'Sinä soitat numeroon {phone}',
  hostCallsYou: '{name} soittaa sinulle numeroon {phone}',
  hostCalls: '{name} soittaa varaajalle',
  roomSentBy: '{name} lähettää sinulle liittymislinkin.',
  roomSentByYou: 'Lähetä liittymislinkki.',
  actionJoin: 'Liity',
  actionCalendar: 'Lisää kalenteriin',
  actionReschedule: 'Siirrä',
  actionCancel: 'Peru',
  actionBooking: 'Avaa varaus',
  actionDecline: 'En pääse',
  actionBookAgain: 'Varaa toinen aika',
  actionOpen: 'Avaa hallintanäkymässä',
  actionConfirm: 'Vahvista ja varaa',
  textManage: 'Jos aika ei sovi, voit siirtää tapaamisen tai perua sen täällä:',
  textReschedule: 'Jos aika ei sovi, voit siirtää tapaamisen täällä:',
  textCancel: 'Jos et pääse, voit perua tapaamisen täällä:',
  textBooking: 'Varauksesi:',
  textDecline: 'Etkö pääse? Kerro siitä täällä. Muut tapaavat silti:',
  textBookAgain: 'Varaa toinen aika täällä:',
  textOpen: 'Varaus hallintanäkymässäsi:',
  textConfirm: 'Anna koodi siellä, missä valitsit ajan, tai avaa tämä sivu ja varaa siellä:',
  askGuest:
    'Haluatko muistutuksia tästä tapaamisesta? Jos et vastaa, lähetämme sähköpostia vain, jos se siirretään tai perutaan.',
  choiceKeep: 'Pidä minut ajan tasalla',
  choiceMeeting: 'Ei sähköposteja tästä',
  choiceAll: 'Ei sähköposteja lainkaan',
  changeUntil: 'Viimeinen mahdollisuus siirtää tai perua: {time}.',
  rescheduleUntil: 'Viimeinen mahdollisuus siirtää: {time}.',
  cancelUntil: 'Viimeinen mahdollisuus perua: {time}.',
  invitationAttached: 'Kutsu on liitteenä. Monet kalenterit lisäävät sen automaattisesti.',
  updateAttached: 'Liitteenä oleva kutsu korvaa aiemman.',
  cancelationAttached: 'Avaa liite, niin tapaaminen poistuu kalenteristasi.',
  footerInvitee:
    'Saat tämän viestin, koska tällä osoitteella varattiin tapaaminen palvelussa {product}. Järjestäjä: {owner}.',
  footerGuest:
    'Saat tämän viestin, koska tapaamisen palvelussa {product} varannut henkilö lisäsi tämän osoitteen vieraaksi. Järjestäjä: {owner}.',
  footerInviteeOf: 'Saat tämän viestin, koska tällä osoitteella varattiin tapaaminen. Järjestäjä: {owner}.',
  footerGuestOf:
    'Saat tämän viestin, koska tapaamisen varannut henkilö lisäsi tämän osoitteen vieraaksi. Järjestäjä: {owner}.',
  footerConfirmOf:
    'Saat tämän viestin, koska joku antoi tämän osoitteen tapaamisen varaamista varten. Järjestäjä: {owner}. Jos se et ollut sinä, älä välitä tästä viestistä. Mitään ei varata, ellet vahvista.',
  footerConfirm:
    'Saat tämän viestin, koska joku antoi tämän osoitteen tapaamisen varaamista varten palvelussa {product}. Järjestäjä: {owner}. Jos se et ollut sinä, älä välitä tästä viestistä. Mitään ei varata, ellet vahvista.',
  andOthers: { one: '{name} ja {count} muu', other: '{name} ja {count} muuta' },
  subjectSet: 'Aika on sovittu: {event}, {when}',
  setByYou: 'Valitsit tämän ajan: ”{event}”. Kaikki, jotka pääsevät, on kutsuttu.',
  setByAgreement:
    'Kaikki tarvittavat henkilöt pääsevät tähän aikaan, joten se on sovittu: ”{event}”. Kaikki, jotka pääsevät, on kutsuttu.',
  setAtDeadline:
    'Äänestys on päättynyt, ja tämä aika voitti: ”{event}”. Kaikki, jotka pääsevät, on kutsuttu.',
  setForVoter: 'Tämä aika valittiin: ”{event}”. Sanoit pääseväsi.',
  setForVoterByAgreement:
    'Kaikki tarvittavat henkilöt pääsevät tähän aikaan: ”{event}”. Myös sinä sanoit pääseväsi.',
  setForVoterAtDeadline: 'Äänestys on päättynyt, ja tämä aika voitti: ”{event}”. Sanoit pääseväsi.',
  movedForVoter: 'Tällä tapaamisella on uusi aika: ”{event}”. Siirtänyt: {owner}.',
  roomForVoter: 'Näin liityt tähän tapaamiseen: ”{event}”.',
  canceledForVoter: 'Tämä tapaaminen on peruttu: ”{event}”. Perunut: {owner}.',
  reminderForVoter: '”{event}” alkaa {in}.',
  labelAlsoComing: 'Myös tulossa',
  actionPollMeeting: 'Näytä tapaaminen',
  textPollMeeting: 'Tapaaminen, sen linkki ja äänesi:',
  footerVoter:
    'Saat tämän viestin, koska tällä osoitteella kerrottiin, milloin voitte tavata. Järjestäjä: {owner}. Jos se et ollut sinä, älä välitä tästä viestistä.',

  subjectLeadWatched: '{share} videosta ”{video}” toistettu liidin linkillä: {lead}',
  headingLeadWatched: 'Liidin video katsottiin',
  leadWatched:
    'Joku katsoi liidin {lead} linkillä {amount} videosta ”{video}”. Emme tiedä, oliko se {lead}, koska kuka tahansa voi avata linkin.',
  labelCampaign: 'Kampanja',
  actionCampaign: 'Avaa kampanja',
  textCampaign: 'Katso, mitä muuta tämän kampanjan linkeillä on tapahtunut:',
  footerLeadWatched:
    'Saat näitä viestejä, kun joku katsoo videon liidin linkillä palvelussa {product}. Valitse asetusten Ilmoitukset-kohdassa, kuinka usein, tai poista ne käytöstä.',

  subjectClient: '{name} kysyy, milloin sinulla on aikaa',
  headingClient: '{name} haluaisi sopia kanssasi ajan',
  client:
    'Voit näyttää henkilölle {name} varatut aikasi, jakaa kalenteritiedoston kerran tai kieltäytyä. Et tarvitse tiliä.',
  labelClientTopic: 'Aihe',
  labelClientUntil: 'Linkki vanhenee',
  actionClient: 'Vastaa',
  textClient: 'Vastaa täällä:',
  clientPrivacy:
    '{name} näkee varatut aikasi, mutta ei koskaan, kenen kanssa tai miksi. Voit lopettaa jakamisen milloin tahansa samalla linkillä.',
  footerClient:
    'Saat tämän viestin, koska {name} ({page}) antoi osoitteesi palvelussa {product}. Emme käytä sitä mihinkään muuhun.',
  subjectClientConnected: '{name} yhdisti kalenterin',
  headingClientConnected: 'Voit etsiä yhteisen ajan: {name}',
  clientConnected: '{name} näyttää sinulle varatut aikansa. Valitse aika, jolloin molemmat olette vapaina.',
  actionClients: 'Etsi aika',
  textClients: 'Etsi aika täällä:',
  footerClientConnected:
    'Saat tämän viestin, koska pyysit palvelussa {product} vapaita aikoja henkilöltä {name}.',

  subjectConnection: 'Yhdistä uudelleen: {account}',
  headingConnection: 'Yhdistä kalenteritilisi uudelleen',
  connectionBroken:
    'Emme enää pääse tilille {account}. Viimeksi luetut varatut ajat ovat edelleen voimassa, mutta emme näe mitään uutta sen kalentereissa, ja varaukset odottavat lisäämistä.',
  actionConnection: 'Yhdistä uudelleen',
  textConnection: 'Yhdistä se uudelleen täällä. Asetuksesi säilyvät:',
  subjectFailing: '{account} ei vastaa',
  headingFailing: 'Yhdistetty tili ei vastaa',
  connectionFailing:
    '{account} on palauttanut usean minuutin ajan vain virheitä. Viimeksi luetut varatut ajat ovat edelleen voimassa, mutta emme näe mitään uutta sen kalentereissa, ja varaukset odottavat lisäämistä. Yritämme edelleen, ja tämä korjaantuu yleensä itsestään.',
  actionFailing: 'Näytä tila',
  textFailing: 'Tila ja viimeisimmät tarkistukset:',
  headingApp: 'Yhdistä {app} uudelleen',
  appBroken:
    'Emme enää pääse tilille {account} palvelussa {app}. Uusia varauksia tulee edelleen, ja päivitykset palveluun {app} odottavat, kunnes yhdistät uudelleen.',
  headingAppFailing: '{app} ei vastaa',
  appFailing:
    '{app} on palauttanut tilille {account} usean minuutin ajan vain virheitä. Uusia varauksia tulee edelleen, ja päivitykset palveluun {app} odottavat. Yritämme edelleen, ja tämä korjaantuu yleensä itsestään.',
  subjectFieldsGone: '{app}: täyttämäsi kenttä poistettiin',
  headingFieldsGone: 'Kenttä poistettiin palvelusta {app}',
  fieldsGone:
    'Täytät nämä yhteystiedon kentät varausten vastauksilla, mutta palvelussa {app} niitä ei enää ole: {fields}. Kaikki muu synkronoidaan edelleen.',
  actionFieldsGone: 'Näytä kentät',
  textFieldsGone: 'Valitse muut kentät tai poista rivit:',
  footerConnection: 'Saat tämän viestin, koska yhdistit tämän tilin palveluun {product}.',

  reasonFarewell:
    '{name} sulkee tämän varaussivun. Pahoittelemme tapaamista. Jos haluat silti tavata, kirjoita: {name}.',

  subjectDomainWorks: 'Verkkotunnuksesi {domain} toimii',
  headingDomainWorks: 'Verkkotunnuksesi toimii',
  domainWorks:
    'Varaussivusi ovat nyt osoitteessa {domain}. Myös linkit, upotukset ja sähköpostit käyttävät sitä.',
  subjectDomainFails: 'Verkkotunnuksesi {domain} on lakannut toimimasta',
  headingDomainFails: 'Verkkotunnus on lakannut toimimasta',
  domainFails:
    '{domain} ei ole avannut varaussivujasi yli tuntiin. Linkit ja sähköpostit käyttävät taas tämän palvelimen osoitetta, joka toimii aina.',
  actionDomain: 'Avaa asetukset',
  textDomainWorks: 'Katso verkkotunnuksesi asetuksista:',
  textDomain: 'Katso, mikä on vialla ja mitä DNS-tietueita tarvitset:',
  footerDomain: 'Saat tämän viestin, koska käytät tätä verkkotunnusta palvelussa {product}.',

  subjectExportReady: 'Vientisi on valmis: {product}',
  headingExportReady: 'Vientisi on valmis',
  exportReady: 'Kaikki tilisi sisältö palvelussa {product} on yhdessä tiedostossa.',
  labelUntil: 'Säilytys päättyy',
  actionExport: 'Lataa tiedosto',
  textExport: 'Lataa se täältä:',
  exportOnce:
    'Vain sinä voit ladata sen, ja vain kerran. Sitten poistamme sen. Säilytä se turvallisesti: se sisältää varaajien sinulle kertomat tiedot.',

  subjectFeedback: '{name} kirjoitti sinulle palvelusta {product}',
  headingFeedback: 'Palautetta: {name}',
  feedback: '{name} haluaa sanoa:',
  labelMessage: 'Viesti',
  labelScreen: 'Näkymä',

  subjectAskUpgrade: '{name} pyysi paketin päivitystä: {organization}',
  headingAskUpgrade: 'Päivityspyyntö',
  askUpgrade:
    '{name} pyysi sinua päivittämään palvelussa {product} organisaation {organization} paketin. Vain sinä omistajana voit valita paketin ja maksaa sen.',
  subjectAskAccess: '{name} pyysi käyttöoikeutta: {eventType}',
  headingAskAccess: 'Käyttöoikeuspyyntö',
  askAccess: '{name} pyysi käyttöoikeutta organisaation {organization} tapahtumatyyppiin {eventType}.',
  labelAskedBy: 'Pyytäjä',
  labelAskedEventType: 'Tapahtumatyyppi',
  actionAnswerRequest: 'Vastaa pyyntöön',
  textAnswerRequest: 'Hyväksy tai hylkää pyyntö täällä:',
  requestEnds: {
    by: 'days',
    one: 'Linkki toimii {days} päivän. Avaaminen ei muuta mitään: valitset sivulla.',
    other: 'Linkki toimii {days} päivää. Avaaminen ei muuta mitään: valitset sivulla.',
  },
  footerRequest: 'Saat tämän viestin, koska kuulut organisaatioon {organization} palvelussa {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Pyyntösi hyväksyttiin',
  upgradeGranted:
    'Organisaation {organization} omistaja suostui päivitykseen. Saat laajemman paketin heti, kun se on valittu.',
  upgradeDeclined: 'Organisaation {organization} omistaja päätti olla päivittämättä toistaiseksi.',
  headingAccessGranted: 'Olet nyt järjestäjä',
  accessGranted: 'Olet nyt organisaation {organization} tapahtumatyypin {eventType} järjestäjä.',
  headingRequestDeclined: 'Pyyntösi hylättiin',
  accessDeclined:
    'Organisaation {organization} omistaja päätti olla toistaiseksi lisäämättä sinua tapahtumatyyppiin {eventType}.',
  actionOpenDashboard: 'Avaa hallintanäkymä',
  textOpenDashboard: 'Avaa hallintanäkymäsi täällä:',

  subjectUndelivered: 'Toimitus ei onnistunut: {email}',
  headingUndelivered: 'Sähköposti ei tavoittanut varaajaa',
  undelivered:
    'Sähköpostipalvelin hylkäsi sähköpostimme osoitteeseen {email}. Osoitteessa voi olla kirjoitusvirhe.',
  undeliveredClosing:
    'Varaaja ei ehkä tiedä tästä tapaamisesta. Ota yhteyttä muulla tavalla tai peru tapaaminen, jotta aika vapautuu.',
  subjectHeld: 'Osa sähköposteistasi lähtee myöhemmin',
  headingHeld: 'Osa sähköposteistasi odottaa',
  held: '{product} rajoittaa, kuinka monelle uudelle ihmiselle voit lähettää sähköpostia päivässä, ja tuo raja on täynnä. Loput lähtevät automaattisesti lähipäivinä.',
  actionHeld: 'Katso, mikä odottaa',
  textHeld: 'Katso, mikä odottaa:',
  heldClosing: 'Mitään ei ole kadonnut, eikä sinun tarvitse tehdä mitään. Rajasi kasvaa tilisi vanhetessa.',

  subjectJoin: '{name} kutsuu sinut: {organization}',
  headingJoin: 'Liity organisaatioon {organization}',
  joinOrganization:
    '{name} kutsuu sinut liittymään organisaatioon {organization} palvelussa {product}, jotta voit jakaa tapaamisia ja varaussivuja tiimin kanssa. Pidät oman tilisi ja kalenterisi.',
  labelRole: 'Roolisi',
  roleAdmin: 'Ylläpitäjä',
  roleMember: 'Jäsen',
  actionAcceptInvitation: 'Hyväksy kutsu',
  textAcceptInvitation: 'Hyväksy kutsu täällä:',
  joinEnds: {
    by: 'days',
    one: 'Linkki toimii kerran, {days} päivän ajan.',
    other: 'Linkki toimii kerran, {days} päivän ajan.',
  },
  joinIgnore: 'Jos et halua liittyä, älä välitä tästä viestistä. Kukaan ei liity hyväksymättä.',
  footerJoin:
    'Saat tämän viestin, koska joku organisaatiosta {organization} ({page}) kutsui sinut liittymään siihen palvelussa {product}. Emme käytä osoitettasi mihinkään muuhun.',
  headingRemoved: 'Sinut on poistettu organisaatiosta {organization}',
  headingLeft: 'Lähdit organisaatiosta {organization}',
  goneFrom:
    'Kukaan ei voi enää varata sinua organisaatiossa {organization}, eikä sinulla ole enää pääsyä sinne. Oma tilisi, sivusi ja kalenterisi pysyvät ennallaan.',
  goneMeetings: 'Jos työtoveri ottaa hoitaakseen jonkin tulevista tapaamisistasi, saat siitä sähköpostin.',
  headingRoleChanged: 'Roolisi organisaatiossa {organization} on muuttunut',
  madeAdmin:
    'Olet nyt ylläpitäjä. Hallitset organisaation {organization} henkilöitä, tapahtumatyyppejä, asetuksia ja kaikkia tapaamisia.',
  madeMember: 'Olet nyt jäsen. Näet organisaation {organization} tapahtumatyypit ja omat tapaamisesi.',
  headingOwner: 'Omistat nyt organisaation {organization}',
  madeOwner:
    'Hallitset organisaation {organization} pakettia, ja vain sinä voit siirtää tai poistaa organisaation.',
  headingTransferred: '{name} omistaa nyt organisaation {organization}',
  transferred: 'Olet nyt ylläpitäjä. Kaikki tapaamiset pysyvät ennallaan.',
  headingTransferAsked: '{name} pyysi sinua omistajaksi: {organization}',
  transferAsked:
    'Jos hyväksyt, omistat organisaation {organization} ja maksat siitä. Sen jälkeen vain sinä voit siirtää tai poistaa sen, ja uusi ylläpitäjä on {name}.',
  transferAskedAnswer:
    'Voit hyväksyä tai hylätä pyynnön organisaation sivulla 7 päivän kuluessa. Mikään ei muutu ennen hyväksymistäsi.',
  headingTransferDeclined: '{name} ei ota organisaatiota {organization}',
  transferDeclined: 'Omistajaksi pyydetty kieltäytyi: {organization}. Olet edelleen omistaja.',
  headingMemberRemoved: '{name} on poistettu organisaatiosta {organization}',
  headingMemberLeft: '{name} lähti organisaatiosta {organization}',
  headingMemberDeleted: 'Organisaation {organization} jäsenen tili poistettiin: {name}',
  headingMemberDisabled: 'Organisaation {organization} jäsenen tili poistettiin käytöstä: {name}',
  memberDisabled:
    'Hän ei voi kirjautua sisään, eikä kukaan voi varata häntä. Tulevat tapaamiset, joita kukaan ei ole vielä ottanut hoitaakseen, ovat Henkilöt-sivullasi.',
  memberGone:
    'Kukaan ei voi enää varata häntä siellä. Henkilöluettelossasi näkyvät tulevat tapaamiset, joita kukaan ei ole vielä ottanut hoitaakseen.',
  headingJoined: 'Liityit organisaatioon {organization}',
  joined:
    'Organisaation {organization} työtoverit voivat nyt lisätä sinut tapahtumatyyppeihin. Pidät oman tilisi ja kalenterisi.',
  joinedNext:
    'Tarkista aikasi ja yhdistä kalenterisi nyt, niin sinut varataan vain, kun olet vapaa. Jos ne ovat jo kunnossa, kaikki on valmista.',
  labelCheckHours: 'Tarkista aikasi',
  labelConnectCalendar: 'Yhdistä kalenteri',
  headingMemberJoined: '{name} liittyi organisaatioon {organization}',
  memberJoined: 'Nyt {name} voidaan lisätä tapahtumatyyppeihin, ja hän näkyy Henkilöt-sivullasi.',
  headingAddedToTeam: 'Sinut lisättiin tiimiin organisaatiossa {organization}',
  addedToTeam:
    'Olet nyt alla olevien tapahtumatyyppien järjestäjä, joten sinut voi varata organisaatiossa {organization}.',
  addedToTeamAsks:
    'Käytämme omia aikojasi ja kalentereitasi. Jos et voi järjestää näitä tapaamisia, pyydä ylläpitäjää vaihtamaan järjestäjät.',
  headingEventTypesGiven: 'Uusia tapahtumatyyppejä: {organization}',
  eventTypesGiven:
    'Alla olevat tapahtumatyypit ovat nyt omalla sivullasi. {organization} hallitsee niitä ja on ehkä lukinnut osan niiden asetuksista.',
  eventTypesGivenAsks:
    'Ne käyttävät omia aikojasi ja kalentereitasi, ellei {organization} määritä aikoja. Jos et voi järjestää näitä tapaamisia, pyydä ylläpitäjää muuttamaan tätä.',
  headingHostMissing: '{name} ei enää ole järjestäjä organisaatiossa {organization}',
  hostMissing:
    '{name} oli alla olevien tapahtumatyyppien pakollinen järjestäjä. Niitä voi edelleen varata jäljellä oleville järjestäjille.',
  hostMissingAsks:
    'Pitäisikö jonkun muun osallistua, vai eikö niitä saa toistaiseksi varata? Vaihda hallintanäkymässä organisaatioon ja vaihda sitten järjestäjät tai poista tapahtumatyypit käytöstä.',
  headingTeamShort: 'Liian vähän järjestäjiä: {organization}',
  teamShort:
    '{name} ei voi enää olla järjestäjä, ja alla olevilla tapahtumatyypeillä on nyt liian vähän järjestäjiä. Kukaan ei voi toistaiseksi varata niitä.',
  teamShortAsks:
    'Lisää järjestäjiä, vaadi heitä vähemmän tapaamista kohti tai poista tapahtumatyypit käytöstä.',
  labelEventTypes: 'Tapahtumatyypit',
  headingApiKeyMadeBy: '{name} loi API-avaimen: {organization}',
  apiKeyMadeBy:
    'Mikä tahansa ohjelma, jolla on tämä avain, voi toimia organisaation {organization} puolesta avaimen oikeuksien rajoissa.',
  headingApiKeyRemovedBy: '{name} poisti API-avaimen: {organization}',
  apiKeyRemovedBy:
    'Tätä avainta käyttäneet ohjelmat eivät voi enää toimia organisaation {organization} puolesta.',
  apiKeysOfMembers:
    'Vaihda hallintanäkymässä organisaatioon {organization}, niin voit katsella ja poistaa sen avaimia.',
  footerMemberNews:
    'Saat tämän viestin, koska olet tai olit organisaation {organization} jäsen palvelussa {product}.',
  headingAppAllowedBy: '{name} antoi sovelluksen toimia organisaation {organization} puolesta',
  appAllowedBy: 'Sovellus voi toimia organisaation {organization} puolesta oikeuksilla, jotka {name} antoi.',
  headingAppRemovedBy: '{name} katkaisi sovelluksen yhteyden: {organization}',
  appRemovedBy: 'Tämä sovellus ei voi enää toimia organisaation {organization} puolesta.',
  appsOfMembers:
    'Vaihda hallintanäkymässä organisaatioon {organization}, niin voit katsella sen sovelluksia tai katkaista niiden yhteyden.',
  subjectOrganizationEmail: 'Onko tämä organisaation {organization} sähköposti?',
  headingOrganizationEmail: 'Vahvista tämä sähköposti',
  organizationEmail:
    '{organization} haluaa näyttää tämän sähköpostin kalenterikutsuissaan, jotta varaajat voivat vastata siihen. Vahvista, jos se sopii.',
  actionOrganizationEmail: 'Vahvista sähköposti',
  textOrganizationEmail: 'Vahvista tämä sähköposti:',
  organizationEmailEnds: 'Linkki toimii kerran, 7 päivän ajan.',
  organizationEmailIgnore:
    'Jos {organization} on sinulle tuntematon, älä välitä tästä viestistä. Mikään ei muutu, ellet vahvista.',
  footerOrganizationEmail:
    'Saat tämän viestin, koska joku organisaatiosta {organization} ({page}) antoi tämän osoitteen palvelussa {product}. Emme käytä sitä mihinkään muuhun.',

  subjectPollInvited: '{name} kysyy, milloin pääset: {poll}',
  subjectPollReminder: 'Muistutus: milloin pääset? {poll}',
  subjectPollConfirm: 'Vahvista äänesi: {poll}',
  subjectPollVoted: 'Äänesi: {poll}',
  subjectPollRemoved: 'Äänestä uudelleen: {poll}',
  subjectPollChanged: 'Ajat ovat muuttuneet: {poll}',
  subjectPollDecided: 'Aika on sovittu: {poll}',
  subjectPollVotedHost: 'Uusi ääni: {name} · {poll}',
  subjectPollDeclinedHost: 'Kieltäytyi: {name} · {poll}',
  headingPollInvited: 'Milloin pääset?',
  headingPollReminder: 'Äänesi puuttuu vielä',
  headingPollVoted: 'Vahvista äänesi',
  headingPollProved: 'Kiitos, äänesi on kirjattu',
  headingPollVotedAgain: 'Olet jo äänestänyt',
  headingPollRemoved: 'Äänestä uudelleen',
  headingPollChanged: 'Ajat ovat muuttuneet',
  headingPollDecided: 'Aika on sovittu',
  headingPollVotedHost: 'Uusi ääni',
  headingPollDeclinedHost: 'Joku ei pääse',
  pollInvited: '{name} etsii aikaa (”{poll}”) ja haluaisi tietää, milloin pääset. Et tarvitse tiliä.',
  pollReminder: '{name} etsii edelleen aikaa (”{poll}”). Et ole vielä äänestänyt.',
  pollReminderConfirm:
    'Ääntäsi kyselyssä ”{poll}” ei ole vielä vahvistettu. Avaa linkki ja vahvista, että se on sinun.',
  pollVoted:
    'Joku äänesti kyselyssä ”{poll}” sähköpostiosoitteellasi. Jos se olit sinä, vahvista äänesi. Voit muuttaa ääntäsi tai perua sen niin kauan kuin äänestys on auki.',
  pollProved: 'Voit muuttaa ääntäsi kyselyssä ”{poll}” tai perua sen niin kauan kuin äänestys on auki.',
  pollVotedAgain:
    'Joku on jo ilmoittanut kyselyssä ”{poll}” sopivat ajat tällä sähköpostiosoitteella. Avaa linkki, niin voit katsoa, vahvistaa tai muuttaa ne. Aiemmat linkit lakkaavat toimimasta.',
  pollRemoved:
    '”{poll}”: uusi kesto on {duration}. Aiemmat aikasi eivät ehkä enää sovi, joten poistimme ne. Äänestä uudelleen.',
  pollChanged:
    'Kyselyn ”{poll}” ajat ovat muuttuneet. Säilytimme äänesi muille ajoille. Tarkista, pitävätkö ne vielä paikkansa.',
  pollDecided:
    'Kyselyn ”{poll}” aika on sovittu. Et äänestänyt sitä, joten emme lähettäneet sinulle kutsua. Jos pääset sittenkin, kerro järjestäjälle.',
  pollNotYou: '{name} (et sinä)',
  pollVotedHost: 'Kyselyssä ”{poll}” on uusi ääni: {name}.',
  pollDeclinedHost: '{name} ei pääsekään: ”{poll}”. Tapaaminen pysyy ennallaan. Voit siirtää tai perua sen.',
  subjectPollAttendsHost: 'Pääsee sittenkin: {name} · {poll}',
  headingPollAttendsHost: 'Vielä yksi pääsee',
  pollAttendsHost: '{name} pääsee sittenkin (”{poll}”) ja on saanut kutsun.',
  labelPollAbout: 'Aihe',
  labelPollTimes: 'Aikavaihtoehdot',
  labelPollDays: 'Päivät',
  labelPollZone: 'Aikavyöhyke',
  pollMoreTimes: { one: 'ja {count} muu', other: 'ja {count} muuta' },
  labelPollUntil: 'Äänestä viimeistään',
  labelPollAdded: 'Lisätty',
  labelPollTakenAway: 'Poistettu',
  labelPollFinal: 'Aika',
  actionPollVote: 'Äänestä ajoista',
  actionPollChange: 'Muuta ääntäni',
  actionPollConfirm: 'Vahvista ääneni',
  actionPollOpen: 'Näytä tulokset',
  actionPollSee: 'Näytä lopputulos',
  textPollLink: 'Avaa kysely täällä:',
  pollLinkIsYours: 'Kuka tahansa, jolla on tämä linkki, voi muuttaa ääntäsi. Pidä se omana tietonasi.',
  choosePollMails: 'Lopeta tämän kyselyn sähköpostit',
  footerPollInvited: 'Saat tämän viestin, koska {owner} ({page}) haluaa tietää, milloin pääset.',
  footerPollVoter:
    'Saat tämän viestin, koska tällä osoitteella äänestettiin. Jos se et ollut sinä, älä välitä tästä viestistä.',

  subjectReferral: '{name} kutsuu sinut: {product}',
  headingReferral: '{name} uskoo, että {product} sopisi sinulle',
  referral:
    '{product} antaa ihmisten varata kanssasi tapaamisia molemmille sopivina aikoina ilman sähköpostien edestakaista lähettelyä. {name} käyttää sitä ja kutsuu sinut kokeilemaan.',
  actionTry: 'Tutustu',
  textTry: 'Tutustu täällä:',
  referralSeen:
    '{name} näkee, jos joku luo tällä sähköpostilla tilin palveluun {product} ja jos hän maksaa paketista.',
  referralClosing: '{name} voi lähettää sinulle yhden muistutuksen. Siinä kaikki.',
  subjectReferralReminder: 'Muistutus: {name} kutsuu sinut: {product}',
  headingReferralReminder: '{name} uskoo yhä, että {product} sopisi sinulle',
  referralLast: 'Tämä oli ainoa muistutus. {name} ei lähetä enää tällaisia viestejä.',
  footerReferral:
    'Saat tämän viestin, koska {name} ({page}) kutsui sinut palveluun {product}. Emme käytä osoitettasi mihinkään muuhun.',
  subjectReward: '{name} lunasti lahjakortin: {dollars} $',
  headingReward: 'Lähetettävä lahjakortti',
  rewardByHand: {
    by: 'points',
    one: '{name} käytti {points} pisteen ihmisistä, jotka loivat tilin hänen linkillään ja maksoivat paketista. Tämänarvoista lahjakorttia ei ole varastossa. Lähetä sellainen osoitteeseen {email}.',
    other:
      '{name} käytti {points} pistettä ihmisistä, jotka loivat tilin hänen linkillään ja maksoivat paketista. Tämänarvoista lahjakorttia ei ole varastossa. Lähetä sellainen osoitteeseen {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} käytti {points} pisteen ihmisistä, jotka loivat tilin hänen linkillään ja maksoivat paketista. Varastossa oleva lahjakortti lähetetään osoitteeseen {email}, ellet estä sitä. Lähetyspäivä: {date}.',
    other:
      '{name} käytti {points} pistettä ihmisistä, jotka loivat tilin hänen linkillään ja maksoivat paketista. Varastossa oleva lahjakortti lähetetään osoitteeseen {email}, ellet estä sitä. Lähetyspäivä: {date}.',
  },
  labelWorth: 'Arvo',
  worthDollars: {
    by: 'points',
    one: '{dollars} $ ({points} piste)',
    other: '{dollars} $ ({points} pistettä)',
  },
  labelGiftCardStop: 'Estä lähetys',
  subjectGiftCard: 'Lahjakorttisi: {dollars} $',
  headingGiftCard: 'Tässä on lahjakorttisi',
  giftCard: 'Kiitos, että kutsuit ihmisiä palveluun {product}.',
  giftCardDollars: '{dollars} $',
  labelGiftCardCode: 'Koodi',
  giftCardKeep: 'Säilytä tämä viesti. Poistamme koodin omalta puoleltamme kolmen kuukauden kuluttua.',
  footerGiftCard: 'Saat tämän viestin, koska käytit pisteitä palvelussa {product}.',

  labelAccount: 'Tili',
  footerFeedback: 'Saat tämän viestin, koska ylläpidät tätä {product}-palvelinta (OPERATOR_EMAIL).',
  greeting: 'Hei {name},',
  greetingGuest: 'Hei,',
  clockForward:
    'Kelloja siirretään eteenpäin ennen tätä tapaamista ({date}, {amount}). Se on jo otettu huomioon tässä ajassa.',
  clockBack:
    'Kelloja siirretään taaksepäin ennen tätä tapaamista ({date}, {amount}). Se on jo otettu huomioon tässä ajassa.',
  labelCode: 'Koodisi',
  chooseMails: 'Valitse, mitä sähköposteja saat',
  codeIsYours: 'Emme koskaan pyydä tätä koodia puhelimitse tai toisessa sähköpostissa.',
  replyReaches: 'Vastauksesi vastaanottaja: {name}.',
  footerHost: 'Saat tämän viestin, koska sinulle varataan tapaamisia palvelussa {product}.',
  stopAllMails: 'Lopeta kaikki palvelun {product} sähköpostit',
  allDay: 'Koko päivä',
  footerNewDevice: 'Saat tämän viestin, koska sinulla on tili palvelussa {product}.',

  subjectWebhookFailing: 'Webhook osoitteessa {address} epäonnistuu',
  subjectWebhookGone: 'Webhook osoitteessa {address} poistettiin käytöstä',
  headingWebhookFailing: 'Webhook epäonnistuu',
  headingWebhookGone: 'Webhook poistettiin käytöstä',
  webhookFailing: {
    one: '{address} ei hyväksynyt lähettämäämme: {count} yritys on epäonnistunut.',
    other: '{address} ei hyväksy lähettämäämme: {count} peräkkäistä yritystä on epäonnistunut.',
  },
  webhookGone:
    '{address} vastasi koodilla 410 (gone), joten poistimme webhookin käytöstä ja hylkäsimme sille odottaneet tiedot.',
  labelSince: 'Alkaen',
  labelLastAttempt: 'Viimeisin yritys',
  webhookAnswered: 'Vastaus: {status}',
  webhookNoAnswer: 'Palvelin ei vastannut',
  webhookTimeout: 'Palvelin oli liian hidas',
  webhookCertificate: 'Sivuston varmenne ei ole voimassa',
  webhookNoHost: 'Tämännimistä palvelinta ei ole',
  webhookPrivate: 'Osoite on yksityisessä verkossa',
  webhookAddress: 'Osoitetta ei voi käyttää',
  actionWebhook: 'Avaa webhook',
  textWebhook: 'Katso, mitä lähetimme, ja yritä uudelleen:',
  textWebhookGone: 'Jos se taas toimii, ota webhook uudelleen käyttöön täällä:',
  webhookFailingClosing:
    'Yritämme edelleen, mutta yhä harvemmin. Kun osoite taas toimii, lähetämme kaiken odottavan. Luovutamme noin kolmen päivän kuluttua.',
  webhookGoneClosing: 'Tämä ei vaikuta varauksiin eikä sähköposteihin.',
  footerWebhook: 'Saat tämän viestin, koska lisäsit tämän webhookin palvelussa {product}.',
}
