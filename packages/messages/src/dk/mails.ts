import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  subjectVerification: 'Bekræft din mailadresse til {product}',
  subjectKnownAccount: 'Du har allerede en konto hos {product}',
  subjectNewDevice: 'Nyt login på {product}',
  headingVerification: 'Er det din adresse?',
  headingKnownAccount: 'Du har allerede en konto',
  headingNewDevice: 'Nyt login',
  subjectDeletionAsked: 'Din konto hos {product} bliver slettet',
  headingDeletionAsked: 'Farvel',
  deletionAsked: {
    by: 'days',
    one: 'Din konto hos {product} er lukket og bliver slettet om {days} dag med alt indhold. Dine sider er offline.',
    other:
      'Din konto hos {product} er lukket og bliver slettet om {days} dage med alt indhold. Dine sider er offline.',
  },
  textKeepAccount: 'Log ind inden da for at beholde den, eller hvis det ikke var dig:',
  deletionAskedClosing: 'Hvis du vil stoppe, behøver du ikke at gøre noget. Tak for den tid, du var hos os.',
  subjectDeletionTakenBack: 'Din konto hos {product} bliver ikke slettet',
  headingDeletionTakenBack: 'Velkommen tilbage',
  deletionTakenBack:
    'Nogen loggede ind på din konto hos {product}, så den bliver ikke slettet. Dine sider er online igen.',
  actionDeletion: 'Åbn indstillinger',
  textDeleteAgain: 'Hvis du stadig vil stoppe, kan du slette den igen her:',
  deletionTakenBackClosing: 'Aflyste møder forbliver aflyst.',
  subjectPasswordReset: 'Nulstil din adgangskode til {product}',
  subjectPasswordChanged: 'Din adgangskode til {product} er ændret',
  headingPasswordReset: 'Nulstil din adgangskode',
  headingPasswordChanged: 'Adgangskoden er ændret',
  passwordReset:
    'Nogen har bedt om at nulstille adgangskoden til din konto hos {product}. Hvis det var dig, kan du vælge en ny her.',
  passwordChanged:
    'Adgangskoden til din konto hos {product} er ændret, og du er logget ud alle andre steder.',
  actionPasswordReset: 'Vælg en ny adgangskode',
  textPasswordReset: 'Vælg en ny adgangskode:',
  textNotYou: 'Hvis det ikke var dig, så vælg straks en ny adgangskode:',
  passwordResetLasts:
    'Linket virker én gang og kun i 30 minutter. Hvis det ikke var dig, behøver du ikke at gøre noget. Din adgangskode er den samme.',
  changeOwn: 'Hvis det var dig, behøver du ikke at gøre noget.',
  passwordChangedPasskeys:
    'Disse adgangsnøgler kan stadig logge ind: {names}. Fjern dem, du ikke genkender: {url}',
  subjectTwoFactorOn: 'Tofaktorgodkendelse til {product} er slået til',
  headingTwoFactorOn: 'Tofaktorgodkendelse er slået til',
  twoFactorOn:
    'Du logger nu ind på din konto hos {product} med din adgangskode og en kode fra en godkendelsesapp. Du er logget ud alle andre steder.',
  subjectTwoFactorOff: 'Tofaktorgodkendelse til {product} er slået fra',
  headingTwoFactorOff: 'Tofaktorgodkendelse er slået fra',
  twoFactorOff:
    'Du logger nu ind på din konto hos {product} med kun din adgangskode. Du er logget ud alle andre steder.',
  subjectTwoFactorGuessed: 'Forkerte tofaktorkoder til din konto hos {product}',
  headingTwoFactorGuessed: 'Nogen prøver sig frem med tofaktorkoder',
  twoFactorGuessed:
    'Nogen har indtastet flere forkerte tofaktorkoder til din konto hos {product}. Vedkommende har din adgangskode eller bruger en browser, hvor du er logget ind. For hver forkert kode bliver ventetiden til den næste længere.',
  twoFactorGuessedOwn:
    'Hvis det var dig, så vent et øjeblik, og indtast en ny kode fra din app. En gendannelseskode virker med det samme.',
  subjectRecoveryCodes: 'Nye gendannelseskoder til {product}',
  headingRecoveryCodes: 'Nye gendannelseskoder',
  recoveryCodesRenewed:
    'Der er oprettet nye gendannelseskoder til din konto hos {product}. De gamle virker ikke længere.',
  subjectRecoveryCodeUsed: 'En gendannelseskode er brugt til {product}',
  headingRecoveryCodeUsed: 'En gendannelseskode er brugt',
  recoveryCodeUsed:
    'En gendannelseskode til din konto hos {product} er brugt. Hver kode virker én gang. Opret nye, inden du løber tør.',
  subjectEmailChange: 'Vil du ændre mailadressen for din konto hos {product}?',
  headingEmailChange: 'Vil du ændre din mailadresse?',
  emailChangeOld:
    'Nogen har bedt om en ny mailadresse til din konto hos {product}: {email}. Ændringen træder i kraft, når begge adresser har bekræftet den. Dette er den nuværende.',
  emailChangeNew:
    'Nogen har bedt om at bruge denne adresse til en konto hos {product}. Hvis det var dig, så bekræft ændringen her. Vi har også sendt en mail til den nuværende adresse.',
  emailChangeLasts: 'Linket virker én gang i 24 timer.',
  emailChangeNotYou:
    'Hvis det ikke var dig, så åbn ikke linket, og vælg en ny adgangskode: en anden kender din.',
  actionEmailChange: 'Bekræft ændringen',
  textEmailChange: 'Bekræft ændringen:',
  subjectEmailChanged: 'Mailadressen for din konto hos {product} er ændret',
  headingEmailChanged: 'Mailadressen er ændret',
  emailChanged:
    'Mailadressen for din konto hos {product} er ændret, efter at du bekræftede fra begge adresser. Brug den nye til at logge ind.',
  addressTaken:
    'Nogen ville bruge denne adresse til en anden konto hos {product}. Du har allerede en konto med den, og intet er ændret.',
  footerEmailChange:
    'Hvis det ikke var dig, så se bort fra denne mail. Intet ændres, medmindre du bekræfter.',
  subjectPasskeyAdded: 'En adgangsnøgle er føjet til {product}',
  headingPasskeyAdded: 'Adgangsnøgle tilføjet',
  passkeyAdded:
    'En adgangsnøgle er føjet til din konto hos {product}. Alle, der har den, kan logge ind uden din adgangskode.',
  subjectPasskeyRemoved: 'En adgangsnøgle er fjernet fra {product}',
  headingPasskeyRemoved: 'Adgangsnøgle fjernet',
  passkeyRemoved:
    'En adgangsnøgle er fjernet fra din konto hos {product}. Den kan ikke længere bruges til at logge ind.',
  actionPasskeys: 'Se adgangsnøgler',
  textPasskeys: 'Hvis det ikke var dig, så fjern den her, og vælg en ny adgangskode:',
  subjectApiKeyAdded: 'En ny API-nøgle til {product}',
  headingApiKeyAdded: 'API-nøgle oprettet',
  apiKeyAdded:
    'En API-nøgle er oprettet med din konto hos {product}. Programmer, der har den, kan handle for dig uden din adgangskode.',
  subjectApiKeyRemoved: 'En API-nøgle er fjernet fra {product}',
  headingApiKeyRemoved: 'API-nøgle fjernet',
  apiKeyRemoved:
    'En API-nøgle er fjernet fra din konto hos {product}. Programmer, der brugte den, har ikke længere adgang.',
  actionApiKeys: 'Se API-nøgler',
  textApiKeys: 'Hvis det ikke var dig, så fjern den her, og vælg en ny adgangskode:',
  subjectAppAllowed: 'En ny app har adgang til din konto hos {product}',
  headingAppAllowed: 'App forbundet',
  appAllowed:
    'En app er forbundet med din konto hos {product}. Den kan handle for dig inden for de tilladelser, du så, uden din adgangskode.',
  subjectAppRemoved: 'En app er afbrudt fra {product}',
  headingAppRemoved: 'App afbrudt',
  appRemoved:
    'Forbindelsen mellem en app og din konto hos {product} er afbrudt. Appen kan ikke længere handle for dig.',
  actionApps: 'Se forbundne apps',
  textApps: 'Hvis det ikke var dig, så fjern den her, og vælg en ny adgangskode:',
  verification:
    'Nogen har tilmeldt sig {product} med denne adresse. Hvis det var dig, så bekræft, at den er din.',
  knownAccount:
    'Nogen har prøvet at tilmelde sig {product} med denne adresse. Hvis det var dig: du har allerede en konto, så du skal bare logge ind.',
  newDevice: 'Nogen loggede ind på din konto hos {product} fra en ny browser.',
  labelTime: 'Hvornår',
  labelDevice: 'Browser',
  labelNetwork: 'Netværk',
  deviceOn: '{browser} på {system}',
  deviceUnknown: 'Ukendt',
  actionVerify: 'Bekræft min adresse',
  actionSignIn: 'Log ind',
  actionActivity: 'Se aktivitet',
  textVerify: 'Bekræft den med dette link:',
  textSignIn: 'Log ind her:',
  textActivity: 'Se aktiviteten på din konto:',
  verificationLasts:
    'Indtast koden der, hvor du tilmeldte dig, eller følg linket. Begge gælder i 24 timer og virker én gang.',
  newDeviceOwn:
    'Hvis det var dig, behøver du ikke at gøre noget. Hvis ikke, kender en anden din adgangskode.',
  footerVerification:
    'Hvis du ikke har tilmeldt dig, så se bort fra denne mail, og giv ikke koden til nogen. Intet sker uden den.',
  footerKnownAccount:
    'Hvis det ikke var dig, behøver du ikke at gøre noget. Ingen er kommet ind på din konto.',

  billingPaymentFailed: 'Dit kort blev afvist',
  billingPaymentFailedText:
    'Vi kunne ikke trække betalingen for din plan på dit kort. Betal fakturaen, eller opdater dit kort senest på datoen nedenfor. Alt virker indtil da. Derefter mister du de betalte funktioner.',
  billingCardExpiring: 'Dit kort udløber snart',
  billingCardExpiringText:
    'Kortet til din plan udløber på datoen nedenfor. Tilføj et andet kort inden næste betaling, så din plan fortsætter.',
  billingCanceled: 'Dit abonnement er opsagt',
  billingCanceledText:
    'Du kan bruge alt indtil datoen nedenfor. Hvis du ombestemmer dig, kan du beholde dit abonnement på siden Fakturering inden da.',
  billingEnded: 'Dit abonnement er udløbet',
  billingEndedText: 'Alt, hvad du har oprettet, er der stadig. Vælg en plan for at bruge det igen.',
  billingSubscribed: 'Tak, fordi du abonnerer',
  billingSubscribedText: 'Din plan er aktiv. Du finder fakturaen på siden Fakturering.',
  billingRefunded: 'En betaling er refunderet',
  billingRefundedText:
    'Vi har refunderet beløbet nedenfor til det kort, du betalte med. Der kan gå 5 til 10 bankdage, før det vises. Din plan ændres ikke.',
  billingRefundFailed: 'En refusion mislykkedes',
  billingRefundFailedText:
    'Din bank tog ikke imod beløbet nedenfor, måske fordi kortet er lukket. Pengene kom tilbage til os, og vi skylder dig dem stadig. Spørg din bank, om kortet kan modtage betalinger.',
  billingRenewed: 'Din plan er fornyet',
  billingRenewedText:
    'Fakturaen nedenfor er betalt. Din plan fortsætter indtil datoen nedenfor og fornyes derefter, medmindre du opsiger den.',
  billingDisputed: 'Der er gjort indsigelse mod en betaling',
  billingDisputedText:
    'Dit korts bank har meddelt os, at kortholderen gør indsigelse mod betalingen nedenfor. Banken kan tilbageholde beløbet, indtil den afgør sagen. Din plan fortsætter imens. Hvis det er en fejl, så kontakt din bank. Ellers behøver du ikke at gøre noget.',
  billingDisputeWon: 'Betalingen står ved magt',
  billingDisputeWonText:
    'Din bank har afgjort, at betalingen nedenfor står ved magt. Hvis den har refunderet dig i mellemtiden, trækker den beløbet tilbage. Din plan ændres ikke.',
  billingDisputeLost: 'Din betaling bliver refunderet',
  billingDisputeLostText:
    'Din bank har besluttet at refundere betalingen nedenfor. Beløbet vises på dit kort. Din plan ændres ikke.',
  billingDisputeClosed: 'En forespørgsel om en betaling er afsluttet',
  billingDisputeClosedText:
    'Dit korts bank har afsluttet sin forespørgsel om betalingen nedenfor. Du behøver ikke at gøre noget.',
  labelAmount: 'Beløb',
  amountOf: '{price} af {paid}',
  labelCard: 'Kort',
  cardEnding: '{brand}, der ender på {last4}',
  labelInvoice: 'Faktura',
  labelValidThrough: 'Gyldigt til og med',
  labelPaidUntil: 'Betalt til',
  labelTriedAgain: 'Næste forsøg',
  labelGoesUntil: 'Indtil',
  labelEnds: 'Udløber',
  labelEnded: 'Udløb',
  billingTrialEnding: 'Din prøveperiode slutter snart',
  billingTrialEndingText:
    'Din prøveperiode slutter på tidspunktet nedenfor. Vælg en plan for at blive ved med at bruge det hele.',
  billingTrialEnded: 'Din prøveperiode er slut',
  billingTrialEndedText:
    'Din prøveperiode er ovre. Alt, hvad du har oprettet, er der stadig. Vælg en plan for at bruge det igen.',
  actionBilling: 'Se fakturering',
  actionPay: 'Betal nu',
  textPay: 'Betal her:',
  actionPlans: 'Vælg en plan',
  textPlans: 'Se planerne her:',
  textBilling: 'Din side med fakturering:',

  subjectBookedForHost: 'Ny booking: {event} · {invitee} · {when}',
  subjectBooked: 'Bekræftet: {event} · {name} · {when}',
  subjectInvited: 'Invitation: {event} · {name} · {when}',
  subjectMoved: 'Nyt tidspunkt: {event} · {name} · {when}',
  subjectReassigned: 'Ny vært: {event} · {name} · {when}',
  subjectTakenOff: 'Overdraget: {event} · {name} · {when}',
  subjectRoom: 'Link til mødet: {event} · {name} · {when}',
  subjectCanceled: 'Aflyst: {event} · {name} · {when}',
  subjectPutBack: 'Uændret tidspunkt: {event} · {name} · {when}',
  subjectReminder: 'Påmindelse: {event} · {name} · {when}',
  subjectConfirm: 'Bekræft: {event} · {name} · {when}',
  headingBookedForHost: 'Ny booking',
  headingBooked: 'Din tid er booket',
  headingInvited: 'Du er inviteret',
  headingMoved: 'Nyt tidspunkt',
  headingReassigned: 'Ny vært',
  headingTakenOff: 'Dit møde er overdraget',
  headingTakenOver: 'Du har nu dette møde',
  headingRoom: 'Sådan deltager du',
  headingCanceled: 'Aflyst',
  headingPutBack: 'Tidspunktet er ikke ændret',
  putBackTaken:
    'Du flyttede mødet i din kalender til et tidspunkt, hvor du har et andet. Tidspunktet er det samme, og vi har flyttet mødet tilbage i din kalender.',
  putBackStarted:
    'Du flyttede mødet i din kalender, efter at det var begyndt. Tidspunktet er det samme, og vi har flyttet mødet tilbage i din kalender.',
  putBackNoTimes:
    'Du gjorde mødet til en heldagsbegivenhed i din kalender. Et møde skal have en start og en slutning, så tidspunktet er det samme, og vi har flyttet mødet tilbage i din kalender.',
  putBackNotADay:
    'Du flyttede dette heldagsmøde i din kalender til et bestemt tidspunkt eller til mere end én dag. Det skal vare én hel dag, så vi har flyttet det tilbage i din kalender.',
  putBackForInvitee:
    'Mødet blev kortvarigt flyttet i værtens kalender, men tidspunktet er ikke ændret. Hvis din kalender viser et andet tidspunkt, så se bort fra det.',
  textPutBack: 'Vælg et andet tidspunkt for mødet i dit dashboard:',
  headingReminder: 'Mødet nærmer sig',
  headingConfirm: 'Et trin mere',
  bookedForHost: 'Ny booking. Deltager: {name}',
  takenOver: 'Du har overtaget dette møde.',
  booked: 'Dit møde er booket.',
  bookedForGuest: 'Du er føjet til dette møde som gæst.',
  bookedForGuestBy: 'Du er føjet til dette møde som gæst. Tilføjet af: {name}.',
  moved: 'Dit møde har fået et nyt tidspunkt.',
  movedByYou: 'Du har flyttet dit møde. Her er det nye tidspunkt.',
  movedByOther: 'Dit møde har fået et nyt tidspunkt. Flyttet af: {name}.',
  movedForGuest: 'Dette møde har fået et nyt tidspunkt. Du er føjet til det som gæst.',
  reassigned: 'Dit møde har fået en ny vært. Tidspunktet er det samme.',
  reassignedForGuest: 'Du er gæst ved dette møde. Det har fået en ny vært. Tidspunktet er det samme.',
  replaced: 'En anden er vært for mødet, så du behøver ikke at deltage.',
  room: 'Her kan du se, hvordan du deltager i dit møde.',
  roomForGuest: 'Her kan du se, hvordan du deltager i mødet. Du er tilføjet som gæst.',
  canceled: 'Dit møde er aflyst.',
  canceledByYou: 'Du har aflyst dit møde.',
  canceledByOther: 'Dit møde er aflyst. Aflyst af: {name}.',
  canceledForGuest: 'Et møde, du var inviteret til, er aflyst.',
  reminder: 'Dit møde starter {in}.',
  reminderForGuest: 'Dette møde starter {in}. Du er føjet til det som gæst.',
  confirm: 'Vi holder tiden indtil {until}. Den er ikke booket endnu: bekræft, at adressen er din.',
  // A request that the host has to approve
  subjectRequested: 'Anmodning sendt: {event} · {name} · {when}',
  headingRequested: 'Anmodning sendt',
  requested: '{name} skal godkende tiden. Vi holder den til dig, og du får svar senest {until}.',
  actionRequest: 'Se anmodning',
  textRequest: 'Se din anmodning, eller træk den tilbage her:',
  subjectOffered: 'Vælg en anden tid: {event} · {name} · {when}',
  headingOffered: 'Vælg en anden tid',
  offered:
    '{name} kan ikke på det tidspunkt, du bad om, men er ledig på tiderne nedenfor. Vi holder dem til dig indtil {until}.',
  labelOffered: 'Tilbudte tider',
  actionOffered: 'Vælg en tid',
  textOffered: 'Vælg en tid her:',
  subjectOfferRefused: 'Ingen tid passer: {event} · {invitee}',
  headingOfferRefused: 'Ingen af dine tider passer',
  offerRefused: 'Ingen af de tider, du tilbød, passer {name}. Intet er booket.',
  subjectProposed: 'Foreslåede tider: {event} · {invitee}',
  headingProposed: 'Andre tider foreslået',
  proposed:
    '{name} kan ikke på de tider, du tilbød, og foreslår andre. Vælg en senest {until}. Ellers afvises anmodningen.',
  labelProposed: 'Foreslåede tider',
  subjectWanted: 'Godkend eller afvis: {event} · {invitee} · {when}',
  headingWanted: 'Nogen vil gerne booke dig',
  wantedElseDeclined: 'Godkend eller afvis senest {until}. Hvis du ikke svarer, bliver anmodningen afvist.',
  wantedElseAccepted: 'Godkend eller afvis senest {until}. Hvis du ikke svarer, bliver mødet booket.',
  labelSameDay: 'Din dag',
  actionAnswer: 'Godkend eller afvis',
  textAnswer: 'Godkend eller afvis i dit dashboard:',
  subjectNotBooked: 'Ikke booket: {event} · {name} · {when}',
  headingNotBooked: 'Ikke booket',
  notBooked: '{name} kan ikke tage dette møde.',
  notBookedUnanswered: '{name} svarede ikke i tide, så mødet er ikke booket.',
  timeForOther: '{name}: {time}',
  labelWith: 'Med',
  labelHost: 'Vært',
  hostIn: '{name} ({city})',
  labelTogether: 'Sammen med',
  labelPage: 'Booket hos',
  labelWhere: 'Hvor',
  labelGuests: 'Gæster',
  labelBefore: 'Tidligere tidspunkt',
  labelReason: 'Årsag',
  byPhone: 'Telefon: {phone}',
  youCall: 'Du ringer til {phone}',
  hostCallsYou: '{name} ringer til dig på {phone}',
  hostCalls: '{name} ringer til deltageren',
  roomSentBy: 'Du får et link til mødet fra {name}.',
  roomSentByYou: 'Husk at sende linket til mødet.',
  actionJoin: 'Deltag',
  actionCalendar: 'Føj til kalender',
  actionReschedule: 'Flyt',
  actionCancel: 'Aflys',
  actionBooking: 'Åbn bookingen',
  actionDecline: 'Jeg kan ikke komme',
  actionBookAgain: 'Book en anden tid',
  actionOpen: 'Åbn i dashboardet',
  actionConfirm: 'Bekræft og book',
  textManage: 'Hvis tidspunktet ikke passer dig, kan du flytte eller aflyse mødet her:',
  textReschedule: 'Hvis tidspunktet ikke passer dig, kan du flytte mødet her:',
  textCancel: 'Hvis du ikke kan komme, kan du aflyse mødet her:',
  textBooking: 'Din booking:',
  textDecline: 'Kan du ikke komme? Giv besked her. De andre mødes alligevel:',
  textBookAgain: 'Book en anden tid her:',
  textOpen: 'Bookingen i dit dashboard:',
  textConfirm: 'Indtast koden der, hvor du valgte tidspunktet, eller åbn denne side, og book der:',
  askGuest:
    'Vil du have påmindelser om dette møde? Hvis du ikke svarer, får du kun en mail, når det flyttes eller aflyses.',
  choiceKeep: 'Hold mig orienteret',
  choiceMeeting: 'Ingen mails om dette',
  choiceAll: 'Ingen mails overhovedet',
  changeUntil: 'Sidste frist for at flytte eller aflyse: {time}.',
  rescheduleUntil: 'Sidste frist for at flytte: {time}.',
  cancelUntil: 'Sidste frist for at aflyse: {time}.',
  invitationAttached: 'Invitationen er vedhæftet. Mange kalendere tilføjer den automatisk.',
  updateAttached: 'Den vedhæftede invitation erstatter den tidligere.',
  cancelationAttached: 'Åbn den vedhæftede fil for at fjerne mødet fra din kalender.',
  footerInvitee:
    'Du får denne mail, fordi adressen blev brugt til at booke et møde via {product}. Vært: {owner}.',
  footerGuest:
    'Du får denne mail, fordi en person, der bookede et møde via {product}, tilføjede adressen som gæst. Vært: {owner}.',
  footerInviteeOf: 'Du får denne mail, fordi adressen blev brugt til at booke et møde. Vært: {owner}.',
  footerGuestOf:
    'Du får denne mail, fordi en person, der bookede et møde, tilføjede adressen som gæst. Vært: {owner}.',
  footerConfirmOf:
    'Du får denne mail, fordi nogen angav adressen for at booke et møde. Vært: {owner}. Hvis det ikke var dig, så se bort fra mailen. Intet bookes, medmindre du bekræfter.',
  footerConfirm:
    'Du får denne mail, fordi nogen angav adressen for at booke et møde via {product}. Vært: {owner}. Hvis det ikke var dig, så se bort fra mailen. Intet bookes, medmindre du bekræfter.',
  andOthers: { one: '{name} og {count} anden', other: '{name} og {count} andre' },
  subjectSet: 'Tidspunktet er fastlagt: {event}, {when}',
  setByYou: 'Du har valgt dette tidspunkt for ”{event}”. Alle, der kan komme, er inviteret.',
  setByAgreement:
    'Alle nødvendige personer kan komme til ”{event}” på dette tidspunkt, så det er fastlagt. Alle, der kan komme, er inviteret.',
  setAtDeadline:
    'Afstemningen om ”{event}” er lukket, og dette tidspunkt vandt. Alle, der kan komme, er inviteret.',
  setForVoter: 'Dette tidspunkt blev valgt for ”{event}”. Du har sagt, at du kan komme.',
  setForVoterByAgreement:
    'Alle nødvendige personer kan komme til ”{event}” på dette tidspunkt. Du har sagt, at du også kan.',
  setForVoterAtDeadline:
    'Afstemningen om ”{event}” er lukket, og dette tidspunkt vandt. Du har sagt, at du kan komme.',
  movedForVoter: 'Dette møde har fået et nyt tidspunkt: ”{event}”. Flyttet af: {owner}.',
  roomForVoter: 'Her kan du se, hvordan du deltager i mødet: ”{event}”.',
  canceledForVoter: 'Dette møde er aflyst: ”{event}”. Aflyst af: {owner}.',
  reminderForVoter: '”{event}” starter {in}.',
  labelAlsoComing: 'Kommer også',
  actionPollMeeting: 'Se mødet',
  textPollMeeting: 'Mødet med link og din stemme:',
  footerVoter:
    'Du får denne mail, fordi adressen blev brugt til at angive, hvornår du kan mødes. Vært: {owner}. Hvis det ikke var dig, så se bort fra mailen.',

  subjectLeadWatched: '{share} af ”{video}” afspillet via linket til {lead}',
  headingLeadWatched: 'En video til et lead er blevet set',
  leadWatched:
    'Nogen med linket til {lead} har set {amount} af ”{video}”. Vi kan ikke vide, om det var {lead}, for alle med linket kan åbne det.',
  labelCampaign: 'Kampagne',
  actionCampaign: 'Åbn kampagnen',
  textCampaign: 'Se, hvad der ellers er sket med kampagnens links:',
  footerLeadWatched:
    'Du får disse mails, når nogen ser en video via et leads link i {product}. Vælg, hvor tit du vil have dem, eller slå dem fra i Indstillinger under Notifikationer.',

  subjectClient: '{name} spørger, hvornår du er ledig',
  headingClient: '{name} vil gerne finde et tidspunkt med dig',
  client:
    'Du kan lade {name} se, hvornår du er optaget, dele en kalenderfil én gang eller afvise. Du behøver ikke en konto.',
  labelClientTopic: 'Emne',
  labelClientUntil: 'Linket virker indtil',
  actionClient: 'Besvar',
  textClient: 'Svar her:',
  clientPrivacy:
    '{name} ser, hvornår du er optaget, men aldrig med hvem eller hvorfor. Du kan altid stoppe delingen med det samme link.',
  footerClient:
    'Du får denne mail, fordi {name} ({page}) har indtastet din adresse i {product}. Vi bruger den ikke til andet.',
  subjectClientConnected: '{name} har forbundet en kalender',
  headingClientConnected: 'Du kan finde et tidspunkt med {name}',
  clientConnected:
    '{name} lader dig se, hvilke tider der er optaget. Vælg et tidspunkt, hvor I begge er ledige.',
  actionClients: 'Find et tidspunkt',
  textClients: 'Find et tidspunkt her:',
  footerClientConnected: 'Du får denne mail, fordi du har bedt {name} om ledige tider i {product}.',

  subjectConnection: 'Forbind {account} igen',
  headingConnection: 'Forbind din kalenderkonto igen',
  connectionBroken:
    'Vi har ikke længere adgang til {account}. De optagede tider, vi senest læste, gælder stadig, men vi kan ikke se noget nyt i kalenderne, og bookinger venter på at blive tilføjet.',
  actionConnection: 'Forbind igen',
  textConnection: 'Forbind den igen her. Dine indstillinger er bevaret:',
  subjectFailing: '{account} svarer ikke',
  headingFailing: 'En forbundet konto svarer ikke',
  connectionFailing:
    'I flere minutter har {account} kun svaret med fejl. De optagede tider, vi senest læste, gælder stadig, men vi kan ikke se noget nyt i kalenderne, og bookinger venter på at blive tilføjet. Vi bliver ved med at prøve, og det løser sig som regel selv.',
  actionFailing: 'Se status',
  textFailing: 'Status og de seneste tjek:',
  headingApp: 'Forbind {app} igen',
  appBroken:
    'Vi har ikke længere adgang til {account} i {app}. Nye bookinger kommer stadig ind, og opdateringer til {app} venter, indtil du forbinder igen.',
  headingAppFailing: '{app} svarer ikke',
  appFailing:
    'I flere minutter har {app} kun svaret med fejl for {account}. Nye bookinger kommer stadig ind, og opdateringer til {app} venter. Vi bliver ved med at prøve, og det løser sig som regel selv.',
  subjectFieldsGone: '{app}: et felt, du udfylder, er slettet',
  headingFieldsGone: 'Et felt er slettet i {app}',
  fieldsGone:
    'Du udfylder disse kontaktfelter med svar fra bookinger, men {app} har dem ikke længere: {fields}. Alt andet synkroniseres stadig.',
  actionFieldsGone: 'Se felterne',
  textFieldsGone: 'Vælg andre felter, eller fjern rækkerne:',
  footerConnection: 'Du får denne mail, fordi du har forbundet denne konto med {product}.',

  reasonFarewell:
    '{name} lukker denne bookingside. Vi beklager, at det går ud over mødet. Hvis du stadig gerne vil mødes, så skriv til {name}.',

  subjectDomainWorks: 'Dit domæne {domain} virker',
  headingDomainWorks: 'Dit domæne virker',
  domainWorks: 'Dine bookingsider er nu på {domain}. Links, indlejringer og mails bruger det også.',
  subjectDomainFails: 'Dit domæne {domain} virker ikke længere',
  headingDomainFails: 'Et domæne virker ikke længere',
  domainFails:
    '{domain} har ikke åbnet dine bookingsider i over en time. Links og mails bruger igen denne servers adresse, som altid virker.',
  actionDomain: 'Åbn indstillinger',
  textDomainWorks: 'Se dit domæne i Indstillinger:',
  textDomain: 'Se, hvad der er galt, og hvilke DNS-poster du har brug for:',
  footerDomain: 'Du får denne mail, fordi du bruger dette domæne med {product}.',

  subjectExportReady: 'Din eksport fra {product} er klar',
  headingExportReady: 'Din eksport er klar',
  exportReady: 'Alt på din konto hos {product} er samlet i én fil.',
  labelUntil: 'Gemmes til',
  actionExport: 'Download fil',
  textExport: 'Download den her:',
  exportOnce:
    'Kun du kan downloade den, og kun én gang. Derefter sletter vi den. Pas godt på den: den indeholder det, dine deltagere har fortalt dig.',

  subjectFeedback: '{name} har skrevet til dig fra {product}',
  headingFeedback: 'Feedback fra {name}',
  feedback: '{name} har noget på hjerte:',
  labelMessage: 'Besked',
  labelScreen: 'Skærmbillede',

  subjectAskUpgrade: '{name} har anmodet om en opgradering af {organization}',
  headingAskUpgrade: 'Anmodning om opgradering',
  askUpgrade:
    '{name} har bedt dig opgradere {organization} på {product}. Kun du som ejer kan vælge og betale for en plan.',
  subjectAskAccess: '{name} har anmodet om adgang til {eventType}',
  headingAskAccess: 'Anmodning om adgang',
  askAccess: '{name} har anmodet om adgang til mødetypen {eventType} hos {organization}.',
  labelAskedBy: 'Anmodet af',
  labelAskedEventType: 'Mødetype',
  actionAnswerRequest: 'Besvar anmodningen',
  textAnswerRequest: 'Godkend eller afvis anmodningen her:',
  requestEnds: {
    by: 'days',
    one: 'Linket virker i {days} dag. Det ændrer intet at åbne det: du vælger på siden.',
    other: 'Linket virker i {days} dage. Det ændrer intet at åbne det: du vælger på siden.',
  },
  footerRequest: 'Du får denne mail, fordi du er en del af {organization} på {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Din anmodning er godkendt',
  upgradeGranted:
    'Ejeren af {organization} har sagt ja til at opgradere. Du får den større plan, så snart den er valgt.',
  upgradeDeclined: 'Ejeren af {organization} har besluttet ikke at opgradere foreløbig.',
  headingAccessGranted: 'Du er nu vært',
  accessGranted: 'Du er nu vært for mødetypen {eventType} hos {organization}.',
  headingRequestDeclined: 'Din anmodning er afvist',
  accessDeclined:
    'Ejeren af {organization} har besluttet ikke at føje dig til mødetypen {eventType} foreløbig.',
  actionOpenDashboard: 'Åbn dashboard',
  textOpenDashboard: 'Åbn dit dashboard her:',

  subjectUndelivered: 'Kunne ikke leveres til {email}',
  headingUndelivered: 'En mail nåede ikke din deltager',
  undelivered: 'Mailserveren afviste vores mail til {email}. Der kan være en slåfejl i adressen.',
  undeliveredClosing:
    'Din deltager kender måske ikke til mødet. Kontakt vedkommende på en anden måde, eller aflys mødet, så tiden bliver ledig.',
  subjectHeld: 'Nogle af dine mails bliver sendt senere',
  headingHeld: 'Nogle af dine mails venter',
  held: '{product} begrænser, hvor mange nye personer du kan skrive til på én dag, og du har nået grænsen. Resten sendes automatisk i løbet af de næste dage.',
  actionHeld: 'Se, hvad der venter',
  textHeld: 'Se, hvad der venter:',
  heldClosing:
    'Intet er gået tabt, og du behøver ikke at gøre noget. Din grænse stiger, efterhånden som din konto bliver ældre.',

  subjectJoin: '{name} inviterer dig til {organization}',
  headingJoin: 'Bliv medlem af {organization}',
  joinOrganization:
    '{name} inviterer dig til at blive medlem af {organization} på {product}, så du kan dele møder og bookingsider med teamet. Du beholder din egen konto og dine kalendere.',
  labelRole: 'Din rolle',
  roleAdmin: 'Administrator',
  roleMember: 'Medlem',
  actionAcceptInvitation: 'Accepter invitationen',
  textAcceptInvitation: 'Accepter invitationen her:',
  joinEnds: {
    by: 'days',
    one: 'Linket virker én gang i {days} dag.',
    other: 'Linket virker én gang i {days} dage.',
  },
  joinIgnore: 'Hvis du ikke vil være med, så se bort fra denne mail. Ingen bliver medlem uden at acceptere.',
  footerJoin:
    'Du får denne mail, fordi en person hos {organization} ({page}) har inviteret dig til at blive medlem på {product}. Vi bruger ikke din adresse til andet.',
  headingRemoved: 'Du er fjernet fra {organization}',
  headingLeft: 'Du har forladt {organization}',
  goneFrom:
    'Ingen kan længere booke dig hos {organization}, og du har ikke længere adgang. Din egen konto, dine sider og dine kalendere er uændrede.',
  goneMeetings: 'Hvis en kollega overtager et af dine kommende møder, får du en mail om det.',
  headingRoleChanged: 'Din rolle hos {organization} er ændret',
  madeAdmin:
    'Du er nu administrator. Du administrerer personer, mødetyper, indstillinger og alle møder hos {organization}.',
  madeMember: 'Du er nu medlem. Du kan se mødetyperne hos {organization} og dine egne møder.',
  headingOwner: 'Du ejer nu {organization}',
  madeOwner:
    'Du administrerer planen for {organization}, og kun du kan overdrage eller slette organisationen.',
  headingTransferred: '{name} ejer nu {organization}',
  transferred: 'Du er nu administrator. Alle møder er uændrede.',
  headingTransferAsked: '{name} har bedt dig overtage {organization} som ejer',
  transferAsked:
    'Hvis du accepterer, ejer du {organization} og betaler for organisationen. Derefter kan kun du overdrage eller slette den, og {name} bliver administrator.',
  transferAskedAnswer:
    'Du kan acceptere eller afvise på organisationens side inden for 7 dage. Intet ændres, før du accepterer.',
  headingTransferDeclined: '{name} overtager ikke {organization}',
  transferDeclined: 'Anmodningen om at eje {organization} blev afvist. Du er stadig ejer.',
  headingMemberRemoved: '{name} er fjernet fra {organization}',
  headingMemberLeft: '{name} har forladt {organization}',
  headingMemberDeleted: 'Kontoen for {name} hos {organization} er slettet',
  headingMemberDisabled: 'Kontoen for {name} hos {organization} er deaktiveret',
  memberDisabled:
    'Vedkommende kan ikke logge ind, og ingen kan booke vedkommende. Kommende møder, som ingen har overtaget endnu, står på din side Personer.',
  memberGone:
    'Ingen kan længere booke vedkommende der. Din liste over personer viser kommende møder, som ingen har overtaget endnu.',
  headingJoined: 'Du er nu med i {organization}',
  joined:
    'Kolleger hos {organization} kan nu føje dig til mødetyper. Du beholder din egen konto og dine kalendere.',
  joinedNext:
    'Tjek dine tider, og forbind din kalender nu, så du kun bliver booket, når du er ledig. Hvis det allerede er på plads, er du klar.',
  labelCheckHours: 'Tjek dine tider',
  labelConnectCalendar: 'Forbind en kalender',
  headingMemberJoined: '{name} er nu med i {organization}',
  memberJoined: 'Du kan nu føje {name} til mødetyper og se vedkommende på din side Personer.',
  headingAddedToTeam: 'Du er føjet til et team hos {organization}',
  addedToTeam: 'Du er nu vært for mødetyperne nedenfor, så du kan bookes hos {organization}.',
  addedToTeamAsks:
    'Vi bruger dine egne tider og kalendere. Hvis du ikke kan være vært for disse møder, så bed din administrator om at ændre værterne.',
  headingEventTypesGiven: 'Nye mødetyper fra {organization}',
  eventTypesGiven:
    'Mødetyperne nedenfor er nu på din egen side. {organization} administrerer dem og kan have låst nogle af deres indstillinger.',
  eventTypesGivenAsks:
    'De bruger dine egne tider og kalendere, medmindre {organization} fastsætter tiderne. Hvis du ikke kan være vært for disse møder, så bed din administrator om at ændre det.',
  headingHostMissing: '{name} er ikke længere vært hos {organization}',
  hostMissing:
    '{name} var obligatorisk vært for mødetyperne nedenfor. De kan stadig bookes, med de værter der er tilbage.',
  hostMissingAsks:
    'Skal en anden deltage, eller skal ingen kunne booke dem foreløbig? Skift til organisationen i dashboardet, og skift så værter, eller slå mødetyperne fra.',
  headingTeamShort: 'Ikke nok værter hos {organization}',
  teamShort:
    '{name} kan ikke længere være vært, og mødetyperne nedenfor har nu for få værter. Ingen kan booke dem foreløbig.',
  teamShortAsks: 'Tilføj værter, kræv færre pr. møde, eller slå mødetyperne fra.',
  labelEventTypes: 'Mødetyper',
  headingApiKeyMadeBy: '{name} har oprettet en API-nøgle til {organization}',
  apiKeyMadeBy:
    'Ethvert program med denne nøgle kan handle for {organization} inden for nøglens tilladelser.',
  headingApiKeyRemovedBy: '{name} har fjernet en API-nøgle fra {organization}',
  apiKeyRemovedBy: 'Programmer, der brugte denne nøgle, kan ikke længere handle for {organization}.',
  apiKeysOfMembers: 'Skift til {organization} i dashboardet for at se eller fjerne nøglerne.',
  footerMemberNews: 'Du får denne mail, fordi du er eller var medlem af {organization} på {product}.',
  headingAppAllowedBy: '{name} har givet en app lov til at handle for {organization}',
  appAllowedBy: 'Appen kan handle for {organization} inden for de tilladelser, som {name} har givet.',
  headingAppRemovedBy: '{name} har afbrudt en app fra {organization}',
  appRemovedBy: 'Denne app kan ikke længere handle for {organization}.',
  appsOfMembers: 'Skift til {organization} i dashboardet for at se eller afbryde dens apps.',
  subjectOrganizationEmail: 'Er dette mailadressen for {organization}?',
  headingOrganizationEmail: 'Bekræft denne mailadresse',
  organizationEmail:
    '{organization} vil vise denne mailadresse i sine kalenderinvitationer, så deltagere kan svare på den. Bekræft, hvis det er i orden.',
  actionOrganizationEmail: 'Bekræft mailadressen',
  textOrganizationEmail: 'Bekræft denne mailadresse:',
  organizationEmailEnds: 'Linket virker én gang i 7 dage.',
  organizationEmailIgnore:
    'Hvis du ikke kender {organization}, så se bort fra denne mail. Intet ændres, medmindre du bekræfter.',
  footerOrganizationEmail:
    'Du får denne mail, fordi en person hos {organization} ({page}) har indtastet denne adresse på {product}. Vi bruger den ikke til andet.',

  subjectPollInvited: '{name} spørger, hvornår du kan komme: {poll}',
  subjectPollReminder: 'Påmindelse: Hvornår kan du komme? {poll}',
  subjectPollConfirm: 'Bekræft din stemme: {poll}',
  subjectPollVoted: 'Din stemme: {poll}',
  subjectPollRemoved: 'Stem igen: {poll}',
  subjectPollChanged: 'Tiderne er ændret: {poll}',
  subjectPollDecided: 'Tidspunktet er fastlagt: {poll}',
  subjectPollVotedHost: 'Ny stemme: {name} · {poll}',
  subjectPollDeclinedHost: 'Afbud: {name} · {poll}',
  headingPollInvited: 'Hvornår kan du komme?',
  headingPollReminder: 'Din stemme mangler stadig',
  headingPollVoted: 'Bekræft din stemme',
  headingPollProved: 'Tak, din stemme er modtaget',
  headingPollVotedAgain: 'Du har allerede stemt',
  headingPollRemoved: 'Stem igen',
  headingPollChanged: 'Tiderne er ændret',
  headingPollDecided: 'Tidspunktet er fastlagt',
  headingPollVotedHost: 'En ny stemme',
  headingPollDeclinedHost: 'Nogen kan ikke komme',
  pollInvited:
    '{name} leder efter et tidspunkt for ”{poll}” og vil gerne vide, hvornår du kan komme. Du behøver ikke en konto.',
  pollReminder: '{name} leder stadig efter et tidspunkt for ”{poll}”. Du har ikke stemt endnu.',
  pollReminderConfirm:
    'Din stemme i ”{poll}” er ikke bekræftet endnu. Åbn linket, og bekræft, at den er din.',
  pollVoted:
    'Nogen har stemt i ”{poll}” med din mailadresse. Hvis det var dig, så bekræft din stemme. Du kan ændre den eller trække den tilbage, mens afstemningen er åben.',
  pollProved: 'Du kan ændre din stemme i ”{poll}” eller trække den tilbage, mens afstemningen er åben.',
  pollVotedAgain:
    'Nogen har allerede angivet foretrukne tider for ”{poll}” med denne mailadresse. Åbn linket for at se, bekræfte eller ændre dem. Tidligere links holder op med at virke.',
  pollRemoved:
    '”{poll}” varer nu {duration}. Dine tidligere tider passer måske ikke længere, så vi har fjernet dem. Stem igen.',
  pollChanged:
    'Tiderne for ”{poll}” er ændret. Vi har beholdt dine stemmer på de andre tider. Tjek, at de stadig passer.',
  pollDecided:
    'Tidspunktet for ”{poll}” er fastlagt. Du stemte ikke på det, så vi har ikke sendt dig en invitation. Hvis du kan komme alligevel, så giv værten besked.',
  pollNotYou: '{name} (ikke dig)',
  pollVotedHost: 'Der er en ny stemme i ”{poll}”: {name}.',
  pollDeclinedHost:
    '{name} kan alligevel ikke komme til ”{poll}”. Mødet er uændret. Du kan flytte eller aflyse det.',
  subjectPollAttendsHost: 'Kan komme alligevel: {name} · {poll}',
  headingPollAttendsHost: 'Én til kan komme',
  pollAttendsHost: '{name} kan komme til ”{poll}” alligevel og er inviteret.',
  labelPollAbout: 'Emne',
  labelPollTimes: 'Tider',
  labelPollDays: 'Dage',
  labelPollZone: 'Tidszone',
  pollMoreTimes: { one: 'og {count} mere', other: 'og {count} mere' },
  labelPollUntil: 'Stem senest',
  labelPollAdded: 'Nye',
  labelPollTakenAway: 'Fjernet',
  labelPollFinal: 'Tidspunkt',
  actionPollVote: 'Stem på tider',
  actionPollChange: 'Ændr min stemme',
  actionPollConfirm: 'Bekræft min stemme',
  actionPollOpen: 'Se resultater',
  actionPollSee: 'Se resultatet',
  textPollLink: 'Åbn afstemningen her:',
  pollLinkIsYours: 'Alle med dette link kan ændre din stemme. Hold det for dig selv.',
  choosePollMails: 'Stop mails om denne afstemning',
  footerPollInvited: 'Du får denne mail, fordi {owner} ({page}) vil vide, hvornår du kan komme.',
  footerPollVoter:
    'Du får denne mail, fordi adressen blev brugt til at stemme. Hvis det ikke var dig, så se bort fra mailen.',

  subjectReferral: '{name} inviterer dig til {product}',
  headingReferral: '{name} tror, du vil synes om {product}',
  referral:
    'Med {product} kan andre booke møder med dig på tidspunkter, der passer jer begge, uden at mails går frem og tilbage. {name} bruger det og inviterer dig til at prøve det.',
  actionTry: 'Tag et kig',
  textTry: 'Tag et kig her:',
  referralSeen:
    '{name} kan se, om nogen tilmelder sig {product} med denne mailadresse og betaler for en plan.',
  referralClosing: '{name} kan sende dig én påmindelse. Det er det hele.',
  subjectReferralReminder: 'Påmindelse: {name} inviterer dig til {product}',
  headingReferralReminder: '{name} tror stadig, du vil synes om {product}',
  referralLast: 'Det var den eneste påmindelse. Der kommer ikke flere af den slags mails fra {name}.',
  footerReferral:
    'Du får denne mail, fordi {name} ({page}) har inviteret dig til {product}. Vi bruger ikke din adresse til andet.',
  subjectReward: '{name} har indløst et gavekort på {dollars} dollar',
  headingReward: 'Et gavekort, der skal sendes',
  rewardByHand: {
    by: 'points',
    one: '{name} har indløst {points} point for personer, der tilmeldte sig via et personligt link og betalte for en plan. Der er ikke noget gavekort med denne værdi på lager. Send et til {email}.',
    other:
      '{name} har indløst {points} point for personer, der tilmeldte sig via et personligt link og betalte for en plan. Der er ikke noget gavekort med denne værdi på lager. Send et til {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} har indløst {points} point for personer, der tilmeldte sig via et personligt link og betalte for en plan. Et gavekort fra lageret sendes til {email}, medmindre du stopper det. Dato: {date}.',
    other:
      '{name} har indløst {points} point for personer, der tilmeldte sig via et personligt link og betalte for en plan. Et gavekort fra lageret sendes til {email}, medmindre du stopper det. Dato: {date}.',
  },
  labelWorth: 'Værdi',
  worthDollars: {
    by: 'points',
    one: '{dollars} dollar ({points} point)',
    other: '{dollars} dollar ({points} point)',
  },
  labelGiftCardStop: 'Sådan stopper du det',
  subjectGiftCard: 'Dit gavekort på {dollars} dollar',
  headingGiftCard: 'Her er dit gavekort',
  giftCard: 'Tak, fordi du inviterer andre til {product}.',
  giftCardDollars: '{dollars} dollar',
  labelGiftCardCode: 'Kode',
  giftCardKeep: 'Gem denne mail. Vi sletter koden hos os efter tre måneder.',
  footerGiftCard: 'Du får denne mail, fordi du har indløst point på {product}.',

  labelAccount: 'Konto',
  footerFeedback: 'Du får denne mail, fordi du driver denne {product}-server (OPERATOR_EMAIL).',
  greeting: 'Hej {name}',
  greetingGuest: 'Hej',
  clockForward:
    'Urene stilles frem inden mødet ({date}, {amount}). Tidspunktet her tager allerede højde for det.',
  clockBack:
    'Urene stilles tilbage inden mødet ({date}, {amount}). Tidspunktet her tager allerede højde for det.',
  labelCode: 'Din kode',
  chooseMails: 'Vælg, hvilke mails du får',
  codeIsYours: 'Vi beder aldrig om denne kode over telefonen eller i en anden mail.',
  replyReaches: 'Dit svar går til {name}.',
  footerHost: 'Du får denne mail, fordi du kan bookes via {product}.',
  stopAllMails: 'Stop alle mails fra {product}',
  allDay: 'Hele dagen',
  footerNewDevice: 'Du får denne mail, fordi du har en konto hos {product}.',

  subjectWebhookFailing: 'Din webhook på {address} fejler',
  subjectWebhookGone: 'Din webhook på {address} er slået fra',
  headingWebhookFailing: 'En webhook fejler',
  headingWebhookGone: 'En webhook er slået fra',
  webhookFailing: {
    one: '{address} tog ikke imod det, vi sendte: {count} forsøg er mislykkedes.',
    other: '{address} tager ikke imod det, vi sender: {count} forsøg i træk er mislykkedes.',
  },
  webhookGone:
    '{address} svarede med 410 (gone), så vi slog webhooken fra og kasserede det, der ventede på den.',
  labelSince: 'Siden',
  labelLastAttempt: 'Seneste forsøg',
  webhookAnswered: 'Svarede med {status}',
  webhookNoAnswer: 'Serveren svarede ikke',
  webhookTimeout: 'Serveren var for længe om at svare',
  webhookCertificate: 'Websitets certifikat er ikke gyldigt',
  webhookNoHost: 'Ingen server har dette navn',
  webhookPrivate: 'Adressen ligger på et privat netværk',
  webhookAddress: 'Adressen kan ikke bruges',
  actionWebhook: 'Åbn webhooken',
  textWebhook: 'Se, hvad vi sendte, og prøv igen:',
  textWebhookGone: 'Hvis adressen er tilbage, så slå webhooken til igen her:',
  webhookFailingClosing:
    'Vi bliver ved med at prøve, men sjældnere og sjældnere. Når adressen virker igen, sender vi alt, hvad der venter. Vi giver op efter cirka tre dage.',
  webhookGoneClosing: 'Bookinger og mails påvirkes ikke.',
  footerWebhook: 'Du får denne mail, fordi du har tilføjet denne webhook i {product}.',
}
