import type { PageOptions } from '@scheduling/contract'
import { ANSWER_PREFIX, PAGE_PARAMS } from '@scheduling/contract'
import { FACTS } from '@scheduling/contract/public-pages'
import { MINUTE } from '@scheduling/domain'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/handlers.ts'
import type { Host } from '../hosts/operations.ts'
import { originOf } from '../hosts/operations.ts'
import { pageOptions } from './options.ts'
import { TELL_BROWSERS } from './zones.ts'

// What every public page reads from a request.

const NO_OWNER = { language: 'en', timeZone: 'UTC', timeFormat: '24h', weekStart: 'mon' } as const

export type TokenRequest = { Params: { token: string } }
export type EventRequest = { Params: { owner: string; event: string } }

export function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
}

/** A form without a script cannot do proof of work: past a limit, it is told when to come back. */
export function askingOf({ ip }: FastifyRequest): Pick<Caller, 'ip' | 'proof'> {
  return { ip, proof: undefined }
}

/** `storedLocale`: what this person's booking or vote has. It goes before that of their browser. */
export function optionsFor(
  context: Context,
  request: FastifyRequest,
  host: Host | undefined,
  storedLocale?: string,
): PageOptions {
  const defaults = host ? defaultsOf(host) : NO_OWNER
  const asked = {
    url: request.url,
    acceptLanguage: request.headers['accept-language'],
    destination: destinationOf(request),
    storedLocale,
  }
  const minute = Math.floor(context.clock.now() / MINUTE) * MINUTE
  const options = pageOptions(
    asked,
    defaults,
    host ? originOf(context, host) : context.config.publicUrl,
    minute,
  )
  return {
    ...options,
    zones: context.service(TELL_BROWSERS).page(minute, [options.timeZone, defaults.timeZone]),
  }
}

function defaultsOf(host: Host) {
  const { time_zone: timeZone, time_format: timeFormat, week_start: weekStart } = host
  return { language: host.invitee_language ?? host.language, timeZone, timeFormat, weekStart }
}

/** Where the browser says that it shows the page. */
export function destinationOf({ headers }: FastifyRequest): string | undefined {
  return headers['sec-fetch-dest']?.toString()
}

const OF_ONE_VIEW = [
  PAGE_PARAMS.date,
  PAGE_PARAMS.slot,
  PAGE_PARAMS.view,
  PAGE_PARAMS.name,
  PAGE_PARAMS.email,
  ...FACTS.flatMap(({ ownParams = [] }) => ownParams),
]

/**
 * Keeps the appearance (embed, colors, language) on the way to the next page. `view`: which part of it to show, or what
 * a form has just done.
 */
export function pathWithAppearance(path: string, request: FastifyRequest, view: string | null): string {
  const query = appearanceOf(request)
  if (view) query.set(PAGE_PARAMS.view, view)
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** The query of the request without view names and visitor data. */
export function appearanceOf(request: FastifyRequest): URLSearchParams {
  const query = new URLSearchParams(request.url.split('?', 2)[1])
  const answers = [...query.keys()].filter((name) => name.startsWith(ANSWER_PREFIX))
  for (const name of [...OF_ONE_VIEW, ...answers]) query.delete(name)
  return query
}

/** Who is asking, and what they answer, as far as the query of the request says so. */
export function visitorDataOf({ url }: FastifyRequest): [name: string, value: string][] {
  return [...new URLSearchParams(url.split('?', 2)[1])].filter(
    ([name]) => name === PAGE_PARAMS.name || name === PAGE_PARAMS.email || name.startsWith(ANSWER_PREFIX),
  )
}

/** The same page below the owner's new link. */
export function pathBelow({ url }: FastifyRequest, link: string): string {
  return url.replace(/^\/[^/?]+/, `/${link}`)
}
