import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  emailHint: 'Trimitem un cod la această adresă. Introdu-l ca să rezervi.',

  title: 'Verifică-ți e-mailul',
  sent: 'Am trimis un cod din șase cifre la {email}. Introdu-l aici ca să rezervi întâlnirea.',
  code: 'Codul din e-mail',
  notThere: 'Încă n-a ajuns? Caută în dosarul de spam.',
  sendAgain: 'Trimite din nou',
  sentAgain: 'Trimis din nou la {email}',
  again: {
    one: 'Îl poți retrimite peste {count} secundă',
    few: 'Îl poți retrimite peste {count} secunde',
    other: 'Îl poți retrimite peste {count} de secunde',
  },
  noMore:
    'Nu mai putem trimite coduri pentru acest interval. Dacă nu ajunge niciunul, verifică dacă adresa este scrisă corect.',
  changeEmail: 'Schimbă adresa de e-mail',

  kept: {
    one: 'Mai păstrăm acest interval {count} minut',
    few: 'Mai păstrăm acest interval {count} minute',
    other: 'Mai păstrăm acest interval {count} de minute',
  },
  keptShortly: 'Mai ai sub un minut ca să confirmi acest interval',
  keptUntil: 'Păstrăm acest interval până la {time}',

  sixDigits: 'Introdu toate cele șase cifre',
  wrong: 'Acesta nu este codul din e-mail',
  usedUp: 'Prea multe coduri greșite. Deschide linkul din e-mail ca să rezervi.',
  ended: 'Nu mai păstrăm acest interval',
  endedHint:
    'Nu s-a rezervat nimic. Am păstrat ce ai scris: încearcă din nou cât timp intervalul este liber.',
  endedLink: 'Nu s-a rezervat nimic. Încearcă din nou cât timp intervalul este liber.',
  askAgain: 'Reîncearcă',

  linkTitle: 'Rezervi această întâlnire?',
  linkText: 'Un clic confirmă că {email} este adresa ta și rezervă întâlnirea.',
  notYou: 'Nu ai făcut tu cererea? Închide această pagină și nu se rezervă nimic.',

  // The host approves each booking
  approvalHint: 'Gazda aprobă fiecare rezervare. Primești răspunsul prin e-mail.',
  requestTitle: 'Cerere trimisă',
  requestText: 'Gazda trebuie să aprobe acest interval. Trimitem răspunsul la {email} până la {time}.',
  withdraw: 'Retrage cererea',
  withdrawn: 'Cerere retrasă',
  declined: 'Cerere refuzată',
  nothingBooked: 'Nu s-a rezervat nimic.',
  offerTitle: 'Alege alt interval',
  offerText:
    '{name} nu poate la ora cerută, dar are libere aceste intervale. Le păstrăm pentru tine până la {time}.',
  noneWork: 'Niciunul nu se potrivește',
  offerGone: 'Niciunul dintre aceste intervale nu mai este liber',
  offerEnded: 'Nu mai păstrăm aceste intervale',
  propose: 'Sugerează alte intervale',
  proposeHint: 'Introdu cel mult trei intervale. Gazda alege unul.',
  proposeTime: 'Intervalul {number}',
  proposeMessage: 'Mesaj',
  proposeSend: 'Trimite intervalele',
  proposePast: 'Acest interval a trecut',
  proposedTitle: 'Intervale trimise',
  proposedText:
    'Gazda alege unul dintre aceste intervale sau refuză. Trimitem răspunsul la {email} până la {time}.',
}
