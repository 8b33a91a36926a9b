type Fetch = (request: Request) => Promise<Response>

// What may be gone the next time.
const PASSING = new Set([429, 502, 503, 504])
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 60_000

/**
 * Sends a request again if it was lost or the server is busy, after as long as `Retry-After` says. Never repeats a
 * request that could do something twice. Does the work that `proof_needed` asks for.
 */
export function patientFetch(fetch: Fetch, retries: number): Fetch {
  return async (request) => {
    for (let left = retries; ; left--) {
      // A body can be sent once, so each attempt sends a copy.
      const attempt = fetch(request.clone())
      if (left <= 0 || !isRepeatable(request)) return attempt
      const response = await attempt.catch((error: unknown) => {
        if (request.signal.aborted) throw error
        return undefined
      })
      if (response && !PASSING.has(response.status)) return response
      const proof = response && (await proofIn(response))
      if (proof) request.headers.set('Proof-Of-Work', await solve(proof))
      else await pause(waitAfter(response, retries - left), request.signal)
    }
  }
}

function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || method === 'PUT' || method === 'DELETE' || headers.has('Idempotency-Key')
}

interface Proof {
  challenge: string
  bits: number
}

async function proofIn(response: Response): Promise<Proof | undefined> {
  if (response.status !== 429) return undefined
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { proof?: Proof } | undefined
  return problem?.proof
}

function waitAfter(response: Response | undefined, attempt: number): number {
  const seconds = Number(response?.headers.get('Retry-After') ?? Number.NaN)
  // Clients that failed together must not come back together.
  const wait = seconds >= 0 ? seconds * 1_000 : FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random() / 2)
  return Math.min(wait, LONGEST_WAIT_MS)
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve(undefined)
      },
      { once: true },
    )
  })
  signal.throwIfAborted()
}

/** The value of `Proof-Of-Work`: a number such that SHA-256 of `challenge:number` begins with `bits` zero bits. */
async function solve({ challenge, bits }: { challenge: string; bits: number }): Promise<string> {
  const encoder = new TextEncoder()
  const limit = 2 ** (32 - bits)
  for (let number = 0; ; number++) {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${number}`))
    if (new DataView(hash).getUint32(0) < limit) return `${challenge} ${number}`
  }
}
