/** Picking times in a week. */
export const texts = {
  'pick.label': 'Times of this week',
  'pick.how':
    'Click a time to offer it, click again to take it out. Striped times are busy. Arrow keys move, the space bar picks. Times are in {zone}.',
  'pick.previous': 'Previous week',
  'pick.next': 'Next week',
  'pick.busy_at': '{time}, busy',
  'pick.picked': '{time} is offered',
  'pick.taken_out': '{time} is taken out',
  'pick.date': 'Date',
  'pick.time': 'Time',
  'pick.add': 'Add this time',
  'pick.none': 'No time is picked yet.',
  'pick.count': { one: '{count} time is picked', other: '{count} times are picked' },
  'pick.list': 'Picked times',
  'pick.remove': 'Take out {time}',
  'pick.at_least_one': 'Pick at least one time',
  'pick.too_many': 'At most {count} times',
  'pick.past': 'One of these times is past',
  'pick.duration_wrong': 'From 5 minutes to 24 hours',
  'pick.phone_text':
    'Picking times takes a week’s view, which needs a larger screen. Open this page on a computer; what you have created works everywhere.',
} as const
