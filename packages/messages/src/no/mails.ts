import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  subjectVerification: 'Bekreft e-postadressen din for {product}',
  subjectKnownAccount: 'Du har allerede en konto hos {product}',
  subjectNewDevice: 'Ny innlogging på {product}',
  headingVerification: 'Er dette adressen din?',
  headingKnownAccount: 'Du har allerede en konto',
  headingNewDevice: 'Ny innlogging',
  subjectDeletionAsked: 'Kontoen din hos {product} blir slettet',
  headingDeletionAsked: 'Ha det bra',
  deletionAsked: {
    by: 'days',
    one: 'Kontoen din hos {product} er stengt og blir slettet om {days} dag, med alt innhold. Sidene dine er ikke på nett.',
    other:
      'Kontoen din hos {product} er stengt og blir slettet om {days} dager, med alt innhold. Sidene dine er ikke på nett.',
  },
  textKeepAccount: 'Logg inn før det hvis du vil beholde den, eller hvis dette ikke var deg:',
  deletionAskedClosing: 'Hvis du vil slutte, trenger du ikke å gjøre noe. Takk for tiden hos oss.',
  subjectDeletionTakenBack: 'Kontoen din hos {product} blir ikke slettet',
  headingDeletionTakenBack: 'Velkommen tilbake',
  deletionTakenBack:
    'Noen logget inn på kontoen din hos {product}, så den blir ikke slettet. Sidene dine er på nett igjen.',
  actionDeletion: 'Åpne innstillingene',
  textDeleteAgain: 'Hvis du fortsatt vil slutte, kan du slette den igjen her:',
  deletionTakenBackClosing: 'Avlyste møter forblir avlyst.',
  subjectPasswordReset: 'Tilbakestill passordet ditt for {product}',
  subjectPasswordChanged: 'Passordet ditt for {product} er endret',
  headingPasswordReset: 'Tilbakestill passordet ditt',
  headingPasswordChanged: 'Passordet er endret',
  passwordReset:
    'Noen har bedt om å tilbakestille passordet til kontoen din hos {product}. Hvis det var deg, kan du velge et nytt her.',
  passwordChanged: 'Passordet til kontoen din hos {product} er endret, og du er logget ut alle andre steder.',
  actionPasswordReset: 'Velg et nytt passord',
  textPasswordReset: 'Velg et nytt passord:',
  textNotYou: 'Hvis det ikke var deg, bør du velge et nytt passord med en gang:',
  passwordResetLasts:
    'Lenken fungerer én gang, i 30 minutter. Hvis det ikke var deg, trenger du ikke å gjøre noe. Passordet ditt forblir det samme.',
  changeOwn: 'Hvis dette var deg, trenger du ikke å gjøre noe.',
  passwordChangedPasskeys:
    'Disse tilgangsnøklene kan fortsatt brukes til å logge inn: {names}. Fjern dem du ikke kjenner igjen: {url}',
  subjectTwoFactorOn: 'Tofaktorautentisering for {product} er slått på',
  headingTwoFactorOn: 'Tofaktorautentisering er slått på',
  twoFactorOn:
    'Du logger nå inn på kontoen din hos {product} med passordet og en kode fra en autentiseringsapp. Du er logget ut alle andre steder.',
  subjectTwoFactorOff: 'Tofaktorautentisering for {product} er slått av',
  headingTwoFactorOff: 'Tofaktorautentisering er slått av',
  twoFactorOff:
    'Du logger nå inn på kontoen din hos {product} med bare passordet. Du er logget ut alle andre steder.',
  subjectTwoFactorGuessed: 'Feil tofaktorkoder for kontoen din hos {product}',
  headingTwoFactorGuessed: 'Noen prøver seg med tofaktorkoder',
  twoFactorGuessed:
    'Noen har skrevet inn flere feil tofaktorkoder for kontoen din hos {product}. Vedkommende har passordet ditt eller bruker en nettleser der du er logget inn. For hver feil kode blir ventetiden til neste lengre.',
  twoFactorGuessedOwn:
    'Hvis det var deg, kan du vente litt og skrive inn en ny kode fra appen. En gjenopprettingskode fungerer med en gang.',
  subjectRecoveryCodes: 'Nye gjenopprettingskoder for {product}',
  headingRecoveryCodes: 'Nye gjenopprettingskoder',
  recoveryCodesRenewed:
    'Det er opprettet nye gjenopprettingskoder for kontoen din hos {product}. De gamle fungerer ikke lenger.',
  subjectRecoveryCodeUsed: 'En gjenopprettingskode er brukt for {product}',
  headingRecoveryCodeUsed: 'En gjenopprettingskode er brukt',
  recoveryCodeUsed:
    'En gjenopprettingskode for kontoen din hos {product} er brukt. Hver kode fungerer én gang. Opprett nye før du går tom.',
  subjectEmailChange: 'Vil du endre e-postadressen for kontoen din hos {product}?',
  headingEmailChange: 'Vil du endre e-postadressen din?',
  emailChangeOld:
    'Noen har bedt om en ny e-postadresse for kontoen din hos {product}: {email}. Endringen trer i kraft når begge adressene har bekreftet den. Dette er den nåværende.',
  emailChangeNew:
    'Noen har bedt om å bruke denne adressen til en konto hos {product}. Hvis det var deg, kan du bekrefte endringen her. Vi har også sendt e-post til den nåværende adressen.',
  emailChangeLasts: 'Lenken fungerer én gang, i 24 timer.',
  emailChangeNotYou:
    'Hvis det ikke var deg, må du ikke åpne lenken, men velge et nytt passord: noen andre kan ditt.',
  actionEmailChange: 'Bekreft endringen',
  textEmailChange: 'Bekreft endringen:',
  subjectEmailChanged: 'E-postadressen for kontoen din hos {product} er endret',
  headingEmailChanged: 'E-postadressen er endret',
  emailChanged:
    'E-postadressen for kontoen din hos {product} ble endret etter at du bekreftet fra begge adressene. Bruk den nye når du logger inn.',
  addressTaken:
    'Noen ville bruke denne adressen til en annen konto hos {product}. Du har allerede en konto med den, og ingenting er endret.',
  footerEmailChange:
    'Hvis det ikke var deg, kan du se bort fra denne e-posten. Ingenting endres med mindre du bekrefter.',
  subjectPasskeyAdded: 'En tilgangsnøkkel er lagt til for {product}',
  headingPasskeyAdded: 'Tilgangsnøkkel lagt til',
  passkeyAdded:
    'En tilgangsnøkkel er lagt til for kontoen din hos {product}. Alle som har den, kan logge inn uten passordet ditt.',
  subjectPasskeyRemoved: 'En tilgangsnøkkel er fjernet fra {product}',
  headingPasskeyRemoved: 'Tilgangsnøkkel fjernet',
  passkeyRemoved:
    'En tilgangsnøkkel er fjernet fra kontoen din hos {product}. Den kan ikke lenger brukes til å logge inn.',
  actionPasskeys: 'Se tilgangsnøkler',
  textPasskeys: 'Hvis dette ikke var deg, bør du fjerne den her og velge et nytt passord:',
  subjectApiKeyAdded: 'En ny API-nøkkel for {product}',
  headingApiKeyAdded: 'API-nøkkel opprettet',
  apiKeyAdded:
    'En API-nøkkel er opprettet med kontoen din hos {product}. Programmer som har den, kan handle på dine vegne uten passordet ditt.',
  subjectApiKeyRemoved: 'En API-nøkkel er fjernet fra {product}',
  headingApiKeyRemoved: 'API-nøkkel fjernet',
  apiKeyRemoved:
    'En API-nøkkel er fjernet fra kontoen din hos {product}. Programmer som brukte den, har ikke lenger tilgang.',
  actionApiKeys: 'Se API-nøkler',
  textApiKeys: 'Hvis dette ikke var deg, bør du fjerne den her og velge et nytt passord:',
  subjectAppAllowed: 'En ny app har tilgang til kontoen din hos {product}',
  headingAppAllowed: 'App koblet til',
  appAllowed:
    'En app er koblet til kontoen din hos {product}. Den kan handle på dine vegne innenfor tillatelsene du så, uten passordet ditt.',
  subjectAppRemoved: 'En app er koblet fra {product}',
  headingAppRemoved: 'App koblet fra',
  appRemoved: 'En app er koblet fra kontoen din hos {product}. Den kan ikke lenger handle på dine vegne.',
  actionApps: 'Se tilkoblede apper',
  textApps: 'Hvis dette ikke var deg, bør du fjerne den her og velge et nytt passord:',
  verification:
    'Noen har registrert seg hos {product} med denne adressen. Hvis det var deg, må du bekrefte at den er din.',
  knownAccount:
    'Noen prøvde å registrere seg hos {product} med denne adressen. Hvis det var deg: du har allerede en konto, så det er bare å logge inn.',
  newDevice: 'Noen logget inn på kontoen din hos {product} fra en ny nettleser.',
  labelTime: 'Når',
  labelDevice: 'Nettleser',
  labelNetwork: 'Nettverk',
  deviceOn: '{browser} på {system}',
  deviceUnknown: 'Ukjent',
  actionVerify: 'Bekreft adressen min',
  actionSignIn: 'Logg inn',
  actionActivity: 'Se aktivitet',
  textVerify: 'Bekreft den med denne lenken:',
  textSignIn: 'Logg inn her:',
  textActivity: 'Se aktiviteten på kontoen din:',
  verificationLasts:
    'Skriv inn koden der du registrerte deg, eller følg lenken. Begge er gyldige i 24 timer og fungerer én gang.',
  newDeviceOwn: 'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, kan noen andre passordet ditt.',
  footerVerification:
    'Hvis du ikke har registrert deg, kan du se bort fra denne e-posten. Ikke gi koden til noen. Uten den skjer det ingenting.',
  footerKnownAccount:
    'Hvis det ikke var deg, trenger du ikke å gjøre noe. Ingen har kommet inn på kontoen din.',

  billingPaymentFailed: 'Kortet ditt ble avvist',
  billingPaymentFailedText:
    'Vi kunne ikke belaste kortet ditt for planen. Betal fakturaen eller oppdater kortet innen datoen nedenfor. Alt fungerer frem til da. Etter det mister du de betalte funksjonene.',
  billingCardExpiring: 'Kortet ditt utløper snart',
  billingCardExpiringText:
    'Kortet for planen din utløper på datoen nedenfor. Legg til et annet kort før neste trekk, så planen fortsetter.',
  billingCanceled: 'Abonnementet ditt er sagt opp',
  billingCanceledText:
    'Du kan bruke alt frem til datoen nedenfor. Hvis du ombestemmer deg, kan du beholde abonnementet på siden Fakturering før det.',
  billingEnded: 'Abonnementet ditt er avsluttet',
  billingEndedText: 'Alt du har opprettet, er der fortsatt. Velg en plan for å bruke det igjen.',
  billingSubscribed: 'Takk for at du abonnerer',
  billingSubscribedText: 'Planen din er aktiv. Du finner fakturaen på siden Fakturering.',
  billingRefunded: 'En betaling er refundert',
  billingRefundedText:
    'Vi har refundert beløpet nedenfor til kortet du betalte med. Det kan ta 5 til 10 virkedager før det vises. Planen din endres ikke.',
  billingRefundFailed: 'En refusjon mislyktes',
  billingRefundFailedText:
    'Banken din godtok ikke beløpet nedenfor, kanskje fordi kortet er stengt. Pengene kom tilbake til oss, og vi skylder deg dem fortsatt. Spør banken om kortet kan ta imot betalinger.',
  billingRenewed: 'Planen din er fornyet',
  billingRenewedText:
    'Fakturaen nedenfor er betalt. Planen din fortsetter frem til datoen nedenfor og fornyes deretter, med mindre du sier den opp.',
  billingDisputed: 'En betaling er bestridt',
  billingDisputedText:
    'Banken som har utstedt kortet, har fortalt oss at kortholderen bestrider betalingen nedenfor. Banken kan holde tilbake beløpet til saken er avgjort. Planen din fortsetter imens. Hvis dette er en feil, bør du si fra til banken. Hvis ikke, trenger du ikke å gjøre noe.',
  billingDisputeWon: 'Betalingen blir stående',
  billingDisputeWonText:
    'Banken din har avgjort at betalingen nedenfor blir stående. Hvis den har refundert deg i mellomtiden, trekker den beløpet tilbake. Planen din endres ikke.',
  billingDisputeLost: 'Betalingen din blir refundert',
  billingDisputeLostText:
    'Banken din har bestemt seg for å refundere betalingen nedenfor. Beløpet vises på kortet ditt. Planen din endres ikke.',
  billingDisputeClosed: 'En forespørsel om en betaling er avsluttet',
  billingDisputeClosedText:
    'Banken som har utstedt kortet, har avsluttet forespørselen om betalingen nedenfor. Du trenger ikke å gjøre noe.',
  labelAmount: 'Beløp',
  amountOf: '{price} av {paid}',
  labelCard: 'Kort',
  cardEnding: '{brand} som slutter på {last4}',
  labelInvoice: 'Faktura',
  labelValidThrough: 'Gyldig til og med',
  labelPaidUntil: 'Betalt til',
  labelTriedAgain: 'Neste forsøk',
  labelGoesUntil: 'Frem til',
  labelEnds: 'Avsluttes',
  labelEnded: 'Avsluttet',
  billingTrialEnding: 'Prøveperioden din er snart over',
  billingTrialEndingText:
    'Prøveperioden din avsluttes på tidspunktet nedenfor. Velg en plan for å fortsette å bruke alt.',
  billingTrialEnded: 'Prøveperioden din er avsluttet',
  billingTrialEndedText:
    'Prøveperioden din er over. Alt du har opprettet, er der fortsatt. Velg en plan for å bruke det igjen.',
  actionBilling: 'Se fakturering',
  actionPay: 'Betal nå',
  textPay: 'Betal her:',
  actionPlans: 'Velg en plan',
  textPlans: 'Se planene her:',
  textBilling: 'Faktureringssiden din:',

  subjectBookedForHost: 'Ny booking: {event} · {invitee} · {when}',
  subjectBooked: 'Bekreftet: {event} · {name} · {when}',
  subjectInvited: 'Invitasjon: {event} · {name} · {when}',
  subjectMoved: 'Nytt tidspunkt: {event} · {name} · {when}',
  subjectReassigned: 'Ny vert: {event} · {name} · {when}',
  subjectTakenOff: 'En annen tar over: {event} · {name} · {when}',
  subjectRoom: 'Lenke til møtet: {event} · {name} · {when}',
  subjectCanceled: 'Avlyst: {event} · {name} · {when}',
  subjectPutBack: 'Uendret tidspunkt: {event} · {name} · {when}',
  subjectReminder: 'Påminnelse: {event} · {name} · {when}',
  subjectConfirm: 'Bekreft: {event} · {name} · {when}',
  headingBookedForHost: 'Ny booking',
  headingBooked: 'Møtet er booket',
  headingInvited: 'Du er invitert',
  headingMoved: 'Nytt tidspunkt',
  headingReassigned: 'Ny vert',
  headingTakenOff: 'En annen tar over møtet ditt',
  headingTakenOver: 'Dette møtet er nå ditt',
  headingRoom: 'Slik blir du med',
  headingCanceled: 'Avlyst',
  headingPutBack: 'Tidspunktet er ikke endret',
  putBackTaken:
    'Du flyttet dette møtet i kalenderen til et tidspunkt da du har et annet. Tidspunktet er det samme, og vi har flyttet møtet tilbake i kalenderen din.',
  putBackStarted:
    'Du flyttet dette møtet i kalenderen etter at det hadde startet. Tidspunktet er det samme, og vi har flyttet møtet tilbake i kalenderen din.',
  putBackNoTimes:
    'Du gjorde dette møtet til en heldagshendelse i kalenderen. Et møte må ha en start og en slutt, så tidspunktet er det samme, og vi har flyttet møtet tilbake i kalenderen din.',
  putBackNotADay:
    'Du flyttet dette heldagsmøtet i kalenderen til et bestemt klokkeslett eller til mer enn én dag. Det må vare én hel dag, så vi har flyttet det tilbake i kalenderen din.',
  putBackForInvitee:
    'Dette møtet ble flyttet en kort stund i vertens kalender, men tidspunktet er ikke endret. Hvis kalenderen din viser et annet tidspunkt, kan du se bort fra det.',
  textPutBack: 'Velg et annet tidspunkt for møtet i kontrollpanelet:',
  headingReminder: 'Møtet nærmer seg',
  headingConfirm: 'Ett steg til',
  bookedForHost: 'Ny booking. Deltaker: {name}',
  takenOver: 'Du har tatt over dette møtet.',
  booked: 'Møtet ditt er booket.',
  bookedForGuest: 'Du er lagt til som gjest i dette møtet.',
  bookedForGuestBy: 'Du er lagt til som gjest i dette møtet. Lagt til av: {name}.',
  moved: 'Møtet ditt har fått nytt tidspunkt.',
  movedByYou: 'Du flyttet møtet ditt. Dette er det nye tidspunktet.',
  movedByOther: 'Møtet ditt har fått nytt tidspunkt. Flyttet av: {name}.',
  movedForGuest: 'Dette møtet har fått nytt tidspunkt. Du er lagt til som gjest.',
  reassigned: 'Møtet ditt har fått ny vert. Tidspunktet er det samme.',
  reassignedForGuest: 'Du er gjest i dette møtet. Det har fått ny vert. Tidspunktet er det samme.',
  replaced: 'En annen blir vert for dette møtet, så du trenger ikke å delta.',
  room: 'Slik blir du med i møtet ditt.',
  roomForGuest: 'Slik blir du med i dette møtet. Du er lagt til som gjest.',
  canceled: 'Møtet ditt er avlyst.',
  canceledByYou: 'Du avlyste møtet ditt.',
  canceledByOther: 'Møtet ditt er avlyst. Avlyst av: {name}.',
  canceledForGuest: 'Et møte du var invitert til, er avlyst.',
  reminder: 'Møtet ditt starter {in}.',
  reminderForGuest: 'Dette møtet starter {in}. Du er lagt til som gjest.',
  confirm: 'Vi holder av tiden til {until}. Den er ikke booket ennå: bekreft at denne adressen er din.',
  timeForOther: '{name}: {time}',
  labelWith: 'Med',
  labelHost: 'Vert',
  hostIn: '{name} ({city})',
  labelTogether: 'Sammen med',
  labelPage: 'Booket hos',
  labelWhere: 'Hvor',
  labelGuests: 'Gjester',
  labelBefore: 'Tidligere tidspunkt',
  labelReason: 'Årsak',
  byPhone: 'Telefon: {phone}',
  youCall: 'Du ringer {phone}',
  hostCallsYou: '{name} ringer deg på {phone}',
  hostCalls: '{name} ringer deltakeren',
  roomSentBy: '{name} sender deg lenken til møtet.',
  roomSentByYou: 'Husk å sende lenken til møtet.',
  actionJoin: 'Bli med',
  actionCalendar: 'Legg til i kalender',
  actionReschedule: 'Flytt',
  actionCancel: 'Avlys',
  actionBooking: 'Åpne bookingen',
  actionDecline: 'Jeg kan ikke komme',
  actionBookAgain: 'Book en annen tid',
  actionOpen: 'Åpne i kontrollpanelet',
  actionConfirm: 'Bekreft og book',
  textManage: 'Hvis tidspunktet ikke passer deg, kan du flytte eller avlyse møtet her:',
  textReschedule: 'Hvis tidspunktet ikke passer deg, kan du flytte møtet her:',
  textCancel: 'Hvis du ikke kan komme, kan du avlyse møtet her:',
  textBooking: 'Bookingen din:',
  textDecline: 'Kan du ikke komme? Si fra her. De andre møtes likevel:',
  textBookAgain: 'Book en annen tid her:',
  textOpen: 'Bookingen i kontrollpanelet:',
  textConfirm: 'Skriv inn koden der du valgte tidspunktet, eller åpne denne siden og book der:',
  askGuest:
    'Vil du ha påminnelser om dette møtet? Hvis du ikke svarer, får du bare e-post når det flyttes eller avlyses.',
  choiceKeep: 'Hold meg oppdatert',
  choiceMeeting: 'Ingen e-poster om dette',
  choiceAll: 'Ingen e-poster i det hele tatt',
  changeUntil: 'Siste frist for å flytte eller avlyse: {time}.',
  rescheduleUntil: 'Siste frist for å flytte: {time}.',
  cancelUntil: 'Siste frist for å avlyse: {time}.',
  invitationAttached: 'Invitasjonen er lagt ved. Mange kalendere legger den til automatisk.',
  updateAttached: 'Den vedlagte invitasjonen erstatter den forrige.',
  cancelationAttached: 'Åpne vedlegget for å fjerne møtet fra kalenderen.',
  footerInvitee:
    'Du får denne e-posten fordi adressen ble brukt til å booke et møte via {product}. Vert: {owner}.',
  footerGuest:
    'Du får denne e-posten fordi en som booket et møte via {product}, la til adressen som gjest. Vert: {owner}.',
  footerInviteeOf: 'Du får denne e-posten fordi adressen ble brukt til å booke et møte. Vert: {owner}.',
  footerGuestOf:
    'Du får denne e-posten fordi en som booket et møte, la til adressen som gjest. Vert: {owner}.',
  footerConfirmOf:
    'Du får denne e-posten fordi noen oppga adressen for å booke et møte. Vert: {owner}. Hvis det ikke var deg, kan du se bort fra e-posten. Ingenting bookes med mindre du bekrefter.',
  footerConfirm:
    'Du får denne e-posten fordi noen oppga adressen for å booke et møte via {product}. Vert: {owner}. Hvis det ikke var deg, kan du se bort fra e-posten. Ingenting bookes med mindre du bekrefter.',
  andOthers: { one: '{name} og {count} annen', other: '{name} og {count} andre' },
  subjectSet: 'Tidspunktet er bestemt: {event}, {when}',
  setByYou: 'Du valgte dette tidspunktet for «{event}». Alle som kan komme, er invitert.',
  setByAgreement:
    'Alle som må være med, kan komme på «{event}» på dette tidspunktet, så det er bestemt. Alle som kan komme, er invitert.',
  setAtDeadline:
    'Avstemningen om «{event}» er stengt, og dette tidspunktet vant. Alle som kan komme, er invitert.',
  setForVoter: 'Dette tidspunktet ble valgt for «{event}». Du sa at du kan komme.',
  setForVoterByAgreement:
    'Alle som må være med, kan komme på «{event}» på dette tidspunktet. Du sa at du også kan.',
  setForVoterAtDeadline:
    'Avstemningen om «{event}» er stengt, og dette tidspunktet vant. Du sa at du kan komme.',
  movedForVoter: 'Dette møtet har fått nytt tidspunkt: «{event}». Flyttet av: {owner}.',
  roomForVoter: 'Slik blir du med i dette møtet: «{event}».',
  canceledForVoter: 'Dette møtet er avlyst: «{event}». Avlyst av: {owner}.',
  reminderForVoter: '«{event}» starter {in}.',
  labelAlsoComing: 'Kommer også',
  actionPollMeeting: 'Se møtet',
  textPollMeeting: 'Møtet med lenke og stemmen din:',
  footerVoter:
    'Du får denne e-posten fordi adressen ble brukt til å si når du kan møtes. Vert: {owner}. Hvis det ikke var deg, kan du se bort fra e-posten.',

  subjectLeadWatched: '{share} av «{video}» spilt av via lenken til {lead}',
  headingLeadWatched: 'Videoen til et lead ble sett',
  leadWatched:
    'Noen med lenken til {lead} så {amount} av «{video}». Vi kan ikke vite om det var {lead}, siden alle med lenken kan åpne den.',
  labelCampaign: 'Kampanje',
  actionCampaign: 'Åpne kampanjen',
  textCampaign: 'Se hva annet som har skjedd med lenkene i denne kampanjen:',
  footerLeadWatched:
    'Du får disse e-postene når noen ser en video via lenken til et lead i {product}. Velg hvor ofte, eller slå dem av, i Innstillinger under Varsler.',

  subjectClient: '{name} spør når du er ledig',
  headingClient: '{name} vil gjerne finne et tidspunkt sammen med deg',
  client:
    'Du kan la {name} se når du er opptatt, dele en kalenderfil én gang eller avslå. Du trenger ingen konto.',
  labelClientTopic: 'Gjelder',
  labelClientUntil: 'Lenken fungerer til',
  actionClient: 'Svar nå',
  textClient: 'Svar her:',
  clientPrivacy:
    '{name} ser når du er opptatt, men aldri med hvem eller hvorfor. Du kan når som helst slutte å dele med den samme lenken.',
  footerClient:
    'Du får denne e-posten fordi {name} ({page}) skrev inn adressen din i {product}. Vi bruker den ikke til noe annet.',
  subjectClientConnected: '{name} har koblet til en kalender',
  headingClientConnected: 'Du kan finne et tidspunkt med {name}',
  clientConnected:
    '{name} lar deg se hvilke tider som er opptatt. Velg et tidspunkt da dere begge er ledige.',
  actionClients: 'Finn et tidspunkt',
  textClients: 'Finn et tidspunkt her:',
  footerClientConnected: 'Du får denne e-posten fordi du har spurt {name} om ledige tider i {product}.',

  subjectConnection: 'Koble til {account} på nytt',
  headingConnection: 'Koble til kalenderkontoen din på nytt',
  connectionBroken:
    'Vi har ikke lenger tilgang til {account}. De opptatte tidene vi sist leste, gjelder fortsatt, men vi ser ikke noe nytt i kalenderne, og bookinger venter på å bli lagt til.',
  actionConnection: 'Koble til igjen',
  textConnection: 'Koble den til på nytt her. Innstillingene dine er beholdt:',
  subjectFailing: '{account} svarer ikke',
  headingFailing: 'En tilkoblet konto svarer ikke',
  connectionFailing:
    'I flere minutter har {account} bare svart med feil. De opptatte tidene vi sist leste, gjelder fortsatt, men vi ser ikke noe nytt i kalenderne, og bookinger venter på å bli lagt til. Vi fortsetter å prøve, og dette løser seg som regel av seg selv.',
  actionFailing: 'Se status',
  textFailing: 'Status og siste kontroller:',
  headingApp: 'Koble til {app} på nytt',
  appBroken:
    'Vi har ikke lenger tilgang til {account} i {app}. Nye bookinger kommer fortsatt inn, og oppdateringer til {app} venter til du kobler til på nytt.',
  headingAppFailing: '{app} svarer ikke',
  appFailing:
    'I flere minutter har {app} bare svart med feil for {account}. Nye bookinger kommer fortsatt inn, og oppdateringer til {app} venter. Vi fortsetter å prøve, og dette løser seg som regel av seg selv.',
  subjectFieldsGone: '{app}: et felt du fyller ut, er slettet',
  headingFieldsGone: 'Et felt er slettet i {app}',
  fieldsGone:
    'Du fyller ut disse kontaktfeltene med svar fra bookinger, men {app} har dem ikke lenger: {fields}. Alt annet synkroniseres fortsatt.',
  actionFieldsGone: 'Se feltene',
  textFieldsGone: 'Velg andre felter, eller fjern radene:',
  footerConnection: 'Du får denne e-posten fordi du har koblet denne kontoen til {product}.',

  reasonFarewell:
    '{name} legger ned denne bookingsiden. Vi beklager at møtet ikke blir noe av. Hvis du fortsatt ønsker å møtes, kan du skrive til {name}.',

  subjectDomainWorks: 'Domenet ditt {domain} fungerer',
  headingDomainWorks: 'Domenet ditt fungerer',
  domainWorks: 'Bookingsidene dine er nå på {domain}. Lenker, innebygginger og e-poster bruker det også.',
  subjectDomainFails: 'Domenet ditt {domain} har sluttet å fungere',
  headingDomainFails: 'Et domene har sluttet å fungere',
  domainFails:
    '{domain} har ikke åpnet bookingsidene dine på over en time. Lenker og e-poster bruker igjen adressen til denne serveren, som alltid fungerer.',
  actionDomain: 'Åpne innstillingene',
  textDomainWorks: 'Se domenet ditt i Innstillinger:',
  textDomain: 'Se hva som er galt, og hvilke DNS-oppføringer du trenger:',
  footerDomain: 'Du får denne e-posten fordi du bruker dette domenet med {product}.',

  subjectExportReady: 'Eksporten din fra {product} er klar',
  headingExportReady: 'Eksporten din er klar',
  exportReady: 'Alt på kontoen din hos {product} er samlet i én fil.',
  labelUntil: 'Lagres til',
  actionExport: 'Last ned fil',
  textExport: 'Last den ned her:',
  exportOnce:
    'Bare du kan laste den ned, og bare én gang. Deretter sletter vi den. Ta godt vare på den: den inneholder det deltakerne har fortalt deg.',

  subjectFeedback: '{name} har skrevet til deg fra {product}',
  headingFeedback: 'Tilbakemelding fra {name}',
  feedback: '{name} har noe på hjertet:',
  labelMessage: 'Melding',
  labelScreen: 'Skjermbilde',

  subjectAskUpgrade: '{name} har bedt om oppgradering av {organization}',
  headingAskUpgrade: 'Forespørsel om oppgradering',
  askUpgrade:
    '{name} har bedt deg oppgradere {organization} på {product}. Bare du som eier kan velge og betale for en plan.',
  subjectAskAccess: '{name} har bedt om tilgang til {eventType}',
  headingAskAccess: 'Forespørsel om tilgang',
  askAccess: '{name} har bedt om tilgang til møtetypen {eventType} hos {organization}.',
  labelAskedBy: 'Forespurt av',
  labelAskedEventType: 'Møtetype',
  actionAnswerRequest: 'Svar på forespørselen',
  textAnswerRequest: 'Godkjenn eller avslå forespørselen her:',
  requestEnds: {
    by: 'days',
    one: 'Lenken fungerer i {days} dag. Ingenting endres når du åpner den: du velger på siden.',
    other: 'Lenken fungerer i {days} dager. Ingenting endres når du åpner den: du velger på siden.',
  },
  footerRequest: 'Du får denne e-posten fordi du er med i {organization} på {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Forespørselen din er godkjent',
  upgradeGranted:
    'Eieren av {organization} har sagt ja til å oppgradere. Du får den større planen så snart den er valgt.',
  upgradeDeclined: 'Eieren av {organization} har bestemt seg for ikke å oppgradere foreløpig.',
  headingAccessGranted: 'Du er nå vert',
  accessGranted: 'Du er nå vert for møtetypen {eventType} hos {organization}.',
  headingRequestDeclined: 'Forespørselen din er avslått',
  accessDeclined:
    'Eieren av {organization} har bestemt seg for ikke å legge deg til i møtetypen {eventType} foreløpig.',
  actionOpenDashboard: 'Åpne kontrollpanelet',
  textOpenDashboard: 'Åpne kontrollpanelet ditt her:',

  subjectHeld: 'Noen av e-postene dine blir sendt senere',
  headingHeld: 'Noen av e-postene dine venter',
  held: '{product} begrenser hvor mange nye personer du kan sende e-post til på én dag, og du har nådd grensen. Resten sendes automatisk i løpet av de neste dagene.',
  actionHeld: 'Se hva som venter',
  textHeld: 'Se hva som venter:',
  heldClosing:
    'Ingenting er gått tapt, og du trenger ikke å gjøre noe. Grensen øker etter hvert som kontoen din blir eldre.',

  subjectJoin: '{name} inviterer deg til {organization}',
  headingJoin: 'Bli med i {organization}',
  joinOrganization:
    '{name} inviterer deg til å bli med i {organization} på {product}, så du kan dele møter og bookingsider med teamet. Du beholder din egen konto og dine egne kalendere.',
  labelRole: 'Rollen din',
  roleAdmin: 'Administrator',
  roleMember: 'Medlem',
  actionAcceptInvitation: 'Godta invitasjonen',
  textAcceptInvitation: 'Godta invitasjonen her:',
  joinEnds: {
    by: 'days',
    one: 'Lenken fungerer én gang, i {days} dag.',
    other: 'Lenken fungerer én gang, i {days} dager.',
  },
  joinIgnore:
    'Hvis du ikke vil være med, kan du se bort fra denne e-posten. Ingen blir med uten å ha godtatt.',
  footerJoin:
    'Du får denne e-posten fordi noen hos {organization} ({page}) har invitert deg til å bli med på {product}. Vi bruker ikke adressen din til noe annet.',
  headingRemoved: 'Du er fjernet fra {organization}',
  headingLeft: 'Du har forlatt {organization}',
  goneFrom:
    'Ingen kan lenger booke deg hos {organization}, og du har ikke lenger tilgang. Din egen konto og dine egne sider og kalendere er uendret.',
  goneMeetings: 'Hvis en kollega tar over et av de kommende møtene dine, får du e-post om det.',
  headingRoleChanged: 'Rollen din hos {organization} er endret',
  madeAdmin:
    'Du er nå administrator. Du administrerer personene, møtetypene, innstillingene og alle møtene hos {organization}.',
  madeMember: 'Du er nå medlem. Du ser møtetypene hos {organization} og dine egne møter.',
  headingOwner: 'Du eier nå {organization}',
  madeOwner:
    'Du administrerer planen for {organization}, og bare du kan overføre eller slette organisasjonen.',
  headingTransferred: '{name} eier nå {organization}',
  transferred: 'Du er nå administrator. Alle møter er uendret.',
  headingTransferAsked: '{name} ber deg overta {organization} som eier',
  transferAsked:
    'Hvis du godtar, eier du {organization} og betaler for organisasjonen. Da er det bare du som kan overføre eller slette den, og {name} blir administrator.',
  transferAskedAnswer:
    'Du kan godta eller avslå på organisasjonens side innen 7 dager. Ingenting endres før du godtar.',
  headingTransferDeclined: '{name} overtar ikke {organization}',
  transferDeclined: 'Forespørselen om å eie {organization} ble avslått. Du er fortsatt eier.',
  headingMemberRemoved: '{name} er fjernet fra {organization}',
  headingMemberLeft: '{name} har forlatt {organization}',
  headingMemberDeleted: 'Kontoen til {name} hos {organization} er slettet',
  headingMemberDisabled: 'Kontoen til {name} hos {organization} er deaktivert',
  memberDisabled:
    'Vedkommende kan ikke logge inn, og ingen kan booke vedkommende. Kommende møter som ingen har tatt over ennå, står på siden Personer.',
  memberGone:
    'Ingen kan lenger booke vedkommende der. Listen over personer viser kommende møter som ingen har tatt over ennå.',
  headingJoined: 'Du er nå med i {organization}',
  joined:
    'Kolleger hos {organization} kan nå legge deg til i møtetyper. Du beholder din egen konto og dine egne kalendere.',
  joinedNext:
    'Sjekk tidene dine og koble til kalenderen nå, så du bare blir booket når du er ledig. Hvis det allerede er på plass, er du klar.',
  labelCheckHours: 'Sjekk tidene dine',
  labelConnectCalendar: 'Koble til en kalender',
  headingMemberJoined: '{name} er nå med i {organization}',
  memberJoined: 'Du kan nå legge til {name} i møtetyper og se vedkommende på siden Personer.',
  headingAddedToTeam: 'Du er lagt til i et team hos {organization}',
  addedToTeam: 'Du er nå vert for møtetypene nedenfor, så du kan bookes hos {organization}.',
  addedToTeamAsks:
    'Vi bruker dine egne tider og kalendere. Hvis du ikke kan være vert for disse møtene, kan du be administratoren om å endre vertene.',
  headingEventTypesGiven: 'Nye møtetyper fra {organization}',
  eventTypesGiven:
    'Møtetypene nedenfor er nå på din egen side. {organization} administrerer dem og kan ha låst noen av innstillingene.',
  eventTypesGivenAsks:
    'De bruker dine egne tider og kalendere med mindre {organization} bestemmer tidene. Hvis du ikke kan være vert for disse møtene, kan du be administratoren om å endre dette.',
  headingHostMissing: '{name} er ikke lenger vert hos {organization}',
  hostMissing:
    '{name} var obligatorisk vert for møtetypene nedenfor. De kan fortsatt bookes, med vertene som er igjen.',
  hostMissingAsks:
    'Skal en annen delta, eller skal ingen kunne booke dem foreløpig? Bytt til organisasjonen i kontrollpanelet, og endre vertene eller slå av møtetypene.',
  headingTeamShort: 'For få verter hos {organization}',
  teamShort:
    '{name} kan ikke lenger være vert, og møtetypene nedenfor har nå for få verter. Ingen kan booke dem foreløpig.',
  teamShortAsks: 'Legg til verter, krev færre per møte, eller slå av møtetypene.',
  labelEventTypes: 'Møtetyper',
  headingApiKeyMadeBy: '{name} har opprettet en API-nøkkel for {organization}',
  apiKeyMadeBy:
    'Alle programmer med denne nøkkelen kan handle på vegne av {organization} innenfor nøkkelens tillatelser.',
  headingApiKeyRemovedBy: '{name} har fjernet en API-nøkkel fra {organization}',
  apiKeyRemovedBy: 'Programmer som brukte denne nøkkelen, kan ikke lenger handle på vegne av {organization}.',
  apiKeysOfMembers: 'Bytt til {organization} i kontrollpanelet for å se eller fjerne nøklene.',
  footerMemberNews: 'Du får denne e-posten fordi du er eller har vært medlem av {organization} på {product}.',
  headingAppAllowedBy: '{name} har latt en app handle på vegne av {organization}',
  appAllowedBy: 'Appen kan handle på vegne av {organization} innenfor tillatelsene {name} har gitt.',
  headingAppRemovedBy: '{name} har koblet en app fra {organization}',
  appRemovedBy: 'Denne appen kan ikke lenger handle på vegne av {organization}.',
  appsOfMembers: 'Bytt til {organization} i kontrollpanelet for å se eller koble fra appene.',
  subjectOrganizationEmail: 'Er dette e-postadressen til {organization}?',
  headingOrganizationEmail: 'Bekreft denne e-postadressen',
  organizationEmail:
    '{organization} vil vise denne e-postadressen i kalenderinvitasjonene sine, så deltakerne kan svare på den. Bekreft hvis det er greit.',
  actionOrganizationEmail: 'Bekreft e-postadressen',
  textOrganizationEmail: 'Bekreft denne e-postadressen:',
  organizationEmailEnds: 'Lenken fungerer én gang, i 7 dager.',
  organizationEmailIgnore:
    'Hvis du ikke kjenner {organization}, kan du se bort fra denne e-posten. Ingenting endres med mindre du bekrefter.',
  footerOrganizationEmail:
    'Du får denne e-posten fordi noen hos {organization} ({page}) skrev inn denne adressen på {product}. Vi bruker den ikke til noe annet.',

  subjectPollInvited: '{name} spør når du kan komme: {poll}',
  subjectPollReminder: 'Påminnelse: Når kan du komme? {poll}',
  subjectPollConfirm: 'Bekreft stemmen din: {poll}',
  subjectPollVoted: 'Stemmen din: {poll}',
  subjectPollRemoved: 'Stem på nytt: {poll}',
  subjectPollChanged: 'Tidene er endret: {poll}',
  subjectPollDecided: 'Tidspunktet er bestemt: {poll}',
  subjectPollVotedHost: 'Ny stemme: {name} · {poll}',
  subjectPollDeclinedHost: 'Avbud: {name} · {poll}',
  headingPollInvited: 'Når kan du komme?',
  headingPollReminder: 'Stemmen din mangler fortsatt',
  headingPollVoted: 'Bekreft stemmen din',
  headingPollProved: 'Takk, stemmen din er registrert',
  headingPollVotedAgain: 'Du har allerede stemt',
  headingPollRemoved: 'Stem på nytt',
  headingPollChanged: 'Tidene er endret',
  headingPollDecided: 'Tidspunktet er bestemt',
  headingPollVotedHost: 'En ny stemme',
  headingPollDeclinedHost: 'Noen kan ikke komme',
  pollInvited:
    '{name} ser etter et tidspunkt for «{poll}» og vil gjerne vite når du kan komme. Du trenger ingen konto.',
  pollReminder: '{name} ser fortsatt etter et tidspunkt for «{poll}». Du har ikke stemt ennå.',
  pollReminderConfirm: 'Stemmen din i «{poll}» er ikke bekreftet ennå. Åpne lenken og bekreft at den er din.',
  pollVoted:
    'Noen har stemt i «{poll}» med e-postadressen din. Hvis det var deg, kan du bekrefte stemmen. Du kan endre den eller trekke den tilbake så lenge avstemningen er åpen.',
  pollProved: 'Du kan endre stemmen din i «{poll}» eller trekke den tilbake så lenge avstemningen er åpen.',
  pollVotedAgain:
    'Noen har allerede delt ønskede tider for «{poll}» med denne e-postadressen. Åpne lenken for å se, bekrefte eller endre dem. Tidligere lenker slutter å fungere.',
  pollRemoved:
    '«{poll}» varer nå {duration}. De tidligere tidene dine passer kanskje ikke lenger, så vi har fjernet dem. Stem på nytt.',
  pollChanged:
    'Tidene for «{poll}» er endret. Vi har beholdt stemmene dine på de andre tidene. Sjekk at de fortsatt stemmer.',
  pollDecided:
    'Tidspunktet for «{poll}» er bestemt. Du stemte ikke på det, så vi har ikke sendt deg noen invitasjon. Hvis du kan komme likevel, kan du si fra til verten.',
  pollNotYou: '{name} (ikke deg)',
  pollVotedHost: 'Det er kommet en ny stemme i «{poll}»: {name}.',
  pollDeclinedHost:
    '{name} kan likevel ikke komme på «{poll}». Møtet er uendret. Du kan flytte eller avlyse det.',
  subjectPollAttendsHost: 'Kan komme likevel: {name} · {poll}',
  headingPollAttendsHost: 'Én til kan komme',
  pollAttendsHost: '{name} kan komme på «{poll}» likevel og er invitert.',
  labelPollAbout: 'Gjelder',
  labelPollTimes: 'Tider',
  labelPollDays: 'Dager',
  labelPollZone: 'Tidssone',
  pollMoreTimes: { one: 'og {count} til', other: 'og {count} til' },
  labelPollUntil: 'Stem innen',
  labelPollAdded: 'Nye',
  labelPollTakenAway: 'Fjernet',
  labelPollFinal: 'Tidspunkt',
  actionPollVote: 'Stem på tider',
  actionPollChange: 'Endre stemmen min',
  actionPollConfirm: 'Bekreft stemmen min',
  actionPollOpen: 'Se resultater',
  actionPollSee: 'Se resultatet',
  textPollLink: 'Åpne avstemningen her:',
  pollLinkIsYours: 'Alle med denne lenken kan endre stemmen din. Hold den for deg selv.',
  choosePollMails: 'Stopp e-poster om denne avstemningen',
  footerPollInvited: 'Du får denne e-posten fordi {owner} ({page}) vil vite når du kan komme.',
  footerPollVoter:
    'Du får denne e-posten fordi adressen ble brukt til å stemme. Hvis det ikke var deg, kan du se bort fra e-posten.',

  subjectReferral: '{name} inviterer deg til {product}',
  headingReferral: '{name} tror du vil like {product}',
  referral:
    'Med {product} kan andre booke møter med deg på tidspunkter som passer for dere begge, uten e-post frem og tilbake. {name} bruker det og inviterer deg til å prøve.',
  actionTry: 'Ta en titt',
  textTry: 'Ta en titt her:',
  referralSeen:
    '{name} kan se om noen registrerer seg hos {product} med denne e-postadressen og betaler for en plan.',
  referralClosing: '{name} kan sende deg én påminnelse. Det er alt.',
  subjectReferralReminder: 'Påminnelse: {name} inviterer deg til {product}',
  headingReferralReminder: '{name} tror fortsatt du vil like {product}',
  referralLast: 'Dette var den eneste påminnelsen. Det kommer ikke flere slike e-poster fra {name}.',
  footerReferral:
    'Du får denne e-posten fordi {name} ({page}) har invitert deg til {product}. Vi bruker ikke adressen din til noe annet.',
  subjectReward: '{name} har løst inn et gavekort på {dollars} dollar',
  headingReward: 'Et gavekort som skal sendes',
  rewardByHand: {
    by: 'points',
    one: '{name} har løst inn {points} poeng for personer som registrerte seg via en personlig lenke og betalte for en plan. Det er ikke noe gavekort med denne verdien på lager. Send et til {email}.',
    other:
      '{name} har løst inn {points} poeng for personer som registrerte seg via en personlig lenke og betalte for en plan. Det er ikke noe gavekort med denne verdien på lager. Send et til {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} har løst inn {points} poeng for personer som registrerte seg via en personlig lenke og betalte for en plan. Et gavekort fra lageret sendes til {email} {date} med mindre du stopper det.',
    other:
      '{name} har løst inn {points} poeng for personer som registrerte seg via en personlig lenke og betalte for en plan. Et gavekort fra lageret sendes til {email} {date} med mindre du stopper det.',
  },
  labelWorth: 'Verdi',
  worthDollars: {
    by: 'points',
    one: '{dollars} dollar ({points} poeng)',
    other: '{dollars} dollar ({points} poeng)',
  },
  labelGiftCardStop: 'Slik stopper du det',
  subjectGiftCard: 'Gavekortet ditt på {dollars} dollar',
  headingGiftCard: 'Her er gavekortet ditt',
  giftCard: 'Takk for at du inviterer andre til {product}.',
  giftCardDollars: '{dollars} dollar',
  labelGiftCardCode: 'Kode',
  giftCardKeep: 'Ta vare på denne e-posten. Vi sletter koden hos oss etter tre måneder.',
  footerGiftCard: 'Du får denne e-posten fordi du har løst inn poeng på {product}.',

  labelAccount: 'Konto',
  footerFeedback: 'Du får denne e-posten fordi du drifter denne {product}-serveren (OPERATOR_EMAIL).',
  greeting: 'Hei, {name}',
  greetingGuest: 'Hei',
  clockForward:
    'Klokken stilles frem før dette møtet ({date}, {amount}). Tidspunktet her tar allerede høyde for det.',
  clockBack:
    'Klokken stilles tilbake før dette møtet ({date}, {amount}). Tidspunktet her tar allerede høyde for det.',
  labelCode: 'Koden din',
  chooseMails: 'Velg hvilke e-poster du får',
  codeIsYours: 'Vi ber aldri om denne koden på telefon eller i en annen e-post.',
  replyReaches: 'Svaret ditt går til {name}.',
  footerHost: 'Du får denne e-posten fordi du kan bookes via {product}.',
  stopAllMails: 'Stopp alle e-poster fra {product}',
  allDay: 'Hele dagen',
  footerNewDevice: 'Du får denne e-posten fordi du har en konto hos {product}.',

  subjectWebhookFailing: 'Webhooken din på {address} feiler',
  subjectWebhookGone: 'Webhooken din på {address} er slått av',
  headingWebhookFailing: 'En webhook feiler',
  headingWebhookGone: 'En webhook er slått av',
  webhookFailing: {
    one: '{address} tok ikke imot det vi sendte: {count} forsøk har mislyktes.',
    other: '{address} tar ikke imot det vi sender: {count} forsøk på rad har mislyktes.',
  },
  webhookGone: '{address} svarte med 410 (gone), så vi slo av webhooken og forkastet det som ventet på den.',
  labelSince: 'Siden',
  labelLastAttempt: 'Siste forsøk',
  webhookAnswered: 'Svarte med {status}',
  webhookNoAnswer: 'Serveren svarte ikke',
  webhookTimeout: 'Serveren brukte for lang tid',
  webhookCertificate: 'Nettstedets sertifikat er ikke gyldig',
  webhookNoHost: 'Ingen server har dette navnet',
  webhookPrivate: 'Adressen er på et privat nettverk',
  webhookAddress: 'Adressen kan ikke brukes',
  actionWebhook: 'Åpne webhooken',
  textWebhook: 'Se hva vi sendte, og prøv igjen:',
  textWebhookGone: 'Hvis adressen er tilbake, kan du slå på webhooken igjen her:',
  webhookFailingClosing:
    'Vi fortsetter å prøve, men stadig sjeldnere. Når adressen fungerer igjen, sender vi alt som venter. Vi gir opp etter omtrent tre dager.',
  webhookGoneClosing: 'Bookinger og e-poster er ikke berørt.',
  footerWebhook: 'Du får denne e-posten fordi du la til denne webhooken i {product}.',
}
