import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  emailHint: 'Wir schicken einen Code an diese Adresse. Mit ihm buchen Sie.',

  title: 'Prüfen Sie Ihre E-Mails',
  sent: 'Wir haben einen sechsstelligen Code an {email} geschickt. Geben Sie ihn hier ein, um den Termin zu buchen.',
  code: 'Code aus der E-Mail',
  notThere: 'Noch nichts da? Sehen Sie im Spam-Ordner nach.',
  sendAgain: 'Noch einmal schicken',
  sentAgain: 'Noch einmal an {email} geschickt',
  again: {
    one: 'In {count} Sekunde können Sie ihn erneut senden',
    other: 'In {count} Sekunden können Sie ihn erneut senden',
  },
  noMore: 'Für diese Zeit können wir keinen Code mehr schicken. Kommt nichts an, prüfen Sie die Adresse.',
  changeEmail: 'E-Mail-Adresse ändern',

  kept: {
    one: 'Wir halten diese Zeit noch {count} Minute frei',
    other: 'Wir halten diese Zeit noch {count} Minuten frei',
  },
  keptShortly: 'Noch weniger als eine Minute, um diese Zeit zu bestätigen',
  keptUntil: 'Wir halten diese Zeit bis {time} frei',

  sixDigits: 'Geben Sie alle sechs Ziffern ein',
  wrong: 'Das ist nicht der Code aus der E-Mail',
  usedUp: 'Zu viele falsche Codes. Öffnen Sie den Link in der E-Mail, um zu buchen.',
  ended: 'Wir halten diese Zeit nicht mehr frei',
  endedHint:
    'Es wurde nichts gebucht. Ihre Angaben sind noch da: Versuchen Sie es erneut, solange die Zeit frei ist.',
  endedLink: 'Es wurde nichts gebucht. Versuchen Sie es erneut, solange die Zeit frei ist.',
  askAgain: 'Erneut versuchen',

  linkTitle: 'Diesen Termin buchen?',
  linkText: 'Ein Klick bestätigt, dass {email} Ihre Adresse ist, und bucht den Termin.',
  notYou: 'Waren Sie das nicht? Schließen Sie diese Seite, dann wird nichts gebucht.',

  // The host approves each booking
  approvalHint: 'Der Gastgeber genehmigt jede Buchung. Die Antwort kommt per E-Mail.',
  requestTitle: 'Anfrage gesendet',
  requestText: 'Der Gastgeber muss diese Zeit genehmigen. Die Antwort geht bis {time} an {email}.',
  withdraw: 'Anfrage zurückziehen',
  withdrawn: 'Anfrage zurückgezogen',
  declined: 'Anfrage abgelehnt',
  nothingBooked: 'Es wurde nichts gebucht.',
  offerTitle: 'Wählen Sie eine andere Zeit',
  offerText:
    '{name} kann die angefragte Zeit nicht, hat aber zu diesen Zeiten frei. Wir halten sie bis {time} für Sie frei.',
  noneWork: 'Keine davon passt',
  offerGone: 'Keine dieser Zeiten ist mehr frei',
  offerEnded: 'Wir halten diese Zeiten nicht mehr frei',
  propose: 'Andere Zeiten vorschlagen',
  proposeHint: 'Geben Sie bis zu drei Zeiten ein. Der Gastgeber wählt eine.',
  proposeTime: 'Zeit {number}',
  proposeMessage: 'Nachricht',
  proposeSend: 'Zeiten senden',
  proposePast: 'Diese Zeit ist vorbei',
  proposedTitle: 'Zeiten gesendet',
  proposedText:
    'Der Gastgeber wählt eine dieser Zeiten oder lehnt ab. Die Antwort geht bis {time} an {email}.',
}
