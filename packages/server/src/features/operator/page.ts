import type { Language } from '@scheduling/domain/languages'
import { LANGUAGES } from '@scheduling/domain/languages'
import { timeFormatOf, timeWords } from '@scheduling/domain/words'
import { translatorFor } from '@scheduling/messages'
import type { Translate } from '@scheduling/messages'
import { operatorTexts } from '@scheduling/messages/operator'
import type { OperatorMessages } from '@scheduling/messages/operator'
import type { Html } from '../../http/html.ts'
import { html } from '../../http/html.ts'
import { operatorDocument } from './document.ts'
import type { ServerState } from './operations.ts'
import type { Problem } from './problems.ts'

const translatorOf = await translatorFor(operatorTexts)

type Texts = Translate<OperatorMessages>
type Facts = [label: string, value: string | string[]][]

/** Problems first, then the state. */
export function statePage(language: Language, state: ServerState, problems: readonly Problem[]): string {
  const t = translatorOf(language)
  const { tag } = LANGUAGES[language]
  return operatorDocument(
    language,
    t('title'),
    html`${problemList(problems, t)} ${section(t('server'), serverFacts(state, t, tag))}
      ${section(t('mails'), mailFacts(state, t, tag))} ${section(t('database'), databaseFacts(state, t, tag))}
      <p><a href="/admin/doctor">${t('doctor')}</a></p>`,
  )
}

function problemList(problems: readonly Problem[], t: Texts): Html {
  if (problems.length === 0) return html`<p class="well">${t('allWell')}</p>`
  return html`<section class="problems">
    <h2>${t('wrong', { count: problems.length })}</h2>
    <ul>
      ${problems.map((problem) => html`<li>${sentenceOf(problem, t)}</li>`)}
    </ul>
  </section>`
}

function sentenceOf(problem: Problem, t: Texts): string {
  return problem.key === 'nobodySends' ? t('nobodySends', { minutes: problem.minutes }) : t(problem.key)
}

function section(title: string, facts: Facts): Html {
  return html`<section>
    <h2>${title}</h2>
    <dl>
      ${facts.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${[value].flat().map((line) => html`<p><bdi>${line}</bdi></p>`)}</dd>`,
      )}
    </dl>
  </section>`
}

function serverFacts({ version, startedAt, config, hasFfmpeg }: ServerState, t: Texts, tag: string): Facts {
  return [
    [t('purpose'), t(config.isTrial ? 'trial' : 'production')],
    [t('version'), version],
    [t('roles'), config.roles.map((role) => t(role))],
    [t('since'), timeText(tag, startedAt)],
    [t('publicUrl'), config.publicUrl],
    [t('listens'), t('listensAt', { host: config.host, port: String(config.port) })],
    [t('knownHosts'), orNone(config.knownHosts, t)],
    [t('proxies'), [t('onThisMachine'), ...config.trustedProxies]],
    [t('videos'), t(hasFfmpeg ? 'ffmpeg' : 'noFfmpeg')],
  ]
}

function mailFacts({ config, mails }: ServerState, t: Texts, tag: string): Facts {
  const count = new Intl.NumberFormat(tag)
  const { waiting, waitingSince, later, lastSentAt, refused } = mails
  const now = waitingSince
    ? t('waitingSince', { count: waiting, time: timeText(tag, waitingSince.getTime()) })
    : t('none')
  return [
    [t('mailsGo'), t(config.mails)],
    [t('waitingNow'), now],
    [t('later'), count.format(later)],
    [t('lastSent'), lastSentAt ? timeText(tag, lastSentAt.getTime()) : t('never')],
    [t('refused'), count.format(refused)],
  ]
}

function databaseFacts({ database, backups: { newest } }: ServerState, t: Texts, tag: string): Facts {
  const size = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const sizeText = (bytes: number) => size.format(bytes / 1024 / 1024)
  return [
    [t('version'), `PostgreSQL ${database.version}`],
    [t('databaseSize'), sizeText(database.bytes)],
    [t('databaseRole'), database.role],
    [t('migration'), database.migration],
    [
      t('newestBackup'),
      newest ? [timeText(tag, newest.takenAt.getTime()), sizeText(newest.bytes)] : t('never'),
    ],
  ]
}

function orNone(items: readonly string[], t: Texts): string | string[] {
  return items.length > 0 ? [...items] : t('none')
}

/** In the server's own zone, as in its logs. */
function timeText(tag: string, instant: number): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const words = timeWords(tag, timeFormatOf(tag))
  return `${words.moment(zone, instant)}, ${words.zone(zone, instant)}`
}
