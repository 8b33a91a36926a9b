import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  emailHint: 'Kódot küldünk erre a címre. A foglaláshoz írja be.',

  title: 'Nézze meg az e-mailjeit',
  sent: 'Hatjegyű kódot küldtünk ide: {email}. A találkozó lefoglalásához írja be itt.',
  code: 'Kód az e-mailből',
  notThere: 'Még nem érkezett meg? Nézze meg a levélszemét között is.',
  sendAgain: 'Újraküldés',
  sentAgain: 'Újraküldve ide: {email}',
  again: { one: '{count} másodperc múlva küldhető újra', other: '{count} másodperc múlva küldhető újra' },
  noMore:
    'Ehhez az időponthoz nem küldhetünk több kódot. Ha egy sem érkezik meg, ellenőrizze, nincs-e elírás a címben.',
  changeEmail: 'E-mail-cím módosítása',

  kept: {
    one: 'Ezt az időpontot még {count} percig tartjuk fenn',
    other: 'Ezt az időpontot még {count} percig tartjuk fenn',
  },
  keptShortly: 'Kevesebb mint egy perc maradt az időpont megerősítéséhez',
  keptUntil: 'Az időpontot eddig tartjuk fenn: {time}',

  sixDigits: 'Írja be mind a hat számjegyet',
  wrong: 'Ez nem az e-mailben kapott kód',
  usedUp: 'Túl sok hibás kód. A foglaláshoz nyissa meg az e-mailben lévő linket.',
  ended: 'Ezt az időpontot már nem tartjuk fenn',
  endedHint: 'Nem történt foglalás. A beírt adatokat megőriztük: próbálja újra, amíg az időpont szabad.',
  endedLink: 'Nem történt foglalás. Próbálja újra, amíg az időpont szabad.',
  askAgain: 'Újra',

  linkTitle: 'Lefoglalja ezt a találkozót?',
  linkText: 'Egy kattintással megerősíti, hogy ez az Ön címe: {email}, és lefoglalja a találkozót.',
  notYou: 'Nem Ön volt? Zárja be ezt az oldalt, és nem történik foglalás.',

  // The host approves each booking
  approvalHint: 'A szervező minden foglalást jóváhagy. A választ e-mailben kapja meg.',
  requestTitle: 'Kérés elküldve',
  requestText:
    'Ezt az időpontot a szervezőnek jóvá kell hagynia. A választ ide küldjük: {email}, eddig: {time}.',
  withdraw: 'Kérés visszavonása',
  withdrawn: 'Kérés visszavonva',
  declined: 'Kérés elutasítva',
  nothingBooked: 'Nem történt foglalás.',
  offerTitle: 'Válasszon másik időpontot',
  offerText:
    'A kért időpont nem jó neki: {name}. Ezek az időpontok viszont szabadok. Eddig tartjuk fenn őket: {time}.',
  noneWork: 'Egyik sem megfelelő',
  offerGone: 'Egyik időpont sem szabad már',
  offerEnded: 'Ezeket az időpontokat már nem tartjuk fenn',
  propose: 'Más időpontok javaslása',
  proposeHint: 'Adjon meg legfeljebb három időpontot. A szervező választ közülük.',
  proposeTime: '{number}. időpont',
  proposeMessage: 'Üzenet',
  proposeSend: 'Időpontok küldése',
  proposePast: 'Ez az időpont elmúlt',
  proposedTitle: 'Időpontok elküldve',
  proposedText:
    'A szervező választ ezek közül, vagy elutasítja a kérést. A választ ide küldjük: {email}, eddig: {time}.',
}
