import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import {
  bankContentEntries,
  bankPoolSchema,
  hasDistinctOptions,
  hasFittingKey,
  questionIdPattern
} from '../../src/contract/exam-bank'
import { writtenLocales } from '../../src/contract/locale'
import { root } from '../root'

/*
 * The question bank and the rules of the GBCA exam, the vendor's data: one YAML file for each topic in `services/exam/bank`, and
 * `exam.yaml`. A question has both languages side by side, because they are one question. A published question is immutable: a
 * changed text is a new version.
 */

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(600))

const questionSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(questionIdPattern)),
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pool: bankPoolSchema,
    ...bankContentEntries
  }),
  v.check(
    (question) => hasFittingKey(question),
    'a single question has four options with one correct; a multiple one has two or three correct'
  ),
  v.check((question) => hasDistinctOptions(question), 'two options are the same')
)
export type BankQuestion = v.InferOutput<typeof questionSchema>

const bankTopicSchema = v.strictObject({ topic: v.string(), questions: v.array(questionSchema) })

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The rules of the exam. */
const rulesSchema = v.strictObject({
  certification: v.literal('GBCA'),
  minutes: whole,
  passPercent: v.pipe(whole, v.maxValue(100)),
  coolDownHours: v.strictTuple([whole, whole]),
  validityYears: whole,
  topics: v.pipe(
    v.array(
      v.strictObject({ topic: v.string(), questions: whole, name: v.strictObject(v.entriesFromList(writtenLocales, name)) })
    ),
    v.nonEmpty()
  ),
  /** Pairs that are too similar for the same exam. */
  apart: v.array(v.strictTuple([v.string(), v.string()]))
})
export type ExamRules = v.InferOutput<typeof rulesSchema>

const folder = join(root, 'services/exam/bank')
const rulesFile = 'exam.yaml'

const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'))

/**
 * Reads the questions of every topic.
 * @throws ValiError for an invalid question
 */
export function readBank(): v.InferOutput<typeof bankTopicSchema>[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== rulesFile)
  return files.toSorted().map((name) => v.parse(bankTopicSchema, read(name)))
}

/**
 * Reads the rules of the exam.
 * @throws ValiError for invalid rules
 */
export const readExamRules = (): ExamRules => v.parse(rulesSchema, read(rulesFile))
