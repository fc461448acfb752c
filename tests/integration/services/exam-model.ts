import type { KeyedQuestion } from './exam-candidates'

/* A model of an attempt, as small as its rules: the answers that are stored after saves, in the order in which the saves arrive. */

export interface Save {
  position: number
  sequence: number
  device: string
  options: string[]
  flagged: boolean
}

interface SaveOutcome {
  status: 200 | 410
  accepted?: boolean
  saved?: Pick<Save, 'sequence' | 'options' | 'flagged'>
}

const shown = ({ sequence, options, flagged }: Save) => ({ sequence, options, flagged })

export class AttemptModel {
  readonly #stored = new Map<number, Save>()
  #isRunning = true

  save(save: Save): SaveOutcome {
    const stored = this.#stored.get(save.position)
    const isRepeated = stored?.sequence === save.sequence && stored.device === save.device
    if (!this.#isRunning) return isRepeated && stored ? { status: 200, accepted: true, saved: shown(stored) } : { status: 410 }
    if (stored && stored.sequence >= save.sequence) return { status: 200, accepted: isRepeated, saved: shown(stored) }
    this.#stored.set(save.position, save)
    return { status: 200, accepted: true, saved: shown(save) }
  }

  close(): void {
    this.#isRunning = false
  }

  get isRunning(): boolean {
    return this.#isRunning
  }

  /** The greatest number of a save, which a device knows once it has read the attempt. */
  get greatest(): number {
    return Math.max(0, ...[...this.#stored.values()].map(({ sequence }) => sequence))
  }

  savedAt(position: number) {
    const stored = this.#stored.get(position)
    return stored ? shown(stored) : null
  }

  /** Correct answers by topic. */
  score(questions: readonly KeyedQuestion[]): Record<string, number> {
    return scoreByTopic(questions, (position) => this.#stored.get(position)?.options)
  }
}

/** Counts the questions by topic of which exactly the correct options are chosen. */
export function scoreByTopic(
  questions: readonly KeyedQuestion[],
  chosenAt: (position: number) => readonly string[] | undefined
): Record<string, number> {
  const score: Record<string, number> = {}
  for (const [position, { topic, key }] of questions.entries()) {
    const isCorrect = key.toSorted().join() === chosenAt(position)?.toSorted().join()
    score[topic] = (score[topic] ?? 0) + (isCorrect ? 1 : 0)
  }
  return score
}
