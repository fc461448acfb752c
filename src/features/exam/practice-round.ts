import * as v from 'valibot'
import { type PracticeAnswer, type PracticeQuestion, practiceAnswerSchema, practiceQuestionsSchema } from '~/contract/exam'
import { readStored, writeStored } from '~/lib/storage'

/*
 * A round of practice. It is kept in session storage for its owner, because a language switch and a login after an expired one make
 * the page anew. A tab keeps one round, that of the topic practiced last.
 */

const answeredSchema = v.object({ number: v.number(), isCorrect: v.boolean(), source: v.string() })
/** The outcome of one question, by its number in the round. */
export type Answered = v.InferOutput<typeof answeredSchema>

const roundSchema = v.object({
  questions: v.pipe(practiceQuestionsSchema, v.readonly()),
  /** Position of the question that is shown; the number of questions once all are done. */
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Ids of the options that are chosen for it. */
  chosen: v.pipe(v.array(v.string()), v.readonly()),
  /** The service's answer to it, once it has been checked. */
  answer: v.optional(practiceAnswerSchema),
  answered: v.pipe(v.array(answeredSchema), v.readonly())
})
export type PracticeRound = Readonly<v.InferOutput<typeof roundSchema>>

export const newRound = (questions: readonly PracticeQuestion[]): PracticeRound => ({
  questions,
  index: 0,
  chosen: [],
  answered: []
})

/** The round after the service has checked the chosen options. */
export function withAnswer(round: PracticeRound, answer: PracticeAnswer): PracticeRound {
  const { isCorrect, source } = answer
  return { ...round, answer, answered: [...round.answered, { number: round.index + 1, isCorrect, source }] }
}

export const withNextQuestion = ({ questions, index, answered }: PracticeRound): PracticeRound => ({
  questions,
  index: index + 1,
  chosen: [],
  answered
})

/** The round without the question that is shown, which the service no longer has. */
export const withoutQuestion = ({ questions, index, answered }: PracticeRound): PracticeRound => ({
  questions: questions.filter((_, position) => position !== index),
  index,
  chosen: [],
  answered
})

/** The owner and the topic of a round: the account's identifier, and undefined for every topic. */
interface RoundKey {
  owner: string | undefined
  topic: string | undefined
}

const key = 'gbca-practice'
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ owner: v.pipe(v.string(), v.nonEmpty()), topic: v.optional(v.string()), round: roundSchema })
)

function stored() {
  const parsed = v.safeParse(storedSchema, readStored('session', key))
  return parsed.success && parsed.output.round.index <= parsed.output.round.questions.length ? parsed.output : undefined
}

/** Whether a round of the topic is kept, also one of another account. */
export function isRoundKept(topic: string | undefined): boolean {
  const kept = stored()
  return kept !== undefined && kept.topic === topic
}

/**
 * The kept round; undefined if there is none, and until the owner is known. Removes that of another account.
 * @param owner empty for a visitor, who may be the owner with an expired login
 */
export function readRound({ owner, topic }: RoundKey): PracticeRound | undefined {
  const kept = owner ? stored() : undefined
  if (kept && kept.owner !== owner) clearRound()
  return kept?.owner === owner && kept?.topic === topic ? kept?.round : undefined
}

/** Keeps the round if its owner is known. One without questions is not kept, because the bank may have some later. */
export function storeRound({ owner, topic }: RoundKey, round: PracticeRound): void {
  if (owner && round.questions.length > 0) writeStored('session', key, JSON.stringify({ owner, topic, round }))
  else if (owner) clearRound()
}

export function clearRound(): void {
  writeStored('session', key, undefined)
}
