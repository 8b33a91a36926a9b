import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  emailHint: 'Na tuto adresu pošleme kód. Zadáním kódu rezervaci dokončíte.',

  title: 'Zkontrolujte e-mail',
  sent: 'Na {email} jsme poslali šestimístný kód. Zadejte ho sem a schůzka bude rezervovaná.',
  code: 'Kód z e-mailu',
  notThere: 'E-mail nedorazil? Zkontrolujte složku se spamem.',
  sendAgain: 'Poslat znovu',
  sentAgain: 'Znovu odesláno na {email}',
  again: {
    one: 'Znovu ho můžete poslat za {count} sekundu',
    few: 'Znovu ho můžete poslat za {count} sekundy',
    other: 'Znovu ho můžete poslat za {count} sekund',
  },
  noMore:
    'Pro tento termín už nemůžeme poslat další kódy. Pokud žádný nedorazí, zkontrolujte překlepy v adrese.',
  changeEmail: 'Změnit e-mailovou adresu',

  kept: {
    one: 'Termín vám držíme ještě {count} minutu',
    few: 'Termín vám držíme ještě {count} minuty',
    other: 'Termín vám držíme ještě {count} minut',
  },
  keptShortly: 'Na potvrzení tohoto termínu zbývá méně než minuta',
  keptUntil: 'Termín vám držíme do: {time}',

  sixDigits: 'Zadejte všech šest číslic',
  wrong: 'Toto není kód z e-mailu',
  usedUp: 'Příliš mnoho nesprávných kódů. Rezervaci dokončíte přes odkaz v e-mailu.',
  ended: 'Tento termín už vám nedržíme',
  endedHint: 'Nic nebylo rezervováno. Vyplněné údaje jsme zachovali: zkuste to znovu, dokud je termín volný.',
  endedLink: 'Nic nebylo rezervováno. Zkuste to znovu, dokud je termín volný.',
  askAgain: 'Zkusit znovu',

  linkTitle: 'Rezervovat tuto schůzku?',
  linkText: 'Jedním kliknutím potvrdíte, že {email} je vaše adresa, a schůzka se rezervuje.',
  notYou: 'Nejste to vy? Zavřete tuto stránku a nic se nerezervuje.',

  // The host approves each booking
  approvalHint: 'Organizátor schvaluje každou rezervaci. Odpověď dostanete e-mailem.',
  requestTitle: 'Žádost odeslána',
  requestText: 'Tento termín musí schválit organizátor. Odpověď pošleme na {email} do: {time}.',
  withdraw: 'Stáhnout žádost',
  withdrawn: 'Žádost stažena',
  declined: 'Žádost odmítnuta',
  nothingBooked: 'Nic nebylo rezervováno.',
  offerTitle: 'Vyberte jiný termín',
  offerText:
    '{name} v požadovaném termínu nemůže, ale má volno v těchto termínech. Držíme vám je do: {time}.',
  noneWork: 'Žádný nevyhovuje',
  offerGone: 'Žádný z těchto termínů už není volný',
  offerEnded: 'Tyto termíny už vám nedržíme',
  propose: 'Navrhnout jiné termíny',
  proposeHint: 'Zadejte až tři termíny. Organizátor jeden vybere.',
  proposeTime: 'Termín {number}',
  proposeMessage: 'Zpráva',
  proposeSend: 'Odeslat termíny',
  proposePast: 'Tento termín už minul',
  proposedTitle: 'Termíny odeslány',
  proposedText:
    'Organizátor jeden z těchto termínů vybere, nebo odmítne. Odpověď pošleme na {email} do: {time}.',
}
