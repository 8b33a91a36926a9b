import type { texts as source } from '../../en/billing/screen.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'billing.load_failed': 'Ihre Daten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  'billing.off_title': 'Keine Tarife auf diesem Server',
  'billing.off_text': 'Sie können alles nutzen, ohne Ablauf.',
  'billing.packages': 'Zurück zu den Paketen',
  'history.title': 'Rechnungen',
  'history.none': 'Es gibt noch keine Rechnungen.',
  'history.pdf': 'PDF',
  'history.pdf_of': 'Rechnung {number} als PDF',
  'history.open': 'Unbezahlt',
  'history.refunded': 'Erstattet',
  'history.refund_pending': 'Erstattung unterwegs',
  'history.refund_failed': 'Erstattung, die nicht ankam',
  'history.disputed': 'Zahlung widersprochen',
  'history.dispute_won': 'Widerspruch: Die Zahlung bleibt bestehen',
  'history.dispute_lost': 'Widerspruch: Ihnen zurückgezahlt',
  'history.dispute_closed': 'Ihre Bank fragt nicht mehr',
  'history.payment_failed': 'Zahlung von der Bank abgelehnt',
  'history.card_expiring': 'Die Karte läuft bald ab',
  'history.credit': '{total} abzüglich {credit} Guthaben',
  'history.kept': '{amount} Guthaben für die nächste Rechnung',
  'history.invoice': 'Rechnung {number}',
  'error.billing_busy': 'Die Anfrage läuft noch. Warten Sie einen Moment und versuchen Sie es noch einmal.',
}
