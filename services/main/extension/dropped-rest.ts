/** A body, and a function that reads and drops the rest of it. */
interface DroppableBody {
  /** The body; its reader may cancel it. */
  stream: ReadableStream<Uint8Array>
  /** Resolves once nothing more arrives, or the body is too long. */
  drop: () => Promise<void>
}

/**
 * A body whose rest can be read and dropped, even after its reader has canceled it. Otherwise a browser that is still sending
 * when the answer arrives would see a broken connection in place of the refusal.
 * @param maxBytes of the whole body; bytes after them are not read
 */
export function withDroppedRest(body: ReadableStream<Uint8Array>, maxBytes: number): DroppableBody {
  const reader = body.getReader()
  let bytes = 0
  let last: Promise<unknown> = Promise.resolve()
  let dropping: Promise<void> | undefined
  async function readAfter(previous: Promise<unknown>) {
    await previous
    const part = await reader.read()
    bytes += part.value?.length ?? 0
    return part
  }
  /** Reads the next part once the one before has arrived: workerd rejects a read while another one is pending. */
  function read() {
    const next = readAfter(last)
    last = next.catch(() => undefined)
    return next
  }
  async function dropRest() {
    try {
      while (bytes <= maxBytes) {
        const { done } = await read()
        if (done) return
      }
      // To cancel would break the connection before the answer; the server closes it after the answer.
    } catch {
      // The client went away.
    }
  }
  const drop = () => {
    dropping ??= dropRest()
    return dropping
  }
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await read()
        if (done) return controller.close()
        controller.enqueue(value)
      },
      cancel: drop
    },
    { highWaterMark: 0 }
  )
  return { stream, drop }
}
