import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  emailHint: 'Vi sender en kode til denne adresse. Indtast den for at booke.',

  title: 'Tjek din mail',
  sent: 'Vi har sendt en sekscifret kode til {email}. Indtast den her for at booke mødet.',
  code: 'Kode fra mailen',
  notThere: 'Er den ikke kommet? Tjek din spammappe.',
  sendAgain: 'Send igen',
  sentAgain: 'Sendt igen til {email}',
  again: {
    one: 'Du kan sende den igen om {count} sekund',
    other: 'Du kan sende den igen om {count} sekunder',
  },
  noMore:
    'Vi kan ikke sende flere koder for dette tidspunkt. Hvis der ikke kommer en kode, så tjek adressen for tastefejl.',
  changeEmail: 'Skift mailadresse',

  kept: { one: 'Vi holder tiden i {count} minut mere', other: 'Vi holder tiden i {count} minutter mere' },
  keptShortly: 'Under et minut tilbage til at bekræfte tiden',
  keptUntil: 'Vi holder tiden indtil {time}',

  sixDigits: 'Indtast alle seks cifre',
  wrong: 'Det er ikke koden fra mailen',
  usedUp: 'For mange forkerte koder. Åbn linket i mailen for at booke i stedet.',
  ended: 'Vi holder ikke længere tiden',
  endedHint: 'Intet er booket. Vi har gemt det, du skrev: prøv igen, mens tiden er ledig.',
  endedLink: 'Intet er booket. Prøv igen, mens tiden er ledig.',
  askAgain: 'Prøv igen',

  linkTitle: 'Vil du booke mødet?',
  linkText: 'Med ét klik bekræfter du, at {email} er din adresse, og booker mødet.',
  notYou: 'Var det ikke dig? Luk siden, så bliver intet booket.',

  // The host approves each booking
  approvalHint: 'Værten godkender hver booking. Du får svaret på mail.',
  requestTitle: 'Anmodning sendt',
  requestText: 'Værten skal godkende tiden. Vi sender svaret til {email} senest {time}.',
  withdraw: 'Træk anmodning tilbage',
  withdrawn: 'Anmodning trukket tilbage',
  declined: 'Anmodning afvist',
  nothingBooked: 'Intet er booket.',
  offerTitle: 'Vælg en anden tid',
  offerText:
    '{name} kan ikke på det tidspunkt, du bad om, men er ledig på disse tider. Vi holder dem til dig indtil {time}.',
  noneWork: 'Ingen af dem passer',
  offerGone: 'Ingen af tiderne er længere ledige',
  offerEnded: 'Vi holder ikke længere disse tider',
  propose: 'Foreslå andre tider',
  proposeHint: 'Angiv op til tre tider. Værten vælger en.',
  proposeTime: 'Tid {number}',
  proposeMessage: 'Besked',
  proposeSend: 'Send tider',
  proposePast: 'Tidspunktet er passeret',
  proposedTitle: 'Tider sendt',
  proposedText: 'Værten vælger en af tiderne eller afviser. Vi sender svaret til {email} senest {time}.',
}
