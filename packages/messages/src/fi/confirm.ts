import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  emailHint: 'Lähetämme koodin tähän osoitteeseen. Varaa antamalla se.',

  title: 'Tarkista sähköpostisi',
  sent: 'Lähetimme kuusinumeroisen koodin osoitteeseen {email}. Varaa tapaaminen antamalla se tässä.',
  code: 'Sähköpostissa tullut koodi',
  notThere: 'Eikö se ole vielä tullut? Katso roskapostikansiosta.',
  sendAgain: 'Lähetä uudelleen',
  sentAgain: 'Lähetetty uudelleen osoitteeseen {email}',
  again: {
    one: 'Voit lähettää sen uudelleen {count} sekunnin kuluttua',
    other: 'Voit lähettää sen uudelleen {count} sekunnin kuluttua',
  },
  noMore:
    'Emme voi lähettää enempää koodeja tätä aikaa varten. Jos yhtään ei tule, tarkista, onko osoite kirjoitettu oikein.',
  changeEmail: 'Vaihda sähköpostiosoite',

  kept: {
    one: 'Pidämme tämän ajan sinulle vielä {count} minuutin',
    other: 'Pidämme tämän ajan sinulle vielä {count} minuuttia',
  },
  keptShortly: 'Alle minuutti jäljellä tämän ajan vahvistamiseen',
  keptUntil: 'Pidämme tämän ajan sinulle kello {time} asti',

  sixDigits: 'Anna kaikki kuusi numeroa',
  wrong: 'Tämä ei ole sähköpostissa tullut koodi',
  usedUp: 'Liian monta väärää koodia. Varaa sen sijaan avaamalla sähköpostissa oleva linkki.',
  ended: 'Emme enää pidä tätä aikaa sinulle',
  endedHint: 'Mitään ei varattu. Säilytimme kirjoittamasi: yritä uudelleen, kun aika on vielä vapaa.',
  endedLink: 'Mitään ei varattu. Yritä uudelleen, kun aika on vielä vapaa.',
  askAgain: 'Yritä uudelleen',

  linkTitle: 'Varataanko tämä tapaaminen?',
  linkText: 'Yksi napsautus vahvistaa, että {email} on osoitteesi, ja varaa tapaamisen.',
  notYou: 'Etkö se ollut sinä? Sulje tämä sivu, niin mitään ei varata.',

  // The host approves each booking
  approvalHint: 'Järjestäjä hyväksyy jokaisen varauksen. Saat vastauksen sähköpostilla.',
  requestTitle: 'Pyyntö lähetetty',
  requestText:
    'Järjestäjän on hyväksyttävä tämä aika. Vastaus lähetetään osoitteeseen {email} viimeistään: {time}.',
  withdraw: 'Peru pyyntö',
  withdrawn: 'Pyyntö peruttu',
  declined: 'Pyyntö hylätty',
  nothingBooked: 'Mitään ei varattu.',
  offerTitle: 'Valitse toinen aika',
  offerText:
    'Pyydetty aika ei sovi: {name}. Nämä ajat ovat kuitenkin vapaina. Pidämme ne sinulle tähän asti: {time}.',
  noneWork: 'Mikään näistä ei sovi',
  offerGone: 'Mikään näistä ajoista ei ole enää vapaa',
  offerEnded: 'Emme enää pidä näitä aikoja sinulle',
  propose: 'Ehdota muita aikoja',
  proposeHint: 'Anna enintään kolme aikaa. Järjestäjä valitsee niistä yhden.',
  proposeTime: 'Aika {number}',
  proposeMessage: 'Viesti',
  proposeSend: 'Lähetä ajat',
  proposePast: 'Tämä aika on jo mennyt',
  proposedTitle: 'Ajat lähetetty',
  proposedText:
    'Järjestäjä valitsee yhden näistä ajoista tai hylkää pyynnön. Vastaus lähetetään osoitteeseen {email} viimeistään: {time}.',
}
