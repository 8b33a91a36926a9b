export const texts = {
  // Subjects
  subjectBookedForHost: '{invitee} booked {event}, {when}',
  subjectBooked: 'Confirmed: {event} with {name}, {when}',
  subjectInvited: 'Invitation: {event} with {name}, {when}',
  subjectMoved: 'New time: {event} with {name}, {when}',
  subjectReassigned: 'New host: {event} with {name}, {when}',
  subjectTakenOff: 'Taken over: {event} with {name}, {when}',
  subjectRoom: 'Link to join: {event} with {name}, {when}',
  subjectCanceled: 'Canceled: {event} with {name}, {when}',
  subjectPutBack: 'Not moved: {event} with {name}, {when}',
  subjectReminder: 'Reminder: {event} with {name}, {when}',
  subjectConfirm: 'Please confirm: {event} with {name}, {when}',
  // Headings
  headingBookedForHost: 'New booking',
  headingBooked: 'You are booked',
  headingInvited: 'You are invited',
  headingMoved: 'New time',
  headingReassigned: 'New host',
  headingTakenOff: 'Someone else has taken over',
  headingTakenOver: 'This meeting is now yours',
  headingRoom: 'How to join',
  headingCanceled: 'Canceled',
  headingPutBack: 'The time has not changed',
  putBackTaken:
    'You moved this meeting in your calendar to a time when you have another one. It keeps its time, and we moved it back in your calendar.',
  putBackStarted:
    'You moved this meeting in your calendar after it had started. It keeps its time, and we moved it back in your calendar.',
  putBackNoTimes:
    'You made this meeting an all-day event in your calendar. A meeting needs a start and an end, so it keeps its time, and we moved it back in your calendar.',
  putBackNotADay:
    'You moved this meeting in your calendar to a time, or to more than one day. It is for one whole day, so it keeps that day, and we moved it back in your calendar.',
  putBackForInvitee:
    '{name} moved this meeting in their calendar for a moment, but its time has not changed. If your calendar shows another time, ignore it.',
  textPutBack: 'Choose another time for this meeting in your dashboard:',
  headingReminder: 'Coming up',
  headingConfirm: 'One more step',
  // First sentences
  bookedForHost: '{name} has booked a meeting with you.',
  takenOver: 'You’ve taken over this meeting with {name}.',
  booked: 'Your meeting with {name} is booked.',
  bookedForGuest: 'Someone booked a meeting with {owner} and added you as a guest.',
  bookedForGuestBy: '{name} booked a meeting with {owner} and added you as a guest.',
  moved: 'Your meeting with {name} has a new time.',
  movedByYou: 'You moved your meeting with {name}. This is the new time.',
  movedByOther: '{name} has moved your meeting to a new time.',
  movedByColleague: '{colleague} moved your meeting with {name}. This is the new time.',
  movedForGuest: 'The meeting with {owner} that you were added to as a guest has a new time.',
  reassigned: 'Your meeting with {name} keeps its time and has a new host.',
  reassignedForGuest:
    'You’re a guest at this meeting with {owner}. It stays at the same time and has a new host.',
  replaced: 'Someone else will meet {name} instead, so you don’t need to attend.',
  room: 'This is how you join your meeting with {name}.',
  roomForGuest: 'This is how you join the meeting with {owner} that you were added to as a guest.',
  canceled: 'Your meeting with {name} has been canceled.',
  canceledByYou: 'You canceled your meeting with {name}.',
  canceledByOther: '{name} has canceled your meeting.',
  canceledByColleague: '{colleague} canceled your meeting with {name}.',
  canceledForGuest: 'The meeting with {owner} that you were added to as a guest has been canceled.',
  reminder: 'Your meeting with {name} starts {in}.',
  reminderForGuest: 'The meeting with {owner} that you were added to as a guest starts {in}.',
  confirm:
    'We’re holding this time with {name} until {until}. It isn’t booked yet: confirm that this address is yours.',
  // Times
  timeForOther: 'For {name} it is {time}.',
  // Labels of facts
  labelWith: 'With',
  labelHost: 'Host',
  hostIn: '{name} ({city})',
  labelTogether: 'Together with',
  labelPage: 'Booked with',
  labelWhere: 'Where',
  labelGuests: 'Guests',
  labelBefore: 'Before',
  labelReason: 'Reason',
  byPhone: 'By phone, {number}',
  youCall: 'You call {number}',
  hostCallsYou: '{name} calls you: {number}',
  hostCalls: '{name} calls the invitee',
  roomSentBy: '{name} will send you the link to join.',
  roomSentByYou: 'Please send the link to join.',
  // Actions
  actionJoin: 'Join',
  actionCalendar: 'Add to calendar',
  actionReschedule: 'Reschedule',
  actionCancel: 'Cancel',
  actionBooking: 'Open the booking',
  actionDecline: 'I can’t come',
  actionBookAgain: 'Book another time',
  actionOpen: 'Open in the dashboard',
  actionConfirm: 'Confirm and book',
  textManage: 'If the time doesn’t work for you, you can move or cancel the meeting here:',
  textReschedule: 'If the time doesn’t work for you, you can move the meeting here:',
  textCancel: 'If you can’t come, you can cancel the meeting here:',
  textBooking: 'Your booking:',
  textDecline: 'If you can’t come, say so here. The others still meet:',
  textBookAgain: 'To book another time:',
  textOpen: 'The booking in your dashboard:',
  textConfirm: 'Enter the code where you picked the time, or open this page and book there:',
  // The reader's choice of emails
  askGuest:
    'Would you like reminders for this meeting? If you don’t answer, we only email you if it’s moved or canceled.',
  choiceKeep: 'Keep me informed',
  choiceMeeting: 'No emails about this',
  choiceAll: 'No emails at all',
  // Last sentences
  changeUntil: 'You can reschedule or cancel until {time}.',
  rescheduleUntil: 'You can reschedule until {time}.',
  cancelUntil: 'You can cancel until {time}.',
  invitationAttached: 'The invitation is attached. Many calendars add it automatically.',
  updateAttached: 'The attached invitation replaces the earlier one.',
  cancelationAttached: 'Your calendar can use the attached notice to remove the meeting.',
  // Why the reader gets this email
  footerInvitee:
    'You get this because this address was used to book a meeting with {owner} through {product}.',
  footerGuest:
    'You get this because someone who booked a meeting with {owner} through {product} added this address as a guest.',
  footerInviteeOf: 'You get this because this address was used to book a meeting with {owner}.',
  footerGuestOf:
    'You get this because someone who booked a meeting with {owner} added this address as a guest.',
  footerConfirmOf:
    'You get this because someone gave this address to book a meeting with {owner}. If it wasn’t you, ignore this email. Nothing is booked unless you confirm.',
  footerConfirm:
    'You get this because someone gave this address to book a meeting with {owner} through {product}. If it wasn’t you, ignore this email. Nothing is booked unless you confirm.',
  // A meeting from a poll
  andOthers: { one: '{name} and {count} other', other: '{name} and {count} others' },
  subjectSet: 'The time is set: {event}, {when}',
  setByYou: 'You chose this time for “{event}”. Everyone who can come has been invited.',
  setByAgreement:
    'Everyone who has to be there can come to “{event}” at this time, so it is set. Everyone who can come has been invited.',
  setAtDeadline:
    'The vote on “{event}” has closed, and this time came out best. Everyone who can come has been invited.',
  setForVoter: '{owner} chose this time for “{event}”. You said that you can come.',
  setForVoterByAgreement:
    'Everyone who has to be there can come to “{event}” with {owner} at this time. You said that you can come, too.',
  setForVoterAtDeadline:
    'The vote on “{event}” with {owner} has closed, and this time came out best. You said that you can come.',
  movedForVoter: '{owner} has moved “{event}” to a new time.',
  roomForVoter: 'This is how you join “{event}” with {owner}.',
  canceledForVoter: '{owner} has canceled “{event}”.',
  reminderForVoter: '“{event}” with {owner} starts {in}.',
  labelAlsoComing: 'Also coming',
  actionPollMeeting: 'See the meeting',
  textPollMeeting: 'The meeting, with its link and your vote:',
  footerVoter:
    'You get this because this address was used to say when you can meet {owner}. If it wasn’t you, ignore this email.',
} as const
