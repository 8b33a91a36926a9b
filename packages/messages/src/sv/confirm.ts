import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  emailHint: 'Vi mejlar en kod till den här adressen. Ange den för att boka.',

  title: 'Kolla din inkorg',
  sent: 'Vi har skickat en sexsiffrig kod till {email}. Ange den här för att boka mötet.',
  code: 'Kod från mejlet',
  notThere: 'Har den inte kommit? Titta i skräpposten.',
  sendAgain: 'Skicka igen',
  sentAgain: 'Skickad igen till {email}',
  again: {
    one: 'Du kan skicka den igen om {count} sekund',
    other: 'Du kan skicka den igen om {count} sekunder',
  },
  noMore:
    'Vi kan inte skicka fler koder för den här tiden. Om ingen kommer fram, kontrollera att adressen är rättstavad.',
  changeEmail: 'Ändra e-postadress',

  kept: {
    one: 'Tiden är reserverad för dig i {count} minut till',
    other: 'Tiden är reserverad för dig i {count} minuter till',
  },
  keptShortly: 'Mindre än en minut kvar att bekräfta den här tiden',
  keptUntil: 'Tiden är reserverad för dig till {time}',

  sixDigits: 'Ange alla sex siffror',
  wrong: 'Det här är inte koden från mejlet',
  usedUp: 'För många felaktiga koder. Öppna länken i mejlet för att boka i stället.',
  ended: 'Tiden är inte längre reserverad för dig',
  endedHint: 'Inget har bokats. Vi har sparat det du skrev: försök igen medan tiden är ledig.',
  endedLink: 'Inget har bokats. Försök igen medan tiden är ledig.',
  askAgain: 'Försök igen',

  linkTitle: 'Boka det här mötet?',
  linkText: 'Ett klick bekräftar att {email} är din adress och bokar mötet.',
  notYou: 'Var det inte du? Stäng den här sidan, så bokas inget.',

  // The host approves each booking
  approvalHint: 'Värden godkänner varje bokning. Du får svaret via e-post.',
  requestTitle: 'Begäran skickad',
  requestText: 'Värden måste godkänna den här tiden. Vi mejlar svaret till {email} senast {time}.',
  withdraw: 'Dra tillbaka begäran',
  withdrawn: 'Begäran har dragits tillbaka',
  declined: 'Begäran avböjd',
  nothingBooked: 'Inget har bokats.',
  offerTitle: 'Välj en annan tid',
  offerText:
    '{name} kan inte den tid du bad om men är ledig de här tiderna. De är reserverade för dig till {time}.',
  noneWork: 'Ingen av dem passar',
  offerGone: 'Ingen av tiderna är längre ledig',
  offerEnded: 'Tiderna är inte längre reserverade för dig',
  propose: 'Föreslå andra tider',
  proposeHint: 'Ange upp till tre tider. Värden väljer en.',
  proposeTime: 'Tid {number}',
  proposeMessage: 'Meddelande',
  proposeSend: 'Skicka tider',
  proposePast: 'Tiden har passerat',
  proposedTitle: 'Tider skickade',
  proposedText: 'Värden väljer en av tiderna eller avböjer. Vi mejlar svaret till {email} senast {time}.',
}
