// The provider's names: https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-brand
const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** The name as printed on the card. */
export function brandName(brand: string): string {
  return NAMES[brand] ?? brand
}
