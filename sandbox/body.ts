import { generalCodes } from './codes.ts'

/** Maximum size of a request's body, bytes. */
export const LARGEST_BODY = 64 * 1024

export const refuseBody = () => Response.json({ result: 'error', code: generalCodes.tooLarge }, { status: 413 })

/** The request, its body being read at most up to the maximum: a chunked one does not tell its size before. Null if it is larger. */
export async function boundBody(request: Request): Promise<Request | null> {
  const { url, method, headers } = request
  if (!headers.has('transfer-encoding')) return Number(headers.get('content-length')) > LARGEST_BODY ? null : request
  const parts: BlobPart[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > LARGEST_BODY) return null
    parts.push(part)
  }
  return new Request(url, { method, headers, signal: request.signal, body: size === 0 ? null : new Blob(parts) })
}
