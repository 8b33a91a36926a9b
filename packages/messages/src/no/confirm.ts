import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  emailHint: 'Vi sender en kode til denne adressen. Skriv den inn for å booke.',

  title: 'Sjekk e-posten din',
  sent: 'Vi har sendt en sekssifret kode til {email}. Skriv den inn her for å booke møtet.',
  code: 'Kode fra e-posten',
  notThere: 'Har den ikke kommet? Sjekk søppelpostmappen.',
  sendAgain: 'Send igjen',
  sentAgain: 'Sendt igjen til {email}',
  again: {
    one: 'Du kan sende den igjen om {count} sekund',
    other: 'Du kan sende den igjen om {count} sekunder',
  },
  noMore:
    'Vi kan ikke sende flere koder for dette tidspunktet. Hvis ingen kommer frem, bør du se etter skrivefeil i adressen.',
  changeEmail: 'Endre e-postadresse',

  kept: {
    one: 'Vi holder av tiden i {count} minutt til',
    other: 'Vi holder av tiden i {count} minutter til',
  },
  keptShortly: 'Mindre enn ett minutt igjen til å bekrefte tiden',
  keptUntil: 'Vi holder av tiden til {time}',

  sixDigits: 'Skriv inn alle de seks sifrene',
  wrong: 'Dette er ikke koden fra e-posten',
  usedUp: 'For mange feil koder. Åpne lenken i e-posten for å booke i stedet.',
  ended: 'Vi holder ikke lenger av tiden',
  endedHint: 'Ingenting er booket. Vi har tatt vare på det du skrev: prøv igjen mens tiden er ledig.',
  endedLink: 'Ingenting er booket. Prøv igjen mens tiden er ledig.',
  askAgain: 'Prøv igjen',

  linkTitle: 'Vil du booke møtet?',
  linkText: 'Med ett klikk bekrefter du at {email} er adressen din, og booker møtet.',
  notYou: 'Var det ikke deg? Lukk siden, så blir ingenting booket.',

  // The host approves each booking
  approvalHint: 'Verten godkjenner hver booking. Du får svaret på e-post.',
  requestTitle: 'Forespørsel sendt',
  requestText: 'Verten må godkjenne dette tidspunktet. Vi sender svaret til {email} innen {time}.',
  withdraw: 'Trekk tilbake forespørsel',
  withdrawn: 'Forespørsel trukket tilbake',
  declined: 'Forespørsel avslått',
  nothingBooked: 'Ingenting er booket.',
  offerTitle: 'Velg en annen tid',
  offerText:
    '{name} kan ikke på tiden du ba om, men er ledig på disse tidene. Vi holder dem av til deg til {time}.',
  noneWork: 'Ingen av disse passer',
  offerGone: 'Ingen av tidene er ledige lenger',
  offerEnded: 'Vi holder ikke lenger av disse tidene',
  propose: 'Foreslå andre tider',
  proposeHint: 'Oppgi opptil tre tider. Verten velger en.',
  proposeTime: 'Tid {number}',
  proposeMessage: 'Melding',
  proposeSend: 'Send tider',
  proposePast: 'Denne tiden er passert',
  proposedTitle: 'Tider sendt',
  proposedText: 'Verten velger en av tidene eller avslår. Vi sender svaret til {email} innen {time}.',
}
