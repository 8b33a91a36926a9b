import type { Asked } from '../http/fetch/pinned-request.ts'
import type { Fetched, FetchRules } from '../http/fetch/guarded-fetch.ts'
import { FetchRefused } from '../http/fetch/fetch-refused.ts'
import { fetchAny, fetchInTurn } from '../http/fetch/guarded-fetch.ts'
import type { Parser } from '../isolation/parser.ts'
import { ParseRefused } from '../isolation/refusal.ts'
import { ProviderError } from './provider.ts'
import type { ProviderContext } from './provider-context.ts'

// Providers at an address that a host entered.

/**
 * Requests an address that a host entered, through the guarded fetch. Throws `ProviderError` if nothing responds.
 * Repeat: asks again.
 */
export async function askNamed(
  { fetching }: ProviderContext,
  address: string,
  asked: Asked,
  limits: Pick<FetchRules, 'bytesMax'>,
): Promise<Fetched> {
  return fetchAny(address, asked, { ...fetching, ...limits }).catch(refuse)
}

/** The same for several requests over one connection, each based on the previous response. */
export async function askNamedInTurn(
  { fetching }: ProviderContext,
  address: string,
  asked: Asked,
  next: (answer: Fetched) => Asked | undefined,
  limits: Pick<FetchRules, 'bytesMax'>,
): Promise<Fetched> {
  return fetchInTurn(address, asked, next, { ...fetching, ...limits }).catch(refuse)
}

function refuse(error: unknown): never {
  if (!(error instanceof FetchRefused)) throw error
  // An internal address and an unknown one must look the same to the person who entered it.
  const silent = ['private_address', 'no_such_host', 'no_answer', 'certificate', 'timeout']
  throw new ProviderError(silent.includes(error.reason) ? 'unavailable' : 'invalid', error.told)
}

/** Parses the response in an isolated thread. Throws `ProviderError` if it cannot be read. Repeat: the same. */
export async function readNamed<Input, Answer>(
  { parse }: ProviderContext,
  parser: Parser<Input, Answer>,
  input: NoInfer<Input>,
  hostId: string,
): Promise<Answer> {
  return parse(parser, input, { host: hostId }).catch((error: unknown) => {
    if (!(error instanceof ParseRefused)) throw error
    throw new ProviderError(error.reason === 'busy' ? 'unavailable' : 'invalid', error.reason)
  })
}
