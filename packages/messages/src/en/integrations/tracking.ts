/** The catalog, guides and tracking. */
export const texts = {
  'tracking.ga4_id': 'Measurement ID',
  'tracking.gtag_id': 'Tag or container ID',
  'tracking.fpixel_id': 'Pixel ID',
  'tracking.example': 'For example, {example}',
  'tracking.format': 'Enter an ID such as {example}',
  'tracking.where_ga4': 'In Google Analytics: Admin → Data streams → your website.',
  'tracking.where_gtag':
    'In Google Ads: Tools → Conversions → the tag. In Tag Manager: beside the container’s name.',
  'tracking.where_fpixel': 'In Meta’s Events Manager: Data sources → your pixel.',
  'tracking.connect': 'Connect',
  'tracking.change': 'Save',
  'tracking.disconnect': 'Disconnect',
  'tracking.connected': '{app} now gets your bookings',
  'tracking.disconnected': '{app} no longer gets your bookings',
  'tracking.what': 'What is sent, and when',
  'tracking.when': 'Once per booking, when it’s made. Not again when it’s rescheduled or canceled.',
  'tracking.sent_ga4':
    'The event {event} with the id of the booking, its start, your link and the event type.',
  'tracking.sent_gtag':
    'The event {event} (in a Tag Manager container {container}) with the id of the booking, its start, your link and the event type.',
  'tracking.sent_fpixel':
    'The standard event {event} with the id of the booking, its start, your link and the event type.',
  'tracking.never': 'Never a name, an email address or an answer.',
  'tracking.where_sent': 'How it’s sent',
  'tracking.embedded':
    'On pages with your embed, the event goes through the analytics of your site, once its consent tool says that the visitor agrees. Without consent, nothing is sent.',
  'tracking.direct':
    'On your booking page, we ask visitors first. The event has no cookies and no visitor ID. We don’t send it if the browser asks not to be tracked.',
  'tracking.direct_container':
    'Tag Manager containers get only embedded bookings, because they would read the booking page’s address.',
  'tracking.consent':
    'Say in your privacy notice that you count bookings. If your site doesn’t need consent, set data-consent="granted".',
} as const
