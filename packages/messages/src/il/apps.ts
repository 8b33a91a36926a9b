import type { texts as source } from '../en/apps.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'app.wordpress': 'WordPress',
  'app.wordpress_text': 'תוסף, בלוק HTML או קישור מודבק',
  'app.wix': 'Wix',
  'app.wix_text': 'בתוך דף, או כפתור בכל דף',
  'app.squarespace': 'Squarespace',
  'app.squarespace_text': 'בלוק קוד או כפתור בכל דף',
  'app.shopify': 'Shopify',
  'app.shopify_text': 'Custom Liquid או בלוק של אפליקציה',
  'app.unbounce': 'Unbounce',
  'app.unbounce_text': 'HTML מותאם בדף נחיתה',
  'app.weebly': 'Weebly',
  'app.weebly_text': 'הרכיב Embed Code',
  'app.webflow': 'Webflow',
  'app.webflow_text': 'הרכיב Code Embed או כפתור',
  'app.ga4': 'Google Analytics 4',
  'app.ga4_text': 'הזמנות כאירועים ב־Google Analytics',
  'app.gtag': 'Google tag ו־Tag Manager',
  'app.gtag_text': 'הזמנות ל־Google Ads ולמכולות שלכם',
  'app.fpixel': 'הפיקסל של Meta',
  'app.fpixel_text': 'הזמנות כהמרות של המודעות שלכם',
  'app.webhooks': 'Webhooks',
  'app.webhooks_text': 'התוכנה שלכם יודעת על הזמנות',
}
