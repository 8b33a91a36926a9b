import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/dist/pure.mjs'
import { CardProblem } from '../../../data/payment-client.ts'
import type { CardFields, OpenPaymentClient } from '../../../data/payment-client.ts'

/** Throws if the script does not load. */
export const openProviderTill: OpenPaymentClient = async ({ publishableKey, scriptUrl }) => {
  if (scriptUrl !== null) await runScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('the provider’s script did nothing')
  return {
    newCard: () => cardFields(stripe),
    pay: async (clientSecret, returnUrl) => {
      const { error } = await stripe.confirmPayment({
        clientSecret,
        confirmParams: { return_url: returnUrl },
      })
      return error.message ?? ''
    },
    confirmCard: async (secret) => {
      const { error } = await stripe.confirmCardPayment(secret)
      return error && (error.message ?? '')
    },
  }
}

/** Loads a stand-in for the provider's script, which the provider's loader then finds. Repeat: does nothing. */
async function runScript(address: string): Promise<void> {
  if ('Stripe' in window) return
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`no script at ${address}`)))
    document.head.append(script)
  })
}

function cardFields(stripe: Stripe): CardFields {
  const style = getComputedStyle(document.body)
  const card: StripeCardElement = stripe.elements().create('card', {
    hidePostalCode: true,
    style: { base: { color: style.color, fontFamily: style.fontFamily, fontSize: '16px' } },
  })
  return {
    mount: (place) => card.mount(place),
    unmount: () => card.destroy(),
    focus: () => card.focus(),
    onReady: (tell) => void card.on('ready', () => tell()),
    onChange: (tell) => void card.on('change', ({ complete }) => tell(complete)),
    token: async () => {
      const { token, error } = await stripe.createToken(card)
      if (!token) throw new CardProblem(error?.message)
      return token.id
    },
  }
}
