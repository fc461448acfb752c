import { deferred } from './deferred'

/** The page's side of a worker that answers numbered requests. It starts with the first request, and again after it was closed. */
export abstract class WorkerClient<Message, Answer> {
  #worker: Worker | undefined
  #number = 0
  readonly #waiting = new Map<number, (answer: Answer) => void>()

  /** The answer to requests of a worker that was closed or could not start. */
  protected abstract readonly failed: Answer
  protected abstract start(): Worker
  /** Reads a message of the worker; undefined if it is no answer. */
  protected abstract read(message: Message): { number: number; answer: Answer } | undefined

  protected request(content: object): Promise<Answer> {
    const number = ++this.#number
    const { promise, resolve } = deferred<Answer>()
    this.#waiting.set(number, resolve)
    this.#open().postMessage({ number, ...content })
    return promise
  }

  /** Ends the worker and answers the requests that wait. */
  close(answer: Answer = this.failed): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const resolve of this.#waiting.values()) resolve(answer)
    this.#waiting.clear()
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.start()
    worker.onmessage = ({ data }: MessageEvent<Message>) => {
      const response = this.read(data)
      if (!response) return
      this.#waiting.get(response.number)?.(response.answer)
      this.#waiting.delete(response.number)
    }
    worker.onerror = () => this.close()
    this.#worker = worker
    return worker
  }
}
