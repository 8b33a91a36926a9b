import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  subjectVerification: 'Erősítse meg az e-mail-címét: {product}',
  subjectKnownAccount: 'Már van fiókja: {product}',
  subjectNewDevice: 'Új bejelentkezés: {product}',
  headingVerification: 'Ez az Ön címe?',
  headingKnownAccount: 'Már van fiókja',
  headingNewDevice: 'Új bejelentkezés',
  subjectDeletionAsked: 'Törölni fogjuk a fiókját: {product}',
  headingDeletionAsked: 'Viszontlátásra',
  deletionAsked: {
    by: 'days',
    one: 'Fiókját ({product}) lezártuk, és {days} nap múlva mindennel együtt töröljük. Az oldalai nem elérhetők.',
    other:
      'Fiókját ({product}) lezártuk, és {days} nap múlva mindennel együtt töröljük. Az oldalai nem elérhetők.',
  },
  textKeepAccount: 'Ha meg szeretné tartani, vagy nem Ön kérte, jelentkezzen be addig:',
  deletionAskedClosing: 'Ha távozni szeretne, nincs teendője. Köszönjük, hogy velünk volt.',
  subjectDeletionTakenBack: 'Nem töröljük a fiókját: {product}',
  headingDeletionTakenBack: 'Örülünk, hogy visszatért',
  deletionTakenBack:
    'Valaki bejelentkezett a fiókjába ({product}), ezért nem töröljük. Az oldalai újra elérhetők.',
  actionDeletion: 'Beállítások megnyitása',
  textDeleteAgain: 'Ha mégis távozni szeretne, itt törölheti újra:',
  deletionTakenBackClosing: 'A lemondott találkozók lemondva maradnak.',
  subjectPasswordReset: 'Új jelszó beállítása: {product}',
  subjectPasswordChanged: 'Megváltozott a jelszava: {product}',
  headingPasswordReset: 'Jelszó visszaállítása',
  headingPasswordChanged: 'Megváltozott a jelszó',
  passwordReset: 'Valaki új jelszót kért a fiókjához ({product}). Ha Ön volt, itt választhat újat.',
  passwordChanged: 'Megváltozott a fiókja jelszava ({product}), és mindenhol máshol kijelentkeztettük.',
  actionPasswordReset: 'Új jelszó választása',
  textPasswordReset: 'Válasszon új jelszót:',
  textNotYou: 'Ha nem Ön volt, azonnal válasszon új jelszót:',
  passwordResetLasts:
    'A link egyszer használható, 30 percig. Ha nem Ön volt, nincs teendője. A jelszava nem változik.',
  changeOwn: 'Ha Ön volt, nincs teendője.',
  passwordChangedPasskeys:
    'Ezekkel az azonosítókulcsokkal továbbra is be lehet jelentkezni: {names}. Távolítsa el azokat, amelyeket nem ismer fel: {url}',
  subjectTwoFactorOn: 'Kétlépcsős bejelentkezés bekapcsolva: {product}',
  headingTwoFactorOn: 'Kétlépcsős bejelentkezés bekapcsolva',
  twoFactorOn:
    'Mostantól jelszóval és egy hitelesítő alkalmazás kódjával jelentkezik be a fiókjába ({product}). Mindenhol máshol kijelentkeztettük.',
  subjectTwoFactorOff: 'Kétlépcsős bejelentkezés kikapcsolva: {product}',
  headingTwoFactorOff: 'Kétlépcsős bejelentkezés kikapcsolva',
  twoFactorOff:
    'Mostantól csak jelszóval jelentkezik be a fiókjába ({product}). Mindenhol máshol kijelentkeztettük.',
  subjectTwoFactorGuessed: 'Hibás kétlépcsős kódok a fiókjához: {product}',
  headingTwoFactorGuessed: 'Valaki kétlépcsős kódokkal próbálkozik',
  twoFactorGuessed:
    'Valaki több hibás kétlépcsős kódot írt be a fiókjához ({product}). Ismeri a jelszavát, vagy olyan böngészőt használ, ahol Ön be van jelentkezve. Minden hibás kód után egyre többet kell várnia a következő előtt.',
  twoFactorGuessedOwn:
    'Ha Ön volt, várjon egy kicsit, és írjon be egy új kódot az alkalmazásból. A helyreállítási kód azonnal működik.',
  subjectRecoveryCodes: 'Új helyreállítási kódok: {product}',
  headingRecoveryCodes: 'Új helyreállítási kódok',
  recoveryCodesRenewed:
    'Új helyreállítási kódok készültek a fiókjához ({product}). A régiek már nem működnek.',
  subjectRecoveryCodeUsed: 'Helyreállítási kódot használtak: {product}',
  headingRecoveryCodeUsed: 'Helyreállítási kódot használtak',
  recoveryCodeUsed:
    'Felhasználták a fiókja ({product}) egyik helyreállítási kódját. Minden kód egyszer használható. Készítsen újakat, mielőtt elfogynak.',
  subjectEmailChange: '{product}: megváltoztatja a fiókja e-mail-címét?',
  headingEmailChange: 'Megváltoztatja az e-mail-címét?',
  emailChangeOld:
    'Valaki új e-mail-címet kért a fiókjához ({product}): {email}. A módosítás akkor lép életbe, ha mindkét címről megerősítik. Ez a jelenlegi cím.',
  emailChangeNew:
    'Valaki ezt a címet szeretné egy fiókhoz ({product}) használni. Ha Ön volt, itt erősítse meg a módosítást. A jelenlegi címre is írtunk.',
  emailChangeLasts: 'A link egyszer használható, 24 óráig.',
  emailChangeNotYou:
    'Ha nem Ön volt, ne nyissa meg a linket, és válasszon új jelszót: valaki más ismeri a jelszavát.',
  actionEmailChange: 'Módosítás megerősítése',
  textEmailChange: 'Erősítse meg a módosítást:',
  subjectEmailChanged: 'Megváltozott a fiókja e-mail-címe: {product}',
  headingEmailChanged: 'Megváltozott az e-mail-cím',
  emailChanged:
    'A fiókja ({product}) e-mail-címe megváltozott, miután mindkét címről megerősítette. A bejelentkezéshez az újat használja.',
  addressTaken:
    'Valaki egy másik fiókhoz ({product}) szerette volna használni ezt a címet. Ezzel a címmel már van fiókja, és semmi sem változott.',
  footerEmailChange:
    'Ha nem Ön volt, hagyja figyelmen kívül ezt az e-mailt. Megerősítés nélkül semmi sem változik.',
  subjectPasskeyAdded: 'Új azonosítókulcs: {product}',
  headingPasskeyAdded: 'Azonosítókulcs hozzáadva',
  passkeyAdded:
    'Azonosítókulcsot adtak a fiókjához ({product}). Akinél ez van, a jelszava nélkül is be tud jelentkezni.',
  subjectPasskeyRemoved: 'Azonosítókulcs eltávolítva: {product}',
  headingPasskeyRemoved: 'Azonosítókulcs eltávolítva',
  passkeyRemoved:
    'Eltávolítottak egy azonosítókulcsot a fiókjából ({product}). Ezzel már nem lehet bejelentkezni.',
  actionPasskeys: 'Azonosítókulcsok megtekintése',
  textPasskeys: 'Ha nem Ön volt, itt távolítsa el, és válasszon új jelszót:',
  subjectApiKeyAdded: 'Új API-kulcs: {product}',
  headingApiKeyAdded: 'API-kulcs létrehozva',
  apiKeyAdded:
    'API-kulcsot hoztak létre a fiókjával ({product}). A kulcsot használó programok jelszó nélkül járhatnak el az Ön nevében.',
  subjectApiKeyRemoved: 'API-kulcs eltávolítva: {product}',
  headingApiKeyRemoved: 'API-kulcs eltávolítva',
  apiKeyRemoved:
    'Eltávolítottak egy API-kulcsot a fiókjából ({product}). Az azt használó programoknak már nincs hozzáférésük.',
  actionApiKeys: 'API-kulcsok megtekintése',
  textApiKeys: 'Ha nem Ön volt, itt távolítsa el, és válasszon új jelszót:',
  subjectAppAllowed: 'Új alkalmazás fér hozzá a fiókjához: {product}',
  headingAppAllowed: 'Alkalmazás csatlakoztatva',
  appAllowed:
    'Egy alkalmazást csatlakoztattak a fiókjához ({product}). A látott engedélyek keretében, jelszó nélkül járhat el az Ön nevében.',
  subjectAppRemoved: 'Alkalmazás leválasztva: {product}',
  headingAppRemoved: 'Alkalmazás leválasztva',
  appRemoved: 'Leválasztottak egy alkalmazást a fiókjáról ({product}). Már nem járhat el az Ön nevében.',
  actionApps: 'Csatlakoztatott alkalmazások',
  textApps: 'Ha nem Ön volt, itt távolítsa el, és válasszon új jelszót:',
  verification:
    'Valaki ezzel a címmel regisztrált itt: {product}. Ha Ön volt, erősítse meg, hogy ez a saját címe.',
  knownAccount:
    'Valaki ezzel a címmel próbált regisztrálni itt: {product}. Ha Ön volt: már van fiókja, csak be kell jelentkeznie.',
  newDevice: 'Valaki új böngészőből jelentkezett be a fiókjába ({product}).',
  labelTime: 'Mikor',
  labelDevice: 'Böngésző',
  labelNetwork: 'Hálózat',
  deviceOn: '{browser}, {system}',
  deviceUnknown: 'Ismeretlen',
  actionVerify: 'Címem megerősítése',
  actionSignIn: 'Bejelentkezés',
  actionActivity: 'Tevékenységek megtekintése',
  textVerify: 'Erősítse meg ezzel a linkkel:',
  textSignIn: 'Itt jelentkezhet be:',
  textActivity: 'A fiókjában történt tevékenységek:',
  verificationLasts:
    'Írja be a kódot ott, ahol regisztrált, vagy kövesse a linket. Mindkettő 24 óráig érvényes, és egyszer használható.',
  newDeviceOwn: 'Ha Ön volt, nincs teendője. Ha nem, valaki más ismeri a jelszavát.',
  footerVerification:
    'Ha nem Ön regisztrált, hagyja figyelmen kívül ezt az e-mailt, és senkinek se adja meg a kódot. A kód nélkül semmi sem történik.',
  footerKnownAccount: 'Ha nem Ön volt, nincs teendője. Senki sem jutott be a fiókjába.',

  billingPaymentFailed: 'A kártyáját elutasították',
  billingPaymentFailedText:
    'Nem tudtuk megterhelni a kártyáját a csomagja díjával. Fizesse ki a számlát, vagy frissítse a kártyáját az alábbi dátumig. Addig minden működik. Utána elveszíti a fizetős funkciókat.',
  billingCardExpiring: 'Hamarosan lejár a kártyája',
  billingCardExpiringText:
    'A csomagjához tartozó kártya az alábbi napon lejár. Adjon hozzá másik kártyát a következő terhelés előtt, hogy a csomagja folytatódjon.',
  billingCanceled: 'Az előfizetését lemondta',
  billingCanceledText:
    'Az alábbi dátumig mindent használhat. Ha meggondolja magát, addig a számlázási oldalon megtarthatja az előfizetését.',
  billingEnded: 'Az előfizetése véget ért',
  billingEndedText: 'Minden megvan, amit létrehozott. Az újbóli használatához válasszon csomagot.',
  billingSubscribed: 'Köszönjük, hogy előfizetett',
  billingSubscribedText: 'A csomagja aktív. A számlát a számlázási oldalon találja.',
  billingRefunded: 'Egy fizetést visszatérítettünk',
  billingRefundedText:
    'Az alábbi összeget visszatérítettük a fizetéshez használt kártyára. 5–10 munkanap is eltelhet, mire megjelenik. A csomagja nem változik.',
  billingRefundFailed: 'Egy visszatérítés meghiúsult',
  billingRefundFailedText:
    'A bankja nem fogadta el az alábbi összeget, talán mert a kártyát megszüntették. A pénz visszakerült hozzánk, és továbbra is tartozunk vele. Kérdezze meg a bankját, hogy a kártya tud-e fizetést fogadni.',
  billingRenewed: 'A csomagja megújult',
  billingRenewedText:
    'Az alábbi számlát kifizették. A csomagja az alábbi dátumig folytatódik, majd megújul, ha nem mondja le.',
  billingDisputed: 'Egy fizetést vitattak',
  billingDisputedText:
    'A kártyája bankja jelezte, hogy a kártyatulajdonos vitatja az alábbi fizetést. A bank a döntésig visszatarthatja az összeget. A csomagja közben folytatódik. Ha ez tévedés, szóljon a bankjának. Egyébként nincs teendője.',
  billingDisputeWon: 'A fizetés érvényben marad',
  billingDisputeWonText:
    'A bankja úgy döntött, hogy az alábbi fizetés érvényben marad. Ha közben visszatérítette, visszaveszi az összeget. A csomagja nem változik.',
  billingDisputeLost: 'A fizetését visszatérítik',
  billingDisputeLostText:
    'A bankja úgy döntött, hogy visszatéríti az alábbi fizetést. Az összeg megjelenik a kártyáján. A csomagja nem változik.',
  billingDisputeClosed: 'Lezárult egy fizetés vizsgálata',
  billingDisputeClosedText: 'A kártyája bankja lezárta az alábbi fizetés vizsgálatát. Nincs teendője.',
  labelAmount: 'Összeg',
  amountOf: '{price} / {paid}',
  labelCard: 'Kártya',
  cardEnding: '{brand}, utolsó számjegyek: {last4}',
  labelInvoice: 'Számla',
  labelValidThrough: 'Lejárat',
  labelPaidUntil: 'Kifizetve eddig',
  labelTriedAgain: 'Következő próbálkozás',
  labelGoesUntil: 'Érvényes eddig',
  labelEnds: 'Vége',
  labelEnded: 'Véget ért',
  billingTrialEnding: 'Hamarosan lejár a próbaidőszaka',
  billingTrialEndingText:
    'A próbaidőszaka az alábbi időpontban véget ér. A további használathoz válasszon csomagot.',
  billingTrialEnded: 'Lejárt a próbaidőszaka',
  billingTrialEndedText:
    'A próbaidőszaka véget ért. Minden megvan, amit létrehozott. Az újbóli használatához válasszon csomagot.',
  actionBilling: 'Számlázás megtekintése',
  actionPay: 'Fizetés most',
  textPay: 'Itt fizethet:',
  actionPlans: 'Csomag választása',
  textPlans: 'Itt találja a csomagokat:',
  textBilling: 'Számlázási oldal:',

  subjectBookedForHost: 'Új foglalás: {event} · {invitee} · {when}',
  subjectBooked: 'Megerősítve: {event} · {name} · {when}',
  subjectInvited: 'Meghívó: {event} · {name} · {when}',
  subjectMoved: 'Új időpont: {event} · {name} · {when}',
  subjectReassigned: 'Új szervező: {event} · {name} · {when}',
  subjectTakenOff: 'Átadva: {event} · {name} · {when}',
  subjectRoom: 'Csatlakozási link: {event} · {name} · {when}',
  subjectPlace: 'Új helyszín: {event} · {name} · {when}',
  subjectUninvited: 'Már nem vendég: {event} · {name} · {when}',
  subjectCanceled: 'Lemondva: {event} · {name} · {when}',
  subjectPutBack: 'Az időpont nem változott: {event} · {name} · {when}',
  subjectReminder: 'Emlékeztető: {event} · {name} · {when}',
  subjectConfirm: 'Erősítse meg: {event} · {name} · {when}',
  headingBookedForHost: 'Új foglalás',
  headingBooked: 'Sikeres foglalás',
  headingInvited: 'Meghívót kapott',
  headingMoved: 'Új időpont',
  headingReassigned: 'Új szervező',
  headingTakenOff: 'A találkozóját átadták',
  headingTakenOver: 'Ez a találkozó mostantól az Öné',
  headingRoom: 'Így csatlakozhat',
  headingPlace: 'Új helyszín',
  headingUninvited: 'Ön már nem vendég',
  headingCanceled: 'Lemondva',
  headingPutBack: 'Az időpont nem változott',
  putBackTaken:
    'Ezt a találkozót a naptárában olyan időpontra helyezte át, amikor már van egy másik. Az időpont nem változik, és a naptárában visszahelyeztük a találkozót.',
  putBackStarted:
    'Ezt a találkozót azután helyezte át a naptárában, hogy elkezdődött. Az időpont nem változik, és a naptárában visszahelyeztük a találkozót.',
  putBackNoTimes:
    'Ezt a találkozót a naptárában egész napos eseménnyé alakította. Egy találkozónak kezdete és vége is kell, ezért az időpont nem változik, és a naptárában visszahelyeztük a találkozót.',
  putBackNotADay:
    'Ezt az egész napos találkozót a naptárában megadott időpontra vagy egynél több napra helyezte át. Egy teljes napig kell tartania, ezért a naptárában visszahelyeztük a találkozót.',
  putBackForInvitee:
    'Ezt a találkozót rövid időre áthelyezték a szervező naptárában, de az időpontja nem változott. Ha a naptára más időpontot mutat, hagyja figyelmen kívül.',
  textPutBack: 'Az irányítópulton választhat másik időpontot ehhez a találkozóhoz:',
  headingReminder: 'Közelgő találkozó',
  headingConfirm: 'Még egy lépés',
  bookedForHost: 'Új foglalás. Meghívott: {name}',
  takenOver: 'Átvette ezt a találkozót.',
  booked: 'A találkozót lefoglaltuk.',
  bookedForGuest: 'Vendégként hozzáadták ehhez a találkozóhoz.',
  bookedForGuestBy: 'Vendégként hozzáadták ehhez a találkozóhoz. Hozzáadta: {name}.',
  moved: 'A találkozójának új időpontja van.',
  movedByYou: 'Áthelyezte a találkozóját. Ez az új időpont.',
  movedByOther: 'A találkozójának új időpontja van. Áthelyezte: {name}.',
  movedForGuest: 'Ennek a találkozónak új időpontja van. Önt vendégként adták hozzá.',
  reassigned: 'A találkozójának új szervezője van. Az időpont nem változik.',
  reassignedForGuest:
    'Ön vendég ezen a találkozón. A találkozónak új szervezője van. Az időpont nem változik.',
  replaced: 'Ennek a találkozónak más lesz a szervezője, így nem kell részt vennie rajta.',
  room: 'Így csatlakozhat a találkozójához.',
  roomForGuest: 'Így csatlakozhat ehhez a találkozóhoz. Önt vendégként adták hozzá.',
  place: 'A találkozójának új helyszíne van. Az időpont nem változik.',
  placeForGuest: 'Ön vendég ezen a találkozón. A találkozónak új helyszíne van. Az időpont nem változik.',
  uninvited: 'Önt eltávolították a találkozó vendégei közül, így nem kell részt vennie rajta.',
  canceled: 'A találkozóját lemondták.',
  canceledByYou: 'Lemondta a találkozóját.',
  canceledByOther: 'A találkozóját lemondták. Lemondta: {name}.',
  canceledForGuest: 'Lemondtak egy találkozót, amelyre meghívták.',
  reminder: 'A találkozója {in} kezdődik.',
  reminderForGuest: 'Ez a találkozó {in} kezdődik. Önt vendégként adták hozzá.',
  confirm:
    'Ezt az időpontot eddig tartjuk fenn: {until}. Még nincs lefoglalva: erősítse meg, hogy ez az Ön címe.',
  // A request that the host has to approve
  subjectRequested: 'Kérés elküldve: {event} · {name} · {when}',
  headingRequested: 'Kérés elküldve',
  requested: 'Ezt az időpontot jóvá kell hagynia: {name}. Addig fenntartjuk, és eddig választ kap: {until}.',
  actionRequest: 'Kérés megtekintése',
  textRequest: 'A kérést itt nézheti meg vagy vonhatja vissza:',
  subjectOffered: 'Válasszon másik időpontot: {event} · {name} · {when}',
  headingOffered: 'Válasszon másik időpontot',
  offered:
    'A kért időpont nem jó neki: {name}. Az alábbi időpontok viszont szabadok. Eddig tartjuk fenn őket: {until}.',
  labelOffered: 'Felajánlott időpontok',
  actionOffered: 'Időpont kiválasztása',
  textOffered: 'Itt választhat időpontot:',
  subjectOfferRefused: 'Egyik időpont sem jó: {event} · {invitee}',
  headingOfferRefused: 'Egyik időpontja sem megfelelő',
  offerRefused: 'Egyik felajánlott időpont sem jó neki: {name}. Nem történt foglalás.',
  subjectProposed: 'Javasolt időpontok: {event} · {invitee}',
  headingProposed: 'Más időpontokat javasoltak',
  proposed:
    'A felajánlott időpontok nem jók neki: {name}. Másokat javasol. Válasszon egyet eddig: {until}. Ellenkező esetben a kérést elutasítjuk.',
  labelProposed: 'Javasolt időpontok',
  subjectWanted: 'Hagyja jóvá vagy utasítsa el: {event} · {invitee} · {when}',
  headingWanted: 'Valaki foglalni szeretne Önhöz',
  wantedElseDeclined: 'Hagyja jóvá vagy utasítsa el eddig: {until}. Ha nem válaszol, a kérést elutasítjuk.',
  wantedElseAccepted:
    'Hagyja jóvá vagy utasítsa el eddig: {until}. Ha nem válaszol, a találkozó lefoglalódik.',
  labelSameDay: 'Az Ön napja',
  actionAnswer: 'Jóváhagyás vagy elutasítás',
  textAnswer: 'Hagyja jóvá vagy utasítsa el az irányítópulton:',
  subjectNotBooked: 'Nincs lefoglalva: {event} · {name} · {when}',
  headingNotBooked: 'Nincs lefoglalva',
  notBooked: 'Ezt a találkozót nem tudja vállalni: {name}.',
  notBookedUnanswered: 'Nem válaszolt időben: {name}. Ez a találkozó ezért nincs lefoglalva.',
  timeForOther: '{name}: {time}',
  labelWith: 'Kivel',
  labelHost: 'Szervező',
  hostIn: '{name} ({city})',
  labelTogether: 'Társszervezők',
  labelPage: 'Foglalás itt',
  labelWhere: 'Hol',
  labelGuests: 'Vendégek',
  labelBefore: 'Korábbi időpont',
  labelReason: 'Indok',
  byPhone: 'Telefon: {phone}',
  youCall: 'Ön hívja ezt a számot: {phone}',
  hostCallsYou: '{name} hívja Önt ezen a számon: {phone}',
  hostCalls: '{name} hívja a meghívottat',
  roomSentBy: '{name} küldi el a csatlakozási linket.',
  roomSentByYou: 'Küldje el a csatlakozási linket.',
  actionJoin: 'Csatlakozás',
  actionCalendar: 'Hozzáadás a naptárhoz',
  actionReschedule: 'Átütemezés',
  actionCancel: 'Lemondás',
  actionBooking: 'Foglalás megnyitása',
  actionDecline: 'Nem tudok jönni',
  actionBookAgain: 'Másik időpont foglalása',
  actionOpen: 'Megnyitás az irányítópulton',
  actionConfirm: 'Megerősítés és foglalás',
  textManage: 'Ha az időpont nem megfelelő, itt áthelyezheti vagy lemondhatja a találkozót:',
  textReschedule: 'Ha az időpont nem megfelelő, itt áthelyezheti a találkozót:',
  textCancel: 'Ha nem tud jönni, itt lemondhatja a találkozót:',
  textBooking: 'Az Ön foglalása:',
  textDecline: 'Nem tud jönni? Itt jelezheti. A többiek ettől még találkoznak:',
  textBookAgain: 'Másik időpont foglalása itt:',
  textOpen: 'A foglalás az irányítópulton:',
  textConfirm:
    'Írja be a kódot ott, ahol az időpontot választotta, vagy nyissa meg ezt az oldalt, és ott foglaljon:',
  askGuest:
    'Szeretne emlékeztetőt kapni erről a találkozóról? Ha nem válaszol, csak akkor írunk, ha áthelyezik vagy lemondják.',
  choiceKeep: 'Kérek tájékoztatást',
  choiceMeeting: 'Erről ne küldjenek e-mailt',
  choiceAll: 'Egyáltalán ne küldjenek e-mailt',
  changeUntil: 'Átütemezés vagy lemondás eddig lehetséges: {time}.',
  rescheduleUntil: 'Átütemezés eddig lehetséges: {time}.',
  cancelUntil: 'Lemondás eddig lehetséges: {time}.',
  invitationAttached: 'A meghívót mellékeltük. Sok naptár automatikusan hozzáadja.',
  updateAttached: 'A mellékelt meghívó a korábbi helyébe lép.',
  cancelationAttached: 'Nyissa meg a mellékletet, hogy eltávolítsa a találkozót a naptárából.',
  footerInvitee:
    'Azért kapja ezt az e-mailt, mert ezzel a címmel foglaltak találkozót itt: {product}. Szervező: {owner}.',
  footerGuest:
    'Azért kapja ezt az e-mailt, mert valaki találkozót foglalt itt: {product}, és vendégként megadta ezt a címet. Szervező: {owner}.',
  footerInviteeOf: 'Azért kapja ezt az e-mailt, mert ezzel a címmel találkozót foglaltak. Szervező: {owner}.',
  footerGuestOf:
    'Azért kapja ezt az e-mailt, mert valaki találkozót foglalt, és vendégként megadta ezt a címet. Szervező: {owner}.',
  footerConfirmOf:
    'Azért kapja ezt az e-mailt, mert valaki ezt a címet adta meg egy találkozó foglalásához. Szervező: {owner}. Ha nem Ön volt, hagyja figyelmen kívül ezt az e-mailt. Megerősítés nélkül nem történik foglalás.',
  footerConfirm:
    'Azért kapja ezt az e-mailt, mert valaki ezt a címet adta meg egy találkozó foglalásához itt: {product}. Szervező: {owner}. Ha nem Ön volt, hagyja figyelmen kívül ezt az e-mailt. Megerősítés nélkül nem történik foglalás.',
  andOthers: { one: '{name} és még {count} fő', other: '{name} és még {count} fő' },
  subjectSet: 'Megvan az időpont: {event}, {when}',
  setByYou: 'Ezt az időpontot választotta ehhez: „{event}”. Mindenkit meghívtunk, aki tud jönni.',
  setByAgreement:
    'Ekkor minden kötelező résztvevő tud jönni, ezért megvan az időpont ehhez: „{event}”. Mindenkit meghívtunk, aki tud jönni.',
  setAtDeadline:
    'A szavazás („{event}”) lezárult, és ez az időpont nyert. Mindenkit meghívtunk, aki tud jönni.',
  setForVoter: 'Ezt az időpontot választották ehhez: „{event}”. Azt jelezte, hogy tud jönni.',
  setForVoterByAgreement:
    'Ekkor minden kötelező résztvevő el tud jönni ide: „{event}”. Azt jelezte, hogy Ön is.',
  setForVoterAtDeadline:
    'A szavazás („{event}”) lezárult, és ez az időpont nyert. Azt jelezte, hogy tud jönni.',
  movedForVoter: 'Ennek a találkozónak új időpontja van: „{event}”. Áthelyezte: {owner}.',
  roomForVoter: 'Így csatlakozhat ehhez a találkozóhoz: „{event}”.',
  canceledForVoter: 'Ezt a találkozót lemondták: „{event}”. Lemondta: {owner}.',
  reminderForVoter: '„{event}” {in} kezdődik.',
  labelAlsoComing: 'További résztvevők',
  actionPollMeeting: 'Találkozó megtekintése',
  textPollMeeting: 'A találkozó, a linkje és az Ön szavazata:',
  footerVoter:
    'Azért kapja ezt az e-mailt, mert ezzel a címmel jelezték, mikor tud találkozni. Szervező: {owner}. Ha nem Ön volt, hagyja figyelmen kívül ezt az e-mailt.',

  subjectLeadWatched: 'Megnézték: „{video}” ({share}). Link: {lead}',
  headingLeadWatched: 'Megnézték egy lead videóját',
  leadWatched:
    'Valaki egy lead linkjével ({lead}) megnézte ezt a videót: „{video}”. Időtartam: {amount}. Nem tudjuk, hogy {lead} volt-e, mert a linket bárki megnyithatja.',
  labelCampaign: 'Kampány',
  actionCampaign: 'Kampány megnyitása',
  textCampaign: 'Nézze meg, mi történt még a kampány linkjeivel:',
  footerLeadWatched:
    'Ezeket az e-maileket akkor kapja, ha valaki egy lead linkjével néz videót itt: {product}. A gyakoriságot a Beállítások Értesítések részében választhatja meg, vagy ki is kapcsolhatja őket.',

  subjectClient: '{name} azt kérdezi, mikor ér rá',
  headingClient: '{name} közös időpontot szeretne találni Önnel',
  client:
    'Megengedheti, hogy {name} lássa, mikor elfoglalt Ön, egyszer megoszthat egy naptárfájlt, vagy elutasíthatja a kérést. Nem kell hozzá fiók.',
  labelClientTopic: 'Tárgy',
  labelClientUntil: 'A link eddig működik',
  actionClient: 'Válasz',
  textClient: 'Itt válaszolhat:',
  clientPrivacy:
    '{name} látja, mikor elfoglalt Ön, de azt sosem, hogy kivel vagy miért. A megosztást ugyanezzel a linkkel bármikor leállíthatja.',
  footerClient:
    'Azért kapja ezt az e-mailt, mert {name} ({page}) megadta az Ön címét itt: {product}. Másra nem használjuk.',
  subjectClientConnected: '{name} naptárat csatlakoztatott',
  headingClientConnected: 'Közös időpontot találhat: {name}',
  clientConnected:
    '{name} megmutatja, mikor elfoglalt. Válasszon olyan időpontot, amely mindkettőjüknek megfelel.',
  actionClients: 'Időpont keresése',
  textClients: 'Itt kereshet időpontot:',
  footerClientConnected:
    'Azért kapja ezt az e-mailt, mert itt szabad időpontokat kért: {product}. Kitől: {name}.',

  subjectConnection: 'Csatlakoztassa újra: {account}',
  headingConnection: 'Csatlakoztassa újra a naptárfiókját',
  connectionBroken:
    'Már nem férünk hozzá ehhez: {account}. Az utoljára beolvasott foglalt időpontok továbbra is számítanak, de a naptárakban semmi újat nem látunk, és a foglalások hozzáadása várakozik.',
  actionConnection: 'Újracsatlakoztatás',
  textConnection: 'Itt csatlakoztathatja újra. A beállításai megmaradnak:',
  subjectFailing: '{account} nem válaszol',
  headingFailing: 'Egy csatlakoztatott fiók nem válaszol',
  connectionFailing:
    '{account} percek óta csak hibát küld. Az utoljára beolvasott foglalt időpontok továbbra is számítanak, de a naptárakban semmi újat nem látunk, és a foglalások hozzáadása várakozik. Tovább próbálkozunk, és ez általában magától megoldódik.',
  actionFailing: 'Állapot megtekintése',
  textFailing: 'Állapot és legutóbbi ellenőrzések:',
  headingApp: 'Csatlakoztassa újra: {app}',
  appBroken:
    'Már nem férünk hozzá ehhez a fiókhoz: {account} ({app}). Új foglalások továbbra is érkeznek, a frissítések pedig az újracsatlakoztatásig várnak itt: {app}.',
  headingAppFailing: '{app} nem válaszol',
  appFailing:
    '{app} percek óta csak hibát küld ehhez a fiókhoz: {account}. Új foglalások továbbra is érkeznek, a frissítések pedig várnak itt: {app}. Tovább próbálkozunk, és ez általában magától megoldódik.',
  subjectFieldsGone: '{app}: töröltek egy mezőt, amelyet kitölt',
  headingFieldsGone: 'Töröltek egy mezőt itt: {app}',
  fieldsGone:
    'Ezeket a névjegymezőket a foglalások válaszaival tölti ki, de itt már nem léteznek: {app}. Mezők: {fields}. Minden mást továbbra is szinkronizálunk.',
  actionFieldsGone: 'Mezők megtekintése',
  textFieldsGone: 'Válasszon más mezőket, vagy távolítsa el a sorokat:',
  footerConnection: 'Azért kapja ezt az e-mailt, mert ezt a fiókot csatlakoztatta itt: {product}.',

  reasonFarewell:
    '{name} bezárja ezt a foglalási oldalt. Sajnáljuk, hogy a találkozó elmarad. Ha mégis találkozna, írjon neki: {name}.',

  subjectDomainWorks: 'Működik a domainje: {domain}',
  headingDomainWorks: 'Működik a domainje',
  domainWorks:
    'A foglalási oldalai mostantól itt érhetők el: {domain}. A linkek, a beágyazások és az e-mailek is ezt használják.',
  subjectDomainFails: 'Nem működik a domainje: {domain}',
  headingDomainFails: 'Egy domain nem működik',
  domainFails:
    '{domain} több mint egy órája nem nyitja meg a foglalási oldalait. A linkek és az e-mailek újra a szerver címét használják, amely mindig működik.',
  actionDomain: 'Beállítások megnyitása',
  textDomainWorks: 'A domain a Beállításokban:',
  textDomain: 'Nézze meg, mi a hiba, és mely DNS-rekordok kellenek:',
  footerDomain: 'Azért kapja ezt az e-mailt, mert ezt a domaint használja itt: {product}.',

  subjectExportReady: 'Elkészült az export: {product}',
  headingExportReady: 'Elkészült az export',
  exportReady: 'Minden egy fájlban van, ami a fiókjában található ({product}).',
  labelUntil: 'Megőrizzük eddig',
  actionExport: 'Fájl letöltése',
  textExport: 'Itt töltheti le:',
  exportOnce:
    'Csak Ön töltheti le, és csak egyszer. Utána töröljük. Őrizze biztonságos helyen: azt is tartalmazza, amit a meghívottak megadtak.',

  subjectFeedback: '{name} írt innen: {product}',
  headingFeedback: 'Visszajelzés: {name}',
  feedback: '{name} üzeni:',
  labelMessage: 'Üzenet',
  labelScreen: 'Képernyő',

  subjectAskUpgrade: '{name} bővítést kér: {organization}',
  headingAskUpgrade: 'Bővítési kérés',
  askUpgrade:
    '{name} azt kéri, hogy bővítse a szervezetet ({organization}) itt: {product}. Csomagot csak Ön, a tulajdonos választhat és fizethet.',
  subjectAskAccess: '{name} hozzáférést kér: {eventType}',
  headingAskAccess: 'Hozzáférési kérés',
  askAccess: '{name} hozzáférést kér ehhez az eseménytípushoz: {eventType} ({organization} szervezet).',
  labelAskedBy: 'Kérte',
  labelAskedEventType: 'Eseménytípus',
  actionAnswerRequest: 'Kérés megválaszolása',
  textAnswerRequest: 'Itt hagyhatja jóvá vagy utasíthatja el a kérést:',
  requestEnds: {
    by: 'days',
    one: 'A link {days} napig működik. A megnyitása semmit sem változtat: az oldalon dönthet.',
    other: 'A link {days} napig működik. A megnyitása semmit sem változtat: az oldalon dönthet.',
  },
  footerRequest: 'Azért kapja ezt az e-mailt, mert tagja ennek a szervezetnek: {organization} ({product}).',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'A kérését jóváhagyták',
  upgradeGranted:
    'A szervezet ({organization}) tulajdonosa elfogadta a bővítést. Amint a tulajdonos kiválasztotta a nagyobb csomagot, Ön azonnal megkapja.',
  upgradeDeclined: 'A szervezet ({organization}) tulajdonosa úgy döntött, hogy egyelőre nem bővít.',
  headingAccessGranted: 'Mostantól szervező',
  accessGranted: 'Mostantól szervezője ennek az eseménytípusnak: {eventType} ({organization} szervezet).',
  headingRequestDeclined: 'A kérését elutasították',
  accessDeclined:
    'A szervezet ({organization}) tulajdonosa úgy döntött, hogy egyelőre nem adja hozzá Önt ehhez az eseménytípushoz: {eventType}.',
  actionOpenDashboard: 'Irányítópult megnyitása',
  textOpenDashboard: 'Itt nyithatja meg az irányítópultot:',

  subjectUndelivered: 'Nem sikerült kézbesíteni ide: {email}',
  headingUndelivered: 'Egy e-mail nem érte el a meghívottat',
  undelivered:
    'A levelezőszerver visszautasította az e-mailünket ide: {email}. Lehet, hogy elírás van a címben.',
  undeliveredClosing:
    'A meghívott talán nem tud erről a találkozóról. Keresse meg más módon, vagy mondja le a találkozót, hogy az időpont felszabaduljon.',
  subjectHeld: 'Néhány e-mailje később megy ki',
  headingHeld: 'Néhány e-mailje várakozik',
  held: '{product} korlátozza, hány új címzettnek írhat egy nap alatt, és elérte ezt a korlátot. A többi a következő napokban automatikusan kimegy.',
  actionHeld: 'Várakozó e-mailek',
  textHeld: 'Ezek várakoznak:',
  heldClosing: 'Semmi sem veszett el, és nincs teendője. A korlát a fiók korával együtt nő.',

  subjectJoin: '{name} meghívta ebbe a szervezetbe: {organization}',
  headingJoin: 'Csatlakozzon: {organization}',
  joinOrganization:
    '{name} meghívta ebbe a szervezetbe: {organization} ({product}), hogy közösen használja a találkozókat és a foglalási oldalakat a csapattal. A saját fiókja és naptárai megmaradnak.',
  labelRole: 'Az Ön szerepköre',
  roleAdmin: 'Adminisztrátor',
  roleMember: 'Tag',
  actionAcceptInvitation: 'Meghívó elfogadása',
  textAcceptInvitation: 'Itt fogadhatja el a meghívót:',
  joinEnds: {
    by: 'days',
    one: 'A link egyszer használható, {days} napig.',
    other: 'A link egyszer használható, {days} napig.',
  },
  joinIgnore:
    'Ha nem szeretne csatlakozni, hagyja figyelmen kívül ezt az e-mailt. Elfogadás nélkül senki sem csatlakozik.',
  footerJoin:
    'Azért kapja ezt az e-mailt, mert valaki innen: {organization} ({page}) meghívta, hogy csatlakozzon itt: {product}. A címét másra nem használjuk.',
  headingRemoved: 'Eltávolították a szervezetből: {organization}',
  headingLeft: 'Kilépett a szervezetből: {organization}',
  goneFrom:
    'Ebben a szervezetben ({organization}) már senki sem foglalhat Önnél, és nincs hozzáférése. A saját fiókja, oldalai és naptárai változatlanok.',
  goneMeetings: 'Ha egy kolléga átveszi valamelyik közelgő találkozóját, e-mailt kap róla.',
  headingRoleChanged: 'Megváltozott a szerepköre: {organization}',
  madeAdmin:
    'Mostantól adminisztrátor. A szervezet ({organization}) embereit, eseménytípusait, beállításait és összes találkozóját kezeli.',
  madeMember: 'Mostantól tag. A szervezet ({organization}) eseménytípusait és a saját találkozóit látja.',
  headingOwner: 'Mostantól Ön a tulajdonos: {organization}',
  madeOwner: 'A szervezet ({organization}) csomagját kezeli, és csak Ön adhatja át vagy törölheti.',
  headingTransferred: 'Új tulajdonos: {name} ({organization})',
  transferred: 'Mostantól adminisztrátor. Minden találkozó változatlan marad.',
  headingTransferAsked: '{name} azt kéri, hogy legyen Ön a tulajdonos: {organization}',
  transferAsked:
    'Ha elfogadja, Ön lesz a szervezet ({organization}) tulajdonosa, és Ön fizet érte. Ezután csak Ön adhatja át vagy törölheti. Új adminisztrátor: {name}.',
  transferAskedAnswer:
    'A szervezet oldalán 7 napon belül elfogadhatja vagy elutasíthatja. Elfogadásig semmi sem változik.',
  headingTransferDeclined: '{name} nem veszi át a szervezetet: {organization}',
  transferDeclined: 'A tulajdonjog átvételét elutasították: {organization}. Továbbra is Ön a tulajdonos.',
  headingMemberRemoved: 'Eltávolítva innen: {organization}. Tag: {name}',
  headingMemberLeft: 'Kilépett innen: {organization}. Tag: {name}',
  headingMemberDeleted: 'Törölt fiók itt: {organization}. Név: {name}',
  headingMemberDisabled: 'Letiltott fiók itt: {organization}. Név: {name}',
  memberDisabled:
    'Nem tud bejelentkezni, és senki sem foglalhat nála. A közelgő találkozók, amelyeket még senki sem vett át, az Emberek oldalon vannak.',
  memberGone:
    'Ott már senki sem foglalhat nála. Az emberek listája mutatja a közelgő találkozókat, amelyeket még senki sem vett át.',
  headingJoined: 'Csatlakozott ide: {organization}',
  joined:
    'A kollégái ({organization}) mostantól hozzáadhatják eseménytípusokhoz. A saját fiókja és naptárai megmaradnak.',
  joinedNext:
    'Ellenőrizze most az óráit, és csatlakoztassa a naptárát, hogy csak akkor foglaljanak, amikor ráér. Ha már be vannak állítva, készen áll.',
  labelCheckHours: 'Ellenőrizze az óráit',
  labelConnectCalendar: 'Csatlakoztasson naptárat',
  headingMemberJoined: 'Új tag itt: {organization}. Név: {name}',
  memberJoined: 'Új tag adható az eseménytípusokhoz: {name}. Az Emberek oldalon is látható.',
  headingAddedToTeam: 'Hozzáadták egy csapathoz itt: {organization}',
  addedToTeam:
    'Mostantól az alábbi eseménytípusok szervezője, így itt is foglalhatnak Önnél: {organization}.',
  addedToTeamAsks:
    'A saját óráit és naptárait használjuk. Ha nem tud szervező lenni ezeken a találkozókon, kérje meg az adminisztrátort, hogy módosítsa a szervezőket.',
  headingEventTypesGiven: 'Új eseménytípusok innen: {organization}',
  eventTypesGiven:
    'Az alábbi eseménytípusok mostantól a saját oldalán vannak. Kezelőjük: {organization}. Lehet, hogy néhány beállításukat zárolták.',
  eventTypesGivenAsks:
    'A saját óráit és naptárait használják, kivéve, ha az órákat a szervezet ({organization}) adja meg. Ha nem tud szervező lenni ezeken a találkozókon, kérje az adminisztrátort, hogy módosítsa ezt.',
  headingHostMissing: 'Már nem szervező itt: {organization}. Név: {name}',
  hostMissing:
    '{name} kötelező szervezője volt az alábbi eseménytípusoknak. A megmaradt szervezőknél továbbra is lehet foglalni.',
  hostMissingAsks:
    'Vegyen részt valaki más, vagy egyelőre ne lehessen foglalni? Váltson a szervezetre az irányítópulton, majd módosítsa a szervezőket, vagy kapcsolja ki az eseménytípusokat.',
  headingTeamShort: 'Nincs elég szervező itt: {organization}',
  teamShort:
    '{name} már nem lehet szervező, és az alábbi eseménytípusoknak túl kevés szervezőjük maradt. Egyelőre senki sem foglalhat rájuk.',
  teamShortAsks:
    'Adjon hozzá szervezőket, kérjen kevesebbet találkozónként, vagy kapcsolja ki az eseménytípusokat.',
  labelEventTypes: 'Eseménytípusok',
  headingApiKeyMadeBy: '{name} API-kulcsot hozott létre ehhez: {organization}',
  apiKeyMadeBy:
    'Bármely program, amely ezt a kulcsot használja, a kulcs engedélyei keretében eljárhat a szervezet ({organization}) nevében.',
  headingApiKeyRemovedBy: '{name} eltávolított egy API-kulcsot innen: {organization}',
  apiKeyRemovedBy: 'A kulcsot használó programok már nem járhatnak el a szervezet ({organization}) nevében.',
  apiKeysOfMembers:
    'A kulcsok megtekintéséhez vagy eltávolításához váltson erre a szervezetre az irányítópulton: {organization}.',
  footerMemberNews:
    'Azért kapja ezt az e-mailt, mert tagja vagy tagja volt ennek a szervezetnek: {organization} ({product}).',
  headingAppAllowedBy: '{name} engedte, hogy egy alkalmazás eljárjon a szervezet nevében: {organization}',
  appAllowedBy:
    'Az alkalmazás az engedélyek keretében eljárhat a szervezet ({organization}) nevében. Engedélyezte: {name}.',
  headingAppRemovedBy: '{name} leválasztott egy alkalmazást innen: {organization}',
  appRemovedBy: 'Ez az alkalmazás már nem járhat el a szervezet ({organization}) nevében.',
  appsOfMembers:
    'Az alkalmazások megtekintéséhez vagy leválasztásához váltson erre a szervezetre az irányítópulton: {organization}.',
  subjectOrganizationEmail: '{organization}: ez a szervezet e-mail-címe?',
  headingOrganizationEmail: 'Erősítse meg ezt az e-mail-címet',
  organizationEmail:
    '{organization} ezt az e-mail-címet szeretné megjeleníteni a naptármeghívókban, hogy a meghívottak válaszolhassanak rá. Erősítse meg, ha ez rendben van.',
  actionOrganizationEmail: 'E-mail-cím megerősítése',
  textOrganizationEmail: 'Erősítse meg ezt az e-mail-címet:',
  organizationEmailEnds: 'A link egyszer használható, 7 napig.',
  organizationEmailIgnore:
    'Ha nem ismeri ezt a szervezetet ({organization}), hagyja figyelmen kívül ezt az e-mailt. Megerősítés nélkül semmi sem változik.',
  footerOrganizationEmail:
    'Azért kapja ezt az e-mailt, mert valaki innen: {organization} ({page}) ezt a címet adta meg itt: {product}. Másra nem használjuk.',

  subjectPollInvited: '{name} azt kérdezi, mikor tud jönni: {poll}',
  subjectPollReminder: 'Emlékeztető: mikor tud jönni? {poll}',
  subjectPollConfirm: 'Erősítse meg a szavazatát: {poll}',
  subjectPollVoted: 'Az Ön szavazata: {poll}',
  subjectPollRemoved: 'Szavazzon újra: {poll}',
  subjectPollChanged: 'Változtak az időpontok: {poll}',
  subjectPollDecided: 'Megvan az időpont: {poll}',
  subjectPollVotedHost: 'Új szavazat: {name} · {poll}',
  subjectPollDeclinedHost: 'Elutasította: {name} · {poll}',
  headingPollInvited: 'Mikor tud jönni?',
  headingPollReminder: 'Még hiányzik a szavazata',
  headingPollVoted: 'Erősítse meg a szavazatát',
  headingPollProved: 'Köszönjük, a szavazatát rögzítettük',
  headingPollVotedAgain: 'Már szavazott',
  headingPollRemoved: 'Szavazzon újra',
  headingPollChanged: 'Változtak az időpontok',
  headingPollDecided: 'Megvan az időpont',
  headingPollVotedHost: 'Új szavazat',
  headingPollDeclinedHost: 'Valaki nem tud jönni',
  pollInvited:
    '{name} időpontot keres ehhez: „{poll}”, és szeretné tudni, mikor tud jönni. Nem kell hozzá fiók.',
  pollReminder: '{name} még mindig időpontot keres ehhez: „{poll}”. Még nem szavazott.',
  pollReminderConfirm:
    'A szavazata még nincs megerősítve: „{poll}”. Nyissa meg a linket, és erősítse meg, hogy a sajátja.',
  pollVoted:
    'Valaki az Ön e-mail-címével szavazott itt: „{poll}”. Ha Ön volt, erősítse meg a szavazatát. Amíg a szavazás nyitva van, módosíthatja vagy visszavonhatja.',
  pollProved: 'A szavazatát („{poll}”) módosíthatja vagy visszavonhatja, amíg a szavazás nyitva van.',
  pollVotedAgain:
    'Ezzel az e-mail-címmel már megadtak időpontokat itt: „{poll}”. Nyissa meg a linket, hogy megnézze, megerősítse vagy módosítsa őket. A korábbi linkek nem működnek tovább.',
  pollRemoved:
    '„{poll}” új hossza: {duration}. A korábbi időpontjai már nem biztos, hogy megfelelnek, ezért töröltük őket. Szavazzon újra.',
  pollChanged:
    '„{poll}” időpontjai megváltoztak. A többi időpontra adott szavazatait megtartottuk. Ellenőrizze, hogy még helyesek-e.',
  pollDecided:
    '„{poll}”: megvan az időpont. Nem erre szavazott, ezért nem küldtünk meghívót. Ha mégis tud jönni, szóljon a szervezőnek.',
  pollNotYou: '{name} (nem Ön)',
  pollVotedHost: 'Új szavazat itt: „{poll}”. Szavazó: {name}.',
  pollDeclinedHost:
    '{name} mégsem tud eljönni ide: „{poll}”. A találkozó változatlan marad. Átütemezheti vagy lemondhatja.',
  subjectPollAttendsHost: 'Mégis tud jönni: {name} · {poll}',
  headingPollAttendsHost: 'Még valaki tud jönni',
  pollAttendsHost: '{name} mégis el tud jönni ide: „{poll}”, és meghívót kapott.',
  labelPollAbout: 'Tárgy',
  labelPollTimes: 'Időpontok',
  labelPollDays: 'Napok',
  labelPollZone: 'Időzóna',
  pollMoreTimes: { one: 'és még {count}', other: 'és még {count}' },
  labelPollUntil: 'Szavazási határidő',
  labelPollAdded: 'Új',
  labelPollTakenAway: 'Törölve',
  labelPollFinal: 'Időpont',
  actionPollVote: 'Szavazás az időpontokról',
  actionPollChange: 'Szavazat módosítása',
  actionPollConfirm: 'Szavazat megerősítése',
  actionPollOpen: 'Eredmények megtekintése',
  actionPollSee: 'Eredmény megtekintése',
  textPollLink: 'Itt nyithatja meg a szavazást:',
  pollLinkIsYours: 'Ezzel a linkkel bárki módosíthatja az Ön szavazatát. Ne adja tovább.',
  choosePollMails: 'Ne jöjjön több e-mail erről a szavazásról',
  footerPollInvited: 'Azért kapja ezt az e-mailt, mert {owner} ({page}) szeretné tudni, mikor tud jönni.',
  footerPollVoter:
    'Azért kapja ezt az e-mailt, mert ezzel a címmel szavaztak. Ha nem Ön volt, hagyja figyelmen kívül ezt az e-mailt.',

  subjectReferral: '{name} meghívja Önt ide: {product}',
  headingReferral: '{name} szerint tetszene Önnek: {product}',
  referral:
    '{product} segítségével mások találkozót foglalhatnak Önnél mindkét félnek megfelelő időpontban, e-mailezgetés nélkül. {name} ezt használja, és meghívta, hogy próbálja ki.',
  actionTry: 'Megnézem',
  textTry: 'Itt nézheti meg:',
  referralSeen:
    '{name} látni fogja, ha valaki ezzel az e-mail-címmel regisztrál itt: {product}, és ha csomagért fizet.',
  referralClosing: '{name} egy emlékeztetőt küldhet. Ennyi az egész.',
  subjectReferralReminder: 'Emlékeztető: {name} meghívja Önt ide: {product}',
  headingReferralReminder: '{name} szerint továbbra is tetszene Önnek: {product}',
  referralLast: 'Ez volt az egyetlen emlékeztető. Nem jön több ilyen e-mail tőle: {name}.',
  footerReferral:
    'Azért kapja ezt az e-mailt, mert {name} ({page}) meghívta ide: {product}. A címét másra nem használjuk.',
  subjectReward: '{name} ajándékkártyát kért ({dollars} $)',
  headingReward: 'Elküldendő ajándékkártya',
  rewardByHand: {
    by: 'points',
    one: '{name} beváltott {points} pontot olyanokért, akik a linkjével regisztráltak, és csomagért fizettek. Ilyen értékű ajándékkártya nincs készleten. Küldjön egyet ide: {email}.',
    other:
      '{name} beváltott {points} pontot olyanokért, akik a linkjével regisztráltak, és csomagért fizettek. Ilyen értékű ajándékkártya nincs készleten. Küldjön egyet ide: {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} beváltott {points} pontot olyanokért, akik a linkjével regisztráltak, és csomagért fizettek. A készletből ajándékkártyát küldünk ide: {email}. Küldés napja, ha le nem állítja: {date}.',
    other:
      '{name} beváltott {points} pontot olyanokért, akik a linkjével regisztráltak, és csomagért fizettek. A készletből ajándékkártyát küldünk ide: {email}. Küldés napja, ha le nem állítja: {date}.',
  },
  labelWorth: 'Érték',
  worthDollars: { by: 'points', one: '{dollars} $ ({points} pont)', other: '{dollars} $ ({points} pont)' },
  labelGiftCardStop: 'Ha leállítaná',
  subjectGiftCard: 'Az ajándékkártyája: {dollars} $',
  headingGiftCard: 'Itt az ajándékkártyája',
  giftCard: 'Köszönjük, hogy meghívott másokat ide: {product}.',
  giftCardDollars: '{dollars} $',
  labelGiftCardCode: 'Kód',
  giftCardKeep: 'Őrizze meg ezt az e-mailt. A kódot nálunk három hónap után töröljük.',
  footerGiftCard: 'Azért kapja ezt az e-mailt, mert pontokat váltott be itt: {product}.',

  labelAccount: 'Fiók',
  footerFeedback:
    'Azért kapja ezt az e-mailt, mert Ön üzemelteti ezt a szervert: {product} (OPERATOR_EMAIL).',
  greeting: 'Kedves {name},',
  greetingGuest: 'Üdvözöljük,',
  clockForward:
    'A találkozó előtt előreállítják az órákat ({date}, {amount}). Az itteni időpont már ezzel számol.',
  clockBack:
    'A találkozó előtt visszaállítják az órákat ({date}, {amount}). Az itteni időpont már ezzel számol.',
  labelCode: 'Az Ön kódja',
  chooseMails: 'Válassza ki, mely e-maileket kapja',
  codeIsYours: 'Ezt a kódot sosem kérjük telefonon vagy másik e-mailben.',
  replyReaches: 'A válaszát megkapja: {name}.',
  footerHost: 'Azért kapja ezt az e-mailt, mert mások találkozót foglalnak Önnél itt: {product}.',
  stopAllMails: 'Ne jöjjön több e-mail innen: {product}',
  allDay: 'Egész nap',
  footerNewDevice: 'Azért kapja ezt az e-mailt, mert van fiókja itt: {product}.',

  subjectWebhookFailing: 'Hibás webhook: {address}',
  subjectWebhookGone: 'Kikapcsolt webhook: {address}',
  headingWebhookFailing: 'Egy webhook hibás',
  headingWebhookGone: 'Egy webhook kikapcsolt',
  webhookFailing: {
    one: '{address} nem fogadta el, amit küldtünk: {count} próbálkozás sikertelen volt.',
    other: '{address} nem fogadja el, amit küldünk: egymás után {count} próbálkozás sikertelen volt.',
  },
  webhookGone:
    '{address} ezt válaszolta: 410 (gone), ezért kikapcsoltuk a webhookot, és töröltük, ami rá várt.',
  labelSince: 'Mióta',
  labelLastAttempt: 'Utolsó próbálkozás',
  webhookAnswered: 'Válasz: {status}',
  webhookNoAnswer: 'A szerver nem válaszolt',
  webhookTimeout: 'A szerver túl lassan válaszolt',
  webhookCertificate: 'A webhely tanúsítványa érvénytelen',
  webhookNoHost: 'Nincs ilyen nevű szerver',
  webhookPrivate: 'A cím privát hálózaton van',
  webhookAddress: 'A cím nem használható',
  actionWebhook: 'Webhook megnyitása',
  textWebhook: 'Nézze meg, mit küldtünk, és próbálja újra:',
  textWebhookGone: 'Ha újra működik, itt kapcsolhatja vissza a webhookot:',
  webhookFailingClosing:
    'Tovább próbálkozunk, de egyre ritkábban. Ha a cím újra működik, mindent elküldünk, ami vár. Körülbelül három nap után feladjuk.',
  webhookGoneClosing: 'A foglalásokat és az e-maileket ez nem érinti.',
  footerWebhook: 'Azért kapja ezt az e-mailt, mert ezt a webhookot hozzáadta itt: {product}.',
}
