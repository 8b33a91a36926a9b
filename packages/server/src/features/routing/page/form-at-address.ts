import type { PageData } from '@scheduling/contract'
import { ANSWER_PREFIX } from '@scheduling/contract'
import { slugProblem } from '@scheduling/domain'
import type { Route, RoutingAnswers } from '@scheduling/domain/routing'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Site } from '../../../pages.ts'
import type { OtherPage } from '../../event-types/events.ts'
import type { Host } from '../../hosts/operations.ts'
import { findHostByLink } from '../../hosts/operations.ts'
import { presentOwner } from '../../hosts/present.ts'
import { answerForm } from '../../pages/answer-form.ts'
import { noteView } from '../../pages/events.ts'
import { answersIn } from '../../pages/form.ts'
import { framingFor } from '../../pages/framing.ts'
import type { EventRequest } from '../../pages/page-request.ts'
import { appearanceOf, askingOf, formOf, optionsFor, visitorDataOf } from '../../pages/page-request.ts'
import { answerRoutingForm } from '../answer.ts'
import type { StoredForm } from '../store.ts'
import { formAt } from '../store.ts'

type RoutingData = Extract<PageData, { kind: 'routing' }>

interface FormHere {
  host: Host
  form: StoredForm
}

/** `/:owner/:form`: a form that leads on. Throws `link_expired` for one that is off. */
export async function formAtAddress(
  context: Context,
  owner: string,
  slug: string,
): Promise<OtherPage | undefined> {
  if (slugProblem(slug, 'event_type')) return undefined
  const host = await findHostByLink(context, owner)
  const form = host && (await formAt(context.db, host.id, slug))
  if (!form) return undefined
  if (!host.opened_at) throw new AppError('page_not_open')
  if (!form.is_on) throw new AppError('link_expired')
  const here = { host, form }
  return {
    show: async (site, request, reply) => show(site, request, reply, here),
    takeForm: async (site, request, reply) => takeForm(site, request, reply, here),
  }
}

async function show(
  { context, send }: Site,
  request: FastifyRequest<EventRequest>,
  reply: FastifyReply,
  here: FormHere,
): Promise<FastifyReply> {
  const { owner, event } = request.params
  noteView(context, here.host, request)
  return send(
    formData(context, request, here),
    request,
    reply,
    await framingFor(context, request, owner, event),
  )
}

/** Keeps the answers, and leads on. */
async function takeForm(
  { context, send }: Site,
  request: FastifyRequest<EventRequest>,
  reply: FastifyReply,
  here: FormHere,
): Promise<FastifyReply> {
  const answers = answersIn(formOf(request), here.form.questions)
  const framing = await framingFor(context, request, request.params.owner, request.params.event)
  const act = async () => {
    const { route, address } = await answerRoutingForm(
      context,
      here.host,
      here.form,
      answers,
      askingOf(request),
    )
    if (address !== undefined) return reply.redirect(withQuery(address, request, here.form), 303)
    return send({ ...formData(context, request, here), text: textOf(route) }, request, reply, framing)
  }
  const again = async (refusal: AppError) =>
    send(
      { ...formData(context, request, here), refused: refusedForm(answers, refusal) },
      request,
      reply,
      framing,
    )
  return answerForm({ reply, act, again })
}

function textOf({ to }: Route): string {
  return to.kind === 'text' ? to.text : ''
}

function refusedForm(answers: RoutingAnswers, refusal: AppError): RoutingData['refused'] {
  const values = Object.entries(answers).flatMap(([id, answer]) =>
    answer === undefined ? [] : [[id, typeof answer === 'string' ? answer : [...answer]] as const],
  )
  return {
    values: Object.fromEntries(values),
    errors: refusal.errors ?? [],
    code: refusal.code === 'invalid_input' ? null : refusal.code,
  }
}

function formData(
  context: Context,
  request: FastifyRequest<EventRequest>,
  { host, form: { name, slug, description, questions } }: FormHere,
): RoutingData {
  const options = optionsFor(context, request, host)
  return {
    kind: 'routing',
    options,
    owner: presentOwner(host),
    form: { name, slug, description, questions },
    text: null,
    refused: null,
  }
}

/**
 * Our pages look as this one does, and get what the link brought along and what was answered, which counts more. Other
 * sites get nothing of it.
 */
function withQuery(address: string, request: FastifyRequest, { questions }: StoredForm): string {
  if (!address.startsWith('/')) return address
  const [path = '', search] = address.split('?', 2)
  const query = appearanceOf(request)
  for (const [name, value] of visitorDataOf(request)) query.append(name, value)
  for (const { id } of questions) query.delete(ANSWER_PREFIX + id)
  const answered = new URLSearchParams(search)
  for (const name of new Set(answered.keys())) query.delete(name)
  for (const [name, value] of answered) query.append(name, value)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
