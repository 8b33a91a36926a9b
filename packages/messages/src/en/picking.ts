/** Picking times in a week. */
export const texts = {
  'pick.label': 'Times this week',
  'pick.label_days': 'Days this week',
  'pick.how':
    'Click a time to offer it, and click again to remove it. Striped times are busy. Arrow keys move, the space bar picks. Times are in {zone}.',
  'pick.how_days':
    'Click a day to offer it, and click again to remove it. Striped times are busy. Arrow keys move, the space bar picks.',
  'pick.busy_at': '{time}, busy',
  'pick.picked': '{time} is offered',
  'pick.taken_out': '{time} removed',
  'pick.date': 'Date',
  'pick.time': 'Time',
  'pick.add': 'Add this time',
  'pick.none': 'No times picked yet.',
  'pick.count': { one: '{count} time picked', other: '{count} times picked' },
  'pick.list': 'Picked times',
  'pick.remove': 'Remove {time}',
  'pick.delete_title': 'Delete {name}?',
  'pick.at_least_one': 'Pick at least one time',
  'pick.too_many': { one: 'At most {count} time', other: 'At most {count} times' },
  'pick.past': 'One of these times is in the past',
  'pick.duration_wrong': 'From 5 minutes to 24 hours',
  'pick.phone_text':
    'Picking times needs a larger screen. Open this page on a computer. What you’ve already created works on any device.',
  'pick.error_one_off_not_found': 'This one-off meeting has been deleted',
  'pick.error_one_off_limit_reached': 'You’ve reached the limit of 200 one-off meetings. Delete one first.',
  'pick.error_poll_not_found': 'This poll has been deleted',
  'pick.error_poll_limit_reached': 'You’ve reached the limit of 200 open polls. Delete one first.',
  'pick.error_poll_closed': 'This poll is over',
  'pick.error_poll_without_votes': 'Nobody has said they can come at this time',
} as const
