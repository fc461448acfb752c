import type { AnswerRequest, AnswerSaved, Attempt, OtherAnswers } from '~/contract/exam'
import type { StoredAnswer, StoredAnswers } from './stored-answers'

/** The answer to a question, as displayed. */
export interface SheetAnswer extends StoredAnswer {
  /** Whether the service has stored exactly this answer. */
  isSaved: boolean
}

/** An immutable snapshot of the sheet; replaced by each change. */
export interface SheetState {
  answers: readonly SheetAnswer[]
  /**
   * `offline` while saves fail and are retried; `refused` if the exam token is no longer valid; `closed` when the attempt is over.
   */
  connection: 'online' | 'offline' | 'refused' | 'closed'
  /** Position of an answer that another device has changed; undefined once the candidate has acknowledged it. */
  changedElsewhere: number | undefined
  /** Whether another device has sent answers while this page was open. */
  isElsewhere: boolean
}

/** Sends one save. Rejects with `refused` or `closed`, or with any other error for a failure that can be retried. */
export type SendAnswer = (request: AnswerRequest) => Promise<AnswerSaved>

/** Fetches answers saved by other devices. Rejects as `SendAnswer` does. */
export type FetchOtherAnswers = (device: string) => Promise<OtherAnswers>

export class SendError extends Error {
  constructor(readonly reason: 'refused' | 'closed') {
    super(`The answer was not stored: ${reason}`)
    this.name = 'SendError'
  }
}

interface Parts {
  attempt: Attempt
  /** Random id of this tab. */
  device: string
  localAnswers: StoredAnswers
  send: SendAnswer
  fetchOthers: FetchOtherAnswers
  /** Monotonic milliseconds (`performance.now`), unaffected by changes of the clock. */
  now: () => number
  /** Schedules a function. Returns a function that cancels it. */
  later: (act: () => void, milliseconds: number) => () => void
}

/** Milliseconds before the first retry; doubled after each failure, up to a maximum. */
const firstRetry = 1000
const maxRetryDelay = 15_000
/** Maximum number of concurrent saves. */
const maxConcurrent = 3

/**
 * The answers of an attempt in this tab. Every change is stored on the device, then sent; it counts as saved once the service has
 * stored it. A save carries a number greater than all known ones, so that the service can order delayed saves, even across
 * devices.
 */
export class AnswerSheet {
  #state: SheetState
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  readonly #inFlight = new Set<number>()
  #highest = 0
  #retryAfter = firstRetry
  #cancelRetry: (() => void) | undefined
  #deadline: number
  /** The last attempt that was merged. */
  #merged: Attempt
  /** The pending request for other devices' answers. */
  #refreshing: Promise<void> | undefined
  #isHandingIn = false

  constructor(parts: Parts) {
    this.#parts = parts
    const { attempt } = parts
    this.#merged = attempt
    this.#deadline = parts.now() + attempt.remaining
    const answers = attempt.questions.map(({ saved }): SheetAnswer => {
      return { ...(saved ?? { sequence: 0, options: [], flagged: false }), isSaved: true }
    })
    this.#highest = Math.max(0, ...answers.map(({ sequence }) => sequence))
    this.#state = { answers, connection: 'online', changedElsewhere: undefined, isElsewhere: false }
  }

