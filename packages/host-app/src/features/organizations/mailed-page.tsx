import { getRouteApi, notFound, rootRouteId } from '@tanstack/react-router'
import { RequestPage } from './request-page.tsx'
import { AcceptPage } from './accept-page.tsx'

const route = getRouteApi('/organization/$page')

/** The page behind a link in a mail. */
export function MailedPage() {
  const { page } = route.useParams()
  const { key = '' } = route.useSearch()
  if (page === 'accept') return <AcceptPage invitation={key} />
  if (page === 'request') return <RequestPage mailedKey={key} />
  throw notFound({ routeId: rootRouteId })
}
