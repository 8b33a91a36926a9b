/** Where a meeting is. */
export const texts = {
  'location.address': 'Address',
  'location.phone_call': 'Phone call',
  'location.invitee_phone': 'I call the invitee',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Custom',
  'location.address_example': 'Street, number, city',
  'location.phone_call_example': 'Number that invitees call',
  'location.custom_example': 'Say where, in your own words',
  'location.invitee_phone_hint':
    'Whoever books is asked for a number. You find it in the mail, the calendar and the booking.',
  'location.room_url': 'Your meeting link (optional)',
  'location.room_url_hint': 'Invitees get it once they have booked. Without one you send it yourself.',
  'location.add': 'Add a location',
  'location.remove': 'Remove {name}',
  'location.none': 'One location must be selected',
  'location.invitee_chooses': 'The invitee chooses one of these.',
} as const
