import type { texts as source } from '../../en/mails/polls.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectPollInvited: '{name} fragt, wann Sie können: {poll}',
  subjectPollReminder: 'Erinnerung: Wann können Sie? {poll}',
  subjectPollConfirm: 'Bestätigen Sie Ihre Stimme: {poll}',
  subjectPollVoted: 'Ihre Stimme: {poll}',
  subjectPollRemoved: 'Bitte stimmen Sie neu ab: {poll}',
  subjectPollChanged: 'Die Termine haben sich geändert: {poll}',
  subjectPollDecided: 'Der Termin steht fest: {poll}',
  subjectPollVotedHost: '{name} hat abgestimmt: {poll}',
  subjectPollDeclinedHost: '{name} kann nicht kommen: {poll}',
  headingPollInvited: 'Wann können Sie?',
  headingPollReminder: 'Ihre Stimme fehlt noch',
  headingPollVoted: 'Bestätigen Sie Ihre Stimme',
  headingPollProved: 'Danke für Ihre Stimme',
  headingPollVotedAgain: 'Sie haben bereits abgestimmt',
  headingPollRemoved: 'Bitte stimmen Sie neu ab',
  headingPollChanged: 'Die Termine haben sich geändert',
  headingPollDecided: 'Der Termin steht fest',
  headingPollVotedHost: 'Eine neue Stimme',
  headingPollDeclinedHost: 'Jemand kann nicht kommen',
  pollInvited:
    '{name} sucht eine Zeit für „{poll}“ und möchte wissen, wann Sie können. Sie brauchen kein Konto.',
  pollReminder: '{name} sucht noch eine Zeit für „{poll}“. Sie haben noch nicht abgestimmt.',
  pollReminderConfirm:
    'Ihre Stimme für „{poll}“ ist noch nicht bestätigt. Öffnen Sie den Link und bestätigen Sie, dass es Ihre ist.',
  pollVoted:
    'Mit Ihrer E-Mail-Adresse wurde über „{poll}“ abgestimmt. Wenn Sie das waren, bestätigen Sie Ihre Stimme. Sie können sie ändern oder zurückziehen, solange die Abstimmung offen ist.',
  pollProved:
    'Sie können Ihre Stimme für „{poll}“ ändern oder zurückziehen, solange die Abstimmung offen ist.',
  pollVotedAgain:
    'Für „{poll}“ wurden mit dieser E-Mail-Adresse schon Zeiten angegeben. Öffnen Sie den Link, um sie zu sehen, zu bestätigen oder zu ändern. Frühere Links funktionieren dann nicht mehr.',
  pollRemoved:
    '„{poll}“ dauert jetzt {duration}. Ihre früheren Zeiten passen vielleicht nicht mehr, darum haben wir sie entfernt. Bitte stimmen Sie neu ab.',
  pollChanged:
    'Bei „{poll}“ haben sich die Termine geändert. Ihre Stimmen zu den übrigen bleiben. Bitte prüfen Sie, ob sie noch stimmen.',
  pollDecided:
    'Die Zeit für „{poll}“ steht fest. Sie haben dafür nicht mit Ja gestimmt und bekommen darum keine Einladung. Können Sie doch kommen, sagen Sie es {name}.',
  pollNotYou: '{name} (nicht Sie)',
  pollVotedHost: '{name} hat bei „{poll}“ abgestimmt.',
  pollDeclinedHost:
    '{name} kann doch nicht zu „{poll}“ kommen. Der Termin bleibt, wie er ist. Sie können ihn verschieben oder absagen.',
  subjectPollAttendsHost: '{name} kann doch kommen: {poll}',
  headingPollAttendsHost: 'Jemand kann doch kommen',
  pollAttendsHost: '{name} kann doch zu „{poll}“ kommen und ist eingeladen.',
  labelPollAbout: 'Worum es geht',
  labelPollTimes: 'Zeiten',
  labelPollDays: 'Tage',
  labelPollZone: 'Zeitzone',
  pollMoreTimes: { one: 'und {count} weitere', other: 'und {count} weitere' },
  labelPollUntil: 'Abstimmen bis',
  labelPollAdded: 'Neu',
  labelPollTakenAway: 'Entfernt',
  labelPollFinal: 'Der Termin',
  actionPollVote: 'Sagen, wann ich kann',
  actionPollChange: 'Meine Zeiten ändern',
  actionPollConfirm: 'Meine Stimme bestätigen',
  actionPollOpen: 'Ergebnis ansehen',
  actionPollSee: 'Ergebnis ansehen',
  textPollLink: 'Zur Umfrage:',
  pollLinkIsYours: 'Wer diesen Link hat, kann Ihre Stimme ändern. Behalten Sie ihn für sich.',
  choosePollMails: 'Mails zu dieser Umfrage abbestellen',
  footerPollInvited: 'Sie bekommen dies, weil {owner} ({page}) wissen möchte, wann Sie können.',
  footerPollVoter:
    'Sie bekommen dies, weil mit dieser Adresse abgestimmt wurde. Wenn Sie das nicht waren, ignorieren Sie diese Mail.',
}
