import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  subjectVerification: 'Bevestig je e-mailadres voor {product}',
  subjectKnownAccount: 'Je hebt al een account bij {product}',
  subjectNewDevice: 'Nieuwe inlogactiviteit bij {product}',
  headingVerification: 'Is dit jouw adres?',
  headingKnownAccount: 'Je hebt al een account',
  headingNewDevice: 'Nieuwe inlogactiviteit',
  subjectDeletionAsked: 'Je account bij {product} wordt verwijderd',
  headingDeletionAsked: 'Tot ziens',
  deletionAsked: {
    by: 'days',
    one: 'Je account bij {product} is gesloten en wordt over {days} dag verwijderd, met alles wat erin staat. Je pagina’s zijn offline.',
    other:
      'Je account bij {product} is gesloten en wordt over {days} dagen verwijderd, met alles wat erin staat. Je pagina’s zijn offline.',
  },
  textKeepAccount: 'Wil je het houden, of was jij dit niet? Log dan voor die tijd in:',
  deletionAskedClosing: 'Wil je weg, dan hoef je niets te doen. Bedankt dat je bij ons was.',
  subjectDeletionTakenBack: 'Je account bij {product} wordt niet verwijderd',
  headingDeletionTakenBack: 'Welkom terug',
  deletionTakenBack:
    'Iemand heeft ingelogd op je account bij {product}, dus het wordt niet verwijderd. Je pagina’s staan weer online.',
  actionDeletion: 'Instellingen openen',
  textDeleteAgain: 'Wil je toch weg, verwijder het dan hier opnieuw:',
  deletionTakenBackClosing: 'Geannuleerde afspraken blijven geannuleerd.',
  subjectPasswordReset: 'Stel je wachtwoord voor {product} opnieuw in',
  subjectPasswordChanged: 'Je wachtwoord voor {product} is gewijzigd',
  headingPasswordReset: 'Stel je wachtwoord opnieuw in',
  headingPasswordChanged: 'Wachtwoord gewijzigd',
  passwordReset:
    'Iemand heeft gevraagd om het wachtwoord van je account bij {product} opnieuw in te stellen. Was jij dat? Kies dan hier een nieuw wachtwoord.',
  passwordChanged:
    'Het wachtwoord van je account bij {product} is gewijzigd, en je bent overal elders uitgelogd.',
  actionPasswordReset: 'Nieuw wachtwoord kiezen',
  textPasswordReset: 'Kies een nieuw wachtwoord:',
  textNotYou: 'Was jij dit niet, kies dan meteen een nieuw wachtwoord:',
  passwordResetLasts:
    'De link werkt één keer, 30 minuten lang. Was jij dit niet, dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.',
  changeOwn: 'Was jij dit, dan hoef je niets te doen.',
  passwordChangedPasskeys:
    'Met deze toegangssleutels kan nog worden ingelogd: {names}. Verwijder alle sleutels die je niet herkent: {url}',
  subjectTwoFactorOn: 'Tweestapsverificatie voor {product} staat aan',
  headingTwoFactorOn: 'Tweestapsverificatie staat aan',
  twoFactorOn:
    'Je logt nu in op je account bij {product} met je wachtwoord en een code uit een authenticator-app. Je bent overal elders uitgelogd.',
  subjectTwoFactorOff: 'Tweestapsverificatie voor {product} staat uit',
  headingTwoFactorOff: 'Tweestapsverificatie staat uit',
  twoFactorOff:
    'Je logt nu in op je account bij {product} met alleen je wachtwoord. Je bent overal elders uitgelogd.',
  subjectTwoFactorGuessed: 'Onjuiste codes voor tweestapsverificatie van je account bij {product}',
  headingTwoFactorGuessed: 'Iemand probeert codes voor tweestapsverificatie',
  twoFactorGuessed:
    'Iemand heeft meerdere onjuiste codes voor tweestapsverificatie ingevoerd voor je account bij {product}. Diegene heeft je wachtwoord of gebruikt een browser waarin je bent ingelogd. Na elke onjuiste code wordt de wachttijd tot de volgende langer.',
  twoFactorGuessedOwn:
    'Was jij dit, wacht dan even en voer een nieuwe code uit je app in. Een herstelcode werkt meteen.',
  subjectRecoveryCodes: 'Nieuwe herstelcodes voor {product}',
  headingRecoveryCodes: 'Nieuwe herstelcodes',
  recoveryCodesRenewed:
    'Er zijn nieuwe herstelcodes gemaakt voor je account bij {product}. De oude werken niet meer.',
  subjectRecoveryCodeUsed: 'Er is een herstelcode gebruikt voor {product}',
  headingRecoveryCodeUsed: 'Er is een herstelcode gebruikt',
  recoveryCodeUsed:
    'Er is een herstelcode van je account bij {product} gebruikt. Elke code werkt één keer. Maak nieuwe voordat ze op zijn.',
  subjectEmailChange: 'Het e-mailadres van je account bij {product} wijzigen?',
  headingEmailChange: 'Je e-mailadres wijzigen?',
  emailChangeOld:
    'Iemand heeft een nieuw e-mailadres voor je account bij {product} aangevraagd: {email}. De wijziging gaat in zodra beide adressen die bevestigen. Dit is het huidige adres.',
  emailChangeNew:
    'Iemand wil dit adres gebruiken voor een account bij {product}. Was jij dat? Bevestig de wijziging dan hier. We hebben ook het huidige adres gemaild.',
  emailChangeLasts: 'De link werkt één keer, 24 uur lang.',
  emailChangeNotYou:
    'Was jij dit niet, open de link dan niet en kies een nieuw wachtwoord: iemand anders kent het jouwe.',
  actionEmailChange: 'Wijziging bevestigen',
  textEmailChange: 'Bevestig de wijziging:',
  subjectEmailChanged: 'Het e-mailadres van je account bij {product} is gewijzigd',
  headingEmailChanged: 'E-mailadres gewijzigd',
  emailChanged:
    'Het e-mailadres van je account bij {product} is gewijzigd nadat je dat vanaf beide adressen hebt bevestigd. Log voortaan in met het nieuwe adres.',
  addressTaken:
    'Iemand wilde dit adres gebruiken voor een ander account bij {product}. Je hebt al een account met dit adres, en er is niets veranderd.',
  footerEmailChange: 'Was jij dit niet? Negeer deze e-mail dan. Er verandert niets als je niet bevestigt.',
  subjectPasskeyAdded: 'Er is een toegangssleutel toegevoegd bij {product}',
  headingPasskeyAdded: 'Toegangssleutel toegevoegd',
  passkeyAdded:
    'Er is een toegangssleutel toegevoegd aan je account bij {product}. Wie die heeft, kan zonder je wachtwoord inloggen.',
  subjectPasskeyRemoved: 'Er is een toegangssleutel verwijderd bij {product}',
  headingPasskeyRemoved: 'Toegangssleutel verwijderd',
  passkeyRemoved:
    'Er is een toegangssleutel verwijderd uit je account bij {product}. Daarmee kan niet meer worden ingelogd.',
  actionPasskeys: 'Toegangssleutels bekijken',
  textPasskeys: 'Was jij dit niet? Verwijder hem dan hier en kies een nieuw wachtwoord:',
  subjectApiKeyAdded: 'Een nieuwe API-sleutel voor {product}',
  headingApiKeyAdded: 'API-sleutel gemaakt',
  apiKeyAdded:
    'Er is met je account bij {product} een API-sleutel gemaakt. Programma’s die hem hebben, kunnen zonder je wachtwoord namens jou handelen.',
  subjectApiKeyRemoved: 'Er is een API-sleutel verwijderd bij {product}',
  headingApiKeyRemoved: 'API-sleutel verwijderd',
  apiKeyRemoved:
    'Er is een API-sleutel verwijderd uit je account bij {product}. Programma’s die hem gebruikten, hebben geen toegang meer.',
  actionApiKeys: 'API-sleutels bekijken',
  textApiKeys: 'Was jij dit niet? Verwijder hem dan hier en kies een nieuw wachtwoord:',
  subjectAppAllowed: 'Een nieuwe app heeft toegang tot je account bij {product}',
  headingAppAllowed: 'App gekoppeld',
  appAllowed:
    'Er is een app gekoppeld aan je account bij {product}. Die kan namens jou handelen binnen de rechten die je hebt gezien, zonder je wachtwoord.',
  subjectAppRemoved: 'Er is een app ontkoppeld van {product}',
  headingAppRemoved: 'App ontkoppeld',
  appRemoved: 'Er is een app ontkoppeld van je account bij {product}. Die kan niet meer namens jou handelen.',
  actionApps: 'Gekoppelde apps bekijken',
  textApps: 'Was jij dit niet? Verwijder de app dan hier en kies een nieuw wachtwoord:',
  verification:
    'Iemand heeft zich met dit adres geregistreerd bij {product}. Was jij dat? Bevestig dan dat het van jou is.',
  knownAccount:
    'Iemand wilde zich met dit adres registreren bij {product}. Was jij dat? Je hebt al een account, dus log gewoon in.',
  newDevice: 'Iemand heeft vanuit een nieuwe browser ingelogd op je account bij {product}.',
  labelTime: 'Wanneer',
  labelDevice: 'Browser',
  labelNetwork: 'Netwerk',
  deviceOn: '{browser} op {system}',
  deviceUnknown: 'Onbekend',
  actionVerify: 'Mijn adres bevestigen',
  actionSignIn: 'Inloggen',
  actionActivity: 'Activiteit bekijken',
  textVerify: 'Bevestig het met deze link:',
  textSignIn: 'Log hier in:',
  textActivity: 'Bekijk de activiteit in je account:',
  verificationLasts:
    'Typ de code waar je je hebt geregistreerd, of volg de link. Beide zijn 24 uur geldig en werken één keer.',
  newDeviceOwn: 'Was jij dit, dan hoef je niets te doen. Zo niet, dan kent iemand anders je wachtwoord.',
  footerVerification:
    'Heb je je niet geregistreerd? Negeer deze e-mail dan en geef de code aan niemand. Zonder de code gebeurt er niets.',
  footerKnownAccount: 'Was jij dit niet, dan hoef je niets te doen. Niemand is in je account gekomen.',

  billingPaymentFailed: 'Je kaart is geweigerd',
  billingPaymentFailedText:
    'We konden je pakket niet van je kaart afschrijven. Betaal de factuur of werk je kaart bij vóór de datum hieronder. Tot dan werkt alles. Daarna verlies je je betaalde functies.',
  billingCardExpiring: 'Je kaart verloopt binnenkort',
  billingCardExpiringText:
    'De kaart voor je pakket verloopt op de datum hieronder. Voeg vóór de volgende afschrijving een andere kaart toe, zodat je pakket doorloopt.',
  billingCanceled: 'Je abonnement is opgezegd',
  billingCanceledText:
    'Je kunt alles gebruiken tot de datum hieronder. Bedenk je je, behoud je abonnement dan voor die tijd op je factureringspagina.',
  billingEnded: 'Je abonnement is beëindigd',
  billingEndedText: 'Alles wat je hebt gemaakt, is er nog. Kies een pakket om het weer te gebruiken.',
  billingSubscribed: 'Bedankt voor je abonnement',
  billingSubscribedText: 'Je pakket is actief. Je vindt de factuur op je factureringspagina.',
  billingRefunded: 'Een betaling is terugbetaald',
  billingRefundedText:
    'We hebben het bedrag hieronder terugbetaald op de kaart waarmee je hebt betaald. Het kan 5 tot 10 werkdagen duren voordat je het ziet. Je pakket verandert niet.',
  billingRefundFailed: 'Een terugbetaling is mislukt',
  billingRefundFailedText:
    'Je bank heeft het bedrag hieronder niet geaccepteerd, misschien omdat de kaart is opgeheven. Het geld is bij ons teruggekomen, en je hebt het nog van ons te goed. Vraag je bank of de kaart betalingen kan ontvangen.',
  billingRenewed: 'Je pakket is verlengd',
  billingRenewedText:
    'De factuur hieronder is betaald. Je pakket loopt door tot de datum hieronder en wordt dan verlengd, tenzij je opzegt.',
  billingDisputed: 'Een betaling is betwist',
  billingDisputedText:
    'De bank van je kaart liet ons weten dat de kaarthouder de betaling hieronder betwist. De bank kan het bedrag vasthouden tot er is beslist. Intussen loopt je pakket door. Is dit een vergissing? Laat het dan je bank weten. Anders hoef je niets te doen.',
  billingDisputeWon: 'De betaling blijft staan',
  billingDisputeWonText:
    'Je bank heeft besloten dat de betaling hieronder blijft staan. Heeft de bank je intussen terugbetaald, dan wordt dat bedrag weer afgeschreven. Je pakket verandert niet.',
  billingDisputeLost: 'Je betaling wordt terugbetaald',
  billingDisputeLostText:
    'Je bank heeft besloten de betaling hieronder terug te betalen. Het bedrag verschijnt op je kaart. Je pakket verandert niet.',
  billingDisputeClosed: 'Een onderzoek naar een betaling is afgerond',
  billingDisputeClosedText:
    'De bank van je kaart heeft het onderzoek naar de betaling hieronder gesloten. Je hoeft niets te doen.',
  labelAmount: 'Bedrag',
  amountOf: '{price} van {paid}',
  labelCard: 'Kaart',
  cardEnding: '{brand} eindigend op {last4}',
  labelInvoice: 'Factuur',
  labelValidThrough: 'Geldig tot en met',
  labelPaidUntil: 'Betaald tot',
  labelTriedAgain: 'Volgende poging',
  labelGoesUntil: 'Tot',
  labelEnds: 'Eindigt',
  labelEnded: 'Beëindigd',
  billingTrialEnding: 'Je proefperiode loopt bijna af',
  billingTrialEndingText:
    'Je proefperiode eindigt op het moment hieronder. Kies een pakket om alles te blijven gebruiken.',
  billingTrialEnded: 'Je proefperiode is afgelopen',
  billingTrialEndedText:
    'Je proefperiode is voorbij. Alles wat je hebt gemaakt, is er nog. Kies een pakket om het weer te gebruiken.',
  actionBilling: 'Facturering bekijken',
  actionPay: 'Nu betalen',
  textPay: 'Betaal hier:',
  actionPlans: 'Pakket kiezen',
  textPlans: 'Bekijk de pakketten hier:',
  textBilling: 'Je factureringspagina:',

  subjectBookedForHost: 'Nieuwe boeking: {event} · {invitee} · {when}',
  subjectBooked: 'Bevestigd: {event} · {name} · {when}',
  subjectInvited: 'Uitnodiging: {event} · {name} · {when}',
  subjectMoved: 'Nieuwe tijd: {event} · {name} · {when}',
  subjectReassigned: 'Nieuwe host: {event} · {name} · {when}',
  subjectTakenOff: 'Opnieuw toegewezen: {event} · {name} · {when}',
  subjectRoom: 'Link om deel te nemen: {event} · {name} · {when}',
  subjectPlace: 'Nieuwe locatie: {event} · {name} · {when}',
  subjectUninvited: 'Verwijderd als gast: {event} · {name} · {when}',
  subjectCanceled: 'Geannuleerd: {event} · {name} · {when}',
  subjectPutBack: 'Tijd ongewijzigd: {event} · {name} · {when}',
  subjectReminder: 'Herinnering: {event} · {name} · {when}',
  subjectConfirm: 'Graag bevestigen: {event} · {name} · {when}',
  headingBookedForHost: 'Nieuwe boeking',
  headingBooked: 'Je afspraak is geboekt',
  headingInvited: 'Je bent uitgenodigd',
  headingMoved: 'Nieuwe tijd',
  headingReassigned: 'Nieuwe host',
  headingTakenOff: 'Je afspraak is opnieuw toegewezen',
  headingTakenOver: 'Deze afspraak is nu van jou',
  headingRoom: 'Zo neem je deel',
  headingPlace: 'Nieuwe locatie',
  headingUninvited: 'Je bent geen gast meer',
  headingCanceled: 'Geannuleerd',
  headingPutBack: 'De tijd is niet veranderd',
  putBackTaken:
    'Je hebt deze afspraak in je agenda verplaatst naar een tijd waarop je al een andere hebt. De tijd blijft hetzelfde, en we hebben de afspraak in je agenda teruggezet.',
  putBackStarted:
    'Je hebt deze afspraak in je agenda verplaatst nadat die was begonnen. De tijd blijft hetzelfde, en we hebben de afspraak in je agenda teruggezet.',
  putBackNoTimes:
    'Je hebt van deze afspraak in je agenda een afspraak voor de hele dag gemaakt. Een afspraak heeft een begin en een einde nodig, dus de tijd blijft hetzelfde, en we hebben de afspraak in je agenda teruggezet.',
  putBackNotADay:
    'Je hebt deze afspraak voor de hele dag in je agenda verplaatst naar een vaste tijd, of naar meer dan één dag. De afspraak moet één hele dag duren, dus we hebben die in je agenda teruggezet.',
  putBackForInvitee:
    'Deze afspraak is even verplaatst in de agenda van de host, maar de tijd is niet veranderd. Staat er in je agenda een andere tijd, negeer die dan.',
  textPutBack: 'Kies in je dashboard een andere tijd voor deze afspraak:',
  headingReminder: 'Binnenkort',
  headingConfirm: 'Nog één stap',
  bookedForHost: 'Nieuwe boeking. Genodigde: {name}',
  takenOver: 'Je hebt deze afspraak overgenomen.',
  booked: 'Je afspraak is geboekt.',
  bookedForGuest: 'Je bent als gast aan deze afspraak toegevoegd.',
  bookedForGuestBy: 'Je bent als gast aan deze afspraak toegevoegd. Toegevoegd door: {name}.',
  moved: 'Je afspraak heeft een nieuwe tijd.',
  movedByYou: 'Je hebt je afspraak verplaatst. Dit is de nieuwe tijd.',
  movedByOther: 'Je afspraak heeft een nieuwe tijd. Verplaatst door: {name}.',
  movedForGuest: 'Deze afspraak heeft een nieuwe tijd. Je bent er als gast aan toegevoegd.',
  reassigned: 'Je afspraak heeft een nieuwe host. De tijd blijft hetzelfde.',
  reassignedForGuest: 'Je bent gast bij deze afspraak. Er is een nieuwe host. De tijd blijft hetzelfde.',
  replaced: 'Iemand anders wordt host van deze afspraak, dus je hoeft er niet bij te zijn.',
  room: 'Zo neem je deel aan je afspraak.',
  roomForGuest: 'Zo neem je deel aan deze afspraak. Je bent er als gast aan toegevoegd.',
  place: 'Je afspraak heeft een nieuwe locatie. De tijd blijft hetzelfde.',
  placeForGuest: 'Je bent gast bij deze afspraak. Er is een nieuwe locatie. De tijd blijft hetzelfde.',
  uninvited: 'Je bent verwijderd als gast van deze afspraak, dus je hoeft er niet bij te zijn.',
  canceled: 'Je afspraak is geannuleerd.',
  canceledByYou: 'Je hebt je afspraak geannuleerd.',
  canceledByOther: 'Je afspraak is geannuleerd. Geannuleerd door: {name}.',
  canceledForGuest: 'Een afspraak waarvoor je was uitgenodigd, is geannuleerd.',
  reminder: 'Je afspraak begint {in}.',
  reminderForGuest: 'Deze afspraak begint {in}. Je bent er als gast aan toegevoegd.',
  confirm:
    'We houden deze tijd voor je vast tot {until}. De tijd is nog niet geboekt: bevestig dat dit adres van jou is.',
  // A request that the host has to approve
  subjectRequested: 'Verzoek verzonden: {event} · {name} · {when}',
  headingRequested: 'Verzoek verzonden',
  requested:
    '{name} moet deze tijd goedkeuren. We houden de tijd voor je vast, en je hoort het uiterlijk {until}.',
  actionRequest: 'Verzoek bekijken',
  textRequest: 'Bekijk je verzoek of trek het hier in:',
  subjectOffered: 'Kies een andere tijd: {event} · {name} · {when}',
  headingOffered: 'Kies een andere tijd',
  offered:
    '{name} kan niet op de gevraagde tijd, maar wel op de tijden hieronder. We houden ze voor je vast tot {until}.',
  labelOffered: 'Aangeboden tijden',
  actionOffered: 'Tijd kiezen',
  textOffered: 'Kies hier een tijd:',
  subjectOfferRefused: 'Geen tijd past: {event} · {invitee}',
  headingOfferRefused: 'Geen van je tijden past',
  offerRefused: 'Geen van de tijden die je hebt aangeboden past voor {name}. Er is niets geboekt.',
  subjectProposed: 'Voorgestelde tijden: {event} · {invitee}',
  headingProposed: 'Andere tijden voorgesteld',
  proposed:
    '{name} kan niet op de aangeboden tijden en stelt andere voor. Kies er een vóór {until}. Anders wordt het verzoek geweigerd.',
  labelProposed: 'Voorgestelde tijden',
  subjectWanted: 'Goedkeuren of weigeren: {event} · {invitee} · {when}',
  headingWanted: 'Iemand wil je boeken',
  wantedElseDeclined:
    'Keur het verzoek uiterlijk {until} goed of weiger het. Als je niet antwoordt, wordt het verzoek geweigerd.',
  wantedElseAccepted:
    'Keur het verzoek uiterlijk {until} goed of weiger het. Als je niet antwoordt, wordt de afspraak geboekt.',
  labelSameDay: 'Je dag',
  actionAnswer: 'Goedkeuren of weigeren',
  textAnswer: 'Goedkeuren of weigeren in je dashboard:',
  subjectNotBooked: 'Niet geboekt: {event} · {name} · {when}',
  headingNotBooked: 'Niet geboekt',
  notBooked: '{name} kan deze afspraak niet doen.',
  notBookedUnanswered: '{name} heeft niet op tijd geantwoord, dus deze afspraak is niet geboekt.',
  timeForOther: '{name}: {time}',
  labelWith: 'Met',
  labelHost: 'Host',
  hostIn: '{name} ({city})',
  labelTogether: 'Samen met',
  labelPage: 'Geboekt bij',
  labelWhere: 'Locatie',
  labelGuests: 'Gasten',
  labelBefore: 'Vorige tijd',
  labelReason: 'Reden',
  byPhone: 'Telefoon: {phone}',
  youCall: 'Jij belt {phone}',
  hostCallsYou: '{name} belt je op {phone}',
  hostCalls: '{name} belt de genodigde',
  roomSentBy: '{name} stuurt je de link om deel te nemen.',
  roomSentByYou: 'Stuur de link om deel te nemen.',
  actionJoin: 'Deelnemen',
  actionCalendar: 'Toevoegen aan agenda',
  actionReschedule: 'Verzetten',
  actionCancel: 'Annuleren',
  actionBooking: 'Boeking openen',
  actionDecline: 'Ik kan niet komen',
  actionBookAgain: 'Andere tijd boeken',
  actionOpen: 'Openen in het dashboard',
  actionConfirm: 'Bevestigen en boeken',
  textManage: 'Komt de tijd je niet uit? Hier kun je de afspraak verplaatsen of annuleren:',
  textReschedule: 'Komt de tijd je niet uit? Hier kun je de afspraak verplaatsen:',
  textCancel: 'Kun je niet komen? Hier kun je de afspraak annuleren:',
  textBooking: 'Je boeking:',
  textDecline: 'Kun je niet komen? Laat het hier weten. Voor de anderen gaat de afspraak door:',
  textBookAgain: 'Om een andere tijd te boeken:',
  textOpen: 'De boeking in je dashboard:',
  textConfirm: 'Voer de code in waar je de tijd hebt gekozen, of open deze pagina en boek daar:',
  askGuest:
    'Wil je herinneringen voor deze afspraak? Als je niet antwoordt, mailen we je alleen als die wordt verplaatst of geannuleerd.',
  choiceKeep: 'Houd me op de hoogte',
  choiceMeeting: 'Geen e-mails hierover',
  choiceAll: 'Helemaal geen e-mails',
  changeUntil: 'Verzetten of annuleren kan tot: {time}.',
  rescheduleUntil: 'Verzetten kan tot: {time}.',
  cancelUntil: 'Annuleren kan tot: {time}.',
  invitationAttached: 'De uitnodiging is bijgevoegd. Veel agenda’s voegen die automatisch toe.',
  updateAttached: 'De bijgevoegde uitnodiging vervangt de eerdere.',
  cancelationAttached: 'Open de bijlage om de afspraak uit je agenda te verwijderen.',
  footerInvitee:
    'Je krijgt deze e-mail omdat met dit adres een afspraak is geboekt via {product}. Host: {owner}.',
  footerGuest:
    'Je krijgt deze e-mail omdat iemand die via {product} een afspraak heeft geboekt, dit adres als gast heeft toegevoegd. Host: {owner}.',
  footerInviteeOf: 'Je krijgt deze e-mail omdat met dit adres een afspraak is geboekt. Host: {owner}.',
  footerGuestOf:
    'Je krijgt deze e-mail omdat iemand die een afspraak heeft geboekt, dit adres als gast heeft toegevoegd. Host: {owner}.',
  footerConfirmOf:
    'Je krijgt deze e-mail omdat iemand dit adres heeft opgegeven om een afspraak te boeken. Host: {owner}. Was jij dit niet? Negeer deze e-mail dan. Er wordt niets geboekt als je niet bevestigt.',
  footerConfirm:
    'Je krijgt deze e-mail omdat iemand dit adres heeft opgegeven om via {product} een afspraak te boeken. Host: {owner}. Was jij dit niet? Negeer deze e-mail dan. Er wordt niets geboekt als je niet bevestigt.',
  andOthers: { one: '{name} en {count} ander', other: '{name} en {count} anderen' },
  subjectSet: 'De tijd staat vast: {event}, {when}',
  setByYou: 'Je hebt deze tijd gekozen voor “{event}”. Iedereen die kan komen, is uitgenodigd.',
  setByAgreement:
    'Alle vereiste personen kunnen op deze tijd naar “{event}” komen, dus de tijd staat vast. Iedereen die kan komen, is uitgenodigd.',
  setAtDeadline:
    'De stemming over “{event}” is gesloten, en deze tijd heeft gewonnen. Iedereen die kan komen, is uitgenodigd.',
  setForVoter: 'Deze tijd is gekozen voor “{event}”. Je hebt gezegd dat je kunt komen.',
  setForVoterByAgreement:
    'Alle vereiste personen kunnen op deze tijd naar “{event}” komen. Je hebt gezegd dat jij ook kunt.',
  setForVoterAtDeadline:
    'De stemming over “{event}” is gesloten, en deze tijd heeft gewonnen. Je hebt gezegd dat je kunt komen.',
  movedForVoter: 'Deze afspraak heeft een nieuwe tijd: “{event}”. Verplaatst door: {owner}.',
  roomForVoter: 'Zo neem je deel aan deze afspraak: “{event}”.',
  canceledForVoter: 'Deze afspraak is geannuleerd: “{event}”. Geannuleerd door: {owner}.',
  reminderForVoter: '“{event}” begint {in}.',
  labelAlsoComing: 'Komen ook',
  actionPollMeeting: 'Afspraak bekijken',
  textPollMeeting: 'De afspraak, met de link en je stem:',
  footerVoter:
    'Je krijgt deze e-mail omdat met dit adres is doorgegeven wanneer je kunt. Host: {owner}. Was jij dit niet? Negeer deze e-mail dan.',

  subjectLeadWatched: '{share} van “{video}” afgespeeld via de link van {lead}',
  headingLeadWatched: 'De video van een lead is bekeken',
  leadWatched:
    'Iemand heeft via de link van {lead} {amount} van “{video}” bekeken. We kunnen niet zien of het {lead} was, want iedereen met de link kan hem openen.',
  labelCampaign: 'Campagne',
  actionCampaign: 'Campagne openen',
  textCampaign: 'Bekijk wat er nog meer met de links van deze campagne is gebeurd:',
  footerLeadWatched:
    'Je krijgt deze e-mails als iemand een video bekijkt via de link van een lead in {product}. Kies hoe vaak, of zet ze uit, in Instellingen, onder Meldingen.',

  subjectClient: '{name} vraagt wanneer je vrij bent',
  headingClient: '{name} wil graag een tijd met je vinden',
  client:
    'Je kunt {name} laten zien wanneer je bezet bent, eenmalig een agendabestand delen, of weigeren. Je hebt geen account nodig.',
  labelClientTopic: 'Onderwerp',
  labelClientUntil: 'Link werkt tot',
  actionClient: 'Antwoorden',
  textClient: 'Antwoord hier:',
  clientPrivacy:
    '{name} ziet wanneer je bezet bent, nooit met wie of waarom. Je kunt het delen altijd stoppen met dezelfde link.',
  footerClient:
    'Je krijgt deze e-mail omdat {name} ({page}) je adres heeft ingevoerd in {product}. We gebruiken het nergens anders voor.',
  subjectClientConnected: '{name} heeft een agenda gekoppeld',
  headingClientConnected: 'Je kunt een tijd vinden met {name}',
  clientConnected: '{name} laat je de bezette tijden zien. Kies een tijd waarop jullie allebei vrij zijn.',
  actionClients: 'Een tijd vinden',
  textClients: 'Vind hier een tijd:',
  footerClientConnected:
    'Je krijgt deze e-mail omdat je {name} in {product} naar vrije tijden hebt gevraagd.',

  subjectConnection: 'Koppel {account} opnieuw',
  headingConnection: 'Koppel je agenda-account opnieuw',
  connectionBroken:
    'We hebben geen toegang meer tot {account}. De bezette tijden die we het laatst hebben gelezen, tellen nog mee, maar we zien niets nieuws in de agenda’s, en boekingen wachten om te worden toegevoegd.',
  actionConnection: 'Opnieuw koppelen',
  textConnection: 'Koppel het hier opnieuw. Je instellingen blijven bewaard:',
  subjectFailing: '{account} reageert niet',
  headingFailing: 'Een gekoppeld account reageert niet',
  connectionFailing:
    'Al enkele minuten geeft {account} alleen fouten terug. De bezette tijden die we het laatst hebben gelezen, tellen nog mee, maar we zien niets nieuws in de agenda’s, en boekingen wachten om te worden toegevoegd. We blijven het proberen, en meestal lost dit zichzelf op.',
  actionFailing: 'Status bekijken',
  textFailing: 'Status en recente controles:',
  headingApp: 'Koppel {app} opnieuw',
  appBroken:
    'We hebben geen toegang meer tot {account} in {app}. Nieuwe boekingen komen nog binnen, en updates naar {app} wachten tot je opnieuw koppelt.',
  headingAppFailing: '{app} reageert niet',
  appFailing:
    'Al enkele minuten geeft {app} alleen fouten terug voor {account}. Nieuwe boekingen komen nog binnen, en updates naar {app} wachten. We blijven het proberen, en meestal lost dit zichzelf op.',
  subjectFieldsGone: '{app}: een veld dat je invult, is verwijderd',
  headingFieldsGone: 'Er is een veld verwijderd in {app}',
  fieldsGone:
    'Je vult deze contactvelden met antwoorden uit boekingen, en {app} heeft ze niet meer: {fields}. Al het andere wordt nog gesynchroniseerd.',
  actionFieldsGone: 'Velden bekijken',
  textFieldsGone: 'Kies andere velden, of verwijder de rijen:',
  footerConnection: 'Je krijgt deze e-mail omdat je dit account hebt gekoppeld aan {product}.',

  reasonFarewell:
    '{name} sluit deze boekingspagina. Het spijt ons van de afspraak. Wil je elkaar toch nog spreken, schrijf dan naar {name}.',

  subjectDomainWorks: 'Je domein {domain} werkt',
  headingDomainWorks: 'Je domein werkt',
  domainWorks: 'Je boekingspagina’s staan nu op {domain}. Links, widgets en e-mails gebruiken het ook.',
  subjectDomainFails: 'Je domein {domain} werkt niet meer',
  headingDomainFails: 'Een domein werkt niet meer',
  domainFails:
    'Al meer dan een uur opent {domain} je boekingspagina’s niet. Links en e-mails gebruiken weer het adres van deze server, dat altijd werkt.',
  actionDomain: 'Instellingen openen',
  textDomainWorks: 'Bekijk je domein in Instellingen:',
  textDomain: 'Bekijk wat er mis is en welke DNS-records je nodig hebt:',
  footerDomain: 'Je krijgt deze e-mail omdat je dit domein gebruikt met {product}.',

  subjectExportReady: 'Je export uit {product} is klaar',
  headingExportReady: 'Je export is klaar',
  exportReady: 'Alles uit je account bij {product} staat in één bestand.',
  labelUntil: 'Bewaard tot',
  actionExport: 'Bestand downloaden',
  textExport: 'Download het hier:',
  exportOnce:
    'Alleen jij kunt het downloaden, en maar één keer. Daarna verwijderen we het. Bewaar het veilig: er staat in wat genodigden je hebben verteld.',

  subjectFeedback: '{name} heeft je geschreven vanuit {product}',
  headingFeedback: 'Feedback van {name}',
  feedback: '{name} heeft iets te zeggen:',
  labelMessage: 'Bericht',
  labelScreen: 'Scherm',

  subjectAskUpgrade: '{name} vraagt om een upgrade van {organization}',
  headingAskUpgrade: 'Verzoek om een upgrade',
  askUpgrade:
    '{name} vraagt je om {organization} op {product} te upgraden. Alleen jij, de eigenaar, kunt een pakket kiezen en betalen.',
  subjectAskAccess: '{name} vraagt om toegang tot {eventType}',
  headingAskAccess: 'Verzoek om toegang',
  askAccess: '{name} heeft toegang gevraagd tot het afspraaktype {eventType} van {organization}.',
  labelAskedBy: 'Gevraagd door',
  labelAskedEventType: 'Afspraaktype',
  actionAnswerRequest: 'Verzoek beantwoorden',
  textAnswerRequest: 'Keur het verzoek hier goed of weiger het:',
  requestEnds: {
    by: 'days',
    one: 'De link werkt {days} dag. Openen verandert niets: je kiest op de pagina.',
    other: 'De link werkt {days} dagen. Openen verandert niets: je kiest op de pagina.',
  },
  footerRequest: 'Je krijgt deze e-mail omdat je deel uitmaakt van {organization} op {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Je verzoek is goedgekeurd',
  upgradeGranted:
    'De eigenaar van {organization} gaat akkoord met een upgrade. Je krijgt het grotere pakket zodra het is gekozen.',
  upgradeDeclined: 'De eigenaar van {organization} heeft besloten voorlopig niet te upgraden.',
  headingAccessGranted: 'Je bent nu host',
  accessGranted: 'Je bent nu host van het afspraaktype {eventType} van {organization}.',
  headingRequestDeclined: 'Je verzoek is geweigerd',
  accessDeclined:
    'De eigenaar van {organization} heeft besloten je voorlopig niet aan het afspraaktype {eventType} toe te voegen.',
  actionOpenDashboard: 'Dashboard openen',
  textOpenDashboard: 'Open je dashboard hier:',

  subjectUndelivered: 'Kon niet bezorgen bij {email}',
  headingUndelivered: 'Een e-mail heeft je genodigde niet bereikt',
  undelivered: 'De mailserver weigerde onze e-mail aan {email}. Misschien zit er een typefout in het adres.',
  undeliveredClosing:
    'Je genodigde weet misschien niets van deze afspraak. Neem op een andere manier contact op, of annuleer de afspraak zodat de tijd vrijkomt.',
  subjectHeld: 'Sommige van je e-mails gaan later uit',
  headingHeld: 'Sommige van je e-mails wachten',
  held: '{product} beperkt hoeveel nieuwe mensen je per dag kunt mailen, en die limiet heb je bereikt. De rest gaat de komende dagen automatisch uit.',
  actionHeld: 'Bekijken wat er wacht',
  textHeld: 'Bekijk wat er wacht:',
  heldClosing:
    'Er is niets verloren, en je hoeft niets te doen. Je limiet groeit naarmate je account ouder wordt.',

  subjectJoin: '{name} nodigt je uit voor {organization}',
  headingJoin: 'Word lid van {organization}',
  joinOrganization:
    '{name} nodigt je uit om op {product} lid te worden van {organization}, om afspraken en boekingspagina’s met het team te delen. Je houdt je eigen account en agenda’s.',
  labelRole: 'Je rol',
  roleAdmin: 'Beheerder',
  roleMember: 'Lid',
  actionAcceptInvitation: 'Uitnodiging accepteren',
  textAcceptInvitation: 'Accepteer de uitnodiging hier:',
  joinEnds: {
    by: 'days',
    one: 'De link werkt één keer, {days} dag lang.',
    other: 'De link werkt één keer, {days} dagen lang.',
  },
  joinIgnore: 'Wil je geen lid worden? Negeer deze e-mail dan. Niemand wordt lid zonder te accepteren.',
  footerJoin:
    'Je krijgt deze e-mail omdat iemand bij {organization} ({page}) je heeft uitgenodigd om er op {product} lid van te worden. We gebruiken je adres nergens anders voor.',
  headingRemoved: 'Je bent verwijderd uit {organization}',
  headingLeft: 'Je hebt {organization} verlaten',
  goneFrom:
    'Niemand kan je nog boeken bij {organization}, en je hebt er geen toegang meer toe. Je eigen account, pagina’s en agenda’s blijven zoals ze zijn.',
  goneMeetings: 'Als een collega een van je komende afspraken overneemt, krijg je daar een e-mail over.',
  headingRoleChanged: 'Je rol bij {organization} is veranderd',
  madeAdmin:
    'Je bent nu beheerder. Je beheert de personen, afspraaktypen, instellingen en alle afspraken van {organization}.',
  madeMember: 'Je bent nu lid. Je ziet de afspraaktypen van {organization} en je eigen afspraken.',
  headingOwner: 'Je bent nu eigenaar van {organization}',
  madeOwner:
    'Je beheert het pakket van {organization}, en alleen jij kunt de organisatie overdragen of verwijderen.',
  headingTransferred: '{name} is nu eigenaar van {organization}',
  transferred: 'Je bent nu beheerder. Alle afspraken blijven zoals ze zijn.',
  headingTransferAsked: '{name} vraagt je om eigenaar te worden van {organization}',
  transferAsked:
    'Als je accepteert, ben je eigenaar van {organization} en betaal je ervoor. Alleen jij kunt de organisatie dan overdragen of verwijderen, en {name} wordt beheerder.',
  transferAskedAnswer:
    'Je kunt binnen 7 dagen accepteren of weigeren op de pagina van de organisatie. Er verandert niets totdat je accepteert.',
  headingTransferDeclined: '{name} neemt {organization} niet over',
  transferDeclined:
    'Deze persoon heeft geweigerd eigenaar te worden van {organization}. Jij bent nog steeds de eigenaar.',
  headingMemberRemoved: '{name} is verwijderd uit {organization}',
  headingMemberLeft: '{name} heeft {organization} verlaten',
  headingMemberDeleted: 'Het account van {name} in {organization} is verwijderd',
  headingMemberDisabled: 'Het account van {name} in {organization} is uitgeschakeld',
  memberDisabled:
    'Deze persoon kan niet inloggen en niemand kan deze persoon boeken. Komende afspraken die nog niemand heeft overgenomen, staan op je pagina Personen.',
  memberGone:
    'Niemand kan deze persoon daar nog boeken. In je lijst met personen staan komende afspraken die nog niemand heeft overgenomen.',
  headingJoined: 'Je bent lid geworden van {organization}',
  joined:
    'Collega’s bij {organization} kunnen je nu toevoegen aan afspraaktypen. Je houdt je eigen account en agenda’s.',
  joinedNext:
    'Controleer je uren en koppel je agenda nu, zodat je alleen wordt geboekt als je vrij bent. Heb je dat al gedaan, dan ben je klaar.',
  labelCheckHours: 'Uren controleren',
  labelConnectCalendar: 'Agenda koppelen',
  headingMemberJoined: '{name} is lid geworden van {organization}',
  memberJoined: 'Je kunt {name} nu toevoegen aan afspraaktypen en vinden op je pagina Personen.',
  headingAddedToTeam: 'Je bent toegevoegd aan een team bij {organization}',
  addedToTeam:
    'Je bent nu host van de afspraaktypen hieronder, dus je kunt bij {organization} worden geboekt.',
  addedToTeamAsks:
    'We gebruiken je eigen uren en agenda’s. Kun je geen host zijn van deze afspraken? Vraag je beheerder dan om andere hosts.',
  headingEventTypesGiven: 'Nieuwe afspraaktypen van {organization}',
  eventTypesGiven:
    'De afspraaktypen hieronder staan nu op je eigen pagina. {organization} beheert ze en heeft misschien enkele instellingen vergrendeld.',
  eventTypesGivenAsks:
    'Ze gebruiken je eigen uren en agenda’s, tenzij {organization} de uren bepaalt. Kun je geen host zijn van deze afspraken? Vraag je beheerder dan om dit te wijzigen.',
  headingHostMissing: '{name} is geen host meer bij {organization}',
  hostMissing:
    '{name} was een vereiste host van de afspraaktypen hieronder. Ze kunnen nog worden geboekt, met de hosts die er nog zijn.',
  hostMissingAsks:
    'Moet er iemand anders bij zijn, of moet niemand ze voorlopig boeken? Ga in het dashboard naar de organisatie en wijzig dan de hosts of zet de afspraaktypen uit.',
  headingTeamShort: 'Niet genoeg hosts bij {organization}',
  teamShort:
    '{name} kan geen host meer zijn, en de afspraaktypen hieronder hebben nu te weinig hosts. Niemand kan ze voorlopig boeken.',
  teamShortAsks: 'Voeg hosts toe, vraag er minder per afspraak, of zet de afspraaktypen uit.',
  labelEventTypes: 'Afspraaktypen',
  headingApiKeyMadeBy: '{name} heeft een API-sleutel gemaakt voor {organization}',
  apiKeyMadeBy:
    'Elk programma met deze sleutel kan namens {organization} handelen binnen de rechten van de sleutel.',
  headingApiKeyRemovedBy: '{name} heeft een API-sleutel verwijderd uit {organization}',
  apiKeyRemovedBy:
    'Programma’s die deze sleutel gebruikten, kunnen niet meer namens {organization} handelen.',
  apiKeysOfMembers: 'Ga in het dashboard naar {organization} om de sleutels te bekijken of te verwijderen.',
  footerMemberNews: 'Je krijgt deze e-mail omdat je lid bent of was van {organization} op {product}.',
  headingAppAllowedBy: '{name} laat een app namens {organization} handelen',
  appAllowedBy: 'De app kan namens {organization} handelen binnen de rechten die {name} heeft toegestaan.',
  headingAppRemovedBy: '{name} heeft een app ontkoppeld van {organization}',
  appRemovedBy: 'Deze app kan niet meer namens {organization} handelen.',
  appsOfMembers: 'Ga in het dashboard naar {organization} om de apps te bekijken of te ontkoppelen.',
  subjectOrganizationEmail: 'Is dit het e-mailadres van {organization}?',
  headingOrganizationEmail: 'Bevestig dit e-mailadres',
  organizationEmail:
    '{organization} wil dit e-mailadres tonen in agenda-uitnodigingen, zodat genodigden erop kunnen antwoorden. Bevestig als dat goed is.',
  actionOrganizationEmail: 'E-mailadres bevestigen',
  textOrganizationEmail: 'Bevestig dit e-mailadres:',
  organizationEmailEnds: 'De link werkt één keer, 7 dagen lang.',
  organizationEmailIgnore:
    'Ken je {organization} niet? Negeer deze e-mail dan. Er verandert niets als je niet bevestigt.',
  footerOrganizationEmail:
    'Je krijgt deze e-mail omdat iemand bij {organization} ({page}) dit adres heeft ingevoerd op {product}. We gebruiken het nergens anders voor.',

  subjectPollInvited: '{name} vraagt wanneer je kunt: {poll}',
  subjectPollReminder: 'Herinnering: wanneer kun je? {poll}',
  subjectPollConfirm: 'Bevestig je stem: {poll}',
  subjectPollVoted: 'Je stem: {poll}',
  subjectPollRemoved: 'Stem opnieuw: {poll}',
  subjectPollChanged: 'De tijden zijn veranderd: {poll}',
  subjectPollDecided: 'De tijd staat vast: {poll}',
  subjectPollVotedHost: 'Nieuwe stem: {name} · {poll}',
  subjectPollDeclinedHost: 'Geweigerd: {name} · {poll}',
  headingPollInvited: 'Wanneer kun je?',
  headingPollReminder: 'Je stem ontbreekt nog',
  headingPollVoted: 'Bevestig je stem',
  headingPollProved: 'Bedankt, je stem is binnen',
  headingPollVotedAgain: 'Je hebt al gestemd',
  headingPollRemoved: 'Stem opnieuw',
  headingPollChanged: 'De tijden zijn veranderd',
  headingPollDecided: 'De tijd staat vast',
  headingPollVotedHost: 'Een nieuwe stem',
  headingPollDeclinedHost: 'Iemand kan niet komen',
  pollInvited:
    '{name} zoekt een tijd voor “{poll}” en wil graag weten wanneer je kunt. Je hebt geen account nodig.',
  pollReminder: '{name} zoekt nog steeds een tijd voor “{poll}”. Je hebt nog niet gestemd.',
  pollReminderConfirm:
    'Je stem voor “{poll}” is nog niet bevestigd. Open de link en bevestig dat het jouw stem is.',
  pollVoted:
    'Iemand heeft met jouw e-mailadres gestemd over “{poll}”. Was jij dat? Bevestig je stem dan. Je kunt hem wijzigen of intrekken zolang de stemming open is.',
  pollProved: 'Je kunt je stem voor “{poll}” wijzigen of intrekken zolang de stemming open is.',
  pollVotedAgain:
    'Iemand heeft met dit e-mailadres al voorkeurstijden doorgegeven voor “{poll}”. Open de link om ze te bekijken, te bevestigen of te wijzigen. Eerdere links werken dan niet meer.',
  pollRemoved:
    '“{poll}” duurt nu {duration}. Je eerdere tijden passen misschien niet meer, dus we hebben ze verwijderd. Stem opnieuw.',
  pollChanged:
    'De tijden van “{poll}” zijn veranderd. Je stemmen voor de andere tijden hebben we bewaard. Controleer of ze nog kloppen.',
  pollDecided:
    'De tijd voor “{poll}” staat vast. Je hebt er niet op gestemd, dus we hebben je geen uitnodiging gestuurd. Kun je toch komen? Laat het dan de host weten.',
  pollNotYou: '{name} (niet jij)',
  pollVotedHost: 'Er is een nieuwe stem voor “{poll}”: {name}.',
  pollDeclinedHost:
    '{name} kan toch niet komen naar “{poll}”. De afspraak blijft zoals die is. Je kunt hem verzetten of annuleren.',
  subjectPollAttendsHost: 'Kan toch komen: {name} · {poll}',
  headingPollAttendsHost: 'Er kan nog iemand komen',
  pollAttendsHost: '{name} kan toch komen naar “{poll}” en is uitgenodigd.',
  labelPollAbout: 'Onderwerp',
  labelPollTimes: 'Tijden',
  labelPollDays: 'Dagen',
  labelPollZone: 'Tijdzone',
  pollMoreTimes: { one: 'en nog {count}', other: 'en nog {count}' },
  labelPollUntil: 'Stemmen tot',
  labelPollAdded: 'Nieuw',
  labelPollTakenAway: 'Verwijderd',
  labelPollFinal: 'Tijd',
  actionPollVote: 'Op tijden stemmen',
  actionPollChange: 'Mijn stem wijzigen',
  actionPollConfirm: 'Mijn stem bevestigen',
  actionPollOpen: 'Resultaten bekijken',
  actionPollSee: 'Resultaat bekijken',
  textPollLink: 'Open de peiling hier:',
  pollLinkIsYours: 'Iedereen met deze link kan je stem wijzigen. Houd hem voor jezelf.',
  choosePollMails: 'Geen e-mails meer over deze peiling',
  footerPollInvited: 'Je krijgt deze e-mail omdat {owner} ({page}) wil weten wanneer je kunt.',
  footerPollVoter:
    'Je krijgt deze e-mail omdat met dit adres is gestemd. Was jij dit niet? Negeer deze e-mail dan.',

  subjectReferral: '{name} nodigt je uit voor {product}',
  headingReferral: '{name} denkt dat {product} iets voor jou is',
  referral:
    'Met {product} boeken mensen afspraken met je op tijden die jullie allebei uitkomen, zonder heen en weer te mailen. {name} gebruikt het en nodigt je uit om het te proberen.',
  actionTry: 'Bekijken',
  textTry: 'Bekijk het hier:',
  referralSeen:
    '{name} ziet of iemand zich met dit e-mailadres registreert bij {product} en of diegene voor een pakket betaalt.',
  referralClosing: '{name} kan je één herinnering sturen. Dat is alles.',
  subjectReferralReminder: 'Herinnering: {name} nodigt je uit voor {product}',
  headingReferralReminder: '{name} denkt nog steeds dat {product} iets voor jou is',
  referralLast: 'Dit was de enige herinnering. Je krijgt geen e-mails als deze meer van {name}.',
  footerReferral:
    'Je krijgt deze e-mail omdat {name} ({page}) je heeft uitgenodigd voor {product}. We gebruiken je adres nergens anders voor.',
  subjectReward: '{name} vraagt een cadeaubon van $ {dollars} aan',
  headingReward: 'Een cadeaubon om te versturen',
  rewardByHand: {
    by: 'points',
    one: '{name} heeft {points} punt ingewisseld voor mensen die zich via de eigen link hebben geregistreerd en een pakket hebben betaald. Er is geen cadeaubon van deze waarde op voorraad. Stuur er een naar {email}.',
    other:
      '{name} heeft {points} punten ingewisseld voor mensen die zich via de eigen link hebben geregistreerd en een pakket hebben betaald. Er is geen cadeaubon van deze waarde op voorraad. Stuur er een naar {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} heeft {points} punt ingewisseld voor mensen die zich via de eigen link hebben geregistreerd en een pakket hebben betaald. Op {date} gaat er een cadeaubon uit de voorraad naar {email}, tenzij je dit tegenhoudt.',
    other:
      '{name} heeft {points} punten ingewisseld voor mensen die zich via de eigen link hebben geregistreerd en een pakket hebben betaald. Op {date} gaat er een cadeaubon uit de voorraad naar {email}, tenzij je dit tegenhoudt.',
  },
  labelWorth: 'Waarde',
  worthDollars: { by: 'points', one: '$ {dollars} ({points} punt)', other: '$ {dollars} ({points} punten)' },
  labelGiftCardStop: 'Tegenhouden',
  subjectGiftCard: 'Je cadeaubon van $ {dollars}',
  headingGiftCard: 'Dit is je cadeaubon',
  giftCard: 'Bedankt dat je mensen uitnodigt voor {product}.',
  giftCardDollars: '$ {dollars}',
  labelGiftCardCode: 'Code',
  giftCardKeep: 'Bewaar deze e-mail. Na drie maanden verwijderen we de code bij ons.',
  footerGiftCard: 'Je krijgt deze e-mail omdat je op {product} punten hebt ingewisseld.',

  labelAccount: 'Account',
  footerFeedback: 'Je krijgt deze e-mail omdat jij deze server van {product} beheert (OPERATOR_EMAIL).',
  greeting: 'Hallo {name},',
  greetingGuest: 'Hallo,',
  clockForward:
    'Vóór deze afspraak gaat de klok vooruit ({date}, {amount}). De tijd hier houdt daar al rekening mee.',
  clockBack:
    'Vóór deze afspraak gaat de klok achteruit ({date}, {amount}). De tijd hier houdt daar al rekening mee.',
  labelCode: 'Je code',
  chooseMails: 'Kies welke e-mails je krijgt',
  codeIsYours: 'We vragen nooit telefonisch of in een andere e-mail om deze code.',
  replyReaches: 'Je antwoord gaat naar {name}.',
  footerHost: 'Je krijgt deze e-mail omdat mensen je boeken met {product}.',
  stopAllMails: 'Geen e-mails meer van {product}',
  allDay: 'Hele dag',
  footerNewDevice: 'Je krijgt deze e-mail omdat je een account hebt bij {product}.',

  subjectWebhookFailing: 'Je webhook naar {address} mislukt',
  subjectWebhookGone: 'Je webhook naar {address} is uitgezet',
  headingWebhookFailing: 'Een webhook mislukt',
  headingWebhookGone: 'Een webhook is uitgezet',
  webhookFailing: {
    one: '{address} heeft niet geaccepteerd wat we hebben verstuurd: {count} poging is mislukt.',
    other: '{address} accepteert niet wat we versturen: {count} pogingen achter elkaar zijn mislukt.',
  },
  webhookGone:
    '{address} heeft 410 (gone) geantwoord, dus we hebben de webhook uitgezet en alles geschrapt wat ervoor wachtte.',
  labelSince: 'Sinds',
  labelLastAttempt: 'Laatste poging',
  webhookAnswered: 'Antwoord: {status}',
  webhookNoAnswer: 'De server heeft niet gereageerd',
  webhookTimeout: 'De server deed er te lang over',
  webhookCertificate: 'Het certificaat van de site is niet geldig',
  webhookNoHost: 'Geen enkele server heeft deze naam',
  webhookPrivate: 'Het adres ligt in een privénetwerk',
  webhookAddress: 'Het adres kan niet worden gebruikt',
  actionWebhook: 'Webhook openen',
  textWebhook: 'Bekijk wat we hebben verstuurd en probeer het opnieuw:',
  textWebhookGone: 'Werkt hij weer, zet de webhook dan hier weer aan:',
  webhookFailingClosing:
    'We blijven het proberen, maar steeds minder vaak. Zodra het adres weer werkt, versturen we alles wat wacht. Na ongeveer drie dagen geven we het op.',
  webhookGoneClosing: 'Boekingen en e-mails hebben hier geen last van.',
  footerWebhook: 'Je krijgt deze e-mail omdat je deze webhook hebt toegevoegd in {product}.',
}
