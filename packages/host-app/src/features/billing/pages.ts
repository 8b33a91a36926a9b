// Everything of the room is fetched together: what its pages share is too small to be fetched alone.
export { BillingPage, BillingSettingsPage } from './screen/billing-page.tsx'
export { ConnectBillingPage, ConnectUpgradePage } from './screen/connect-pages.tsx'
export { PaymentSuccessPage } from './upgrade/payment-success-page.tsx'
export { openProviderTill } from './card/provider-till.ts'
export { ShopOverlay } from './upgrade/shop-overlay.tsx'
export { ShopPage } from './upgrade/shop-page.tsx'
