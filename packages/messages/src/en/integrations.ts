export const texts = {
  // The catalog, guides and tracking.
  'connector.key': 'API key',
  'connector.key_text':
    '{app} signs in with an API key. Create one just for {app}, so you can remove it without affecting other programs.',
  'connector.key_scopes': 'It can read and change meetings, one-offs, and webhooks, and read event types.',
  'connector.key_make': 'Create key',
  'connector.hears': 'Events sent to {app}',
  'connector.remove': 'Remove',
  'connector.remove_of': 'Remove {name}',
  'connector.stand_in': 'Try it here',
  'connector.stand_in_text':
    '{app} can’t reach this trial, so a stand-in on this computer takes its place. Paste your key there, turn on a trigger, and run actions.',
  'connector.stand_in_open': 'Open the stand-in',
  'connector.zapier_key': 'Create an API key and copy it.',
  'connector.zapier_connect': 'In Zapier, add this app to a Zap, then sign in with {origin} and the key.',
  'connector.zapier_choose': 'Choose a trigger, such as a new meeting, or an action, such as booking one.',
  'connector.zapier_try': 'Test it with your latest meetings, then turn the Zap on.',
  'connector.zapier_note':
    'The administrator of this server publishes the Zapier app once, from examples/zapier.',
  'connector.zapier_none': 'No events yet. Turn on a Zap with a trigger from this app, and it shows up here.',
  'connector.pabbly_connect_address':
    'In Pabbly Connect, choose Webhook by Pabbly as the trigger and copy the webhook URL.',
  'connector.pabbly_connect_paste': 'Add a webhook here with that URL and choose its events.',
  'connector.pabbly_connect_try':
    'Send a test event from the webhook’s page, so Pabbly Connect can detect the fields.',
  'connector.pabbly_connect_act':
    'To book, reschedule, or cancel from a workflow, create an API key and use it as the bearer token in API by Pabbly, with {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'An app built with Pabbly’s app builder can set up its own webhooks with the key.',
  'connector.pabbly_connect_none':
    'No events yet. Add a webhook with a Pabbly Connect URL, and it shows up here.',
  'chrome_extension.get': 'Download the extension and unpack the file.',
  'chrome_extension.load':
    'In Chrome, open chrome://extensions, turn on Developer mode, choose Load unpacked and select the folder.',
  'chrome_extension.connect': 'Enter {origin} in the extension’s settings, choose Connect and allow access.',
  'chrome_extension.use':
    'Open a message in Gmail or LinkedIn, click the extension’s icon, and insert a link or free times.',
  'chrome_extension.download': 'Download extension',
  'chrome_extension.note':
    'It reads a page only after you click its icon there. Access ends when you remove it under API keys.',
  'chrome_extension.not_allowed': 'This server doesn’t allow the extension. Ask whoever runs it.',
  'chrome_extension.access': 'Connected apps',

  // The catalog, guides and tracking.
  // Integrations
  'integrations.text': 'Connect your calendars, video meetings, CRM, website, and analytics.',
  'integrations.search': 'Search integrations',
  'integrations.categories': 'Category',
  'integrations.all': 'All',
  'integrations.video': 'Video conferencing',
  'integrations.calendars': 'Calendars',
  'integrations.sales': 'Sales and CRM',
  'integrations.embed': 'Embed',
  'integrations.tracking': 'Tracking',
  'integrations.native': 'Native integrations',
  'integrations.extensions': 'Extensions',
  'integrations.connectors': 'API and connectors',
  'integrations.count': { one: '{count} integration', other: '{count} integrations' },
  'integrations.none': 'Nothing found for “{search}”',
  'integrations.none_text':
    'Any website works with the general code: “Share your link”, then “Add to website”.',
  'integrations.show_all': 'Show all',
  'integrations.connected': 'Connected',
  'integrations.gone': 'This integration doesn’t exist',
  'integrations.gone_text': 'It may have a different name. See all integrations in the catalog.',

  // How to put it on a platform
  'platform.video': 'Add a video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Choose one of your videos',
  'platform.video_tool': 'Choose colors and a button',
  'platform.ways': 'Where to put it',
  'platform.event': 'What people can book',
  'platform.steps': 'Step by step',
  'platform.picture': 'Where the code goes: “{place}”',
  'platform.address': 'Your address',
  'platform.download': 'Download the plugin',
  'platform.test': 'Then check your page',
  'way.page': 'In the page',
  'way.every_page': 'A button on every page',
  'way.plugin': 'Plugin',
  'way.link': 'A link',
  'way.app_block': 'App block',
  'way.video': 'A video',
  'note.wordpress_video': 'With the plugin, authors can add videos too. The frame keeps the video’s shape.',
  'note.video': 'The frame keeps the video’s shape at every width. It needs no script.',
  'note.video_fixed': 'The code goes into a box with a fixed height. It needs no script.',
  'note.wordpress_plugin': 'For administrators. Authors can use the block and the shortcode afterwards.',
  'note.wordpress_html':
    'For administrators, and for editors of a single site. WordPress removes frames and scripts for everyone else.',
  'note.wordpress_link':
    'For authors and contributors without the plugin. WordPress lets them add only links.',
  'note.wix_page': 'Wix puts the code into a frame with a fixed height, so this code has no script.',
  'note.wix_every_page': 'Needs a Wix plan with your own domain.',
  'note.squarespace_page':
    'The height adjusts to the content. Your plan must allow code with frames and scripts.',
  'note.squarespace_every_page': 'Needs a plan with code injection.',
  'note.shopify_page': 'Works in every theme of Online Store 2.0. Shopify allows no scripts in the checkout.',
  'note.shopify_every_page': 'The footer is on every page of the shop except the checkout.',
  'note.shopify_app_block':
    'For developers with a Partner account: examples/shopify is a theme app extension ready to deploy.',
  'note.unbounce_page':
    'Unbounce places elements at fixed positions, so the frame has a fixed height and scrolls inside.',
  'note.unbounce_every_page': 'The button floats above the page, so it takes up no room.',
  'note.weebly_page': 'The editor shows only a preview. Check the published page.',
  'note.webflow_page': 'Needs a paid site or workspace plan. The calendar shows on the published site only.',
  'note.webflow_every_page': 'Needs a paid site plan.',
  'step.open_page': 'Open the page in the editor.',
  'step.open_settings': 'Open the settings of the site.',
  'step.choose': 'Choose {path}.',
  'step.drag': 'Drag {place} to where you want the calendar.',
  'step.paste': 'Paste the code.',
  'step.paste_into': 'Paste the code into {place}.',
  'step.height': 'Make the box at least 700 px high. It doesn’t grow with its content.',
  'step.drag_video': 'Drag {place} to where you want the video.',
  'step.video_height': 'Make the box 578 px high for a width of 800 px. It doesn’t grow with its content.',
  'step.wordpress_video': 'Paste the shortcode where you want the video.',
  'step.publish':
    'Save and publish, then open the page as a visitor. Editors often show an empty box instead.',
  'step.wordpress_install':
    'Download the plugin, upload it under Plugins → Add New Plugin → Upload Plugin, and activate it.',
  'step.wordpress_connect': 'Under {path}, enter {origin} and choose “Test the connection”.',
  'step.wordpress_insert':
    'Insert the “Scheduling” block where you want the calendar, or paste the shortcode.',
  'step.paste_link': 'Paste the address on its own line, or select a word and make it a link.',
  'step.shopify_deploy': 'Copy examples/shopify into your app as extensions/scheduling and deploy it.',
  'step.shopify_address': 'Paste the address into the settings of the block.',

  // Connected accounts
  'connect.step_connect': 'Connect your account.',
  'connect.step_connect_teams':
    'If your bookings go to an Outlook calendar, there’s nothing to connect: its events come with a room. With any other calendar, or none, connect your work or school account here.',
  'connect.step_calendar':
    'Connect the account under “Calendar connections”, and choose the calendar that receives new events.',
  'connect.step_location': 'Choose {app} as the location of an event type.',
  'connect.step_room':
    'Each booking gets its own room and keeps it when it’s rescheduled. The link is in emails, in the calendar and on the booking’s page.',
  'connect.step_busy':
    'Choose which calendars we check for conflicts. Nobody can book you while they’re busy.',
  'connect.step_follow': 'Move or delete a booking in the calendar, and we update it here.',
  'connect.step_contacts':
    'For each booking, we find or add the contact by email and add one meeting. When it’s rescheduled, canceled, or reassigned, we update that meeting.',
  'connect.step_fields': 'Choose which answers fill which contact fields.',
  'connect.step_key':
    'Create a key in {app} and paste it here. We test it right away and store it encrypted.',
  'connect.step_push': 'Link one of your campaigns, and add its leads with their personal links.',
  'connect.step_told':
    'When a lead books, {app} hears about it and stops writing to them. Bookings never wait for it.',
  'connect.disconnect_rooms':
    'We won’t create rooms anymore. Existing rooms stay. We also delete our access.',

  // The catalog, guides and tracking.
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
  'tracking.sent_ga4': 'The event {event} with the booking ID, its start time, your link and the event type.',
  'tracking.sent_gtag':
    'The event {event} ({container} in a Tag Manager container) with the booking ID, its start time, your link and the event type.',
  'tracking.sent_fpixel':
    'The standard event {event} with the booking ID, its start time, your link and the event type.',
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
