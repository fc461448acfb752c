import type { AnswerRequest, AnswerSaved, Attempt, OtherAnswers } from '~/contract/exam'
import type { StoredAnswer, StoredAnswers } from './stored-answers'

/** One question's answer as the page shows it. */
export interface SheetAnswer extends StoredAnswer {
  /** Whether the service has stored exactly this answer. */
  isSaved: boolean
}

/** A snapshot of the sheet. A new object after each change. */
export interface SheetState {
  answers: readonly SheetAnswer[]
  /** `offline` while saves fail and are retried; `refused` if the exam token is no longer valid; `closed` when the attempt is over. */
  connection: 'online' | 'offline' | 'refused' | 'closed'
  /** Position of an answer that another device has changed meanwhile; undefined if the candidate has seen it. */
  changedElsewhere: number | undefined
  /** Whether another device has answered while this page was open. */
  isElsewhere: boolean
}

/** Sends one save. It rejects with `refused` or `closed`, or with anything else for a failure that can be retried. */
export type SendAnswer = (request: AnswerRequest) => Promise<AnswerSaved>

/** Fetches what other devices than this one have saved. It rejects as a save does. */
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
  kept: StoredAnswers
  send: SendAnswer
  fetchOthers: FetchOtherAnswers
  /** Monotonic milliseconds: `performance.now`, which a change of the clock does not affect. */
  now: () => number
  /** Runs a function later; returns what cancels it. */
  later: (act: () => void, milliseconds: number) => () => void
}

/** Milliseconds before the first retry; doubled after each failure, up to the longest. */
const firstRetry = 1000
const maxRetryDelay = 15_000
/** Saves that are sent at the same time. */
const maxConcurrent = 3

/**
 * The answers of an attempt in this tab. Every change is kept on the device, then sent; it counts as saved only when the
 * service has stored it. A save carries a number greater than all known ones, so the service can tell a later save from a
 * delayed one, also from another device.
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
  /** The data that the sheet knows already. */
  #merged: Attempt
  /** The last question about other devices. */
  #asking: Promise<void> | undefined
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
   * Takes over answers that an earlier page could not save, or whose save the service had not answered when this page was
   * loaded, and sends them. Only after the first rendering, which has to
   * agree with the server's.
   */
  restore(): void {
    const kept = this.#parts.kept.read()
    const answers = this.#state.answers.map((answer, position): SheetAnswer => {
      const own = kept.get(position)
      return own && own.sequence > answer.sequence ? { ...own, isSaved: false } : answer
    })
    this.#highest = Math.max(this.#highest, ...answers.map(({ sequence }) => sequence))
    this.#update({ answers })
    this.#keep()
    this.flush()
  }

  /** Takes over newer data of the attempt: the time, and later answers of other devices. */
  merge(attempt: Attempt): void {
    if (attempt === this.#merged) return
    this.#merged = attempt
    this.syncTime(attempt.remaining)
    this.#takeLater(attempt.questions.map(({ saved }) => saved ?? undefined))
  }

  /** Asks what other devices have saved, and takes over what is later than the answers here. */
  refresh(): Promise<void> {
    if (this.#isHandingIn || this.#state.connection === 'closed' || this.#state.connection === 'refused') return Promise.resolve()
    this.#asking = this.#askOthers()
    return this.#asking
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
      // Any other failure is that of saves as well, which say so.
      if (error instanceof SendError) this.#onFailure(error)
    }
  }

  /** Hands the exam in. No question about other devices is on its way then, which would find the exam closed. */
  async handIn(submit: () => Promise<void>): Promise<void> {
    this.#isHandingIn = true
    try {
      await this.#asking
      await submit()
      this.close()
    } finally {
      this.#isHandingIn = false
    }
  }

  /** Takes over saved answers that are later than those here. @returns the positions of answers that differ */
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

  get state(): SheetState {
    return this.#state
  }

  subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  /** Milliseconds until the deadline, as the service last stated it. */
  remaining(): number {
    return Math.max(0, this.#deadline - this.#parts.now())
  }

  /** Takes over the remaining time that the service stated. */
  syncTime(remaining: number): void {
    this.#deadline = this.#parts.now() + remaining
  }

  choose(position: number, options: readonly string[]): void {
    this.#change(position, { options: [...options].sort() })
  }

  flag(position: number, flagged: boolean): void {
    this.#change(position, { flagged })
  }

  /** The candidate has read that another device changed an answer. */
  acknowledge(): void {
    this.#update({ changedElsewhere: undefined })
  }

  /** Sends everything that is not saved, without waiting for the next retry. */
  flush(): void {
    this.#cancelRetry?.()
    this.#cancelRetry = undefined
    this.#sendNext()
  }

  /** The attempt is over: nothing is sent any more, and nothing stays on the device. */
  close(): void {
    this.#cancelRetry?.()
    this.#update({ connection: 'closed' })
    this.#parts.kept.clear()
  }

  /** Stops sending, when the page is left. Unsaved answers stay on the device. */
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

  /** Takes over what the service has stored, unless the candidate has changed the answer meanwhile. */
  #takeOver(position: number, sent: number, { accepted, remaining, saved }: AnswerSaved): void {
    this.syncTime(remaining)
    this.#highest = Math.max(this.#highest, saved.sequence)
    const current = this.#state.answers[position]
    if (!current) return
    if (current.sequence === sent) {
      this.#replace(position, { ...saved, isSaved: true })
      if (!accepted && !isSameAnswer(current, saved)) this.#update({ changedElsewhere: position })
    } else if (current.sequence <= saved.sequence) {
      // The change made meanwhile is newer than the other device's, so it needs a greater number.
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
    this.#update({ answers: this.#state.answers.with(position, answer) })
  }

  #update(change: Partial<SheetState>): void {
    this.#state = { ...this.#state, ...change }
    for (const onChange of this.#listeners) onChange()
  }

  #keep(): void {
    const given = this.#state.answers.flatMap(({ isSaved: _, ...answer }, position) =>
      answer.sequence > 0 ? [[position, answer] as const] : []
    )
    this.#parts.kept.write(new Map(given))
  }
}

const isSameAnswer = (a: Pick<StoredAnswer, 'options' | 'flagged'>, b: Pick<StoredAnswer, 'options' | 'flagged'>) =>
  a.flagged === b.flagged && a.options.join() === b.options.join()
