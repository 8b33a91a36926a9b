import type { texts as source } from '../../en/mails/billing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  billingPaymentFailed: 'Ihre Karte wurde abgelehnt',
  billingPaymentFailedText:
    'Wir konnten Ihre Karte für Ihren Tarif nicht belasten. Zahlen Sie die Rechnung oder hinterlegen Sie bis zum Zeitpunkt unten eine andere Karte. Bis dahin funktioniert alles, danach entfallen die bezahlten Funktionen.',
  billingCardExpiring: 'Ihre Karte läuft bald ab',
  billingCardExpiringText:
    'Die Karte, mit der Ihr Tarif bezahlt wird, gilt bis zum Zeitpunkt unten. Hinterlegen Sie vor der nächsten Abbuchung eine andere, dann ändert sich nichts.',
  billingCanceled: 'Ihr Abonnement ist gekündigt',
  billingCanceledText:
    'Sie können alles bis zum Zeitpunkt unten nutzen. Bis dahin können Sie das Abonnement auf der Seite „Abrechnung“ behalten.',
  billingEnded: 'Ihr Abonnement ist beendet',
  billingEndedText:
    'Was Sie angelegt haben, bleibt, wie es ist. Mit einem Tarif lässt es sich wieder nutzen.',
  billingSubscribed: 'Danke für Ihr Abonnement',
  billingSubscribedText: 'Ihr Tarif gilt ab jetzt. Die Rechnung finden Sie bei Ihrer Abrechnung.',
  billingRefunded: 'Eine Zahlung wurde erstattet',
  billingRefundedText:
    'Der Betrag unten geht auf die Karte zurück, mit der er bezahlt wurde. Ihre Bank zeigt ihn innerhalb von fünf bis zehn Werktagen. An Ihrem Tarif ändert sich nichts.',
  billingRefundFailed: 'Eine Erstattung kam nicht an',
  billingRefundFailedText:
    'Ihre Bank hat den Betrag unten nicht angenommen, etwa weil die Karte geschlossen wurde. Er kam zu uns zurück und steht Ihnen weiter zu. Bitte fragen Sie Ihre Bank, ob die Karte noch Zahlungen annimmt.',
  billingRenewed: 'Ihr Tarif wurde verlängert',
  billingRenewedText:
    'Die Rechnung unten ist bezahlt. Ihr Tarif gilt bis zum Zeitpunkt unten und verlängert sich dann wieder, wenn Sie nicht kündigen.',
  billingDisputed: 'Einer Zahlung wurde widersprochen',
  billingDisputedText:
    'Die Bank Ihrer Karte teilt uns mit, dass der Zahlung unten widersprochen wurde. Bis sie darüber entscheidet, kann sie den Betrag einbehalten. Ihr Tarif gilt so lange weiter. War es ein Versehen, sagen Sie es bitte Ihrer Bank. Sonst müssen Sie nichts tun.',
  billingDisputeWon: 'Die Zahlung bleibt bestehen',
  billingDisputeWonText:
    'Ihre Bank hat über die Zahlung unten entschieden: Sie bleibt bestehen. Hatte Ihre Bank Ihnen den Betrag inzwischen gutgeschrieben, bucht sie ihn zurück. An Ihrem Tarif ändert sich nichts.',
  billingDisputeLost: 'Die Zahlung geht an Sie zurück',
  billingDisputeLostText:
    'Ihre Bank hat entschieden, dass Sie die Zahlung unten zurückbekommen. Sie sehen den Betrag bei Ihrer Karte. An Ihrem Tarif ändert sich nichts.',
  billingDisputeClosed: 'Ihre Bank fragt nicht mehr',
  billingDisputeClosedText:
    'Die Bank Ihrer Karte hat ihre Rückfrage zur Zahlung unten geschlossen. Sie müssen nichts tun.',
  labelAmount: 'Betrag',
  amountOf: '{amount} von {paid}',
  labelCard: 'Karte',
  cardEnding: '{brand} mit den Endziffern {last4}',
  labelInvoice: 'Rechnung',
  labelValidThrough: 'Gültig bis',
  labelPaidUntil: 'Bezahlt bis',
  labelTriedAgain: 'Nächster Versuch',
  labelGoesUntil: 'Bis',
  labelEnds: 'Endet',
  labelEnded: 'Beendet',
  billingTrialEnding: 'Ihre Testphase endet bald',
  billingTrialEndingText:
    'Ihre Testphase endet zum Zeitpunkt unten. Wählen Sie einen Tarif, um mit allem weiterzumachen.',
  billingTrialEnded: 'Ihre Testphase ist beendet',
  billingTrialEndedText:
    'Ihre Testphase ist vorbei. Was Sie angelegt haben, bleibt, wie es ist. Wählen Sie einen Tarif, um mit allem weiterzumachen.',
  actionBilling: 'Zur Abrechnung',
  actionPay: 'Jetzt zahlen',
  textPay: 'Hier zahlen:',
  actionPlans: 'Tarif wählen',
  textPlans: 'Die Tarife:',
  textBilling: 'Ihre Abrechnung:',
}
