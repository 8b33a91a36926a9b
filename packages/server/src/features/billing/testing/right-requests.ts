import type { RightRequests } from '../../../testing/right-requests.ts'

export function rightRequests(): RightRequests {
  return {
    requests: {
      'GET /stripe/getBilling': () => ({}),
      'GET /stripe/getBillingDetails': () => ({}),
      'POST /stripe/addPaymentMethod': () => ({ body: { method_id: 'pm_1', intent_id: 'pi_1' } }),
      'POST /stripe/newPaymentMethod': () => ({ body: { token: 'tok_1' } }),
      'POST /stripe/payRenewals': () => ({}),
      'POST /stripe/removePaymentMethod': () => ({}),
      'POST /stripe/subscribe': () => ({
        body: { plan_type: 'growth_monthly', quantity: 1_000, coupon_code: 'WELCOME10' },
      }),
      'POST /stripe/changePlan': () => ({
        body: { plan_type: 'growth_yearly', quantity: 2_000, coupon_code: 'WELCOME10' },
      }),
      'POST /stripe/previewChange': () => ({
        body: { plan_type: 'growth_yearly', quantity: 2_000, coupon_code: 'WELCOME10' },
      }),
      'POST /stripe/calculateTax': () => ({ body: { plan_type: 'growth_monthly', quantity: 1_000 } }),
      'POST /stripe/checkCouponStatus': () => ({
        body: { coupon_code: 'WELCOME10', plan_type: 'growth_monthly' },
      }),
      'POST /stripe/checkIntent': () => ({
        body: { payment_intent: 'pi_1', payment_intent_client_secret: 'pi_1_secret_1' },
      }),
      'POST /stripe/askForCall': () => ({}),
      'POST /stripe/claimOffer': () => ({}),
      'POST /stripe/unsubscribe': () => ({ body: { reason: 'It is too expensive for us now.' } }),
      'POST /stripe/resume': () => ({}),
      'POST /stripe/updateBillingDetails': () => ({
        body: {
          company_name: 'A',
          country_code: 'DE',
          country_name: 'Germany',
          address_line_1: 'B 1',
          address_line_2: 'C',
          city: 'Berlin',
          postal_code: '10119',
          phone: '1',
          tax_id: 'DE100',
        },
      }),
      'DELETE /stripe/removeBillingDetails': () => ({}),
      'POST /stripe/validateEUVAT': () => ({ body: { tax_id: 'DE100', key: 'k' } }),
    },
  }
}
