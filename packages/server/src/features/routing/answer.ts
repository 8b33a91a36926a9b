import { ANSWER_PREFIX, PAGE_PARAMS } from '@scheduling/contract'
import { withLatinPhoneNumbers } from '@scheduling/domain'
import type { Route, RoutingAnswers, RoutingAnswerProblem } from '@scheduling/domain/routing'
import { answersInWords, prefillFrom, routeAnswers, routingAnswerProblems } from '@scheduling/domain/routing'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Caller } from '../../http/handlers.ts'
import { networkOf } from '../../http/network.ts'
import { countIfFree } from '../abuse/operations.ts'
import { listHostEventTypes } from '../event-types/operations.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { membersOf } from '../organizations/operations.ts'
import { FORM_ANSWERED } from './events.ts'
import { LIMITS } from './limits.ts'
import { targetsOf } from './operations.ts'
import type { StoredForm } from './store.ts'
import { formsOf, insertAnswer } from './store.ts'

export interface Answered {
  route: Route
  /** A path of ours or an address; undefined for a text. */
  address: string | undefined
}

/** Keeps the answers, and says where they lead. Throws `invalid_input` with the fields of the page's form. */
export async function answerRoutingForm(
  context: Context,
  host: Host,
  form: StoredForm,
  typed: RoutingAnswers,
  { ip }: Pick<Caller, 'ip'>,
): Promise<Answered> {
  const problems = routingAnswerProblems(form.questions, typed)
  if (problems.length > 0) throw new AppError('invalid_input', { errors: problems.map(fieldErrorOf) })
  const answers = withLatinPhoneNumbers(form.questions, typed)
  const isThere = await targetsOf(context.db, host.id, { isOpen: true })
  const route = routeAnswers(form, answers, isThere)
  if (await isKept(context, host.id, ip))
    await keepAnswer(context, {
      host_id: host.id,
      form_id: form.id,
      id: randomUUID(),
      answered_at: new Date(context.clock.now()),
      answers: JSON.stringify(answersInWords(form.questions, answers)),
      rule_id: route.ruleId,
      led_to: JSON.stringify(route.to),
    })
  return { route, address: await addressOf(context, host, form, answers, route) }
}

async function keepAnswer({ db, events }: Context, row: Parameters<typeof insertAnswer>[1]): Promise<void> {
  const { host_id: hostId, form_id: formId, id: answerId, answered_at } = row
  await db.transaction().execute(async (trx) => {
    await insertAnswer(trx, row)
    const occurredAt = new Date(answered_at).toISOString()
    await events.record(trx, FORM_ANSWERED, { hostId, formId, answerId, occurredAt })
  })
}

async function isKept(context: Context, hostId: HostId, ip: string): Promise<boolean> {
  const network = networkOf(ip)
  return (
    (network === null || (await countIfFree(context, LIMITS.answers, network))) &&
    (await countIfFree(context, LIMITS.answersPerHost, hostId))
  )
}

/** What is gone by now leads to the host's page: a form never ends nowhere. */
async function addressOf(
  context: Context,
  { id: hostId, link }: Host,
  { questions }: StoredForm,
  answers: RoutingAnswers,
  { to }: Route,
): Promise<string | undefined> {
  switch (to.kind) {
    case 'text':
      return undefined
    case 'address':
      // A header takes no other letters than those of ASCII.
      return new URL(to.url).href
    case 'event_type': {
      const events = await listHostEventTypes(context, hostId)
      const event = events.find(({ id, is_on }) => id === to.id && is_on)
      return event ? withAnswers(`/${link}/${event.slug}`, questions, answers, event.questions) : `/${link}`
    }
    case 'person': {
      const member = (await membersOf(context.db, hostId)).find(({ id }) => id === to.id)
      const person = member && (await findHost(context, member.person))
      return withAnswers(`/${person?.link ?? link}`, questions, answers, [])
    }
    case 'form': {
      const form = (await formsOf(context.db, hostId)).find(({ id, is_on }) => id === to.id && is_on)
      return form ? withAnswers(`/${link}/${form.slug}`, questions, answers, form.questions) : `/${link}`
    }
  }
}

function withAnswers(
  path: string,
  questions: StoredForm['questions'],
  answers: RoutingAnswers,
  there: Parameters<typeof prefillFrom>[2],
): string {
  const prefilled = prefillFrom(questions, answers, there)
  const query = new URLSearchParams()
  if (prefilled.email !== null) query.set(PAGE_PARAMS.email, prefilled.email)
  for (const [id, answer] of Object.entries(prefilled.answers))
    for (const text of [answer].flat()) query.append(ANSWER_PREFIX + id, text)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

const MESSAGES: Record<RoutingAnswerProblem['code'], string> = {
  required: 'This field is required',
  too_long: 'Too long',
  not_an_option: 'Expected one of the choices',
  one_answer_only: 'Expected one answer',
  invalid_phone: 'Expected a phone number such as +44 20 7946 0000',
  invalid_email: 'Email format invalid',
  unknown_question: 'There is no such question',
}

function fieldErrorOf({ questionId, code }: RoutingAnswerProblem) {
  return { path: `answers.${questionId}`, reason: code, message: MESSAGES[code] }
}
