import type { Action, Fact, MailContent, Meeting } from './content.ts'

/** The plain text part, as a person would type it. */
export function textPart(content: MailContent): string {
  const paragraphs = [
    content.greeting,
    content.opening,
    ...(content.meeting ? meetingParagraphs(content.meeting) : []),
    content.facts.map(factLine).join('\n'),
    content.code && `${content.code.label}: ${content.code.digits}`,
    content.link && `${content.link.sentence}\n${content.link.url}`,
    content.choices && choiceLines(content.choices),
    content.closing.join(' '),
    // Mail clients show what follows this mark small or folded (RFC 3676, section 4.3).
    `-- \n${content.footer}${waysLines(content.choices)}`,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

function choiceLines({ question, answers }: NonNullable<MailContent['choices']>): string {
  return [...(question ? [question] : []), ...answers.map(wayLine)].join('\n')
}

function waysLines(choices: MailContent['choices']): string {
  const ways = choices ? [choices.change, ...(choices.stopAll ? [choices.stopAll] : [])] : []
  return ways.map((way) => `\n${wayLine(way)}`).join('')
}

function wayLine({ label, url }: Action): string {
  return `${label}: ${url}`
}

function meetingParagraphs({ name, when, former, notes }: Meeting): string[] {
  const { date, time: shown, duration, zone } = when
  const time = [name, date, duration ? `${shown} (${duration})` : shown, ...(zone ? [zone] : [])]
  return [[...time, ...(former ? [`${former.label}: ${former.time}`] : [])].join('\n'), notes.join('\n')]
}

/** "Label: value". Longer values go below the label, and a link goes after the value. */
export function factLine({ label, value: shown, url }: Fact): string {
  const asked = /\p{P}$/u.test(label) ? label : `${label}:`
  const isPage = url !== undefined && /^https?:/.test(url) && !/^https?:/.test(shown)
  const value = isPage ? `${shown}, ${url}` : shown
  return value.includes('\n') ? `${asked}\n${value.replace(/^/gm, '  ')}` : `${asked} ${value}`
}
