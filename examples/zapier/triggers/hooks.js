import { call } from '../api.js'

const EVENTS = [
  ['invitee.created', 'Meeting', 'New meeting', 'Triggers when somebody books a meeting.'],
  ['invitee.rescheduled', 'Meeting', 'Meeting moved', 'Triggers when a meeting gets another time.'],
  ['invitee.reassigned', 'Meeting', 'Meeting reassigned', 'Triggers when a meeting gets another host.'],
  ['invitee.canceled', 'Meeting', 'Meeting canceled', 'Triggers when a meeting is canceled.'],
  ['invitee.no_show', 'Meeting', 'No-show', 'Triggers when you mark an invitee as a no-show.'],
  [
    'invitee.no_show_undone',
    'Meeting',
    'No-show undone',
    'Triggers when you mark that an invitee came after all.',
  ],
  ['one_off.taken', 'One-off', 'One-off booked', 'Triggers when somebody books a time of a one-off.'],
  ['poll.decided', 'Poll', 'Poll decided', 'Triggers when a poll has its final time.'],
  [
    'routing_form.answered',
    'Routing form',
    'Routing form answered',
    'Triggers when somebody answers a routing form.',
  ],
  ['video.watched', 'View', 'Video watched', 'Triggers when somebody has watched one of your videos.'],
  ['lead.booked', 'Lead', 'Lead booked', 'Triggers when a lead of a campaign books a meeting.'],
]

export const hookTriggers = EVENTS.map(([event, noun, label, description]) => ({
  key: event.replace('.', '_'),
  noun,
  display: { label, description },
  operation: {
    type: 'hook',
    performSubscribe: (z, bundle) =>
      call(z, bundle, 'POST', '/hooks', { body: { target_url: bundle.targetUrl, event, app: 'zapier' } }),
    performUnsubscribe: (z, bundle) => call(z, bundle, 'DELETE', `/hooks/${bundle.subscribeData.id}`),
    perform: (z, bundle) => [bundle.cleanedRequest],
    performList: (z, bundle) => call(z, bundle, 'GET', '/hooks/samples', { params: { event } }),
  },
}))
