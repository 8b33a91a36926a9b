/** The catalog, guides and tracking. */
export const texts = {
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
} as const
