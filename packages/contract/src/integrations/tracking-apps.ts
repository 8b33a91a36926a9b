/** Analytics that learn of bookings, and the format of the owner's id there. */
export const TRACKING_APPS = {
  /** Google Analytics 4, by its measurement id. */
  ga4: { pattern: /^G-[A-Z0-9]{4,20}$/, example: 'G-AB12CD34EF' },
  /** Google tag or Tag Manager container. */
  gtag: { pattern: /^(GT|AW|DC|GTM)-[A-Z0-9-]{4,30}$/, example: 'AW-123456789' },
  /** Meta pixel. */
  fpixel: { pattern: /^\d{5,20}$/, example: '1234567890123456' },
} as const
export type TrackingAppId = keyof typeof TRACKING_APPS
