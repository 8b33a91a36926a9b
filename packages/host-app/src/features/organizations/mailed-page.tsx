import { getRouteApi } from '@tanstack/react-router'
import { RequestPage } from './request-page.tsx'
import { AddressPage } from './address-page.tsx'
import { AcceptPage } from './accept-page.tsx'

// The pages behind the links in mails.

const accept = getRouteApi('/organization/accept')
const request = getRouteApi('/organization/request')
const address = getRouteApi('/organization/email')

export function MailedInvitation() {
  const { key = '' } = accept.useSearch()
  return <AcceptPage invitation={key} />
}

export function MailedRequest() {
  const { key = '' } = request.useSearch()
  return <RequestPage mailedKey={key} />
}

export function MailedAddress() {
  const { key = '' } = address.useSearch()
  return <AddressPage mailedKey={key} />
}
