import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  subjectVerification: 'Bekräfta din e-postadress för {product}',
  subjectKnownAccount: 'Du har redan ett konto i {product}',
  subjectNewDevice: 'Ny inloggning i {product}',
  headingVerification: 'Är det här din adress?',
  headingKnownAccount: 'Du har redan ett konto',
  headingNewDevice: 'Ny inloggning',
  subjectDeletionAsked: 'Ditt konto i {product} kommer att raderas',
  headingDeletionAsked: 'Hej då',
  deletionAsked: {
    by: 'days',
    one: 'Ditt konto i {product} är stängt och raderas om {days} dag med allt som finns i det. Dina sidor är offline.',
    other:
      'Ditt konto i {product} är stängt och raderas om {days} dagar med allt som finns i det. Dina sidor är offline.',
  },
  textKeepAccount: 'Logga in innan dess om du vill behålla det, eller om det inte var du:',
  deletionAskedClosing: 'Om du vill lämna oss behöver du inte göra något. Tack för den här tiden.',
  subjectDeletionTakenBack: 'Ditt konto i {product} raderas inte',
  headingDeletionTakenBack: 'Välkommen tillbaka',
  deletionTakenBack:
    'Någon har loggat in på ditt konto i {product}, så det raderas inte. Dina sidor är online igen.',
  actionDeletion: 'Öppna inställningar',
  textDeleteAgain: 'Om du fortfarande vill lämna oss kan du radera det igen här:',
  deletionTakenBackClosing: 'Avbokade möten förblir avbokade.',
  subjectPasswordReset: 'Återställ ditt lösenord för {product}',
  subjectPasswordChanged: 'Ditt lösenord för {product} har ändrats',
  headingPasswordReset: 'Återställ ditt lösenord',
  headingPasswordChanged: 'Lösenordet har ändrats',
  passwordReset:
    'Någon har bett om att återställa lösenordet till ditt konto i {product}. Om det var du, välj ett nytt här.',
  passwordChanged:
    'Lösenordet till ditt konto i {product} har ändrats, och du har loggats ut överallt annars.',
  actionPasswordReset: 'Välj nytt lösenord',
  textPasswordReset: 'Välj ett nytt lösenord:',
  textNotYou: 'Om det inte var du, välj ett nytt lösenord direkt:',
  passwordResetLasts:
    'Länken fungerar en gång, i 30 minuter. Om det inte var du behöver du inte göra något. Ditt lösenord är oförändrat.',
  changeOwn: 'Om det var du behöver du inte göra något.',
  passwordChangedPasskeys:
    'De här lösennycklarna kan fortfarande logga in: {names}. Ta bort dem som du inte känner igen: {url}',
  subjectTwoFactorOn: 'Tvåstegsverifiering för {product} är på',
  headingTwoFactorOn: 'Tvåstegsverifiering är på',
  twoFactorOn:
    'Du loggar nu in på ditt konto i {product} med ditt lösenord och en kod från en autentiseringsapp. Du har loggats ut överallt annars.',
  subjectTwoFactorOff: 'Tvåstegsverifiering för {product} är av',
  headingTwoFactorOff: 'Tvåstegsverifiering är av',
  twoFactorOff:
    'Du loggar nu in på ditt konto i {product} med bara ditt lösenord. Du har loggats ut överallt annars.',
  subjectTwoFactorGuessed: 'Felaktiga tvåstegskoder för ditt konto i {product}',
  headingTwoFactorGuessed: 'Någon provar tvåstegskoder',
  twoFactorGuessed:
    'Någon har angett flera felaktiga tvåstegskoder för ditt konto i {product}. Personen har ditt lösenord eller använder en webbläsare där du är inloggad. Efter varje felaktig kod blir väntan till nästa längre.',
  twoFactorGuessedOwn:
    'Om det var du, vänta en stund och ange en ny kod från appen. En återställningskod fungerar direkt.',
  subjectRecoveryCodes: 'Nya återställningskoder för {product}',
  headingRecoveryCodes: 'Nya återställningskoder',
  recoveryCodesRenewed:
    'Nya återställningskoder har skapats för ditt konto i {product}. De gamla fungerar inte längre.',
  subjectRecoveryCodeUsed: 'En återställningskod har använts för {product}',
  headingRecoveryCodeUsed: 'En återställningskod har använts',
  recoveryCodeUsed:
    'En återställningskod för ditt konto i {product} har använts. Varje kod fungerar en gång. Skapa nya innan de tar slut.',
  subjectEmailChange: 'Ändra e-postadressen för ditt konto i {product}?',
  headingEmailChange: 'Ändra din e-postadress?',
  emailChangeOld:
    'Någon har begärt en ny e-postadress för ditt konto i {product}: {email}. Ändringen börjar gälla när båda adresserna har bekräftat den. Det här är den nuvarande.',
  emailChangeNew:
    'Någon vill använda den här adressen för ett konto i {product}. Om det var du, bekräfta ändringen här. Vi har också mejlat den nuvarande adressen.',
  emailChangeLasts: 'Länken fungerar en gång, i 24 timmar.',
  emailChangeNotYou:
    'Om det inte var du, öppna inte länken och välj ett nytt lösenord: någon annan kan ditt.',
  actionEmailChange: 'Bekräfta ändringen',
  textEmailChange: 'Bekräfta ändringen:',
  subjectEmailChanged: 'E-postadressen för ditt konto i {product} har ändrats',
  headingEmailChanged: 'E-postadressen har ändrats',
  emailChanged:
    'E-postadressen för ditt konto i {product} har ändrats efter att du bekräftade från båda adresserna. Använd den nya för att logga in.',
  addressTaken:
    'Någon ville använda den här adressen för ett annat konto i {product}. Du har redan ett konto med den, och inget har ändrats.',
  footerEmailChange:
    'Om det inte var du kan du bortse från det här mejlet. Inget ändras om du inte bekräftar.',
  subjectPasskeyAdded: 'En lösennyckel har lagts till i {product}',
  headingPasskeyAdded: 'Lösennyckel tillagd',
  passkeyAdded:
    'En lösennyckel har lagts till i ditt konto i {product}. Den som har den kan logga in utan ditt lösenord.',
  subjectPasskeyRemoved: 'En lösennyckel har tagits bort från {product}',
  headingPasskeyRemoved: 'Lösennyckel borttagen',
  passkeyRemoved:
    'En lösennyckel har tagits bort från ditt konto i {product}. Den kan inte längre användas för att logga in.',
  actionPasskeys: 'Visa lösennycklar',
  textPasskeys: 'Om det inte var du, ta bort den här och välj ett nytt lösenord:',
  subjectApiKeyAdded: 'En ny API-nyckel för {product}',
  headingApiKeyAdded: 'API-nyckel skapad',
  apiKeyAdded:
    'En API-nyckel har skapats med ditt konto i {product}. Program som har den kan agera för dig utan ditt lösenord.',
  subjectApiKeyRemoved: 'En API-nyckel har tagits bort från {product}',
  headingApiKeyRemoved: 'API-nyckel borttagen',
  apiKeyRemoved:
    'En API-nyckel har tagits bort från ditt konto i {product}. Program som använde den har inte längre åtkomst.',
  actionApiKeys: 'Visa API-nycklar',
  textApiKeys: 'Om det inte var du, ta bort den här och välj ett nytt lösenord:',
  subjectAppAllowed: 'En ny app har åtkomst till ditt konto i {product}',
  headingAppAllowed: 'App ansluten',
  appAllowed:
    'En app har anslutits till ditt konto i {product}. Den kan agera för dig inom de behörigheter som du såg, utan ditt lösenord.',
  subjectAppRemoved: 'En app har kopplats från {product}',
  headingAppRemoved: 'App frånkopplad',
  appRemoved: 'En app har kopplats från ditt konto i {product}. Den kan inte längre agera för dig.',
  actionApps: 'Visa anslutna appar',
  textApps: 'Om det inte var du, ta bort den här och välj ett nytt lösenord:',
  verification:
    'Någon har skapat ett konto i {product} med den här adressen. Om det var du, bekräfta att den är din.',
  knownAccount:
    'Någon försökte skapa ett konto i {product} med den här adressen. Om det var du: du har redan ett konto, så det är bara att logga in.',
  newDevice: 'Någon har loggat in på ditt konto i {product} från en ny webbläsare.',
  labelTime: 'När',
  labelDevice: 'Webbläsare',
  labelNetwork: 'Nätverk',
  deviceOn: '{browser} på {system}',
  deviceUnknown: 'Okänd',
  actionVerify: 'Bekräfta min adress',
  actionSignIn: 'Logga in',
  actionActivity: 'Visa aktivitet',
  textVerify: 'Bekräfta den med den här länken:',
  textSignIn: 'Logga in här:',
  textActivity: 'Se aktiviteten på ditt konto:',
  verificationLasts:
    'Skriv koden där du skapade kontot, eller följ länken. Båda gäller i 24 timmar och fungerar en gång.',
  newDeviceOwn: 'Om det var du behöver du inte göra något. Om inte, kan någon annan ditt lösenord.',
  footerVerification:
    'Om du inte har skapat ett konto kan du bortse från det här mejlet. Ge inte koden till någon. Inget händer utan den.',
  footerKnownAccount: 'Om det inte var du behöver du inte göra något. Ingen har kommit in på ditt konto.',

  billingPaymentFailed: 'Ditt kort nekades',
  billingPaymentFailedText:
    'Vi kunde inte debitera ditt kort för din plan. Betala fakturan eller uppdatera kortet senast det datum som står nedan. Allt fungerar till dess. Därefter förlorar du de betalda funktionerna.',
  billingCardExpiring: 'Ditt kort går snart ut',
  billingCardExpiringText:
    'Kortet för din plan går ut det datum som står nedan. Lägg till ett annat kort före nästa debitering, så att din plan fortsätter.',
  billingCanceled: 'Din prenumeration är uppsagd',
  billingCanceledText:
    'Du kan använda allt till det datum som står nedan. Om du ändrar dig kan du behålla prenumerationen på din faktureringssida innan dess.',
  billingEnded: 'Din prenumeration har upphört',
  billingEndedText: 'Allt du har skapat finns kvar. Välj en plan för att använda det igen.',
  billingSubscribed: 'Tack för att du prenumererar',
  billingSubscribedText: 'Din plan är aktiv. Fakturan finns på din faktureringssida.',
  billingRefunded: 'En betalning har återbetalats',
  billingRefundedText:
    'Vi har återbetalat beloppet nedan till kortet du betalade med. Det kan ta 5 till 10 bankdagar innan det syns. Din plan ändras inte.',
  billingRefundFailed: 'En återbetalning misslyckades',
  billingRefundFailedText:
    'Din bank tog inte emot beloppet nedan, kanske för att kortet är spärrat. Pengarna kom tillbaka till oss, och vi är fortfarande skyldiga dig dem. Fråga banken om kortet kan ta emot betalningar.',
  billingRenewed: 'Din plan har förnyats',
  billingRenewedText:
    'Fakturan nedan är betald. Din plan fortsätter till det datum som står nedan och förnyas sedan om du inte säger upp den.',
  billingDisputed: 'En betalning har bestridits',
  billingDisputedText:
    'Ditt korts bank har meddelat att kortinnehavaren bestrider betalningen nedan. Banken kan hålla inne beloppet tills den har beslutat. Din plan fortsätter under tiden. Om det var ett misstag, meddela din bank. Annars behöver du inte göra något.',
  billingDisputeWon: 'Betalningen gäller',
  billingDisputeWonText:
    'Din bank har beslutat att betalningen nedan gäller. Om den har återbetalat dig under tiden tar den tillbaka beloppet. Din plan ändras inte.',
  billingDisputeLost: 'Din betalning kommer att återbetalas',
  billingDisputeLostText:
    'Din bank har beslutat att återbetala betalningen nedan. Beloppet kommer att synas på ditt kort. Din plan ändras inte.',
  billingDisputeClosed: 'En förfrågan om en betalning har avslutats',
  billingDisputeClosedText:
    'Ditt korts bank har avslutat sin förfrågan om betalningen nedan. Du behöver inte göra något.',
  labelAmount: 'Belopp',
  amountOf: '{price} av {paid}',
  labelCard: 'Kort',
  cardEnding: '{brand} som slutar på {last4}',
  labelInvoice: 'Faktura',
  labelValidThrough: 'Giltigt till och med',
  labelPaidUntil: 'Betalt till',
  labelTriedAgain: 'Nästa försök',
  labelGoesUntil: 'Till',
  labelEnds: 'Slutar',
  labelEnded: 'Slutade',
  billingTrialEnding: 'Din provperiod går snart ut',
  billingTrialEndingText:
    'Din provperiod går ut vid tiden nedan. Välj en plan för att fortsätta använda allt.',
  billingTrialEnded: 'Din provperiod har gått ut',
  billingTrialEndedText:
    'Din provperiod är slut. Allt du har skapat finns kvar. Välj en plan för att använda det igen.',
  actionBilling: 'Visa fakturering',
  actionPay: 'Betala nu',
  textPay: 'Betala här:',
  actionPlans: 'Välj en plan',
  textPlans: 'Se planerna här:',
  textBilling: 'Din faktureringssida:',

  subjectBookedForHost: 'Ny bokning: {event} · {invitee} · {when}',
  subjectBooked: 'Bekräftat: {event} · {name} · {when}',
  subjectInvited: 'Inbjudan: {event} · {name} · {when}',
  subjectMoved: 'Ny tid: {event} · {name} · {when}',
  subjectReassigned: 'Ny värd: {event} · {name} · {when}',
  subjectTakenOff: 'Överlåtet: {event} · {name} · {when}',
  subjectRoom: 'Länk till mötet: {event} · {name} · {when}',
  subjectCanceled: 'Avbokat: {event} · {name} · {when}',
  subjectPutBack: 'Oförändrad tid: {event} · {name} · {when}',
  subjectReminder: 'Påminnelse: {event} · {name} · {when}',
  subjectConfirm: 'Bekräfta: {event} · {name} · {when}',
  headingBookedForHost: 'Ny bokning',
  headingBooked: 'Din tid är bokad',
  headingInvited: 'Du har fått en inbjudan',
  headingMoved: 'Ny tid',
  headingReassigned: 'Ny värd',
  headingTakenOff: 'Ditt möte har överlåtits',
  headingTakenOver: 'Det här mötet är nu ditt',
  headingRoom: 'Så ansluter du',
  headingCanceled: 'Avbokat',
  headingPutBack: 'Tiden har inte ändrats',
  putBackTaken:
    'Du flyttade det här mötet i din kalender till en tid då du har ett annat. Tiden är densamma, och vi har flyttat tillbaka mötet i din kalender.',
  putBackStarted:
    'Du flyttade det här mötet i din kalender efter att det hade börjat. Tiden är densamma, och vi har flyttat tillbaka mötet i din kalender.',
  putBackNoTimes:
    'Du gjorde om det här mötet till en heldagshändelse i din kalender. Ett möte behöver en start och ett slut, så tiden är densamma, och vi har flyttat tillbaka mötet i din kalender.',
  putBackNotADay:
    'Du flyttade det här heldagsmötet i din kalender till en bestämd tid eller till mer än en dag. Det måste vara precis en hel dag, så vi har flyttat tillbaka det i din kalender.',
  putBackForInvitee:
    'Det här mötet flyttades en kort stund i värdens kalender, men tiden har inte ändrats. Bortse från det om din kalender visar en annan tid.',
  textPutBack: 'Välj en annan tid för mötet i din kontrollpanel:',
  headingReminder: 'Snart dags',
  headingConfirm: 'Ett steg kvar',
  bookedForHost: 'Ny bokning. Deltagare: {name}',
  takenOver: 'Du har tagit över det här mötet.',
  booked: 'Ditt möte är bokat.',
  bookedForGuest: 'Du har lagts till som gäst i det här mötet.',
  bookedForGuestBy: 'Du har lagts till som gäst i det här mötet. Tillagd av: {name}.',
  moved: 'Ditt möte har fått en ny tid.',
  movedByYou: 'Du har flyttat ditt möte. Det här är den nya tiden.',
  movedByOther: 'Ditt möte har fått en ny tid. Flyttat av: {name}.',
  movedForGuest: 'Det här mötet har fått en ny tid. Du är tillagd som gäst.',
  reassigned: 'Ditt möte har fått en ny värd. Tiden är densamma.',
  reassignedForGuest: 'Du är gäst i det här mötet. Det har fått en ny värd. Tiden är densamma.',
  replaced: 'Någon annan blir värd för det här mötet, så du behöver inte delta.',
  room: 'Så ansluter du till ditt möte.',
  roomForGuest: 'Så ansluter du till det här mötet. Du är tillagd som gäst.',
  canceled: 'Ditt möte har avbokats.',
  canceledByYou: 'Du har avbokat ditt möte.',
  canceledByOther: 'Ditt möte har avbokats. Avbokat av: {name}.',
  canceledForGuest: 'Ett möte som du var inbjuden till har avbokats.',
  reminder: 'Ditt möte börjar {in}.',
  reminderForGuest: 'Det här mötet börjar {in}. Du är tillagd som gäst.',
  confirm:
    'Tiden är reserverad för dig till {until}. Den är inte bokad ännu: bekräfta att den här adressen är din.',
  timeForOther: '{name}: {time}',
  labelWith: 'Med',
  labelHost: 'Värd',
  hostIn: '{name} ({city})',
  labelTogether: 'Tillsammans med',
  labelPage: 'Bokat hos',
  labelWhere: 'Var',
  labelGuests: 'Gäster',
  labelBefore: 'Tidigare tid',
  labelReason: 'Anledning',
  byPhone: 'Telefon: {phone}',
  youCall: 'Du ringer {phone}',
  hostCallsYou: '{name} ringer dig på {phone}',
  hostCalls: '{name} ringer deltagaren',
  roomSentBy: '{name} skickar möteslänken till dig.',
  roomSentByYou: 'Skicka länken till mötet.',
  actionJoin: 'Anslut',
  actionCalendar: 'Lägg till i kalendern',
  actionReschedule: 'Boka om',
  actionCancel: 'Avboka',
  actionBooking: 'Öppna bokningen',
  actionDecline: 'Jag kan inte komma',
  actionBookAgain: 'Boka en annan tid',
  actionOpen: 'Öppna i kontrollpanelen',
  actionConfirm: 'Bekräfta och boka',
  textManage: 'Om tiden inte passar kan du flytta eller avboka mötet här:',
  textReschedule: 'Om tiden inte passar kan du flytta mötet här:',
  textCancel: 'Om du inte kan komma kan du avboka mötet här:',
  textBooking: 'Din bokning:',
  textDecline: 'Kan du inte komma? Säg till här. De andra träffas ändå:',
  textBookAgain: 'Boka en annan tid här:',
  textOpen: 'Bokningen i din kontrollpanel:',
  textConfirm: 'Ange koden där du valde tiden, eller öppna den här sidan och boka där:',
  askGuest:
    'Vill du ha påminnelser om det här mötet? Om du inte svarar mejlar vi dig bara om det flyttas eller avbokas.',
  choiceKeep: 'Håll mig uppdaterad',
  choiceMeeting: 'Inga mejl om det här',
  choiceAll: 'Inga mejl alls',
  changeUntil: 'Sista chans att boka om eller avboka: {time}.',
  rescheduleUntil: 'Sista chans att boka om: {time}.',
  cancelUntil: 'Sista chans att avboka: {time}.',
  invitationAttached: 'Inbjudan är bifogad. Många kalendrar lägger till den automatiskt.',
  updateAttached: 'Den bifogade inbjudan ersätter den tidigare.',
  cancelationAttached: 'Öppna bilagan för att ta bort mötet från din kalender.',
  footerInvitee:
    'Du får det här mejlet eftersom adressen användes för att boka ett möte via {product}. Värd: {owner}.',
  footerGuest:
    'Du får det här mejlet eftersom någon som bokade ett möte via {product} lade till adressen som gäst. Värd: {owner}.',
  footerInviteeOf: 'Du får det här mejlet eftersom adressen användes för att boka ett möte. Värd: {owner}.',
  footerGuestOf:
    'Du får det här mejlet eftersom någon som bokade ett möte lade till adressen som gäst. Värd: {owner}.',
  footerConfirmOf:
    'Du får det här mejlet eftersom någon angav adressen för att boka ett möte. Värd: {owner}. Om det inte var du kan du bortse från mejlet. Inget bokas om du inte bekräftar.',
  footerConfirm:
    'Du får det här mejlet eftersom någon angav adressen för att boka ett möte via {product}. Värd: {owner}. Om det inte var du kan du bortse från mejlet. Inget bokas om du inte bekräftar.',
  andOthers: { one: '{name} och {count} till', other: '{name} och {count} till' },
  subjectSet: 'Tiden är bestämd: {event}, {when}',
  setByYou: 'Du valde den här tiden för ”{event}”. Alla som kan komma har fått en inbjudan.',
  setByAgreement:
    'Alla som måste vara med kan komma till ”{event}” den här tiden, så den är bestämd. Alla som kan komma har fått en inbjudan.',
  setAtDeadline:
    'Omröstningen om ”{event}” har stängts, och den här tiden vann. Alla som kan komma har fått en inbjudan.',
  setForVoter: 'Den här tiden valdes för ”{event}”. Du har svarat att du kan komma.',
  setForVoterByAgreement:
    'Alla som måste vara med kan komma till ”{event}” den här tiden. Du har svarat att du också kan.',
  setForVoterAtDeadline:
    'Omröstningen om ”{event}” har stängts, och den här tiden vann. Du har svarat att du kan komma.',
  movedForVoter: 'Det här mötet har fått en ny tid: ”{event}”. Flyttat av: {owner}.',
  roomForVoter: 'Så ansluter du till det här mötet: ”{event}”.',
  canceledForVoter: 'Det här mötet har avbokats: ”{event}”. Avbokat av: {owner}.',
  reminderForVoter: '”{event}” börjar {in}.',
  labelAlsoComing: 'Kommer också',
  actionPollMeeting: 'Se mötet',
  textPollMeeting: 'Mötet, med länken och din röst:',
  footerVoter:
    'Du får det här mejlet eftersom adressen användes för att svara på när du kan träffas. Värd: {owner}. Om det inte var du kan du bortse från mejlet.',

  subjectLeadWatched: '{share} av ”{video}” spelades upp via länken för {lead}',
  headingLeadWatched: 'En video för ett lead har setts',
  leadWatched:
    'Någon med länken för {lead} såg {amount} av ”{video}”. Vi kan inte veta om det var {lead}, eftersom alla som har länken kan öppna den.',
  labelCampaign: 'Kampanj',
  actionCampaign: 'Öppna kampanjen',
  textCampaign: 'Se vad mer som har hänt med kampanjens länkar:',
  footerLeadWatched:
    'Du får de här mejlen när någon ser en video via länken för ett lead i {product}. Välj hur ofta, eller stäng av dem, i Inställningar under Aviseringar.',

  subjectClient: '{name} undrar när du är ledig',
  headingClient: '{name} vill hitta en tid med dig',
  client:
    'Du kan låta {name} se när du är upptagen, dela en kalenderfil en gång eller avböja. Du behöver inget konto.',
  labelClientTopic: 'Gäller',
  labelClientUntil: 'Länken fungerar till',
  actionClient: 'Svara',
  textClient: 'Svara här:',
  clientPrivacy:
    '{name} ser när du är upptagen, aldrig med vem eller varför. Du kan sluta dela när som helst med samma länk.',
  footerClient:
    'Du får det här mejlet eftersom {name} ({page}) angav din adress i {product}. Vi använder den inte till något annat.',
  subjectClientConnected: '{name} har anslutit en kalender',
  headingClientConnected: 'Du kan hitta en tid med {name}',
  clientConnected: '{name} låter dig se upptagna tider. Välj en tid när båda är lediga.',
  actionClients: 'Hitta en tid',
  textClients: 'Hitta en tid här:',
  footerClientConnected: 'Du får det här mejlet eftersom du har frågat {name} om lediga tider i {product}.',

  subjectConnection: 'Anslut {account} igen',
  headingConnection: 'Anslut ditt kalenderkonto igen',
  connectionBroken:
    'Vi har inte längre åtkomst till {account}. De upptagna tider som vi läste senast gäller fortfarande, men vi kan inte se något nytt i kontots kalendrar, och bokningar väntar på att läggas till.',
  actionConnection: 'Anslut igen',
  textConnection: 'Anslut det igen här. Dina inställningar behålls:',
  subjectFailing: '{account} svarar inte',
  headingFailing: 'Ett anslutet konto svarar inte',
  connectionFailing:
    'I flera minuter har {account} bara gett fel. De upptagna tider som vi läste senast gäller fortfarande, men vi kan inte se något nytt i kontots kalendrar, och bokningar väntar på att läggas till. Vi fortsätter att försöka, och det brukar lösa sig av sig självt.',
  actionFailing: 'Visa status',
  textFailing: 'Status och senaste kontroller:',
  headingApp: 'Anslut {app} igen',
  appBroken:
    'Vi har inte längre åtkomst till {account} i {app}. Nya bokningar kommer fortfarande in, och uppdateringar till {app} väntar tills du ansluter igen.',
  headingAppFailing: '{app} svarar inte',
  appFailing:
    'I flera minuter har {app} bara gett fel för {account}. Nya bokningar kommer fortfarande in, och uppdateringar till {app} väntar. Vi fortsätter att försöka, och det brukar lösa sig av sig självt.',
  subjectFieldsGone: '{app}: ett fält som du fyller i har raderats',
  headingFieldsGone: 'Ett fält har raderats i {app}',
  fieldsGone:
    'Du fyller de här kontaktfälten med svar från bokningar, och {app} har dem inte längre: {fields}. Allt annat synkas fortfarande.',
  actionFieldsGone: 'Visa fälten',
  textFieldsGone: 'Välj andra fält eller ta bort raderna:',
  footerConnection: 'Du får det här mejlet eftersom du har anslutit kontot till {product}.',

  reasonFarewell:
    '{name} stänger den här bokningssidan. Vi beklagar att mötet inte blir av. Om du fortfarande vill träffas, skriv till {name}.',

  subjectDomainWorks: 'Din domän {domain} fungerar',
  headingDomainWorks: 'Din domän fungerar',
  domainWorks: 'Dina bokningssidor finns nu på {domain}. Länkar, inbäddningar och mejl använder den också.',
  subjectDomainFails: 'Din domän {domain} har slutat fungera',
  headingDomainFails: 'En domän har slutat fungera',
  domainFails:
    'I mer än en timme har {domain} inte öppnat dina bokningssidor. Länkar och mejl använder den här serverns adress igen, som alltid fungerar.',
  actionDomain: 'Öppna inställningar',
  textDomainWorks: 'Se din domän i Inställningar:',
  textDomain: 'Se vad som är fel och vilka DNS-poster du behöver:',
  footerDomain: 'Du får det här mejlet eftersom du använder domänen med {product}.',

  subjectExportReady: 'Din export från {product} är klar',
  headingExportReady: 'Din export är klar',
  exportReady: 'Allt i ditt konto i {product} finns i en fil.',
  labelUntil: 'Sparas till',
  actionExport: 'Ladda ner filen',
  textExport: 'Ladda ner den här:',
  exportOnce:
    'Bara du kan ladda ner den, och bara en gång. Sedan raderar vi den. Förvara den säkert: den innehåller det som dina deltagare har berättat för dig.',

  subjectFeedback: '{name} har skrivit till dig från {product}',
  headingFeedback: 'Feedback från {name}',
  feedback: '{name} har något att säga:',
  labelMessage: 'Meddelande',
  labelScreen: 'Skärm',

  subjectAskUpgrade: '{name} har bett om att {organization} uppgraderas',
  headingAskUpgrade: 'Begäran om uppgradering',
  askUpgrade:
    '{name} har bett dig att uppgradera {organization} i {product}. Bara du som är ägare kan välja och betala en plan.',
  subjectAskAccess: '{name} har bett om åtkomst till {eventType}',
  headingAskAccess: 'Begäran om åtkomst',
  askAccess: '{name} har bett om åtkomst till mötestypen {eventType} i {organization}.',
  labelAskedBy: 'Begärt av',
  labelAskedEventType: 'Mötestyp',
  actionAnswerRequest: 'Svara på begäran',
  textAnswerRequest: 'Godkänn eller avböj begäran här:',
  requestEnds: {
    by: 'days',
    one: 'Länken fungerar i {days} dag. Inget ändras när du öppnar den: du väljer på sidan.',
    other: 'Länken fungerar i {days} dagar. Inget ändras när du öppnar den: du väljer på sidan.',
  },
  footerRequest: 'Du får det här mejlet eftersom du är med i {organization} i {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Din begäran har godkänts',
  upgradeGranted:
    'Ägaren av {organization} har gått med på att uppgradera. Du får den större planen så snart den har valts.',
  upgradeDeclined: 'Ägaren av {organization} har beslutat att inte uppgradera just nu.',
  headingAccessGranted: 'Du är nu värd',
  accessGranted: 'Du är nu värd för mötestypen {eventType} i {organization}.',
  headingRequestDeclined: 'Din begäran har avböjts',
  accessDeclined:
    'Ägaren av {organization} har beslutat att inte lägga till dig i mötestypen {eventType} just nu.',
  actionOpenDashboard: 'Öppna kontrollpanelen',
  textOpenDashboard: 'Öppna din kontrollpanel här:',

  subjectHeld: 'Några av dina mejl skickas senare',
  headingHeld: 'Några av dina mejl väntar',
  held: '{product} begränsar hur många nya personer du kan mejla på en dag, och du har nått gränsen. Resten skickas automatiskt under de närmaste dagarna.',
  actionHeld: 'Se vad som väntar',
  textHeld: 'Se vad som väntar:',
  heldClosing:
    'Inget har gått förlorat, och du behöver inte göra något. Din gräns höjs ju äldre ditt konto blir.',

  subjectJoin: '{name} bjuder in dig till {organization}',
  headingJoin: 'Gå med i {organization}',
  joinOrganization:
    '{name} bjuder in dig att gå med i {organization} i {product} och dela möten och bokningssidor med teamet. Du behåller ditt eget konto och dina kalendrar.',
  labelRole: 'Din roll',
  roleAdmin: 'Administratör',
  roleMember: 'Medlem',
  actionAcceptInvitation: 'Tacka ja till inbjudan',
  textAcceptInvitation: 'Tacka ja till inbjudan här:',
  joinEnds: {
    by: 'days',
    one: 'Länken fungerar en gång, i {days} dag.',
    other: 'Länken fungerar en gång, i {days} dagar.',
  },
  joinIgnore: 'Om du inte vill gå med kan du bortse från det här mejlet. Ingen går med utan att tacka ja.',
  footerJoin:
    'Du får det här mejlet eftersom någon på {organization} ({page}) har bjudit in dig att gå med i organisationen i {product}. Vi använder inte din adress till något annat.',
  headingRemoved: 'Du har tagits bort från {organization}',
  headingLeft: 'Du har lämnat {organization}',
  goneFrom:
    'Ingen kan längre boka dig på {organization}, och du har inte längre åtkomst till organisationen. Ditt eget konto, dina sidor och dina kalendrar är oförändrade.',
  goneMeetings: 'Om en kollega tar över ett av dina kommande möten får du ett mejl om det.',
  headingRoleChanged: 'Din roll i {organization} har ändrats',
  madeAdmin:
    'Du är nu administratör. Du hanterar personerna, mötestyperna, inställningarna och alla möten i {organization}.',
  madeMember: 'Du är nu medlem. Du ser mötestyperna i {organization} och dina egna möten.',
  headingOwner: 'Du äger nu {organization}',
  madeOwner: 'Du hanterar planen för {organization}, och bara du kan överföra eller radera organisationen.',
  headingTransferred: '{name} äger nu {organization}',
  transferred: 'Du är nu administratör. Alla möten är oförändrade.',
  headingTransferAsked: '{name} har bett dig att ta över ägarskapet för {organization}',
  transferAsked:
    'Om du tackar ja äger du {organization} och betalar för den. Därefter kan bara du överföra eller radera organisationen, och {name} blir administratör.',
  transferAskedAnswer:
    'Du kan tacka ja eller avböja på organisationssidan inom 7 dagar. Inget ändras förrän du tackar ja.',
  headingTransferDeclined: '{name} tar inte över {organization}',
  transferDeclined: 'Ägarskapet för {organization} har avböjts. Du är fortfarande ägare.',
  headingMemberRemoved: '{name} har tagits bort från {organization}',
  headingMemberLeft: '{name} har lämnat {organization}',
  headingMemberDeleted: 'Kontot för {name} i {organization} har raderats',
  headingMemberDisabled: 'Kontot för {name} i {organization} har inaktiverats',
  memberDisabled:
    'Personen kan inte logga in, och ingen kan boka tid hos personen. Kommande möten som ingen har tagit över ännu finns på din sida Personer.',
  memberGone:
    'Ingen kan boka tid hos personen där längre. Din lista över personer visar kommande möten som ingen har tagit över ännu.',
  headingJoined: 'Du har gått med i {organization}',
  joined:
    'Kollegor i {organization} kan nu lägga till dig i mötestyper. Du behåller ditt eget konto och dina kalendrar.',
  joinedNext:
    'Kontrollera dina tider och anslut din kalender nu, så att du bara bokas när du är ledig. Om allt redan är inställt är du klar.',
  labelCheckHours: 'Kontrollera dina tider',
  labelConnectCalendar: 'Anslut en kalender',
  headingMemberJoined: '{name} har gått med i {organization}',
  memberJoined: 'Du kan nu lägga till {name} i mötestyper och hitta personen på din sida Personer.',
  headingAddedToTeam: 'Du har lagts till i ett team i {organization}',
  addedToTeam: 'Du är nu värd för mötestyperna nedan, så att andra kan boka dig på {organization}.',
  addedToTeamAsks:
    'Vi använder dina egna tider och kalendrar. Om du inte kan vara värd för de här mötena, be din administratör att ändra värdarna.',
  headingEventTypesGiven: 'Nya mötestyper från {organization}',
  eventTypesGiven:
    'Mötestyperna nedan finns nu på din egen sida. {organization} hanterar dem och kan ha låst några av inställningarna.',
  eventTypesGivenAsks:
    'De använder dina egna tider och kalendrar om inte {organization} bestämmer tiderna. Om du inte kan vara värd för de här mötena, be din administratör att ändra det.',
  headingHostMissing: '{name} är inte längre värd i {organization}',
  hostMissing:
    '{name} var obligatorisk värd för mötestyperna nedan. De kan fortfarande bokas, med de värdar som är kvar.',
  hostMissingAsks:
    'Ska någon annan delta, eller ska ingen kunna boka dem just nu? Byt till organisationen i kontrollpanelen och ändra värdarna eller stäng av mötestyperna.',
  headingTeamShort: 'För få värdar i {organization}',
  teamShort:
    '{name} kan inte längre vara värd, och mötestyperna nedan har nu för få värdar. Ingen kan boka dem just nu.',
  teamShortAsks: 'Lägg till värdar, kräv färre per möte eller stäng av mötestyperna.',
  labelEventTypes: 'Mötestyper',
  headingApiKeyMadeBy: '{name} har skapat en API-nyckel för {organization}',
  apiKeyMadeBy: 'Alla program med nyckeln kan agera för {organization} inom nyckelns behörigheter.',
  headingApiKeyRemovedBy: '{name} har tagit bort en API-nyckel från {organization}',
  apiKeyRemovedBy: 'Program som använde nyckeln kan inte längre agera för {organization}.',
  apiKeysOfMembers: 'Byt till {organization} i kontrollpanelen för att se eller ta bort nycklarna.',
  footerMemberNews:
    'Du får det här mejlet eftersom du är eller har varit medlem i {organization} i {product}.',
  headingAppAllowedBy: '{name} lät en app agera för {organization}',
  appAllowedBy: 'Appen kan agera för {organization} inom de behörigheter som {name} har gett.',
  headingAppRemovedBy: '{name} har kopplat från en app från {organization}',
  appRemovedBy: 'Appen kan inte längre agera för {organization}.',
  appsOfMembers: 'Byt till {organization} i kontrollpanelen för att se eller koppla från apparna.',
  subjectOrganizationEmail: 'Är det här e-postadressen till {organization}?',
  headingOrganizationEmail: 'Bekräfta den här e-postadressen',
  organizationEmail:
    '{organization} vill visa den här e-postadressen i sina kalenderinbjudningar, så att deltagare kan svara till den. Bekräfta om det är okej.',
  actionOrganizationEmail: 'Bekräfta adressen',
  textOrganizationEmail: 'Bekräfta den här adressen:',
  organizationEmailEnds: 'Länken fungerar en gång, i 7 dagar.',
  organizationEmailIgnore:
    'Om du inte känner till {organization} kan du bortse från det här mejlet. Inget ändras om du inte bekräftar.',
  footerOrganizationEmail:
    'Du får det här mejlet eftersom någon på {organization} ({page}) har angett adressen i {product}. Vi använder den inte till något annat.',

  subjectPollInvited: '{name} undrar när du kan: {poll}',
  subjectPollReminder: 'Påminnelse: när kan du? {poll}',
  subjectPollConfirm: 'Bekräfta din röst: {poll}',
  subjectPollVoted: 'Din röst: {poll}',
  subjectPollRemoved: 'Rösta igen: {poll}',
  subjectPollChanged: 'Tiderna har ändrats: {poll}',
  subjectPollDecided: 'Tiden är bestämd: {poll}',
  subjectPollVotedHost: 'Ny röst: {name} · {poll}',
  subjectPollDeclinedHost: 'Avböjt: {name} · {poll}',
  headingPollInvited: 'När kan du?',
  headingPollReminder: 'Din röst saknas fortfarande',
  headingPollVoted: 'Bekräfta din röst',
  headingPollProved: 'Tack, din röst är registrerad',
  headingPollVotedAgain: 'Du har redan röstat',
  headingPollRemoved: 'Rösta igen',
  headingPollChanged: 'Tiderna har ändrats',
  headingPollDecided: 'Tiden är bestämd',
  headingPollVotedHost: 'En ny röst',
  headingPollDeclinedHost: 'Någon kan inte komma',
  pollInvited:
    '{name} letar efter en tid för ”{poll}” och vill veta när du kan komma. Du behöver inget konto.',
  pollReminder: '{name} letar fortfarande efter en tid för ”{poll}”. Du har inte röstat ännu.',
  pollReminderConfirm:
    'Din röst om ”{poll}” är inte bekräftad ännu. Öppna länken och bekräfta att den är din.',
  pollVoted:
    'Någon har röstat om ”{poll}” med din e-postadress. Om det var du, bekräfta din röst. Du kan ändra den eller dra tillbaka den så länge omröstningen är öppen.',
  pollProved: 'Du kan ändra eller dra tillbaka din röst om ”{poll}” så länge omröstningen är öppen.',
  pollVotedAgain:
    'Någon har redan angett önskade tider för ”{poll}” med den här e-postadressen. Öppna länken för att se, bekräfta eller ändra dem. Tidigare länkar slutar fungera.',
  pollRemoved:
    'Längden på ”{poll}” är nu {duration}. Dina tidigare tider kanske inte passar längre, så vi har tagit bort dem. Rösta igen.',
  pollChanged:
    'Tiderna för ”{poll}” har ändrats. Vi har behållit dina röster på de andra tiderna. Kontrollera att de fortfarande stämmer.',
  pollDecided:
    'Tiden för ”{poll}” är bestämd. Du röstade inte på den, så vi har inte skickat någon inbjudan. Meddela värden om du kan komma ändå.',
  pollNotYou: '{name} (inte du)',
  pollVotedHost: 'Det finns en ny röst i ”{poll}”: {name}.',
  pollDeclinedHost:
    '{name} kan ändå inte komma till ”{poll}”. Mötet blir kvar som det är. Du kan boka om eller avboka det.',
  subjectPollAttendsHost: 'Kan komma ändå: {name} · {poll}',
  headingPollAttendsHost: 'En person till kan komma',
  pollAttendsHost: '{name} kan komma till ”{poll}” ändå och har fått en inbjudan.',
  labelPollAbout: 'Gäller',
  labelPollTimes: 'Tider',
  labelPollDays: 'Dagar',
  labelPollZone: 'Tidszon',
  pollMoreTimes: { one: 'och {count} till', other: 'och {count} till' },
  labelPollUntil: 'Rösta senast',
  labelPollAdded: 'Nya',
  labelPollTakenAway: 'Borttagna',
  labelPollFinal: 'Tid',
  actionPollVote: 'Rösta på tider',
  actionPollChange: 'Ändra min röst',
  actionPollConfirm: 'Bekräfta min röst',
  actionPollOpen: 'Visa resultat',
  actionPollSee: 'Visa resultatet',
  textPollLink: 'Öppna omröstningen här:',
  pollLinkIsYours: 'Alla som har den här länken kan ändra din röst. Behåll den för dig själv.',
  choosePollMails: 'Stoppa mejl om den här omröstningen',
  footerPollInvited: 'Du får det här mejlet eftersom {owner} ({page}) vill veta när du kan komma.',
  footerPollVoter:
    'Du får det här mejlet eftersom adressen användes för att rösta. Om det inte var du kan du bortse från mejlet.',

  subjectReferral: '{name} bjuder in dig till {product}',
  headingReferral: '{name} tror att du skulle gilla {product}',
  referral:
    'Med {product} kan andra boka möten med dig på tider som passar er båda, utan att mejla fram och tillbaka. {name} använder det och bjuder in dig att prova.',
  actionTry: 'Ta en titt',
  textTry: 'Ta en titt här:',
  referralSeen:
    '{name} ser om någon skapar ett konto i {product} med den här e-postadressen, och om den personen betalar för en plan.',
  referralClosing: '{name} kan skicka en påminnelse till dig. Det är allt.',
  subjectReferralReminder: 'Påminnelse: {name} bjuder in dig till {product}',
  headingReferralReminder: '{name} tror fortfarande att du skulle gilla {product}',
  referralLast: 'Det här var den enda påminnelsen. Det kommer inga fler sådana mejl från {name}.',
  footerReferral:
    'Du får det här mejlet eftersom {name} ({page}) har bjudit in dig till {product}. Vi använder inte din adress till något annat.',
  subjectReward: '{name} har begärt ett presentkort på {dollars} USD',
  headingReward: 'Ett presentkort att skicka',
  rewardByHand: {
    by: 'points',
    one: '{name} har löst in {points} poäng för personer som skapade konto via länken och betalade för en plan. Det finns inget presentkort med det värdet i lager. Skicka ett till {email}.',
    other:
      '{name} har löst in {points} poäng för personer som skapade konto via länken och betalade för en plan. Det finns inget presentkort med det värdet i lager. Skicka ett till {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} har löst in {points} poäng för personer som skapade konto via länken och betalade för en plan. Ett presentkort från lagret skickas till {email} {date} om du inte stoppar det.',
    other:
      '{name} har löst in {points} poäng för personer som skapade konto via länken och betalade för en plan. Ett presentkort från lagret skickas till {email} {date} om du inte stoppar det.',
  },
  labelWorth: 'Värde',
  worthDollars: {
    by: 'points',
    one: '{dollars} USD ({points} poäng)',
    other: '{dollars} USD ({points} poäng)',
  },
  labelGiftCardStop: 'Stoppa det',
  subjectGiftCard: 'Ditt presentkort på {dollars} USD',
  headingGiftCard: 'Här är ditt presentkort',
  giftCard: 'Tack för att du bjuder in andra till {product}.',
  giftCardDollars: '{dollars} USD',
  labelGiftCardCode: 'Kod',
  giftCardKeep: 'Spara det här mejlet. Vi raderar koden hos oss efter tre månader.',
  footerGiftCard: 'Du får det här mejlet eftersom du har löst in poäng i {product}.',

  labelAccount: 'Konto',
  footerFeedback: 'Du får det här mejlet eftersom du driver den här {product}-servern (OPERATOR_EMAIL).',
  greeting: 'Hej {name}!',
  greetingGuest: 'Hej!',
  clockForward:
    'Klockan ställs fram före det här mötet ({date}, {amount}). Tiden här tar redan hänsyn till det.',
  clockBack:
    'Klockan ställs tillbaka före det här mötet ({date}, {amount}). Tiden här tar redan hänsyn till det.',
  labelCode: 'Din kod',
  chooseMails: 'Välj vilka mejl du får',
  codeIsYours: 'Vi ber aldrig om den här koden per telefon eller i ett annat mejl.',
  replyReaches: 'Ditt svar går till {name}.',
  footerHost: 'Du får det här mejlet eftersom andra bokar dig med {product}.',
  stopAllMails: 'Stoppa alla mejl från {product}',
  allDay: 'Hela dagen',
  footerNewDevice: 'Du får det här mejlet eftersom du har ett konto i {product}.',

  subjectWebhookFailing: 'Din webhook på {address} misslyckas',
  subjectWebhookGone: 'Din webhook på {address} har stängts av',
  headingWebhookFailing: 'En webhook misslyckas',
  headingWebhookGone: 'En webhook har stängts av',
  webhookFailing: {
    one: '{address} tog inte emot det vi skickade: {count} försök har misslyckats.',
    other: '{address} tar inte emot det vi skickar: {count} försök i rad har misslyckats.',
  },
  webhookGone:
    '{address} svarade med 410 (gone), så vi stängde av webhooken och slängde det som väntade på den.',
  labelSince: 'Sedan',
  labelLastAttempt: 'Senaste försök',
  webhookAnswered: 'Svarade med {status}',
  webhookNoAnswer: 'Servern svarade inte',
  webhookTimeout: 'Servern tog för lång tid på sig',
  webhookCertificate: 'Webbplatsens certifikat är inte giltigt',
  webhookNoHost: 'Ingen server har det här namnet',
  webhookPrivate: 'Adressen finns i ett privat nätverk',
  webhookAddress: 'Adressen kan inte användas',
  actionWebhook: 'Öppna webhooken',
  textWebhook: 'Se vad vi skickade och försök igen:',
  textWebhookGone: 'Om adressen fungerar igen kan du slå på webhooken här:',
  webhookFailingClosing:
    'Vi fortsätter att försöka, men allt mer sällan. När adressen fungerar igen skickar vi allt som väntar. Vi ger upp efter ungefär tre dagar.',
  webhookGoneClosing: 'Bokningar och mejl påverkas inte.',
  footerWebhook: 'Du får det här mejlet eftersom du har lagt till webhooken i {product}.',
}
