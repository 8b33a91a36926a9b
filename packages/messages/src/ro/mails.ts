import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  subjectVerification: 'Confirmă-ți adresa de e-mail pentru {product}',
  subjectKnownAccount: 'Ai deja un cont la {product}',
  subjectNewDevice: 'Autentificare nouă în {product}',
  headingVerification: 'Este adresa ta?',
  headingKnownAccount: 'Ai deja un cont',
  headingNewDevice: 'Autentificare nouă',
  subjectDeletionAsked: 'Contul tău {product} va fi șters',
  headingDeletionAsked: 'La revedere',
  deletionAsked: {
    by: 'days',
    one: 'Contul tău {product} este închis și va fi șters peste {days} zi, cu tot ce conține. Paginile tale nu mai sunt online.',
    few: 'Contul tău {product} este închis și va fi șters peste {days} zile, cu tot ce conține. Paginile tale nu mai sunt online.',
    other:
      'Contul tău {product} este închis și va fi șters peste {days} de zile, cu tot ce conține. Paginile tale nu mai sunt online.',
  },
  textKeepAccount: 'Ca să-l păstrezi sau dacă nu ai cerut tu asta, intră în cont până atunci:',
  deletionAskedClosing: 'Dacă vrei să pleci, nu trebuie să faci nimic. Îți mulțumim că ai fost cu noi.',
  subjectDeletionTakenBack: 'Contul tău {product} nu va fi șters',
  headingDeletionTakenBack: 'Bine ai revenit',
  deletionTakenBack:
    'Cineva a intrat în contul tău {product}, așa că nu va fi șters. Paginile tale sunt din nou online.',
  actionDeletion: 'Deschide setările',
  textDeleteAgain: 'Dacă vrei totuși să pleci, șterge-l din nou aici:',
  deletionTakenBackClosing: 'Întâlnirile anulate rămân anulate.',
  subjectPasswordReset: 'Resetează parola {product}',
  subjectPasswordChanged: 'Parola ta {product} a fost schimbată',
  headingPasswordReset: 'Resetează parola',
  headingPasswordChanged: 'Parolă schimbată',
  passwordReset:
    'Cineva a cerut resetarea parolei contului tău {product}. Dacă ai cerut tu, alege aici una nouă.',
  passwordChanged:
    'Parola contului tău {product} a fost schimbată, iar sesiunile din toate celelalte locuri au fost închise.',
  actionPasswordReset: 'Alege o parolă nouă',
  textPasswordReset: 'Alege o parolă nouă:',
  textNotYou: 'Dacă nu ai schimbat-o tu, alege imediat o parolă nouă:',
  passwordResetLasts:
    'Linkul funcționează o singură dată, timp de 30 de minute. Dacă nu ai cerut tu asta, nu trebuie să faci nimic. Parola ta rămâne aceeași.',
  changeOwn: 'Dacă ai făcut tu asta, nu trebuie să faci nimic.',
  passwordChangedPasskeys:
    'Aceste chei de acces permit în continuare intrarea în cont: {names}. Elimină-le pe cele pe care nu le recunoști: {url}',
  subjectTwoFactorOn: 'Autentificarea în doi pași în {product} este activată',
  headingTwoFactorOn: 'Autentificarea în doi pași este activată',
  twoFactorOn:
    'De acum intri în contul tău {product} cu parola și cu un cod dintr-o aplicație de autentificare. Sesiunile din toate celelalte locuri au fost închise.',
  subjectTwoFactorOff: 'Autentificarea în doi pași în {product} este dezactivată',
  headingTwoFactorOff: 'Autentificarea în doi pași este dezactivată',
  twoFactorOff:
    'De acum intri în contul tău {product} doar cu parola. Sesiunile din toate celelalte locuri au fost închise.',
  subjectTwoFactorGuessed: 'Coduri greșite la autentificarea în doi pași pentru contul tău {product}',
  headingTwoFactorGuessed: 'Cineva încearcă coduri pentru autentificarea în doi pași',
  twoFactorGuessed:
    'Cineva a introdus mai multe coduri greșite la autentificarea în doi pași pentru contul tău {product}. Are parola ta sau folosește un browser în care ai intrat în cont. După fiecare cod greșit, următoarea încercare trebuie să aștepte mai mult.',
  twoFactorGuessedOwn:
    'Dacă ai fost tu, așteaptă puțin și introdu un cod nou din aplicație. Un cod de recuperare funcționează imediat.',
  subjectRecoveryCodes: 'Coduri de recuperare noi pentru {product}',
  headingRecoveryCodes: 'Coduri de recuperare noi',
  recoveryCodesRenewed:
    'Au fost create coduri de recuperare noi pentru contul tău {product}. Cele vechi nu mai funcționează.',
  subjectRecoveryCodeUsed: 'A fost folosit un cod de recuperare pentru {product}',
  headingRecoveryCodeUsed: 'A fost folosit un cod de recuperare',
  recoveryCodeUsed:
    'A fost folosit un cod de recuperare al contului tău {product}. Fiecare cod funcționează o singură dată. Creează altele înainte să le termini.',
  subjectEmailChange: 'Schimbi adresa de e-mail a contului tău {product}?',
  headingEmailChange: 'Îți schimbi adresa de e-mail?',
  emailChangeOld:
    'Cineva a cerut o adresă de e-mail nouă pentru contul tău {product}: {email}. Schimbarea se face după ce o confirmă ambele adrese. Aceasta este cea actuală.',
  emailChangeNew:
    'Cineva a cerut să folosească această adresă pentru un cont {product}. Dacă ai cerut tu, confirmă schimbarea aici. Am trimis un e-mail și la adresa actuală.',
  emailChangeLasts: 'Linkul funcționează o singură dată, timp de 24 de ore.',
  emailChangeNotYou:
    'Dacă nu ai cerut tu asta, nu deschide linkul și alege o parolă nouă: altcineva o știe pe a ta.',
  actionEmailChange: 'Confirmă schimbarea',
  textEmailChange: 'Confirmă schimbarea:',
  subjectEmailChanged: 'Adresa de e-mail a contului tău {product} s-a schimbat',
  headingEmailChanged: 'Adresă de e-mail schimbată',
  emailChanged:
    'Adresa de e-mail a contului tău {product} a fost schimbată după ce ai confirmat de la ambele adrese. Folosește adresa nouă ca să intri în cont.',
  addressTaken:
    'Cineva a vrut să folosească această adresă pentru alt cont {product}. Ai deja un cont cu ea și nu s-a schimbat nimic.',
  footerEmailChange:
    'Dacă nu ai cerut tu asta, ignoră acest e-mail. Nu se schimbă nimic fără confirmarea ta.',
  subjectPasskeyAdded: 'A fost adăugată o cheie de acces în {product}',
  headingPasskeyAdded: 'Cheie de acces adăugată',
  passkeyAdded:
    'A fost adăugată o cheie de acces în contul tău {product}. Oricine o are poate intra în cont fără parola ta.',
  subjectPasskeyRemoved: 'A fost eliminată o cheie de acces din {product}',
  headingPasskeyRemoved: 'Cheie de acces eliminată',
  passkeyRemoved:
    'A fost eliminată o cheie de acces din contul tău {product}. Nu mai poate fi folosită ca să intri în cont.',
  actionPasskeys: 'Vezi cheile de acces',
  textPasskeys: 'Dacă nu ai făcut tu asta, elimin-o aici și alege o parolă nouă:',
  subjectApiKeyAdded: 'O cheie API nouă pentru {product}',
  headingApiKeyAdded: 'Cheie API creată',
  apiKeyAdded:
    'A fost creată o cheie API cu contul tău {product}. Programele care o au pot acționa în numele tău fără parola ta.',
  subjectApiKeyRemoved: 'A fost eliminată o cheie API din {product}',
  headingApiKeyRemoved: 'Cheie API eliminată',
  apiKeyRemoved:
    'A fost eliminată o cheie API din contul tău {product}. Programele care o foloseau nu mai au acces.',
  actionApiKeys: 'Vezi cheile API',
  textApiKeys: 'Dacă nu ai făcut tu asta, elimin-o aici și alege o parolă nouă:',
  subjectAppAllowed: 'O aplicație nouă are acces la contul tău {product}',
  headingAppAllowed: 'Aplicație conectată',
  appAllowed:
    'O aplicație a fost conectată la contul tău {product}. Poate acționa în numele tău în limita permisiunilor pe care le-ai văzut, fără parola ta.',
  subjectAppRemoved: 'O aplicație a fost deconectată de la {product}',
  headingAppRemoved: 'Aplicație deconectată',
  appRemoved:
    'O aplicație a fost deconectată de la contul tău {product}. Nu mai poate acționa în numele tău.',
  actionApps: 'Vezi aplicațiile conectate',
  textApps: 'Dacă nu ai făcut tu asta, elimin-o aici și alege o parolă nouă:',
  verification:
    'Cineva a creat un cont {product} cu această adresă. Dacă l-ai creat tu, confirmă că adresa îți aparține.',
  knownAccount:
    'Cineva a încercat să creeze un cont {product} cu această adresă. Dacă ai fost tu: ai deja un cont, așa că doar intră în el.',
  newDevice: 'Cineva a intrat în contul tău {product} dintr-un browser nou.',
  labelTime: 'Când',
  labelDevice: 'Browser',
  labelNetwork: 'Rețea',
  deviceOn: '{browser} pe {system}',
  deviceUnknown: 'Necunoscut',
  actionVerify: 'Confirmă adresa mea',
  actionSignIn: 'Intră în cont',
  actionActivity: 'Vezi activitatea',
  textVerify: 'Confirm-o cu acest link:',
  textSignIn: 'Intră în cont aici:',
  textActivity: 'Vezi activitatea din contul tău:',
  verificationLasts:
    'Scrie codul acolo unde ai creat contul sau deschide linkul. Amândouă sunt valabile 24 de ore și funcționează o singură dată.',
  newDeviceOwn: 'Dacă ai fost tu, nu trebuie să faci nimic. Dacă nu, altcineva îți știe parola.',
  footerVerification:
    'Dacă nu ai creat tu un cont, ignoră acest e-mail și nu da codul nimănui. Fără el nu se întâmplă nimic.',
  footerKnownAccount: 'Dacă nu ai fost tu, nu trebuie să faci nimic. Nimeni nu a intrat în contul tău.',

  billingPaymentFailed: 'Cardul tău a fost respins',
  billingPaymentFailedText:
    'Nu am putut încasa de pe cardul tău suma pentru plan. Plătește factura sau actualizează cardul până la data de mai jos. Până atunci funcționează totul. După aceea pierzi funcțiile plătite.',
  billingCardExpiring: 'Cardul tău expiră în curând',
  billingCardExpiringText:
    'Cardul pentru planul tău expiră la data de mai jos. Adaugă alt card înainte de următoarea plată, ca planul tău să continue.',
  billingCanceled: 'Abonamentul tău este anulat',
  billingCanceledText:
    'Poți folosi totul până la data de mai jos. Dacă te răzgândești, păstrează abonamentul din pagina de facturare înainte de acea dată.',
  billingEnded: 'Abonamentul tău s-a încheiat',
  billingEndedText: 'Tot ce ai creat este încă acolo. Alege un plan ca să folosești din nou totul.',
  billingSubscribed: 'Îți mulțumim pentru abonament',
  billingSubscribedText: 'Planul tău este activ. Găsești factura în pagina de facturare.',
  billingRefunded: 'O plată a fost rambursată',
  billingRefundedText:
    'Am rambursat suma de mai jos pe cardul cu care ai plătit. Poate apărea după 5 până la 10 zile lucrătoare. Planul tău nu se schimbă.',
  billingRefundFailed: 'O rambursare nu a reușit',
  billingRefundFailedText:
    'Banca ta nu a acceptat suma de mai jos, poate pentru că acel card a fost închis. Banii s-au întors la noi și ți-i datorăm în continuare. Întreabă banca dacă acel card poate primi plăți.',
  billingRenewed: 'Planul tău a fost reînnoit',
  billingRenewedText:
    'Factura de mai jos este plătită. Planul tău continuă până la data de mai jos, apoi se reînnoiește dacă nu îl anulezi.',
  billingDisputed: 'O plată a fost contestată',
  billingDisputedText:
    'Banca emitentă a cardului ne-a anunțat că titularul contestă plata de mai jos. Banca poate reține suma până decide. Între timp, planul tău continuă. Dacă a fost o greșeală, anunță banca. Altfel, nu trebuie să faci nimic.',
  billingDisputeWon: 'Plata rămâne valabilă',
  billingDisputeWonText:
    'Banca ta a decis că plata de mai jos rămâne valabilă. Dacă ți-a rambursat-o între timp, își va lua suma înapoi. Planul tău nu se schimbă.',
  billingDisputeLost: 'Plata ta va fi rambursată',
  billingDisputeLostText:
    'Banca ta a decis să ramburseze plata de mai jos. Suma va apărea pe cardul tău. Planul tău nu se schimbă.',
  billingDisputeClosed: 'O verificare a unei plăți s-a încheiat',
  billingDisputeClosedText:
    'Banca emitentă a cardului a încheiat verificarea plății de mai jos. Nu trebuie să faci nimic.',
  labelAmount: 'Sumă',
  amountOf: '{price} din {paid}',
  labelCard: 'Card',
  cardEnding: '{brand} cu terminația {last4}',
  labelInvoice: 'Factură',
  labelValidThrough: 'Valabil până la',
  labelPaidUntil: 'Plătit până la',
  labelTriedAgain: 'Următoarea încercare',
  labelGoesUntil: 'Până la',
  labelEnds: 'Se încheie',
  labelEnded: 'Încheiat',
  billingTrialEnding: 'Perioada ta de probă se încheie în curând',
  billingTrialEndingText:
    'Perioada ta de probă se încheie la momentul de mai jos. Alege un plan ca să folosești totul în continuare.',
  billingTrialEnded: 'Perioada ta de probă s-a încheiat',
  billingTrialEndedText:
    'Perioada ta de probă este gata. Tot ce ai creat este încă acolo. Alege un plan ca să folosești din nou totul.',
  actionBilling: 'Vezi facturarea',
  actionPay: 'Plătește acum',
  textPay: 'Plătește aici:',
  actionPlans: 'Alege un plan',
  textPlans: 'Vezi planurile aici:',
  textBilling: 'Pagina ta de facturare:',

  subjectBookedForHost: 'Rezervare nouă: {event} · {invitee} · {when}',
  subjectBooked: 'Confirmată: {event} · {name} · {when}',
  subjectInvited: 'Invitație: {event} · {name} · {when}',
  subjectMoved: 'Noua oră: {event} · {name} · {when}',
  subjectReassigned: 'Gazdă nouă: {event} · {name} · {when}',
  subjectTakenOff: 'Reatribuită: {event} · {name} · {when}',
  subjectRoom: 'Link de participare: {event} · {name} · {when}',
  subjectUninvited: 'Scos de pe lista de invitați: {event} · {name} · {when}',
  subjectCanceled: 'Anulată: {event} · {name} · {when}',
  subjectPutBack: 'Oră neschimbată: {event} · {name} · {when}',
  subjectReminder: 'Memento: {event} · {name} · {when}',
  subjectConfirm: 'Confirmă: {event} · {name} · {when}',
  headingBookedForHost: 'Rezervare nouă',
  headingBooked: 'Rezervare confirmată',
  headingInvited: 'Ai primit o invitație',
  headingMoved: 'Noua oră',
  headingReassigned: 'Gazdă nouă',
  headingTakenOff: 'Întâlnirea ta a fost reatribuită',
  headingTakenOver: 'Această întâlnire este acum a ta',
  headingRoom: 'Cum participi',
  headingUninvited: 'Nu mai ești pe lista de invitați',
  headingCanceled: 'Anulată',
  headingPutBack: 'Ora nu s-a schimbat',
  putBackTaken:
    'Ai mutat această întâlnire în calendar la o oră la care ai alta. Ora rămâne aceeași și am mutat-o înapoi în calendarul tău.',
  putBackStarted:
    'Ai mutat această întâlnire în calendar după ce începuse. Ora rămâne aceeași și am mutat-o înapoi în calendarul tău.',
  putBackNoTimes:
    'Ai transformat această întâlnire în calendar într-un eveniment care durează toată ziua. O întâlnire are nevoie de început și de sfârșit, așa că ora rămâne aceeași și am mutat-o înapoi în calendarul tău.',
  putBackNotADay:
    'Ai mutat în calendar această întâlnire de o zi întreagă la o oră fixă sau pe mai multe zile. Trebuie să dureze exact o zi întreagă, așa că am mutat-o înapoi în calendarul tău.',
  putBackForInvitee:
    'Această întâlnire a fost mutată pentru scurt timp în calendarul gazdei, dar ora ei nu s-a schimbat. Dacă în calendarul tău apare altă oră, ignor-o.',
  textPutBack: 'Alege din panou altă oră pentru această întâlnire:',
  headingReminder: 'În curând',
  headingConfirm: 'Încă un pas',
  bookedForHost: 'Rezervare nouă. Participant: {name}',
  takenOver: 'Ai preluat această întâlnire.',
  booked: 'Întâlnirea ta este rezervată.',
  bookedForGuest: 'Cineva te-a adăugat ca invitat la această întâlnire.',
  bookedForGuestBy: 'Cineva te-a adăugat ca invitat la această întâlnire. Cine te-a adăugat: {name}.',
  moved: 'Întâlnirea ta are o nouă oră.',
  movedByYou: 'Ți-ai mutat întâlnirea. Aceasta este noua oră.',
  movedByOther: 'Întâlnirea ta are o nouă oră. Mutată de: {name}.',
  movedForGuest: 'Această întâlnire are o nouă oră. Cineva te-a adăugat la ea ca invitat.',
  reassigned: 'Întâlnirea ta are o gazdă nouă. Ora rămâne aceeași.',
  reassignedForGuest: 'Participi ca invitat la această întâlnire. Are o gazdă nouă. Ora rămâne aceeași.',
  replaced: 'Altcineva va fi gazda acestei întâlniri, așa că nu trebuie să participi.',
  room: 'Iată cum participi la întâlnirea ta.',
  roomForGuest: 'Iată cum participi la această întâlnire. Cineva te-a adăugat ca invitat.',
  uninvited: 'Nu mai ești pe lista de invitați a acestei întâlniri, așa că nu trebuie să participi.',
  canceled: 'Întâlnirea ta a fost anulată.',
  canceledByYou: 'Ți-ai anulat întâlnirea.',
  canceledByOther: 'Întâlnirea ta a fost anulată. Anulată de: {name}.',
  canceledForGuest: 'O întâlnire la care ai primit invitație a fost anulată.',
  reminder: 'Întâlnirea ta începe {in}.',
  reminderForGuest: 'Această întâlnire începe {in}. Cineva te-a adăugat la ea ca invitat.',
  confirm:
    'Păstrăm acest interval până la {until}. Încă nu este rezervat: confirmă că această adresă îți aparține.',
  // A request that the host has to approve
  subjectRequested: 'Cerere trimisă: {event} · {name} · {when}',
  headingRequested: 'Cerere trimisă',
  requested:
    '{name} trebuie să aprobe acest interval. Îl păstrăm pentru tine și primești un răspuns până la {until}.',
  actionRequest: 'Vezi cererea',
  textRequest: 'Vezi sau retrage cererea aici:',
  subjectOffered: 'Alege alt interval: {event} · {name} · {when}',
  headingOffered: 'Alege alt interval',
  offered:
    '{name} nu poate la ora cerută, dar are libere intervalele de mai jos. Le păstrăm pentru tine până la {until}.',
  labelOffered: 'Intervale oferite',
  actionOffered: 'Alege un interval',
  textOffered: 'Alege un interval aici:',
  subjectOfferRefused: 'Niciun interval nu se potrivește: {event} · {invitee}',
  headingOfferRefused: 'Niciun interval propus nu se potrivește',
  offerRefused: 'Niciun interval oferit nu se potrivește pentru {name}. Nu s-a rezervat nimic.',
  subjectProposed: 'Intervale sugerate: {event} · {invitee}',
  headingProposed: 'Alte intervale sugerate',
  proposed:
    '{name} nu poate la intervalele oferite și sugerează altele. Alege unul până la {until}. Altfel, cererea este refuzată.',
  labelProposed: 'Intervale sugerate',
  subjectWanted: 'Aprobă sau refuză: {event} · {invitee} · {when}',
  headingWanted: 'Cineva vrea să te rezerve',
  wantedElseDeclined: 'Aprobă sau refuză până la {until}. Dacă nu răspunzi, cererea este refuzată.',
  wantedElseAccepted: 'Aprobă sau refuză până la {until}. Dacă nu răspunzi, întâlnirea este rezervată.',
  labelSameDay: 'Ziua ta',
  actionAnswer: 'Aprobă sau refuză',
  textAnswer: 'Aprobă sau refuză în panoul tău:',
  subjectNotBooked: 'Nerezervată: {event} · {name} · {when}',
  headingNotBooked: 'Nerezervată',
  notBooked: '{name} nu poate onora această întâlnire.',
  notBookedUnanswered: '{name} nu a răspuns la timp, așa că această întâlnire nu este rezervată.',
  timeForOther: '{name}: {time}',
  labelWith: 'Cu',
  labelHost: 'Gazdă',
  hostIn: '{name} ({city})',
  labelTogether: 'Împreună cu',
  labelPage: 'Rezervat la',
  labelWhere: 'Unde',
  labelGuests: 'Invitați',
  labelBefore: 'Ora anterioară',
  labelReason: 'Motiv',
  byPhone: 'Telefon: {phone}',
  youCall: 'Suni la {phone}',
  hostCallsYou: '{name} te va suna la {phone}',
  hostCalls: '{name} sună participantul',
  roomSentBy: '{name} îți va trimite linkul de participare.',
  roomSentByYou: 'Trimite linkul de participare.',
  actionJoin: 'Intră în întâlnire',
  actionCalendar: 'Adaugă în calendar',
  actionReschedule: 'Reprogramează',
  actionCancel: 'Anulează',
  actionBooking: 'Deschide rezervarea',
  actionDecline: 'Nu pot veni',
  actionBookAgain: 'Rezervă altă oră',
  actionOpen: 'Deschide în panou',
  actionConfirm: 'Confirmă și rezervă',
  textManage: 'Dacă ora nu ți se potrivește, poți muta sau anula întâlnirea aici:',
  textReschedule: 'Dacă ora nu ți se potrivește, poți muta întâlnirea aici:',
  textCancel: 'Dacă nu poți veni, poți anula întâlnirea aici:',
  textBooking: 'Rezervarea ta:',
  textDecline: 'Nu poți veni? Spune-o aici. Ceilalți se întâlnesc în continuare:',
  textBookAgain: 'Pentru altă oră, rezervă aici:',
  textOpen: 'Rezervarea în panoul tău:',
  textConfirm: 'Introdu codul acolo unde ai ales ora sau deschide această pagină și rezervă de acolo:',
  askGuest:
    'Vrei mementouri pentru această întâlnire? Dacă nu răspunzi, îți scriem doar dacă este mutată sau anulată.',
  choiceKeep: 'Ține-mă la curent',
  choiceMeeting: 'Fără e-mailuri despre asta',
  choiceAll: 'Niciun e-mail',
  changeUntil: 'Ultimul moment pentru reprogramare sau anulare: {time}.',
  rescheduleUntil: 'Ultimul moment pentru reprogramare: {time}.',
  cancelUntil: 'Ultimul moment pentru anulare: {time}.',
  invitationAttached: 'Invitația este atașată. Multe calendare o adaugă automat.',
  updateAttached: 'Invitația atașată o înlocuiește pe cea anterioară.',
  cancelationAttached: 'Deschide atașamentul ca să elimini întâlnirea din calendar.',
  footerInvitee:
    'Primești acest e-mail deoarece această adresă a fost folosită pentru a rezerva o întâlnire prin {product}. Gazdă: {owner}.',
  footerGuest:
    'Primești acest e-mail deoarece cineva care a rezervat o întâlnire prin {product} a adăugat această adresă ca invitat. Gazdă: {owner}.',
  footerInviteeOf:
    'Primești acest e-mail deoarece această adresă a fost folosită pentru a rezerva o întâlnire. Gazdă: {owner}.',
  footerGuestOf:
    'Primești acest e-mail deoarece cineva care a rezervat o întâlnire a adăugat această adresă ca invitat. Gazdă: {owner}.',
  footerConfirmOf:
    'Primești acest e-mail deoarece cineva a dat această adresă pentru a rezerva o întâlnire. Gazdă: {owner}. Dacă nu ai fost tu, ignoră acest e-mail. Nu se rezervă nimic fără confirmarea ta.',
  footerConfirm:
    'Primești acest e-mail deoarece cineva a dat această adresă pentru a rezerva o întâlnire prin {product}. Gazdă: {owner}. Dacă nu ai fost tu, ignoră acest e-mail. Nu se rezervă nimic fără confirmarea ta.',
  andOthers: {
    one: '{name} și încă {count} persoană',
    few: '{name} și încă {count} persoane',
    other: '{name} și încă {count} de persoane',
  },
  subjectSet: 'Ora este stabilită: {event}, {when}',
  setByYou: 'Ai ales această oră pentru „{event}”. Toți cei care pot veni au primit invitația.',
  setByAgreement:
    'Toate persoanele necesare pot veni la „{event}” la această oră, așa că este stabilită. Toți cei care pot veni au primit invitația.',
  setAtDeadline:
    'Votul pentru „{event}” s-a închis și a câștigat această oră. Toți cei care pot veni au primit invitația.',
  setForVoter: 'Această oră a fost aleasă pentru „{event}”. Ai spus că poți veni.',
  setForVoterByAgreement:
    'Toate persoanele necesare pot veni la „{event}” la această oră. Și tu ai spus că poți.',
  setForVoterAtDeadline: 'Votul pentru „{event}” s-a închis și a câștigat această oră. Ai spus că poți veni.',
  movedForVoter: 'Această întâlnire are o nouă oră: „{event}”. Mutată de: {owner}.',
  roomForVoter: 'Iată cum participi la această întâlnire: „{event}”.',
  canceledForVoter: 'Această întâlnire a fost anulată: „{event}”. Anulată de: {owner}.',
  reminderForVoter: '„{event}” începe {in}.',
  labelAlsoComing: 'Mai vin',
  actionPollMeeting: 'Vezi întâlnirea',
  textPollMeeting: 'Întâlnirea, cu linkul ei și votul tău:',
  footerVoter:
    'Primești acest e-mail deoarece această adresă a fost folosită pentru a spune când te poți întâlni. Gazdă: {owner}. Dacă nu ai fost tu, ignoră acest e-mail.',

  subjectLeadWatched: '{share} din „{video}” redat prin linkul leadului {lead}',
  headingLeadWatched: 'Videoclipul unui lead a fost vizionat',
  leadWatched:
    'Cineva cu linkul leadului {lead} a vizionat {amount} din „{video}”. Nu putem ști dacă a fost chiar {lead}, pentru că oricine are linkul îl poate deschide.',
  labelCampaign: 'Campanie',
  actionCampaign: 'Deschide campania',
  textCampaign: 'Vezi ce s-a mai întâmplat cu linkurile acestei campanii:',
  footerLeadWatched:
    'Primești aceste e-mailuri când cineva vizionează un videoclip prin linkul unui lead în {product}. Alege cât de des sau dezactivează-le în Setări, la Notificări.',

  subjectClient: '{name} întreabă când ai timp',
  headingClient: '{name} vrea să găsească o oră împreună cu tine',
  client:
    'Poți partaja cu {name} intervalele tale ocupate, poți trimite o singură dată un fișier de calendar sau poți refuza. Nu ai nevoie de cont.',
  labelClientTopic: 'Despre',
  labelClientUntil: 'Linkul funcționează până la',
  actionClient: 'Răspunde',
  textClient: 'Răspunde aici:',
  clientPrivacy:
    '{name} îți vede doar intervalele ocupate, niciodată cu cine sau de ce. Poți opri oricând partajarea cu același link.',
  footerClient:
    'Primești acest e-mail deoarece {name} ({page}) a introdus adresa ta în {product}. Nu o folosim pentru nimic altceva.',
  subjectClientConnected: '{name} a conectat un calendar',
  headingClientConnected: 'Poți găsi o oră cu {name}',
  clientConnected: '{name} îți arată intervalele sale ocupate. Alege o oră la care aveți timp amândoi.',
  actionClients: 'Găsește o oră',
  textClients: 'Găsește aici o oră:',
  footerClientConnected:
    'Primești acest e-mail deoarece ai cerut în {product} intervalele libere ale acestei persoane: {name}.',

  subjectConnection: 'Reconectează {account}',
  headingConnection: 'Reconectează-ți contul de calendar',
  connectionBroken:
    'Nu mai avem acces la {account}. Intervalele ocupate citite ultima dată contează în continuare, dar nu vedem nimic nou în calendarele sale, iar rezervările așteaptă să fie adăugate.',
  actionConnection: 'Conectează din nou',
  textConnection: 'Reconectează-l aici. Setările tale se păstrează:',
  subjectFailing: '{account} nu răspunde',
  headingFailing: 'Un cont conectat nu răspunde',
  connectionFailing:
    'De câteva minute, {account} returnează doar erori. Intervalele ocupate citite ultima dată contează în continuare, dar nu vedem nimic nou în calendarele sale, iar rezervările așteaptă să fie adăugate. Încercăm în continuare și, de obicei, problema se rezolvă singură.',
  actionFailing: 'Vezi starea',
  textFailing: 'Starea și verificările recente:',
  headingApp: 'Reconectează {app}',
  appBroken:
    'Nu mai avem acces la {account} în {app}. Rezervările noi sosesc în continuare, iar actualizările pentru {app} așteaptă până reconectezi.',
  headingAppFailing: '{app} nu răspunde',
  appFailing:
    'De câteva minute, {app} returnează doar erori pentru {account}. Rezervările noi sosesc în continuare, iar actualizările pentru {app} așteaptă. Încercăm în continuare și, de obicei, problema se rezolvă singură.',
  subjectFieldsGone: '{app}: un câmp pe care îl completezi a fost șters',
  headingFieldsGone: 'Un câmp a fost șters în {app}',
  fieldsGone:
    'Completezi aceste câmpuri de contact cu răspunsuri din rezervări, iar {app} nu le mai are: {fields}. Restul se sincronizează în continuare.',
  actionFieldsGone: 'Vezi câmpurile',
  textFieldsGone: 'Alege alte câmpuri sau elimină rândurile:',
  footerConnection: 'Primești acest e-mail deoarece ai conectat acest cont la {product}.',

  reasonFarewell:
    '{name} închide această pagină de rezervare. Ne pare rău pentru întâlnire. Dacă vrei totuși să vă întâlniți, scrie-i gazdei: {name}.',

  subjectDomainWorks: 'Domeniul tău {domain} funcționează',
  headingDomainWorks: 'Domeniul tău funcționează',
  domainWorks:
    'Paginile tale de rezervare sunt acum la {domain}. Îl folosesc și linkurile, widgeturile și e-mailurile.',
  subjectDomainFails: 'Domeniul tău {domain} nu mai funcționează',
  headingDomainFails: 'Un domeniu nu mai funcționează',
  domainFails:
    'De mai bine de o oră, {domain} nu deschide paginile tale de rezervare. Linkurile și e-mailurile folosesc din nou adresa acestui server, care funcționează mereu.',
  actionDomain: 'Deschide setările',
  textDomainWorks: 'Vezi domeniul tău în Setări:',
  textDomain: 'Vezi ce nu merge și de ce înregistrări DNS ai nevoie:',
  footerDomain: 'Primești acest e-mail deoarece folosești acest domeniu cu {product}.',

  subjectExportReady: 'Exportul tău din {product} este gata',
  headingExportReady: 'Exportul tău este gata',
  exportReady: 'Tot ce conține contul tău {product} se află într-un singur fișier.',
  labelUntil: 'Păstrat până la',
  actionExport: 'Descarcă fișierul',
  textExport: 'Descarcă-l aici:',
  exportOnce:
    'Doar tu îl poți descărca, și o singură dată. Apoi îl ștergem. Păstrează-l în siguranță: conține ce ți-au spus participanții.',

  subjectFeedback: '{name} ți-a scris din {product}',
  headingFeedback: 'Feedback de la {name}',
  feedback: '{name} are ceva de spus:',
  labelMessage: 'Mesaj',
  labelScreen: 'Ecran',

  subjectAskUpgrade: '{name} a cerut un upgrade pentru {organization}',
  headingAskUpgrade: 'Cerere de upgrade',
  askUpgrade:
    '{name} ți-a cerut să faci upgrade pentru {organization} în {product}. Doar tu, ca proprietar, poți alege și plăti un plan.',
  subjectAskAccess: '{name} a cerut acces la {eventType}',
  headingAskAccess: 'Cerere de acces',
  askAccess: '{name} a cerut acces la tipul de eveniment {eventType} din {organization}.',
  labelAskedBy: 'Cerut de',
  labelAskedEventType: 'Tip de eveniment',
  actionAnswerRequest: 'Răspunde la cerere',
  textAnswerRequest: 'Aprobă sau refuză cererea aici:',
  requestEnds: {
    by: 'days',
    one: 'Linkul funcționează {days} zi. Deschiderea lui nu schimbă nimic: alegi în pagină.',
    few: 'Linkul funcționează {days} zile. Deschiderea lui nu schimbă nimic: alegi în pagină.',
    other: 'Linkul funcționează {days} de zile. Deschiderea lui nu schimbă nimic: alegi în pagină.',
  },
  footerRequest: 'Primești acest e-mail deoarece faci parte din {organization} în {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Cererea ta a fost aprobată',
  upgradeGranted:
    'Proprietarul organizației {organization} a acceptat upgrade-ul. Primești planul mai mare imediat ce este ales unul.',
  upgradeDeclined: 'Proprietarul organizației {organization} a decis să nu facă upgrade deocamdată.',
  headingAccessGranted: 'Acum ești gazdă',
  accessGranted: 'Acum ești gazdă pentru tipul de eveniment {eventType} din {organization}.',
  headingRequestDeclined: 'Cererea ta a fost refuzată',
  accessDeclined:
    'Proprietarul organizației {organization} a decis să nu te adauge deocamdată la tipul de eveniment {eventType}.',
  actionOpenDashboard: 'Deschide panoul',
  textOpenDashboard: 'Deschide panoul tău aici:',

  subjectUndelivered: 'Nu s-a putut livra la {email}',
  headingUndelivered: 'Un e-mail nu a ajuns la participant',
  undelivered: 'Serverul de e-mail a respins e-mailul nostru către {email}. Adresa poate conține o greșeală.',
  undeliveredClosing:
    'Participantul poate nu știe de această întâlnire. Contactează-l altfel sau anulează întâlnirea pentru a elibera intervalul.',
  subjectHeld: 'Unele dintre e-mailurile tale vor pleca mai târziu',
  headingHeld: 'Unele dintre e-mailurile tale așteaptă',
  held: '{product} limitează numărul de persoane noi cărora le poți trimite e-mailuri într-o zi, iar tu ai atins această limită. Celelalte vor pleca automat în următoarele zile.',
  actionHeld: 'Vezi ce așteaptă',
  textHeld: 'Vezi ce așteaptă:',
  heldClosing:
    'Nu s-a pierdut nimic și nu trebuie să faci nimic. Limita ta crește pe măsură ce contul devine mai vechi.',

  subjectJoin: '{name} te invită în {organization}',
  headingJoin: 'Alătură-te organizației {organization}',
  joinOrganization:
    '{name} te invită să intri în {organization} la {product}, ca să împărțiți întâlniri și pagini de rezervare cu echipa. Îți păstrezi contul și calendarele.',
  labelRole: 'Rolul tău',
  roleAdmin: 'Administrator',
  roleMember: 'Membru',
  actionAcceptInvitation: 'Acceptă invitația',
  textAcceptInvitation: 'Acceptă invitația aici:',
  joinEnds: {
    by: 'days',
    one: 'Linkul funcționează o singură dată, timp de {days} zi.',
    few: 'Linkul funcționează o singură dată, timp de {days} zile.',
    other: 'Linkul funcționează o singură dată, timp de {days} de zile.',
  },
  joinIgnore: 'Dacă nu vrei să te alături, ignoră acest e-mail. Nimeni nu intră fără să accepte.',
  footerJoin:
    'Primești acest e-mail deoarece cineva de la {organization} ({page}) te-a invitat să te alături în {product}. Nu folosim adresa ta pentru nimic altceva.',
  headingRemoved: 'Cineva te-a eliminat din {organization}',
  headingLeft: 'Ai ieșit din {organization}',
  goneFrom:
    'Nimeni nu mai poate rezerva întâlniri cu tine la {organization} și nu mai ai acces acolo. Contul, paginile și calendarele tale rămân așa cum sunt.',
  goneMeetings: 'Dacă un coleg preia una dintre întâlnirile tale viitoare, primești un e-mail despre asta.',
  headingRoleChanged: 'Rolul tău la {organization} s-a schimbat',
  madeAdmin:
    'Acum ai rol de administrator. Gestionezi persoanele, tipurile de evenimente, setările și toate întâlnirile din {organization}.',
  madeMember: 'Acum ai rol de membru. Vezi tipurile de evenimente din {organization} și întâlnirile tale.',
  headingOwner: 'Acum deții {organization}',
  madeOwner: 'Gestionezi planul pentru {organization} și doar tu o poți transfera sau șterge.',
  headingTransferred: '{name} deține acum {organization}',
  transferred: 'Acum ai rol de administrator. Toate întâlnirile rămân așa cum sunt.',
  headingTransferAsked: '{name} îți cere să preiei {organization}',
  transferAsked:
    'Dacă accepți, deții {organization} și plătești pentru ea. Doar tu o vei putea transfera sau șterge, iar {name} devine administrator.',
  transferAskedAnswer:
    'Poți accepta sau refuza în pagina organizației în cel mult 7 zile. Nu se schimbă nimic până nu accepți.',
  headingTransferDeclined: '{name} nu va prelua {organization}',
  transferDeclined: 'Cererea de a prelua {organization} a fost refuzată. Proprietarul ești în continuare tu.',
  headingMemberRemoved: 'Eliminare din {organization}: {name}',
  headingMemberLeft: '{name} a ieșit din {organization}',
  headingMemberDeleted: 'Contul {name} din {organization} a fost șters',
  headingMemberDisabled: 'Contul {name} din {organization} a fost dezactivat',
  memberDisabled:
    'Această persoană nu poate intra în cont și nimeni nu poate rezerva la ea. Întâlnirile viitoare pe care nu le-a preluat încă nimeni sunt în pagina Persoane.',
  memberGone:
    'Nimeni nu mai poate rezerva acolo la această persoană. Lista de persoane arată întâlnirile viitoare pe care nu le-a preluat încă nimeni.',
  headingJoined: 'Ai intrat în {organization}',
  joined:
    'Colegii de la {organization} te pot adăuga acum la tipuri de evenimente. Îți păstrezi contul și calendarele.',
  joinedNext:
    'Verifică-ți acum orele și conectează-ți calendarul, ca rezervările să vină doar când ai timp. Dacă sunt deja configurate, totul este gata.',
  labelCheckHours: 'Verifică-ți orele',
  labelConnectCalendar: 'Conectează un calendar',
  headingMemberJoined: '{name} a intrat în {organization}',
  memberJoined:
    'Acum poți adăuga {name} la tipuri de evenimente și vezi această persoană în pagina Persoane.',
  headingAddedToTeam: 'Faci parte acum dintr-o echipă la {organization}',
  addedToTeam:
    'Acum ești gazdă pentru tipurile de evenimente de mai jos, deci se pot rezerva întâlniri cu tine la {organization}.',
  addedToTeamAsks:
    'Folosim orele și calendarele tale. Dacă nu poți fi gazdă la aceste întâlniri, cere administratorului să schimbe gazdele.',
  headingEventTypesGiven: 'Tipuri de evenimente noi de la {organization}',
  eventTypesGiven:
    'Tipurile de evenimente de mai jos sunt acum pe pagina ta. {organization} le gestionează și poate a blocat unele dintre setările lor.',
  eventTypesGivenAsks:
    'Folosesc orele și calendarele tale, cu excepția cazului în care {organization} stabilește orele. Dacă nu poți fi gazdă la aceste întâlniri, cere administratorului să schimbe asta.',
  headingHostMissing: '{name} nu mai este gazdă la {organization}',
  hostMissing:
    '{name} era gazdă obligatorie la tipurile de evenimente de mai jos. Se pot rezerva în continuare, cu gazdele rămase.',
  hostMissingAsks:
    'Trebuie să participe altcineva sau nimeni nu mai trebuie să le rezerve deocamdată? Comută la organizație în panou, apoi schimbă gazdele sau dezactivează tipurile de evenimente.',
  headingTeamShort: 'Nu sunt destule gazde la {organization}',
  teamShort:
    '{name} nu mai poate fi gazdă, iar tipurile de evenimente de mai jos au acum prea puține gazde. Nimeni nu le poate rezerva deocamdată.',
  teamShortAsks:
    'Adaugă gazde, cere mai puține la fiecare întâlnire sau dezactivează tipurile de evenimente.',
  labelEventTypes: 'Tipuri de evenimente',
  headingApiKeyMadeBy: '{name} a creat o cheie API pentru {organization}',
  apiKeyMadeBy:
    'Orice program care are această cheie poate acționa pentru {organization} în limita permisiunilor cheii.',
  headingApiKeyRemovedBy: '{name} a eliminat o cheie API din {organization}',
  apiKeyRemovedBy: 'Programele care foloseau această cheie nu mai pot acționa pentru {organization}.',
  apiKeysOfMembers: 'Comută la {organization} în panou ca să vezi sau să elimini cheile.',
  footerMemberNews: 'Primești acest e-mail deoarece ești sau ai fost membru în {organization} la {product}.',
  headingAppAllowedBy: '{name} a permis unei aplicații să acționeze pentru {organization}',
  appAllowedBy: 'Aplicația poate acționa pentru {organization} în limita permisiunilor acordate de {name}.',
  headingAppRemovedBy: '{name} a deconectat o aplicație de la {organization}',
  appRemovedBy: 'Această aplicație nu mai poate acționa pentru {organization}.',
  appsOfMembers: 'Comută la {organization} în panou ca să vezi sau să deconectezi aplicațiile.',
  subjectOrganizationEmail: 'Acesta este e-mailul pentru {organization}?',
  headingOrganizationEmail: 'Confirmă acest e-mail',
  organizationEmail:
    '{organization} vrea să afișeze acest e-mail în invitațiile sale de calendar, ca participanții să poată răspunde. Confirmă dacă este în regulă.',
  actionOrganizationEmail: 'Confirmă e-mailul',
  textOrganizationEmail: 'Confirmă acest e-mail:',
  organizationEmailEnds: 'Linkul funcționează o singură dată, timp de 7 zile.',
  organizationEmailIgnore:
    'Dacă nu cunoști {organization}, ignoră acest e-mail. Nu se schimbă nimic fără confirmarea ta.',
  footerOrganizationEmail:
    'Primești acest e-mail deoarece cineva de la {organization} ({page}) a introdus această adresă în {product}. Nu o folosim pentru nimic altceva.',

  subjectPollInvited: '{name} întreabă când poți veni: {poll}',
  subjectPollReminder: 'Memento: când poți veni? {poll}',
  subjectPollConfirm: 'Confirmă-ți votul: {poll}',
  subjectPollVoted: 'Votul tău: {poll}',
  subjectPollRemoved: 'Votează din nou: {poll}',
  subjectPollChanged: 'Intervalele s-au schimbat: {poll}',
  subjectPollDecided: 'Ora este stabilită: {poll}',
  subjectPollVotedHost: 'Vot nou: {name} · {poll}',
  subjectPollDeclinedHost: 'Refuz: {name} · {poll}',
  headingPollInvited: 'Când poți veni?',
  headingPollReminder: 'Votul tău lipsește încă',
  headingPollVoted: 'Confirmă-ți votul',
  headingPollProved: 'Mulțumim, am primit votul tău',
  headingPollVotedAgain: 'Ai votat deja',
  headingPollRemoved: 'Votează din nou',
  headingPollChanged: 'Intervalele s-au schimbat',
  headingPollDecided: 'Ora este stabilită',
  headingPollVotedHost: 'Un vot nou',
  headingPollDeclinedHost: 'Cineva nu poate veni',
  pollInvited: '{name} caută o oră pentru „{poll}” și vrea să știe când poți veni. Nu ai nevoie de cont.',
  pollReminder: '{name} caută încă o oră pentru „{poll}”. Tu nu ai votat încă.',
  pollReminderConfirm:
    'Votul tău pentru „{poll}” nu este încă confirmat. Deschide linkul și confirmă că este al tău.',
  pollVoted:
    'Cineva a votat la „{poll}” cu adresa ta de e-mail. Dacă ai fost tu, confirmă-ți votul. Îl poți schimba sau retrage cât timp votul este deschis.',
  pollProved: 'Îți poți schimba sau retrage votul la „{poll}” cât timp votul este deschis.',
  pollVotedAgain:
    'Cineva a trimis deja intervalele preferate pentru „{poll}” cu această adresă de e-mail. Deschide linkul ca să le vezi, să le confirmi sau să le schimbi. Linkurile anterioare nu vor mai funcționa.',
  pollRemoved:
    '„{poll}” durează acum {duration}. Intervalele tale de dinainte poate nu se mai potrivesc, așa că le-am eliminat. Votează din nou.',
  pollChanged:
    'Intervalele pentru „{poll}” s-au schimbat. Am păstrat voturile tale pentru celelalte intervale. Verifică dacă sunt încă valabile.',
  pollDecided:
    'Ora pentru „{poll}” este stabilită. Nu ai votat pentru ea, așa că nu ți-am trimis o invitație. Dacă poți veni până la urmă, anunță gazda.',
  pollNotYou: '{name} (altcineva)',
  pollVotedHost: 'Este un vot nou la „{poll}”: {name}.',
  pollDeclinedHost:
    '{name} nu mai poate veni la „{poll}”. Întâlnirea rămâne așa cum este. O poți reprograma sau anula.',
  subjectPollAttendsHost: 'Poate veni totuși: {name} · {poll}',
  headingPollAttendsHost: 'Încă o persoană poate veni',
  pollAttendsHost: '{name} poate veni totuși la „{poll}” și a primit invitația.',
  labelPollAbout: 'Despre',
  labelPollTimes: 'Intervale',
  labelPollDays: 'Zile',
  labelPollZone: 'Fus orar',
  pollMoreTimes: { one: 'și încă {count}', few: 'și încă {count}', other: 'și încă {count}' },
  labelPollUntil: 'Votează până la',
  labelPollAdded: 'Nou',
  labelPollTakenAway: 'Eliminat',
  labelPollFinal: 'Ora',
  actionPollVote: 'Votează intervalele',
  actionPollChange: 'Schimbă votul',
  actionPollConfirm: 'Confirmă votul meu',
  actionPollOpen: 'Vezi rezultatele',
  actionPollSee: 'Vezi rezultatul',
  textPollLink: 'Deschide sondajul aici:',
  pollLinkIsYours: 'Oricine are acest link îți poate schimba votul. Păstrează-l doar pentru tine.',
  choosePollMails: 'Oprește e-mailurile despre acest sondaj',
  footerPollInvited: 'Primești acest e-mail deoarece {owner} ({page}) vrea să știe când poți veni.',
  footerPollVoter:
    'Primești acest e-mail deoarece această adresă a fost folosită pentru a vota. Dacă nu ai fost tu, ignoră acest e-mail.',

  subjectReferral: '{name} te invită la {product}',
  headingReferral: '{name} crede că ți-ar plăcea {product}',
  referral:
    'Cu {product}, oamenii pot rezerva întâlniri cu tine la ore potrivite pentru amândoi, fără un șir de e-mailuri. {name} îl folosește și te invită să îl încerci.',
  actionTry: 'Aruncă o privire',
  textTry: 'Aruncă o privire aici:',
  referralSeen:
    '{name} va vedea dacă cineva își creează un cont {product} cu acest e-mail și dacă plătește un plan.',
  referralClosing: '{name} îți poate trimite un singur memento. Atât.',
  subjectReferralReminder: 'Memento: {name} te invită la {product}',
  headingReferralReminder: '{name} încă crede că ți-ar plăcea {product}',
  referralLast: 'Acesta a fost singurul memento. Nu vor mai veni e-mailuri ca acesta de la {name}.',
  footerReferral:
    'Primești acest e-mail deoarece {name} ({page}) te-a invitat la {product}. Nu folosim adresa ta pentru nimic altceva.',
  subjectReward: '{name} a revendicat un card cadou de {dollars} $',
  headingReward: 'Un card cadou de trimis',
  rewardByHand: {
    by: 'points',
    one: '{name} a folosit {points} punct pentru persoane care și-au creat cont cu linkul său și au plătit un plan. Nu există în stoc un card cadou cu această valoare. Trimite unul la {email}.',
    few: '{name} a folosit {points} puncte pentru persoane care și-au creat cont cu linkul său și au plătit un plan. Nu există în stoc un card cadou cu această valoare. Trimite unul la {email}.',
    other:
      '{name} a folosit {points} de puncte pentru persoane care și-au creat cont cu linkul său și au plătit un plan. Nu există în stoc un card cadou cu această valoare. Trimite unul la {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} a folosit {points} punct pentru persoane care și-au creat cont cu linkul său și au plătit un plan. Un card cadou din stoc va fi trimis la {email} pe {date}, dacă nu îl oprești.',
    few: '{name} a folosit {points} puncte pentru persoane care și-au creat cont cu linkul său și au plătit un plan. Un card cadou din stoc va fi trimis la {email} pe {date}, dacă nu îl oprești.',
    other:
      '{name} a folosit {points} de puncte pentru persoane care și-au creat cont cu linkul său și au plătit un plan. Un card cadou din stoc va fi trimis la {email} pe {date}, dacă nu îl oprești.',
  },
  labelWorth: 'Valoare',
  worthDollars: {
    by: 'points',
    one: '{dollars} $ ({points} punct)',
    few: '{dollars} $ ({points} puncte)',
    other: '{dollars} $ ({points} de puncte)',
  },
  labelGiftCardStop: 'Ca să îl oprești',
  subjectGiftCard: 'Cardul tău cadou de {dollars} $',
  headingGiftCard: 'Iată cardul tău cadou',
  giftCard: 'Îți mulțumim că ai invitat oameni la {product}.',
  giftCardDollars: '{dollars} $',
  labelGiftCardCode: 'Cod',
  giftCardKeep: 'Păstrează acest e-mail. După trei luni ștergem codul de la noi.',
  footerGiftCard: 'Primești acest e-mail deoarece ai folosit puncte în {product}.',

  labelAccount: 'Cont',
  footerFeedback: 'Primești acest e-mail deoarece administrezi acest server {product} (OPERATOR_EMAIL).',
  greeting: 'Bună, {name},',
  greetingGuest: 'Bună ziua,',
  clockForward:
    'Ora se dă înainte până la această întâlnire ({date}, {amount}). Ora de aici ține deja cont de asta.',
  clockBack:
    'Ora se dă înapoi până la această întâlnire ({date}, {amount}). Ora de aici ține deja cont de asta.',
  labelCode: 'Codul tău',
  chooseMails: 'Alege ce e-mailuri primești',
  codeIsYours: 'Nu cerem niciodată acest cod la telefon sau în alt e-mail.',
  replyReaches: 'Răspunsul tău ajunge la {name}.',
  footerHost: 'Primești acest e-mail deoarece alții rezervă întâlniri cu tine prin {product}.',
  stopAllMails: 'Oprește toate e-mailurile de la {product}',
  allDay: 'Toată ziua',
  footerNewDevice: 'Primești acest e-mail deoarece ai un cont la {product}.',

  subjectWebhookFailing: 'Webhookul tău de la {address} eșuează',
  subjectWebhookGone: 'Webhookul tău de la {address} a fost dezactivat',
  headingWebhookFailing: 'Un webhook eșuează',
  headingWebhookGone: 'Un webhook a fost dezactivat',
  webhookFailing: {
    one: '{address} nu a acceptat ce am trimis: {count} încercare eșuată.',
    few: '{address} nu acceptă ce trimitem: {count} încercări eșuate la rând.',
    other: '{address} nu acceptă ce trimitem: {count} de încercări eșuate la rând.',
  },
  webhookGone:
    '{address} a răspuns cu 410 (gone), așa că am dezactivat webhookul și am renunțat la ce îl aștepta.',
  labelSince: 'Din',
  labelLastAttempt: 'Ultima încercare',
  webhookAnswered: 'A răspuns cu {status}',
  webhookNoAnswer: 'Serverul nu a răspuns',
  webhookTimeout: 'Serverul a avut nevoie de prea mult timp',
  webhookCertificate: 'Certificatul site-ului nu este valid',
  webhookNoHost: 'Niciun server nu are acest nume',
  webhookPrivate: 'Adresa se află într-o rețea privată',
  webhookAddress: 'Adresa nu poate fi folosită',
  actionWebhook: 'Deschide webhookul',
  textWebhook: 'Vezi ce am trimis și încearcă din nou:',
  textWebhookGone: 'Dacă funcționează iar, activează din nou webhookul aici:',
  webhookFailingClosing:
    'Încercăm în continuare, dar din ce în ce mai rar. Când adresa funcționează din nou, trimitem tot ce așteaptă. Renunțăm după aproximativ trei zile.',
  webhookGoneClosing: 'Rezervările și e-mailurile nu sunt afectate.',
  footerWebhook: 'Primești acest e-mail deoarece ai adăugat acest webhook în {product}.',
}
