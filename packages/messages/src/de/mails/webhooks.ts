import type { texts as source } from '../../en/mails/webhooks.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectWebhookFailing: 'Ihr Webhook bei {address} nimmt nichts an',
  subjectWebhookGone: 'Ihr Webhook bei {address} wurde ausgeschaltet',
  headingWebhookFailing: 'Ein Webhook nimmt nichts an',
  headingWebhookGone: 'Ein Webhook wurde ausgeschaltet',
  webhookFailing: {
    one: '{address} hat nicht angenommen, was gesendet wurde: {count} Versuch ist gescheitert.',
    other: '{address} nimmt nicht an, was gesendet wird: {count} Versuche hintereinander sind gescheitert.',
  },
  webhookGone:
    '{address} hat mit 410 geantwortet, „gibt es nicht mehr“. Darum wurde der Webhook ausgeschaltet und aufgegeben, was noch auf ihn wartete.',
  labelSince: 'Seit',
  labelLastAttempt: 'Letzter Versuch',
  webhookAnswered: 'Antwort {status}',
  webhookNoAnswer: 'Der Server hat nicht geantwortet',
  webhookTimeout: 'Der Server hat zu lange gebraucht',
  webhookCertificate: 'Das Zertifikat der Website ist nicht gültig',
  webhookNoHost: 'Einen Server dieses Namens gibt es nicht',
  webhookPrivate: 'Die Adresse liegt in einem privaten Netz',
  webhookAddress: 'Die Adresse ist nicht zu gebrauchen',
  actionWebhook: 'Webhook öffnen',
  textWebhook: 'Sehen Sie, was gesendet wurde, und versuchen Sie es noch einmal:',
  textWebhookGone: 'Gibt es die Adresse wieder? Dann schalten Sie den Webhook hier wieder ein:',
  webhookFailingClosing:
    'Wir versuchen es weiter, aber immer seltener. Sobald die Adresse wieder funktioniert, senden wir alles, was wartet. Nach etwa drei Tagen geben wir auf.',
  webhookGoneClosing: 'Buchungen und Mails sind davon nicht betroffen.',
  footerWebhook: 'Sie erhalten diese Mail, weil Sie diesen Webhook in {product} angelegt haben.',
}
