import { call } from '../api.js'
import { runIdField } from '../run-id.js'
import { eventTypeField } from '../triggers/event-types.js'

export const book = {
  key: 'book',
  noun: 'Meeting',
  display: { label: 'Book meeting', description: 'Books a time for an invitee. They get the invitation.' },
  operation: {
    inputFields: [
      eventTypeField,
      { key: 'start', label: 'Start', type: 'datetime', required: true, helpText: 'One of “Find times”.' },
      { key: 'name', label: 'Invitee name', required: true },
      { key: 'email', label: 'Invitee email', required: true },
      {
        key: 'timeZone',
        label: 'Invitee time zone',
        required: true,
        default: 'UTC',
        helpText: 'e.g. Europe/Paris',
      },
      { key: 'guests', label: 'Guest emails', list: true },
      {
        key: 'answers',
        label: 'Answers',
        dict: true,
        helpText:
          'A question as it stands on your page, and its answer. Separate several choices with commas.',
      },
      { key: 'phone', label: 'Invitee phone', helpText: 'If you call the invitee, e.g. +33 1 23 45 67 89.' },
      {
        key: 'location',
        label: 'Location number',
        type: 'integer',
        helpText: 'If the event type offers several locations: 1 for the first one.',
      },
      runIdField,
    ],
    async perform(z, bundle) {
      const { eventTypeId, start, name, email, timeZone, guests, phone, location, runId } = bundle.inputData
      return call(z, bundle, 'POST', '/bookings/by-host', {
        body: {
          eventTypeId,
          start,
          timeZone,
          invitee: { name, email },
          guests: guests ?? [],
          answers: { ...(await answersById(z, bundle)), ...(phone && { invitee_phone: phone }) },
          location: location ? Number(location) - 1 : 0,
        },
        idempotencyKey: runId,
      })
    },
  },
}

/** The API names questions by their ids, and takes a list where several choices are possible. */
async function answersById(z, bundle) {
  const { eventTypeId, answers = {} } = bundle.inputData
  if (Object.keys(answers).length === 0) return {}
  const { questions } = await call(z, bundle, 'GET', `/event-types/${encodeURIComponent(eventTypeId)}`)
  return Object.fromEntries(
    Object.entries(answers).map(([asked, answer]) => {
      const question = questions.find(({ label }) => plain(label) === plain(asked))
      if (!question) {
        const known = questions.map(({ label }) => `“${label}”`).join(', ') || 'nothing'
        throw new z.errors.Error(`“${asked}” is not asked. This event type asks: ${known}`, 'unknown', 400)
      }
      const isList = question.type === 'multiple_options'
      return [question.id, isList ? answer.split(',').map((choice) => choice.trim()) : answer]
    }),
  )
}

function plain(label) {
  return label.trim().toLowerCase()
}
