import type { PageData } from '@scheduling/contract'

export interface PageAnswer {
  status: number
  headers: Headers
  /** The data of the page. The stand-in for the renderer writes it unchanged. */
  data: PageData
}

export async function openPage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageAnswer> {
  const response = await fetch(origin + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, data: await dataOf(response) }
}

export interface FormAnswer {
  status: number
  headers: Headers
  /** Where an accepted form redirects to. */
  location: string | null
  /** The page again, if the form was refused. */
  page: PageData | null
}

/** Submits a form as a browser without JavaScript does. */
export async function sendForm(
  origin: string,
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<FormAnswer> {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })
  const location = response.headers.get('location')
  return {
    status: response.status,
    headers: response.headers,
    location,
    page: location === null ? await dataOf(response) : null,
  }
}

async function dataOf(response: Response): Promise<PageAnswer['data']> {
  return JSON.parse(await response.text()) as PageAnswer['data']
}
