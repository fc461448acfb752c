import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from './missing-file.ts'

/*
 * Files by key in a folder, behind the part of R2's interface that main uses (`Files` in ports.ts). The content of an object is a
 * file with a random name, and a record names it: replacing the record is one step, so a reader sees the old object or the new
 * one, and a crash or a full disk leaves the old one. No key is a path, so a key cannot lead out of the folder.
 */

interface HttpMetadata {
  contentType?: string
  contentDisposition?: string
  cacheControl?: string
}

/** The record of an object, which the folder keeps as JSON. */
export interface StoredFile {
  key: string
  /** Name of the file with the content. */
  content: string
  size: number
  etag: string
  /** Milliseconds since 1970. */
  uploaded: number
  httpMetadata: HttpMetadata
}

interface Options {
  httpMetadata?: HttpMetadata
}

interface Reading {
  onlyIf?: { etagMatches?: string }
  range?: { offset?: number; length?: number }
}

type Content = Uint8Array | ReadableStream<Uint8Array>

/** Files of an installation, in a folder or in a bucket. */
export type NodeFiles = Omit<ReturnType<typeof openFiles>, 'sweep'>

/** Opens the store in a folder, which is created with the first object. */
export function openFiles(folder: string) {
  const recordOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)

  /** A record; undefined if there is none. */
  async function readRecord(path: string): Promise<StoredFile | undefined> {
    const text = await readFile(path, 'utf8').catch(ifMissing(undefined))
    return text === undefined ? undefined : JSON.parse(text)
  }

  const read = (key: string) => readRecord(recordOf(key))

  const readNames = async () => (await readdir(folder).catch(ifMissing(undefined))) ?? []

  /** All records, without those that are deleted between the listing and the reading. */
  const readRecords = async (names: readonly string[]) =>
    (await Promise.all(names.filter(isRecord).map((name) => readRecord(join(folder, name))))).filter(
      (stored) => stored !== undefined
    )

  /** Writes a file of the folder so that it is on the disk before it has its name. */
  async function write(name: string, parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    await mkdir(folder, { recursive: true })
    const path = join(folder, name)
    const unfinished = `${path}.${randomUUID()}.part`
    try {
      const file = await open(unfinished, 'wx')
      try {
        for await (const part of parts) await file.writeFile(part)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async function store(key: string, parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, { httpMetadata = {} }: Options) {
    const content = randomUUID()
    const digest = createHash('md5')
    let size = 0
    async function* measured() {
      for await (const part of parts) {
        digest.update(part)
        size += part.length
        yield part
      }
    }
    await write(content, measured())
    const before = await read(key)
    const stored: StoredFile = { key, content, size, etag: digest.digest('hex'), uploaded: Date.now(), httpMetadata }
    try {
      await write(nameOf(recordOf(key)), [Buffer.from(JSON.stringify(stored))])
    } catch (error) {
      await rm(join(folder, content), { force: true })
      throw error
    }
    // A reader that has it open still reads it to the end.
    if (before) await rm(join(folder, before.content), { force: true })
    return described(stored)
  }

  return {
    /** An object without its content; null if there is none. */
    head: async (key: string) => {
      const stored = await read(key)
      return stored ? described(stored) : null
    },

    /** An object with its content, without it if the condition fails; null if there is none. */
    get: async (key: string, { onlyIf, range }: Reading = {}) => {
      let missing: string | undefined
      for (;;) {
        const stored = await read(key)
        if (!stored) return null
        if (onlyIf?.etagMatches !== undefined && onlyIf.etagMatches !== stored.etag) return described(stored)
        if (stored.content === missing) throw new Error(`The record of ${key} names a file that is missing`)
        const file = await open(join(folder, stored.content)).catch(ifMissing(undefined))
        if (!file) {
          // The object was replaced after its record was read.
          missing = stored.content
          continue
        }
        const start = range?.offset ?? 0
        const body = contentOf(file, start, range?.length === undefined ? stored.size : start + range.length)
        return { ...described(stored), body, arrayBuffer: () => new Response(body).arrayBuffer() }
      }
    },

    /** Stores an object, or replaces it. */
    put: (key: string, content: Content, options: Options = {}) =>
      store(key, content instanceof Uint8Array ? [content] : content, options),

    delete: async (keys: string | readonly string[]) => {
      for (const key of typeof keys === 'string' ? [keys] : keys) {
        const stored = await read(key)
        await rm(recordOf(key), { force: true })
        if (stored) await rm(join(folder, stored.content), { force: true })
      }
    },

    /** Begins an object that arrives in parts; it appears when all are there. */
    createMultipartUpload: async (key: string, options: Options = {}) => {
      const upload: string = randomUUID()
      const partOf = (number: number) => `${upload}.${number}`
      const numbers: number[] = []
      const abort = async () => {
        for (const number of numbers) await rm(join(folder, partOf(number)), { force: true })
      }
      return {
        key,
        uploadId: upload,
        uploadPart: async (partNumber: number, part: Uint8Array) => {
          await write(partOf(partNumber), [part])
          numbers.push(partNumber)
          return { partNumber, etag: String(partNumber) }
        },
        complete: async (parts: readonly { partNumber: number; etag: string }[]) => {
          async function* joined() {
            for (const { partNumber } of parts) yield await readFile(join(folder, partOf(partNumber)))
          }
          const stored = await store(key, joined(), options)
          await abort()
          return stored
        },
        abort
      }
    },

    /** Removes files that no record names: parts and contents that a killed process left. No other process may use the folder. */
    sweep: async () => {
      const names = await readNames()
      const contents = new Set((await readRecords(names)).map(({ content }) => content))
      for (const name of names) if (!isRecord(name) && !contents.has(name)) await rm(join(folder, name))
    },

    /** The keys that begin with the prefix. */
    list: async (prefix: string): Promise<string[]> => {
      return (await readRecords(await readNames()))
        .map(({ key }) => key)
        .filter((key) => key.startsWith(prefix))
        .toSorted()
    }
  }
}

/** The bytes of an open file from `start` up to `end`, exclusive. The file is closed at the end, or when the reader leaves. */
function contentOf(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  if (end <= start) {
    void file.close()
    return new Blob([]).stream()
  }
  const parts: AsyncIterator<Buffer> = file.createReadStream({ start, end: end - 1 })[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await parts.return?.()
    }
  })
}

function described({ key, size, etag, uploaded, httpMetadata }: StoredFile) {
  return { key, size, etag, httpEtag: `"${etag}"`, uploaded: new Date(uploaded), httpMetadata }
}

/** Whether a file of the folder is the record of an object. */
export const isRecord = (name: string) => name.endsWith('.json')

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
