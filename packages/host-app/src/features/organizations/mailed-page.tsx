import { getRouteApi } from '@tanstack/react-router'
import { RequestPage } from './request-page.tsx'
import { AcceptPage } from './accept-page.tsx'

// The pages behind the links in mails.

const accept = getRouteApi('/organization/accept')
const request = getRouteApi('/organization/request')

export function MailedInvitation() {
  const { key = '' } = accept.useSearch()
  return <AcceptPage invitation={key} />
}

export function MailedRequest() {
  const { key = '' } = request.useSearch()
  return <RequestPage mailedKey={key} />
}
