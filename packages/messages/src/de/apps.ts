import type { texts as source } from '../en/apps.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'app.wordpress': 'WordPress',
  'app.wordpress_text': 'Plugin, HTML-Block oder ein eingefügter Link',
  'app.wix': 'Wix',
  'app.wix_text': 'In einer Seite, oder ein Knopf auf jeder Seite',
  'app.squarespace': 'Squarespace',
  'app.squarespace_text': 'Code-Block oder ein Knopf auf jeder Seite',
  'app.shopify': 'Shopify',
  'app.shopify_text': 'Custom Liquid oder ein App-Block',
  'app.unbounce': 'Unbounce',
  'app.unbounce_text': 'Eigenes HTML auf einer Landingpage',
  'app.weebly': 'Weebly',
  'app.weebly_text': 'Element „Embed Code“',
  'app.webflow': 'Webflow',
  'app.webflow_text': 'Element „Code Embed“ oder ein Knopf',
  'app.ga4': 'Google Analytics 4',
  'app.ga4_text': 'Buchungen als Ereignisse in Google Analytics',
  'app.gtag': 'Google-Tag und Tag Manager',
  'app.gtag_text': 'Buchungen für Google Ads und deine Container',
  'app.fpixel': 'Meta-Pixel',
  'app.fpixel_text': 'Buchungen als Erfolge deiner Anzeigen',
  'app.webhooks': 'Webhooks',
  'app.webhooks_text': 'Dein eigenes Programm erfährt von Buchungen',
}
