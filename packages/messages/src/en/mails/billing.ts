export const texts = {
  billingPaymentFailed: 'Your card was refused',
  billingPaymentFailedText:
    'We could not charge your card for your plan. Pay the invoice or update your card by the date below. Everything works until then. After that, you’ll lose your paid features.',
  billingCardExpiring: 'Your card expires soon',
  billingCardExpiringText:
    'The card with which your plan is paid is good until the date below. Show another card before it is next charged, and nothing changes.',
  billingCanceled: 'Your subscription is canceled',
  billingCanceledText:
    'You can use everything until the date below. If you change your mind, keep your subscription on your billing page before then.',
  billingEnded: 'Your subscription has ended',
  billingEndedText: 'What you have made stays as it is. With a plan it can be used again.',
  billingSubscribed: 'Thank you for subscribing',
  billingSubscribedText: 'Your plan is active. You can find the invoice on your billing page.',
  billingRefunded: 'A payment was given back',
  billingRefundedText:
    'The amount below goes back to the card with which it was paid. Your bank shows it within five to ten working days. Nothing changes about your plan.',
  billingRefundFailed: 'A refund did not arrive',
  billingRefundFailedText:
    'Your bank did not take the amount below, as happens where a card was closed. It came back to us and is still owed to you. Please ask your bank whether the card still takes payments.',
  billingRenewed: 'Your plan was renewed',
  billingRenewedText:
    'The invoice below is paid. Your plan goes on until the date below and is then renewed again, unless you cancel.',
  billingDisputed: 'A payment was disputed',
  billingDisputedText:
    'The bank of your card tells us that whoever owns it objects to the payment below. Until that is decided the bank may keep the amount. Your plan goes on meanwhile. If it was a mistake, please tell your bank; otherwise there is nothing to do.',
  billingDisputeWon: 'The payment stands',
  billingDisputeWonText:
    'Your bank has decided about the payment below: it stands. If your bank had given you the amount meanwhile, it takes it back. Nothing changes about your plan.',
  billingDisputeLost: 'The payment goes back to you',
  billingDisputeLostText:
    'Your bank has decided about the payment below: the amount is yours again, and your bank shows it with your card. Nothing changes about your plan.',
  billingDisputeClosed: 'Your bank asks no more',
  billingDisputeClosedText:
    'The bank of your card no longer asks about the payment below. There is nothing to do.',
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
  billingTrialEndingText: 'Your trial ends at the time below. Choose a plan to go on with everything.',
  billingTrialEnded: 'Your trial has ended',
  billingTrialEndedText:
    'Your trial is over. What you have made stays as it is. Choose a plan to go on with everything.',
  actionBilling: 'See billing',
  actionPay: 'Pay now',
  textPay: 'Pay here:',
  actionPlans: 'Choose a plan',
  textPlans: 'The plans:',
  textBilling: 'Your billing page:',
} as const
