import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  emailHint: 'An diese Adresse schicken wir einen Code. Gebucht ist erst, wenn sie bestätigt ist.',

  title: 'Sehen Sie in Ihre E-Mails',
  sent: 'Wir haben sechs Ziffern an {email} geschickt. Der Termin ist gebucht, sobald Sie sie hier eingeben.',
  code: 'Code aus der E-Mail',
  notThere: 'Noch nichts da? Sehen Sie auch im Spam-Ordner nach.',
  sendAgain: 'Noch einmal schicken',
  sentAgain: 'Noch einmal an {email} geschickt',
  again: {
    one: 'In {count} Sekunde können Sie ihn noch einmal schicken lassen',
    other: 'In {count} Sekunden können Sie ihn noch einmal schicken lassen',
  },
  noMore:
    'Für diese Zeit wird er nicht noch einmal geschickt. Kommt nichts an, ist vielleicht ein Fehler in der Adresse.',
  changeEmail: 'E-Mail-Adresse ändern',

  kept: {
    one: 'Diese Zeit ist noch {count} Minute für Sie freigehalten',
    other: 'Diese Zeit ist noch {count} Minuten für Sie freigehalten',
  },
  keptShortly: 'Diese Zeit ist noch weniger als eine Minute für Sie freigehalten',
  keptUntil: 'Diese Zeit ist bis {time} für Sie freigehalten',

  sixDigits: 'Sechs Ziffern werden gebraucht',
  wrong: 'Das ist nicht der Code aus der E-Mail',
  usedUp: 'Das war zu oft falsch. Öffnen Sie den Link in der E-Mail, auch er bucht.',
  ended: 'Die Zeit ist nicht mehr für Sie freigehalten',
  endedHint:
    'Gebucht wurde nichts. Ihre Angaben sind noch da: Fragen Sie noch einmal an, solange die Zeit frei ist.',
  endedLink: 'Gebucht wurde nichts. Fragen Sie noch einmal an, solange die Zeit frei ist.',
  askAgain: 'Noch einmal anfragen',

  linkTitle: 'Diesen Termin buchen?',
  linkText: 'Ein Klick bestätigt, dass {email} Ihre Adresse ist, und bucht den Termin.',
  notYou: 'Haben Sie gar nicht angefragt? Dann schließen Sie diese Seite: Es ist nichts gebucht.',
}
