import type * as contract from '@scheduling/contract'
import type { MailedRequest } from './answer.ts'
import type { AskableEventType, OpenRequest } from './operations.ts'

type Named = { id: string; name: string } | null

export function presentRequest({
  request,
  eventType,
  name,
  isMine,
  mayAnswer,
}: OpenRequest): contract.MemberRequest {
  return {
    id: request.id,
    kind: request.kind,
    eventType: named(eventType),
    name,
    askedAt: request.asked_at.toISOString(),
    endsAt: request.ends_at.toISOString(),
    isMine,
    mayAnswer,
  }
}

export function presentMailed({
  request,
  organization,
  eventType,
  name,
}: MailedRequest): contract.MailedRequest {
  return {
    kind: request.kind,
    eventType: named(eventType),
    name,
    endsAt: request.ends_at.toISOString(),
    organization,
    answer: request.answer,
  }
}

export function presentAskable({
  eventType: { id, name },
  isMine,
  isAsked,
}: AskableEventType): contract.AskableEventType {
  return { id, name, isMine, isAsked }
}

function named(eventType: Named): Named {
  return eventType && { id: eventType.id, name: eventType.name }
}
