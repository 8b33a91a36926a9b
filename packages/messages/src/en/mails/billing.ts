export const texts = {
  billingPaymentFailed: 'Your card was refused',
  billingPaymentFailedText:
    'We could not charge your card for your plan. Pay the invoice or update your card by the date below. Everything works until then. After that, you’ll lose your paid features.',
  billingCardExpiring: 'Your card expires soon',
  billingCardExpiringText:
    'The card for your plan expires on the date below. Add another card before the next charge, so that your plan continues.',
  billingCanceled: 'Your subscription is canceled',
  billingCanceledText:
    'You can use everything until the date below. If you change your mind, keep your subscription on your billing page before then.',
  billingEnded: 'Your subscription has ended',
  billingEndedText: 'Everything you created is still there. Choose a plan to use it again.',
  billingSubscribed: 'Thank you for subscribing',
  billingSubscribedText: 'Your plan is active. You can find the invoice on your billing page.',
  billingRefunded: 'A payment was given back',
  billingRefundedText:
    'The amount below goes back to the card you paid with. It can take five to ten working days to show up. Your plan doesn’t change.',
  billingRefundFailed: 'A refund did not arrive',
  billingRefundFailedText:
    'Your bank didn’t accept the amount below, maybe because the card was closed. The money came back to us, and we still owe it to you. Please ask your bank whether the card can receive payments.',
  billingRenewed: 'Your plan was renewed',
  billingRenewedText:
    'The invoice below is paid. Your plan continues until the date below, and then renews unless you cancel.',
  billingDisputed: 'A payment was disputed',
  billingDisputedText:
    'Your card’s bank told us that the cardholder disputes the payment below. The bank may keep the amount until it decides. Your plan continues in the meantime. If this was a mistake, please tell your bank. Otherwise, you don’t need to do anything.',
  billingDisputeWon: 'The payment stands',
  billingDisputeWonText:
    'Your bank decided that the payment below stands. If it gave you the amount back in the meantime, it takes it again. Your plan doesn’t change.',
  billingDisputeLost: 'The payment goes back to you',
  billingDisputeLostText:
    'Your bank decided that you get the payment below back. The amount shows up with your card. Your plan doesn’t change.',
  billingDisputeClosed: 'Your bank asks no more',
  billingDisputeClosedText:
    'Your card’s bank closed its question about the payment below. You don’t need to do anything.',
  labelAmount: 'Amount',
  amountOf: '{amount} of {paid}',
  labelCard: 'Card',
  cardEnding: '{brand} ending in {last4}',
  labelInvoice: 'Invoice',
  labelValidThrough: 'Valid through',
  labelPaidUntil: 'Paid until',
  labelTriedAgain: 'Next attempt',
  labelGoesUntil: 'Until',
  labelEnds: 'Ends',
  labelEnded: 'Ended',
  billingTrialEnding: 'Your trial ends soon',
  billingTrialEndingText: 'Your trial ends at the time below. Choose a plan to keep using everything.',
  billingTrialEnded: 'Your trial has ended',
  billingTrialEndedText:
    'Your trial is over. Everything you created is still there. Choose a plan to use it again.',
  actionBilling: 'See billing',
  actionPay: 'Pay now',
  textPay: 'Pay here:',
  actionPlans: 'Choose a plan',
  textPlans: 'See the plans here:',
  textBilling: 'Your billing page:',
} as const
