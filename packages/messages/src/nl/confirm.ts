import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  emailHint: 'We mailen een code naar dit adres. Voer die in om te boeken.',

  title: 'Bekijk je e-mail',
  sent: 'We hebben een code van zes cijfers naar {email} gestuurd. Voer die hier in om de afspraak te boeken.',
  code: 'Code uit de e-mail',
  notThere: 'Nog niets ontvangen? Kijk in je spammap.',
  sendAgain: 'Opnieuw sturen',
  sentAgain: 'Opnieuw gestuurd naar {email}',
  again: {
    one: 'Je kunt hem over {count} seconde opnieuw sturen',
    other: 'Je kunt hem over {count} seconden opnieuw sturen',
  },
  noMore:
    'We kunnen voor deze tijd geen codes meer sturen. Komt er geen aan, controleer dan of het adres klopt.',
  changeEmail: 'E-mailadres wijzigen',

  kept: {
    one: 'We houden deze tijd nog {count} minuut voor je vast',
    other: 'We houden deze tijd nog {count} minuten voor je vast',
  },
  keptShortly: 'Minder dan een minuut om deze tijd te bevestigen',
  keptUntil: 'We houden deze tijd voor je vast tot {time}',

  sixDigits: 'Voer alle zes cijfers in',
  wrong: 'Dit is niet de code uit de e-mail',
  usedUp: 'Te veel onjuiste codes. Open de link in de e-mail om te boeken.',
  ended: 'We houden deze tijd niet meer voor je vast',
  endedHint:
    'Er is niets geboekt. We hebben bewaard wat je hebt ingevuld: probeer het opnieuw zolang de tijd vrij is.',
  endedLink: 'Er is niets geboekt. Probeer het opnieuw zolang de tijd vrij is.',
  askAgain: 'Opnieuw proberen',

  linkTitle: 'Deze afspraak boeken?',
  linkText: 'Met één klik bevestig je dat {email} jouw adres is en boek je de afspraak.',
  notYou: 'Was jij dit niet? Sluit deze pagina, dan wordt er niets geboekt.',

  // The host approves each booking
  approvalHint: 'De host keurt elke boeking goed. Je krijgt het antwoord per e-mail.',
  requestTitle: 'Verzoek verzonden',
  requestText: 'De host moet deze tijd goedkeuren. We mailen het antwoord uiterlijk {time} naar {email}.',
  withdraw: 'Verzoek intrekken',
  withdrawn: 'Verzoek ingetrokken',
  declined: 'Verzoek geweigerd',
  nothingBooked: 'Er is niets geboekt.',
  offerTitle: 'Kies een andere tijd',
  offerText:
    '{name} kan niet op de gevraagde tijd, maar wel op deze tijden. We houden ze voor je vast tot {time}.',
  noneWork: 'Geen van deze past',
  offerGone: 'Geen van deze tijden is nog vrij',
  offerEnded: 'We houden deze tijden niet meer voor je vast',
  propose: 'Andere tijden voorstellen',
  proposeHint: 'Vul maximaal drie tijden in. De host kiest er een.',
  proposeTime: 'Tijd {number}',
  proposeMessage: 'Bericht',
  proposeSend: 'Tijden versturen',
  proposePast: 'Deze tijd is voorbij',
  proposedTitle: 'Tijden verstuurd',
  proposedText:
    'De host kiest een van deze tijden of weigert. We mailen het antwoord uiterlijk {time} naar {email}.',
}
