// The whole room is one file: the shared parts of its pages are too small for separate files.
export { BillingPage, BillingSettingsPage } from './screen/billing-page.tsx'
export { ConnectBillingPage, ConnectUpgradePage } from './screen/connect-pages.tsx'
export { PaymentSuccessPage } from './upgrade/payment-success-page.tsx'
export { openProviderTill } from './card/provider-client.ts'
export { ShopOverlay } from './upgrade/shop-overlay.tsx'
export { ShopPage } from './upgrade/shop-page.tsx'
