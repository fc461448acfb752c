/** A body, and what reads and drops the rest of it. */
interface DroppableBody {
  /** Its reader may give it up. */
  stream: ReadableStream<Uint8Array>
  /** Resolves once nothing more arrives, or the body is too long. */
  drop: () => Promise<void>
}

/**
 * A body whose rest can be read and dropped, whoever has given it up before. A browser that is still sending when the answer
 * arrives would see a broken connection in place of the refusal.
 * @param maxBytes of the whole body; what goes on after them is not read
 */
export function withDroppedRest(body: ReadableStream<Uint8Array>, maxBytes: number): DroppableBody {
  const reader = body.getReader()
  let bytes = 0
  let dropping: Promise<void> | undefined
  async function dropRest() {
    try {
      while (bytes <= maxBytes) {
        const { done, value } = await reader.read()
        if (done) return
        bytes += value.length
      }
      await reader.cancel()
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
        const { done, value } = await reader.read()
        if (done) return controller.close()
        bytes += value.length
        controller.enqueue(value)
      },
      cancel: drop
    },
    { highWaterMark: 0 }
  )
  return { stream, drop }
}
