import type { NodeFiles } from './files.ts'
import { escaped, openS3Client, type S3Bucket, StoreError, textOf } from './s3-client.ts'

/* Files in a store that speaks S3, behind the same part of R2's interface as those in a folder (files.ts). */

/** Bytes of a part of a stream; stores accept no smaller one but the last. */
const partBytes = 8 * 1024 * 1024

/** Opens the store. Nothing is asked before the first call. */
export function openS3Files(bucket: S3Bucket): NodeFiles {
  const { urlOf, ask, list } = openS3Client(bucket)

  /**
   * Asks for an object. To a key that may not list the bucket, a store answers 403 with `AccessDenied` in place of 404; if the key
   * or its signature is wrong, the code is another one.
   * @returns undefined if there is no such object
   */
  async function askForObject(key: string, headers: Headers | undefined, expected: readonly number[]) {
    const answer = await ask(urlOf(key), headers ? { headers } : {}, [...expected, 403, 404])
    if (answer.status !== 403 && answer.status !== 404) return answer
    const code = textOf(await answer.text(), 'Code')
    if (answer.status === 403 && code !== 'AccessDenied') throw new StoreError(`The store answers 403 ${code ?? ''} to GET`)
    return undefined
  }

  async function head(key: string) {
    const answer = await ask(urlOf(key), { method: 'HEAD' }, [200, 403, 404])
    if (answer.status === 200) return described(key, answer.headers)
    if (answer.status === 404) return null
    // An answer to HEAD has no body that could say why it is refused.
    const object = await askForObject(key, new Headers({ Range: 'bytes=0-0' }), [200, 206])
    await object?.body?.cancel()
    return object ? described(key, object.headers) : null
  }

  async function put(key: string, content: Uint8Array, options: Options) {
    const body = new Uint8Array(content)
    const { headers } = await ask(urlOf(key), { method: 'PUT', body, headers: headersOf(options) })
    return objectOf(key, body.byteLength, headers.get('ETag'), new Date(), options.httpMetadata ?? {})
  }

  async function createMultipartUpload(key: string, options: Options = {}) {
    const begun = await ask(urlOf(key, '?uploads='), { method: 'POST', headers: headersOf(options) })
    const uploadId = textOf(await begun.text(), 'UploadId')
    if (uploadId === undefined) throw new StoreError('The store began no upload')
    const upload = `uploadId=${encodeURIComponent(uploadId)}`
    return {
      key,
      uploadId,
      uploadPart: async (partNumber: number, part: Uint8Array) => {
        const stored = await ask(urlOf(key, `?partNumber=${partNumber}&${upload}`), { method: 'PUT', body: new Uint8Array(part) })
        return { partNumber, etag: stored.headers.get('ETag') ?? '' }
      },
      complete: async (parts: readonly { partNumber: number; etag: string }[]) => {
        const list = parts.map(({ partNumber, etag }) => {
          return `<Part><PartNumber>${partNumber}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`
        })
        const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
        const completed = await (await ask(urlOf(key, `?${upload}`), { method: 'POST', body })).text()
        // A store may begin to answer 200 before it fails.
        if (completed.includes('<Error>')) throw new StoreError(`The store answers ${textOf(completed, 'Code')} to the last part`)
        const stored = await head(key)
        if (!stored) throw new StoreError('The store lost an upload')
        return stored
      },
      // Parts that an upload leaves never become an object, and a rule of the bucket removes them. So a failure of the request is
      // ignored: the error that ended the upload says more.
      abort: async () => {
        await ask(urlOf(key, `?${upload}`), { method: 'DELETE' }, [204, 404]).catch(() => undefined)
      }
    }
  }

  /** Stores a stream whose length is not known, in parts if it is longer than one. */
  async function putStream(key: string, content: ReadableStream<Uint8Array>, options: Options) {
    let upload: Awaited<ReturnType<typeof createMultipartUpload>> | undefined
    try {
      const parts: { partNumber: number; etag: string }[] = []
      for await (const part of inParts(content)) {
        if (!upload && part.byteLength < partBytes) return await put(key, part, options)
        upload ??= await createMultipartUpload(key, options)
        parts.push(await upload.uploadPart(parts.length + 1, part))
      }
      return upload ? await upload.complete(parts) : await put(key, new Uint8Array(), options)
    } catch (error) {
      await upload?.abort()
      throw error
    }
  }

  return {
    head,

    get: async (key, { onlyIf, range } = {}) => {
      const headers = new Headers()
      if (onlyIf?.etagMatches !== undefined) headers.set('If-Match', `"${onlyIf.etagMatches}"`)
      const { offset = 0, length } = range ?? {}
      if (range) headers.set('Range', `bytes=${offset}-${length === undefined ? '' : offset + length - 1}`)
      const answer = await askForObject(key, headers, [200, 206, 412])
      if (!answer) return null
      if (answer.status === 412) return head(key)
      const object = described(key, answer.headers)
      // Not every store knows the condition.
      if (onlyIf?.etagMatches !== undefined && onlyIf.etagMatches !== object.etag) {
        await answer.body?.cancel()
        return object
      }
      const body = answer.body ?? new Blob([]).stream()
      return { ...object, body, arrayBuffer: () => new Response(body).arrayBuffer() }
    },

    put: (key, content, options = {}) =>
      content instanceof Uint8Array ? put(key, content, options) : putStream(key, content, options),

    delete: async (keys) => {
      for (const key of typeof keys === 'string' ? [keys] : keys) await ask(urlOf(key), { method: 'DELETE' }, [200, 204, 404])
    },

    createMultipartUpload,

    list: async (prefix) => (await list(prefix)).map(({ key }) => key).toSorted()
  }
}

type Options = NonNullable<Parameters<NodeFiles['put']>[2]>

function headersOf({ httpMetadata = {} }: Options): Headers {
  const headers = new Headers()
  const { contentType, contentDisposition, cacheControl } = httpMetadata
  if (contentType) headers.set('Content-Type', contentType)
  if (contentDisposition) headers.set('Content-Disposition', contentDisposition)
  if (cacheControl) headers.set('Cache-Control', cacheControl)
  return headers
}

function described(key: string, headers: Headers) {
  const of = (name: string) => headers.get(name) ?? undefined
  // Of a part, the size of the whole is behind the slash.
  const size = Number(of('Content-Range')?.split('/')[1] ?? of('Content-Length'))
  const [contentType, contentDisposition, cacheControl] = [of('Content-Type'), of('Content-Disposition'), of('Cache-Control')]
  return objectOf(key, size, headers.get('ETag'), new Date(of('Last-Modified') ?? 0), {
    ...(contentType && { contentType }),
    ...(contentDisposition && { contentDisposition }),
    ...(cacheControl && { cacheControl })
  })
}

function objectOf(key: string, size: number, quoted: string | null, uploaded: Date, httpMetadata: Options['httpMetadata'] = {}) {
  const etag = (quoted ?? '').replaceAll('"', '')
  return { key, size, etag, httpEtag: `"${etag}"`, uploaded, httpMetadata }
}

/** The stream in parts of the size that a store accepts; the last one may be smaller. */
async function* inParts(content: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partBytes)
  let filled = 0
  for await (const chunk of content) {
    for (let rest = chunk; rest.byteLength > 0; ) {
      const taken = rest.subarray(0, partBytes - filled)
      part.set(taken, filled)
      filled += taken.byteLength
      rest = rest.subarray(taken.byteLength)
      if (filled < partBytes) continue
      yield part
      part = new Uint8Array(partBytes)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
