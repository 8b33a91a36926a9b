export const texts = {
  labelAccount: 'Account',
  footerFeedback: 'You get this because you run this {product} server (OPERATOR_EMAIL).',
  greeting: 'Hi {name},',
  greetingGuest: 'Hello,',
  clockForward:
    'The clocks go forward by {amount} on {date}, before this meeting. The time here already accounts for it.',
  clockBack:
    'The clocks go back by {amount} on {date}, before this meeting. The time here already accounts for it.',
  labelCode: 'Your code',
  chooseMails: 'Choose which emails you get',
  codeIsYours: 'We never ask for this code by phone or in another email.',
  replyReaches: 'Your reply goes to {name}.',
  footerHost: 'You get this because people book you with {product}.',
  stopAllMails: 'Stop all emails from {product}',
  allDay: 'All day',
  footerNewDevice: 'You get this because you have an account with {product}.',
} as const
