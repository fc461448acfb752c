import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'

/** The body is not the form that it claims to be: cut off, without a boundary, or with more than one file. */
export class MalformedForm extends Error {
  constructor() {
    super('malformed form')
    this.name = 'MalformedForm'
  }
}

/** The file of a form, while the form arrives. */
interface ArrivingFile {
  /** As the client wrote it. */
  name: string
  /** The declared media type. */
  declared: string
  /** Reads the rest of the form; its end means that the form was complete. @throws MalformedForm */
  chunks: AsyncIterable<Uint8Array>
  /** Gives up the rest of the form; necessary unless all of it was read. */
  close: () => Promise<void>
}

/** Besides the file, editors send a handful of short fields, which have no effect here. */
const limits = { files: 1, fields: 40, parts: 41, fieldNameSize: 100, fieldSize: 8 * 1024, headerPairs: 20, headerSize: 8 * 1024 }

/**
 * Reads a multipart form up to the file in the field of this name. Nothing of the body is kept: chunks are handed on as
 * they arrive, and the network is read no faster than they are taken.
 * @returns undefined if the form has no such file
 * @throws MalformedForm
 */
export async function readForm(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  field: string
): Promise<ArrivingFile | undefined> {
  const parser = openParser(contentType)
  const reader = body.getReader()
  let file: Readable | undefined
  /**
   * Ends the parser, its file and the body. The file of a destroyed parser does not end by itself: its reader would wait forever.
   */
  async function stop() {
    parser.destroy()
    file?.destroy()
    await reader.cancel().catch(() => undefined)
  }
  /** Resolves when the whole body was parsed. */
  const parsed = new Promise<void>((resolve, reject) => {
    const fail = () => {
      reject(new MalformedForm())
      void stop()
    }
    parser.on('error', fail).on('filesLimit', fail).on('partsLimit', fail).on('fieldsLimit', fail).on('finish', resolve)
    parser.once('close', () => reject(new MalformedForm()))
  })
  // The failure is seen where the file is read; without a file, by the race below.
  parsed.catch(() => undefined)
  const found = new Promise<ArrivingFile>((resolve, reject) => {
    parser.on('file', (name, stream, filename: string | undefined, _, declared) => {
      file = stream
      // Its error is that of the parser.
      stream.on('error', () => undefined)
      if (name !== field) return reject(new MalformedForm())
      resolve({ name: filename ?? '', declared, chunks: chunksOf(stream), close: stop })
    })
  })

  async function* chunksOf(stream: AsyncIterable<Uint8Array>) {
    try {
      yield* stream
      await parsed
    } catch {
      throw new MalformedForm()
    }
  }

  /** Writes the body into the parser, as fast as the file is taken out of it. */
  async function feed() {
    try {
      for (let part = await reader.read(); !part.done && !parser.destroyed; part = await reader.read()) {
        if (!parser.write(part.value)) await Promise.race([once(parser, 'drain'), parsed])
      }
      parser.end()
    } catch {
      // The client went away, or the parser reported an error.
      await stop()
    }
  }

  void feed()
  try {
    return await Promise.race([found, parsed.then(() => undefined)])
  } catch (error) {
    await stop()
    throw error
  }
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, preservePath: true, limits })
  } catch {
    throw new MalformedForm()
  }
}
