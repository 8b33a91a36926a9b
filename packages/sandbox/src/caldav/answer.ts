import type { ServerResponse } from 'node:http'
import type { Called } from '../service/listen.ts'
import type { DavAccount, DavCalendar } from './account.ts'
import { etagOf } from './account.ts'
import { fieldsIn } from './event.ts'
import { report } from './reports.ts'
import { nameIn, placeOf, resourceAt, toldOf } from './resources.ts'
import { child, multistatus, problem, readXml } from './xml.ts'

/** Answers one call of a signed-in client. https://www.rfc-editor.org/rfc/rfc4791, 4918, 6578 */
export function answerDav(account: DavAccount, called: Called, response: ServerResponse): void {
  const { method, path } = called
  const calendar = account.calendars.find((one) => path.startsWith(placeOf(account, one)))
  switch (method) {
    case 'OPTIONS':
      return void response.writeHead(200, { dav: '1, 3, calendar-access' }).end()
    case 'PROPFIND':
      return tellProperties(account, called, response)
    case 'REPORT': {
      const asked = readXml(called.body)
      if (!calendar || !asked) return void response.writeHead(calendar ? 400 : 404).end()
      const { status, body } = report(account, calendar, asked, String(called.headers.depth ?? '0'))
      return sendXml(response, status, body)
    }
    case 'GET':
    case 'PUT':
    case 'DELETE': {
      const name = nameIn(path)
      if (!calendar || name === undefined) return void response.writeHead(404).end()
      return answerObject(calendar, name, called, response)
    }
    default:
      return void response.writeHead(405).end()
  }
}

function tellProperties(
  account: DavAccount,
  { path, headers, body }: Called,
  response: ServerResponse,
): void {
  const resource = resourceAt(account, path)
  if (!resource) return void response.writeHead(404).end()
  // Without it, the request means everything below, which no calendar server returns: RFC 4918, 9.1.
  const { depth } = headers
  if (depth !== '0' && depth !== '1') return sendXml(response, 403, problem('d:propfind-finite-depth'))
  const asked = body === '' ? undefined : readXml(body)
  if (body !== '' && asked?.name !== 'd:propfind') return void response.writeHead(400).end()
  const names = child(asked, 'd:prop')?.children.map(({ name }) => name)
  const resources = [resource, ...(depth === '1' ? resource.inside() : [])]
  sendXml(response, 207, multistatus(resources.map((one) => toldOf(one, names)).join('')))
}

function answerObject(
  { events, mayWrite }: DavCalendar,
  name: string,
  { method, headers, body }: Called,
  response: ServerResponse,
): void {
  const known = events.get(name)
  const etag = known === undefined ? undefined : etagOf(known)
  if (method === 'GET') {
    if (known === undefined) return void response.writeHead(404).end()
    return void response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', etag }).end(known)
  }
  if (!mayWrite) return sendXml(response, 403, problem('d:need-privileges'))
  const wanted = headers['if-match']
  const isOther = wanted !== undefined && wanted !== etag
  const isThere = headers['if-none-match'] === '*' && known !== undefined
  if (isOther || isThere) return void response.writeHead(412).end()
  if (method === 'DELETE') {
    events.delete(name)
    return void response.writeHead(known === undefined ? 404 : 204).end()
  }
  if (!headers['content-type']?.startsWith('text/calendar')) return void response.writeHead(415).end()
  const fields = fieldsIn(body)
  if (!fields) return sendXml(response, 403, problem('c:valid-calendar-object-resource'))
  const isTwice = [...events].some(([key, text]) => key !== name && fieldsIn(text)?.uid === fields.uid)
  if (isTwice) return sendXml(response, 409, problem('c:no-uid-conflict'))
  events.set(name, body)
  response.writeHead(known === undefined ? 201 : 204, { etag: etagOf(body) }).end()
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(body)
}
