import { historyLimits } from './constants'

/** A state of the text, with the caret's place in it. */
export interface Step<State> {
  state: State
  caret: Caret | undefined
}

/** A place in the text: the number of the block, of the field in it, and the character in the field. */
export interface Caret {
  block: number
  field: number
  offset: number
}

/** The states that can be undone to and redone, the current one included; at most `historyLimits.states`. */
export class History<State> {
  #steps: Step<State>[]
  #at = 0
  readonly #isSame: (a: State, b: State) => boolean

  constructor(first: State, isSame: (a: State, b: State) => boolean) {
    this.#steps = [{ state: first, caret: undefined }]
    this.#isSame = isSame
  }

  get current(): State {
    const step = this.#steps[this.#at]
    if (!step) throw new Error('The history has no state')
    return step.state
  }

  get canUndo(): boolean {
    return this.#at > 0
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1
  }

  /** Adds a state after the current one, and drops the undone states. @returns false if nothing changed */
  add(state: State, caret: Caret | undefined): boolean {
    if (this.#isSame(state, this.current)) return false
    this.#steps = [...this.#steps.slice(0, this.#at + 1), { state, caret }].slice(-historyLimits.states)
    this.#at = this.#steps.length - 1
    return true
  }

  undo(): Step<State> | undefined {
    return this.#go(-1)
  }

  redo(): Step<State> | undefined {
    return this.#go(1)
  }

  #go(by: -1 | 1): Step<State> | undefined {
    const step = this.#steps[this.#at + by]
    if (step) this.#at += by
    return step
  }
}
