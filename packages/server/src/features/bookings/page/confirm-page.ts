import type { PageData } from '@scheduling/contract'
import { ANSWER_PREFIX, HOLD_PARAM, PAGE_PARAMS } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { latinDigits, limits } from '@scheduling/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError, fieldError } from '../../../errors.ts'
import type { Page, Site } from '../../../pages.ts'
import { findHost } from '../../hosts/operations.ts'
import { presentOwner } from '../../hosts/present.ts'
import { localeOf } from '../locale.ts'
import { manageToken } from '../links/manage-token.ts'
import type { RequestWithOffer } from '../confirmation/operations.ts'
import { requestOrBooking, mailAgain } from '../confirmation/operations.ts'
import { withdrawRequest } from '../confirmation/approve.ts'
import { confirmRequest } from '../confirmation/confirm.ts'
import { presentHold } from '../confirmation/present.ts'
import { freeOfferedStarts, takeOfferedTime } from '../confirmation/offer-times.ts'
import { endOf } from '../confirmation/state.ts'
import type { StoredRequest } from '../confirmation/store.ts'
import type { Proof, RequestId } from '../confirmation/tokens.ts'
import { idsIn } from '../confirmation/tokens.ts'
import type { Offer } from '../../offers/offer.ts'
import { placeBeforeBooking } from '../../offers/present.ts'
import { proposeTimes } from '../confirmation/propose-times.ts'
import { bookingPath, leadOn } from './after-booking.ts'
import { proposalOf, refusedProposal } from './proposal-form.ts'
import { answerForm, isFormRefusal } from '../../pages/answer-form.ts'
import type { TokenRequest } from '../../pages/page-request.ts'
import { formOf, appearanceOf, optionsFor, pathWithAppearance } from '../../pages/page-request.ts'

type ConfirmData = Extract<PageData, { kind: 'confirm' }>

const PATH = '/booking/confirm/:token'

/**
 * The page that asks for the code (for people who send forms), the one that the mail's link opens, and what both show while the
 * host is asked or has offered other times. Opening any of them
 * changes nothing: virus scanners follow links in mails.
 */
export const confirmPage: Page = { mount: mountConfirmPage, isPersonal: true }

function mountConfirmPage(pages: FastifyInstance, { context, send }: Site): void {
  pages.get<TokenRequest>(PATH, async (request, reply) => {
    const shown = shownTo(context, request.params.token)
    const asked = await requestOrBooking(context, shown.ids)
    if ('booking' in asked) {
      const token = manageToken(context, asked.booking.host_id, asked.booking.id)
      return reply.redirect(bookingPath(token, request, null), 302)
    }
    return send(await confirmData(context, request, shown.proof, asked), request, reply)
  })

  pages.post<TokenRequest>(PATH, async (request, reply) => {
    const { ids, proof } = shownTo(context, request.params.token)
    const form = formOf(request)
    const act = async () => {
      if (form.get('action') === 'mail') {
        await mailAgain(context, ids)
        return reply.redirect(pathWithAppearance(pathOf(request), request, 'sent'), 303)
      }
      if (form.get('action') === 'withdraw') {
        await withdrawRequest(context, ids)
        return reply.redirect(pathWithAppearance(pathOf(request), request, null), 303)
      }
      if (form.get('action') === 'start_over') {
        const asked = await requestOrBooking(context, ids)
        if ('booking' in asked) return reply.redirect(pathWithAppearance(pathOf(request), request, null), 303)
        // A person has one request per event type, so this one must end before another is sent.
        await withdrawRequest(context, ids)
        return reply.redirect((await confirmData(context, request, proof, asked)).again, 303)
      }
      if (form.get('action') === 'propose') {
        const asked = await requestOrBooking(context, ids)
        if (!('booking' in asked)) {
          const { starts, message } = proposalOf(form, asked.request.request.timeZone)
          await proposeTimes(context, ids, { starts: starts.map((start) => Date.parse(start)), message })
        }
        return reply.redirect(pathWithAppearance(pathOf(request), request, null), 303)
      }
      if (form.get('action') === 'take')
        return leadOn(context, request, reply, await takeOfferedTime(context, ids, startIn(form)))
      const code = proof === 'link' ? null : codeIn(form)
      const result = await confirmRequest(context, ids, code)
      return result.state === 'booked'
        ? leadOn(context, request, reply, result)
        : reply.redirect(pathWithAppearance(pathOf(request), request, null), 303)
    }
    const again = async (refusal: AppError) => {
      const asked = await requestOrBooking(context, ids)
      // If it was booked meanwhile, the booking's page says so.
      if ('booking' in asked) throw refusal
      const data = await confirmData(context, request, proof, asked, refusal)
      if (form.get('action') !== 'propose' || !refusal.errors) return send(data, request, reply)
      return send({ ...data, refused: null, proposal: refusedProposal(form, refusal) }, request, reply)
    }
    return answerForm({ reply, act, again, isShown })
  })
}

