import type { texts as source } from '../../en/mails/notifications.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectHeld: 'Einige Ihrer Mails gehen später hinaus',
  headingHeld: 'Einige Ihrer Mails warten',
  held: '{product} begrenzt, wie vielen neuen Kontakten Sie an einem Tag schreiben können, und diese Grenze ist erreicht. Die übrigen Mails gehen in den nächsten Tagen automatisch hinaus.',
  actionHeld: 'Ansehen, was wartet',
  textHeld: 'Ansehen, was wartet:',
  heldClosing:
    'Nichts geht verloren, und Sie müssen nichts tun. Ihre Grenze steigt mit dem Alter Ihres Kontos.',
}
