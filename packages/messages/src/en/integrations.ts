/** The catalog, guides and tracking. */
export const texts = {
  // Integrations
  'integrations.text':
    'Put your booking page on your website, and let your analytics and your own program know about bookings.',
  'integrations.search': 'Search integrations',
  'integrations.categories': 'Category',
  'integrations.all': 'All',
  'integrations.video': 'Video conferencing',
  'integrations.calendars': 'Calendars',
  'integrations.embed': 'Embed',
  'integrations.tracking': 'Tracking',
  'integrations.automation': 'Automation',
  'integrations.count': { one: '{count} integration', other: '{count} integrations' },
  'integrations.none': 'Nothing found for “{search}”',
  'integrations.none_text':
    'Any website works with the general code: “Share your link”, then “Add to website”.',
  'integrations.show_all': 'Show all',
  'integrations.connected': 'Connected',
  'integrations.gone': 'This integration does not exist',
  'integrations.gone_text': 'It may have another name. The catalogue lists all that there are.',

  // How to put it on a platform
  'platform.ways': 'Where to put it',
  'platform.event': 'What can be booked there',
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
  'note.wordpress_plugin': 'For administrators. Authors can use the block and the shortcode afterwards.',
  'note.wordpress_html':
    'For administrators, and for editors of a single site. WordPress takes frames and scripts away from all others.',
  'note.wordpress_link': 'For authors and contributors, without a plugin: nothing but a link survives.',
  'note.wix_page':
    'Wix puts the code into a frame of a fixed height. So this is the frame without the script.',
  'note.wix_every_page': 'Needs a Wix plan with a domain of your own.',
  'note.squarespace_page':
    'The height follows the content. Code with frames and scripts needs a plan that allows it.',
  'note.squarespace_every_page': 'Needs a plan with code injection.',
  'note.shopify_page': 'Works in every theme of Online Store 2.0. Shopify allows no scripts in the checkout.',
  'note.shopify_every_page': 'The footer is on every page of the shop but the checkout.',
  'note.shopify_app_block':
    'For developers with a Partner account: examples/shopify is a theme app extension ready to deploy.',
  'note.unbounce_page':
    'Unbounce places elements at fixed positions, so the frame has a fixed height and scrolls inside.',
  'note.unbounce_every_page': 'The button floats above the page and needs no place of its own.',
  'note.weebly_page': 'The editor shows a preview in a frame; the published page counts.',
  'note.webflow_page': 'Needs a paid site or workspace plan. The calendar shows on the published site only.',
  'note.webflow_every_page': 'Needs a paid site plan.',
  'step.open_page': 'Open the page in the editor.',
  'step.open_settings': 'Open the settings of the site.',
  'step.choose': 'Choose {path}.',
  'step.drag': 'Drag {place} to where the calendar should stand.',
  'step.paste': 'Paste the code.',
  'step.paste_into': 'Paste the code into {place}.',
  'step.height': 'Make the box at least 700 px high: it does not grow with its content.',
  'step.publish':
    'Save and publish, then open the page as a visitor. Editors often show an empty box instead.',
  'step.wordpress_install':
    'Download the plugin, upload it under Plugins → Add New Plugin → Upload Plugin, and activate it.',
  'step.wordpress_connect': 'Under {path}, enter {origin} and choose “Test the connection”.',
  'step.wordpress_insert':
    'Insert the block “Scheduling” where the calendar should stand, or paste the shortcode.',
  'step.paste_link': 'Paste the address on a line of its own, or select a word and make it a link.',
  'step.shopify_deploy': 'Copy examples/shopify into your app as extensions/scheduling and deploy it.',
  'step.shopify_address': 'Paste the address into the settings of the block.',

  // Analytics
  'tracking.ga4_id': 'Measurement ID',
  'tracking.gtag_id': 'Tag or container ID',
  'tracking.fpixel_id': 'Pixel ID',
  'tracking.example': 'Such as {example}',
  'tracking.format': 'This is not such an ID. Expected: {example}',
  'tracking.where_ga4': 'In Google Analytics: Admin → Data streams → your website.',
  'tracking.where_gtag':
    'In Google Ads: Tools → Conversions → the tag. In Tag Manager: beside the container’s name.',
  'tracking.where_fpixel': 'In Meta’s Events Manager: Data sources → your pixel.',
  'tracking.connect': 'Connect',
  'tracking.change': 'Save',
  'tracking.disconnect': 'Disconnect',
  'tracking.connected': '{app} is told of bookings from now on',
  'tracking.disconnected': '{app} is told nothing any more',
  'tracking.what': 'What is sent, and when',
  'tracking.when': 'Once per booking, at the moment it is made. Not again when it is moved or canceled.',
  'tracking.sent_ga4':
    'The event {event} with the id of the booking, its start, your link and the event type.',
  'tracking.sent_gtag':
    'The event {event} (in a Tag Manager container {container}) with the id of the booking, its start, your link and the event type.',
  'tracking.sent_fpixel':
    'The standard event {event} with the id of the booking, its start, your link and the event type.',
  'tracking.never': 'Never a name, an e-mail address or an answer.',
  'tracking.where_sent': 'Where it comes from',
  'tracking.embedded':
    'Embedded in your site, the event goes through the analytics that your site has loaded, once its consent tool says that the visitor agrees. Without a word of consent nothing is sent.',
  'tracking.direct':
    'On your booking page itself the visitor is asked first. It is sent without cookies and without an identifier of the visitor, and not at all where the browser asks not to be tracked.',
  'tracking.direct_container':
    'Tag Manager containers hear of embedded bookings only: they would read the booking page’s address.',
  'tracking.consent':
    'Say in your privacy notice that bookings are counted. A site that needs to ask nobody says data-consent="granted".',

  // Connected accounts
  'connect.step_connect': 'Connect your account.',
  'connect.step_connect_teams':
    'With bookings in an Outlook calendar there is nothing to connect: rooms come with its events. With any other calendar, or none, connect your work or school account here.',
  'connect.step_calendar':
    'Connect the account under “Calendar connections”, and choose the calendar that receives new events.',
  'connect.step_location': 'Choose {app} as the location of an event type.',
  'connect.step_room':
    'Each booking gets a room of its own, and keeps it when the meeting moves. The link stands in mails, in the calendar and on the page of the booking.',
  'connect.step_busy':
    'Choose which calendars are checked for conflicts: nobody books you while they are busy.',
  'connect.step_follow': 'Move or delete a booking in the calendar, and it follows here.',
  'connect.disconnect_rooms': 'No rooms are made any more. Rooms that were made stay. Our access is revoked.',
} as const