  /**
   * Restores and sends answers that an earlier page could not save, or whose save was unconfirmed when this page loaded. Runs
   * after the first rendering, which must match the server's.
   */
  restore(): void {
    const storedAnswers = this.#parts.localAnswers.read()
    const answers = this.#state.answers.map((answer, position): SheetAnswer => {
      const own = storedAnswers.get(position)
      return own && own.sequence > answer.sequence ? { ...own, isSaved: false } : answer
    })
    this.#highest = Math.max(this.#highest, ...answers.map(({ sequence }) => sequence))
    this.#update({ answers })
    this.#keep()
    this.flush()
  }

  /** Merges newer data of the attempt: the remaining time, and later answers of other devices. */
  merge(attempt: Attempt): void {
    if (attempt === this.#merged) return
    this.#merged = attempt
    this.syncTime(attempt.remaining)
    this.#takeLater(attempt.questions.map(({ saved }) => saved ?? undefined))
  }

  /** Fetches answers of other devices, and takes over those that are later than the local ones. */
  refresh(): Promise<void> {
    if (this.#isHandingIn || this.#state.connection === 'closed' || this.#state.connection === 'refused') return Promise.resolve()
    this.#refreshing = this.#askOthers()
    return this.#refreshing
  }

  async #askOthers(): Promise<void> {
    try {
      const { answers } = await this.#parts.fetchOthers(this.#parts.device)
      const before = this.#state.answers
      const saved = new Map(answers.map(({ position, ...answer }) => [position, answer]))
      const changed = this.#takeLater(before.map((_, position) => saved.get(position)))
      if (changed.length > 0) this.#update({ isElsewhere: true })
      const replaced = changed.find((position) => (before[position]?.sequence ?? 0) > 0)
      if (replaced !== undefined) this.#update({ changedElsewhere: replaced })
    } catch (error) {
      // Saves report any other failure as well.
      if (error instanceof SendError) this.#onFailure(error)
    }
  }

  /** Hands in the exam. Waits for a pending `refresh`, which would otherwise find the exam closed. */
  async handIn(submit: () => Promise<void>): Promise<void> {
    this.#isHandingIn = true
    try {
      await this.#refreshing
      await submit()
      this.close()
    } finally {
      this.#isHandingIn = false
    }
  }

  /** Takes over saved answers that are later than the local ones. @returns the positions of answers that differ */
  #takeLater(saved: readonly (StoredAnswer | undefined)[]): number[] {
    const before = this.#state.answers
    const answers = before.map((answer, position): SheetAnswer => {
      const later = saved[position]
      return later && later.sequence > answer.sequence ? { ...later, isSaved: true } : answer
    })
    this.#highest = Math.max(this.#highest, ...answers.map(({ sequence }) => sequence))
    this.#update({ answers })
    this.#keep()
    return answers.flatMap((answer, position) => {
      const earlier = before[position]
      return earlier && !isSameAnswer(earlier, answer) ? [position] : []
    })
  }

  /** The attempt as it was last loaded. */
  get attempt(): Attempt {
    return this.#merged
  }

  get state(): SheetState {
    return this.#state
  }

  subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  /** Milliseconds until the deadline, as last stated by the service. */
  remaining(): number {
    return Math.max(0, this.#deadline - this.#parts.now())
  }

  /** Updates the remaining time from an answer of the service. */
  syncTime(remaining: number): void {
    this.#deadline = this.#parts.now() + remaining
  }

  choose(position: number, options: readonly string[]): void {
    this.#change(position, { options: [...options].sort() })
  }

  flag(position: number, flagged: boolean): void {
    this.#change(position, { flagged })
  }

  /** Acknowledges that another device has changed an answer. */
  acknowledge(): void {
    this.#update({ changedElsewhere: undefined })
  }

  /** Sends all unsaved answers now instead of at the next retry. */
  flush(): void {
    this.#cancelRetry?.()
    this.#cancelRetry = undefined
    this.#sendNext()
  }

  /** Ends the attempt: stops sending and clears the device's storage. */
  close(): void {
    this.#cancelRetry?.()
    this.#update({ connection: 'closed' })
    this.#parts.localAnswers.clear()
  }

  /** Stops sending when the page is left. Unsaved answers stay on the device. */
  stop(): void {
    this.#cancelRetry?.()
    this.#cancelRetry = undefined
  }

  #change(position: number, change: Partial<Pick<StoredAnswer, 'options' | 'flagged'>>): void {
    const before = this.#state.answers[position]
    if (!before || this.#state.connection === 'closed') return
    this.#highest += 1
    this.#replace(position, { ...before, ...change, sequence: this.#highest, isSaved: false })
    this.#keep()
    this.#sendNext()
  }

  #sendNext(): void {
    if (this.#cancelRetry || this.#state.connection === 'closed' || this.#state.connection === 'refused') return
    for (const [position, { isSaved }] of this.#state.answers.entries()) {
      if (this.#inFlight.size >= maxConcurrent) return
      if (!isSaved && !this.#inFlight.has(position)) void this.#send(position)
    }
  }

  async #send(position: number): Promise<void> {
    const answer = this.#state.answers[position]
    if (!answer) return
    const { sequence, options, flagged } = answer
    this.#inFlight.add(position)
    try {
      const stored = await this.#parts.send({ position, sequence, device: this.#parts.device, options: [...options], flagged })
      this.#inFlight.delete(position)
      this.#retryAfter = firstRetry
      if (this.#state.connection === 'offline') this.#update({ connection: 'online' })
      this.#takeOver(position, sequence, stored)
      this.#sendNext()
    } catch (error) {
      this.#inFlight.delete(position)
      this.#onFailure(error)
    }
  }

  /** Takes over the stored answer, unless the candidate has changed it during the save. */
  #takeOver(position: number, sent: number, { accepted, remaining, saved }: AnswerSaved): void {
    this.syncTime(remaining)
    this.#highest = Math.max(this.#highest, saved.sequence)
    const current = this.#state.answers[position]
    if (!current) return
    if (current.sequence === sent) {
      this.#replace(position, { ...saved, isSaved: true })
      if (!accepted && !isSameAnswer(current, saved)) this.#update({ changedElsewhere: position })
    } else if (current.sequence <= saved.sequence) {
      // The local change is newer than the other device's, so it needs a greater number.
      this.#highest += 1
      this.#replace(position, { ...current, sequence: this.#highest })
    }
    this.#keep()
  }

  #onFailure(error: unknown): void {
    if (error instanceof SendError) {
      if (error.reason === 'closed') this.close()
      else this.#update({ connection: 'refused' })
      return
    }
    this.#update({ connection: 'offline' })
    if (this.#cancelRetry) return
    this.#cancelRetry = this.#parts.later(() => {
      this.#cancelRetry = undefined
      this.#sendNext()
    }, this.#retryAfter)
    this.#retryAfter = Math.min(maxRetryDelay, this.#retryAfter * 2)
  }

  #replace(position: number, answer: SheetAnswer): void {
    this.#update({ answers: this.#state.answers.map((each, place) => (place === position ? answer : each)) })
  }

  #update(change: Partial<SheetState>): void {
    this.#state = { ...this.#state, ...change }
    for (const onChange of this.#listeners) onChange()
  }

  #keep(): void {
    const given = this.#state.answers.flatMap(({ isSaved: _, ...answer }, position) =>
      answer.sequence > 0 ? [[position, answer] as const] : []
    )
    this.#parts.localAnswers.write(new Map(given))
  }
}

const isSameAnswer = (a: Pick<StoredAnswer, 'options' | 'flagged'>, b: Pick<StoredAnswer, 'options' | 'flagged'>) =>
  a.flagged === b.flagged && a.options.join() === b.options.join()
