import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** The encodings that the server makes, the better one first. */
export type Encoding = 'br' | 'gzip'

/** The best encoding that an `Accept-Encoding` admits. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const accepted = new Map(
    (header ?? '').split(',').map((each) => {
      const [name = '', ...parameters] = each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2))]
    })
  )
  return (['br', 'gzip'] as const).find((encoding) => (accepted.get(encoding) ?? 0) > 0)
}

const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json|problem\+json|ld\+json)|image\/svg\+xml)/

/**
 * An answer of a worker in the best encoding that the client accepts; Cloudflare's platform does the same behind a worker. A page
 * that streams is flushed whenever its next part is not there yet, so a shell arrives before the data that it waits for.
 */
export function encodeAnswer(request: Request, answer: Response): Response {
  const { headers, body, status, statusText } = answer
  if (!compressible.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding') || headers.has('Accept-Ranges')) {
    return answer
  }
  const changed = new Headers(headers)
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) changed.append('Vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'))
  const isWhole = request.method !== 'HEAD' && status !== 206 && !/no-transform/.test(headers.get('Cache-Control') ?? '')
  if (!body || !encoding || !isWhole) return new Response(body, { status, statusText, headers: changed })
  changed.set('Content-Encoding', encoding)
  changed.delete('Content-Length')
  const etag = changed.get('ETag')
  if (etag && !etag.startsWith('W/')) changed.set('ETag', `W/${etag}`)
  return new Response(compress(body, encoding), { status, statusText, headers: changed })
}

/** Quality 4 of brotli costs as much as gzip and makes less of a page. */
const streamed = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, gzip: { level: 6 } }

function compress(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream<Uint8Array> {
  const coder = encoding === 'br' ? createBrotliCompress(streamed.br) : createGzip(streamed.gzip)
  const reader = body.getReader()

  async function feed() {
    let pending = reader.read()
    for (;;) {
      if (!(await isReady(pending))) coder.flush()
      const { done, value } = await pending
      if (done) break
      if (!coder.write(value)) await new Promise((resolve) => coder.once('drain', resolve))
      pending = reader.read()
    }
    coder.end()
  }

  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      coder.on('data', (chunk: Buffer) => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 1) <= 0) coder.pause()
      })
      coder.once('end', () => controller.close())
      coder.once('error', (error) => controller.error(error))
      // A page that breaks off must not look complete.
      feed().catch((error: unknown) => coder.destroy(error instanceof Error ? error : new Error('The page broke off')))
    },
    pull: () => void coder.resume(),
    cancel: async (reason) => {
      coder.destroy()
      await reader.cancel(reason)
    }
  })
}

/** Whether the next part is there before other work of the process. */
async function isReady(reading: Promise<unknown>): Promise<boolean> {
  const later = Symbol('later')
  const turn = new Promise((resolve) => setImmediate(resolve, later))
  // A failure shows where the part is awaited.
  return (await Promise.race([reading.catch(() => undefined), turn])) !== later
}
