// Everything of the room is fetched together: what its pages share is too small to be fetched alone.
export { BillingPage, BillingSettingsPage } from './billing-page.tsx'
export { ConnectBillingPage, ConnectUpgradePage } from './connect-pages.tsx'
export { PaymentSuccessPage } from './payment-success-page.tsx'
export { openProviderTill } from './provider-till.ts'
export { ShopOverlay } from './shop-overlay.tsx'
export { ShopPage } from './shop-page.tsx'