function isShown(refusal: AppError): boolean {
  return isFormRefusal(refusal) || refusal.code === 'hold_expired'
}

/** Throws `invalid_input`. */
function startIn(form: URLSearchParams): Instant {
  const start = Date.parse(form.get('start') ?? '')
  if (Number.isNaN(start)) throw fieldError('start', 'format', 'Expected one of the offered times')
  return start
}

/** The code as people type and paste it. Throws `invalid_input`, so that a slip does not use up a try. */
function codeIn(form: URLSearchParams): string {
  const code = latinDigits(form.get('code') ?? '').replaceAll(/\D/g, '')
  if (code.length !== limits.CONFIRM_CODE_DIGITS) throw fieldError('code', 'format', 'Expected six digits')
  return code
}

/**
 * The request that the address belongs to: by the hold of the browser that asked, or by the link in the mail. Throws
 * `hold_expired`.
 */
function shownTo(context: Context, token: string): { ids: RequestId; proof: Proof } {
  for (const proof of ['link', 'hold'] as const) {
    const ids = idsIn(context, proof, token)
    if (ids) return { ids, proof }
  }
  throw new AppError('hold_expired')
}

function pathOf(request: FastifyRequest<TokenRequest>): string {
  return `/booking/confirm/${encodeURIComponent(request.params.token)}`
}

async function confirmData(
  context: Context,
  request: FastifyRequest<TokenRequest>,
  proof: Proof,
  found: RequestWithOffer,
  refusal?: AppError,
): Promise<ConfirmData> {
  const { request: asked, offer } = found
  const host = await findHost(context, asked.host_id)
  if (!host) throw new AppError('hold_expired')
  const { name, duration, locations, confirmation } = offer
  const options = optionsFor(context, request, host, localeOf(asked.request))
  const now = context.clock.now()
  const { token, ...hold } = presentHold(context, asked, now)
  const how = endOf(asked, now)
  return {
    kind: 'confirm',
    options: options.timeZoneGuessed
      ? { ...options, timeZone: asked.request.timeZone, timeZoneGuessed: false }
      : options,
    owner: presentOwner(host),
    event: {
      name,
      slug: offer.slug ?? '',
      duration,
      locations: locations.map(placeBeforeBooking),
      confirmation,
    },
    hold,
    by: proof === 'link' ? 'link' : 'code',
    ended: how && { how, reason: asked.decline_reason },
    offer: asked.offered_starts && {
      starts: (how === null ? await freeOfferedStarts(context, found) : []).map((start) =>
        new Date(start).toISOString(),
      ),
      message: asked.offer_message,
    },
    proposed: (how === null ? (asked.proposed_starts ?? []) : []).map((start) => start.toISOString()),
    proposal: null,
    mailedAgain: new URLSearchParams(options.search).get(PAGE_PARAMS.view) === 'sent',
    again: againPath(request, host.link, offer, asked, {
      token: proof === 'link' ? null : token,
      isSameTime: asked.offered_starts === null && (how === null || how === 'expired'),
    }),
    refused: refusal && !how ? { code: refusal.code } : null,
  }
}

// Longer addresses may be cut or refused on their way.
const AGAIN_MAX = 1_800

/**
 * The page to request the same time again, or another one. Only the browser that typed (`token`) gets back what was typed. The holder
 * of the mail gets only their address, because a stranger may have typed the rest.
 */
function againPath(
  request: FastifyRequest,
  link: string,
  offer: Offer,
  { request: asked, starts_at }: StoredRequest,
  { token, isSameTime }: { token: string | null; isSameTime: boolean },
): string {
  const query = appearanceOf(request)
  if (offer.state !== 'open' || offer.slug === null)
    return `/${link}${query.size > 0 ? `?${query.toString()}` : ''}`
  if (isSameTime) query.set(PAGE_PARAMS.slot, starts_at.toISOString().replace('.000', ''))
  query.set(PAGE_PARAMS.email, asked.invitee.email)
  if (token !== null) {
    query.set(HOLD_PARAM, token)
    query.set(PAGE_PARAMS.name, asked.invitee.name)
    for (const [id, answer] of Object.entries(asked.answers)) {
      const longer = new URLSearchParams(query)
      // An address can prefill only one answer to each question.
      longer.set(ANSWER_PREFIX + id, typeof answer === 'string' ? answer : (answer[0] ?? ''))
      if (longer.toString().length <= AGAIN_MAX)
        query.set(ANSWER_PREFIX + id, longer.get(ANSWER_PREFIX + id) ?? '')
    }
  }
  return `/${link}/${offer.slug}?${query.toString()}`
}
