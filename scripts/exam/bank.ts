import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { root } from '../root'

/*
 * The question bank and the rules of the GBCA exam, the vendor's data: one YAML file for each topic in `services/exam/bank`, and
 * `exam.yaml`. A question has both languages side by side, because they are one question. A published question is immutable: a
 * changed text is a new version.
 */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(600))
const bothLanguages = { 'zh-CN': text, 'en-US': text }

const optionSchema = v.strictObject({
  id: v.picklist(['a', 'b', 'c', 'd', 'e']),
  correct: v.optional(v.literal(true)),
  ...bothLanguages
})

/** A graph to read, drawn on 100 × 60 units. */
const graphSchema = v.pipe(
  v.strictObject({
    vertices: v.pipe(
      v.array(
        v.strictObject({
          id: v.string(),
          x: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
          y: v.pipe(v.number(), v.minValue(0), v.maxValue(60)),
          name: v.optional(v.string()),
          label: v.optional(v.string())
        })
      ),
      v.minLength(2),
      v.maxLength(9)
    ),
    edges: v.array(v.strictObject({ from: v.string(), to: v.string(), type: v.optional(v.string()), directed: v.boolean() }))
  }),
  v.check(
    ({ vertices, edges }) => edges.every(({ from, to }) => [from, to].every((end) => vertices.some(({ id }) => id === end))),
    'an edge has an end that is not a vertex'
  )
)

const questionSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+-\d{3}$/)),
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Questions of the practice exam are never asked in an exam. */
    pool: v.picklist(['exam', 'practice']),
    type: v.picklist(['single', 'multiple']),
    /** Document that teaches the answer, with an anchor: `2#edge`. */
    source: v.pipe(v.string(), v.regex(/^[1-9]\d*(#[\w-]+)?$/)),
    question: v.strictObject(bothLanguages),
    /** Query to read. */
    query: v.optional(v.string()),
    graph: v.optional(graphSchema),
    options: v.pipe(v.array(optionSchema), v.minLength(4), v.maxLength(5)),
    /** Shown after a practice question. Options are shuffled, so no text names one by its letter. */
    explanation: v.strictObject(bothLanguages)
  }),
  v.check(({ type, options }) => {
    const correct = options.filter((option) => option.correct).length
    return type === 'single' ? options.length === 4 && correct === 1 : correct === 2 || correct === 3
  }, 'a single question has four options with one correct; a multiple one has two or three correct'),
  v.check(
    ({ options }) =>
      (['zh-CN', 'en-US'] as const).every((locale) => new Set(options.map((each) => each[locale])).size === options.length),
    'two options are the same'
  )
)
export type BankQuestion = v.InferOutput<typeof questionSchema>

export const bankTopicSchema = v.strictObject({ topic: v.string(), questions: v.array(questionSchema) })

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The rules of the exam. */
const rulesSchema = v.strictObject({
  certification: v.literal('GBCA'),
  minutes: whole,
  passPercent: v.pipe(whole, v.maxValue(100)),
  coolDownHours: v.strictTuple([whole, whole]),
  validityYears: whole,
  topics: v.pipe(
    v.array(v.strictObject({ topic: v.string(), questions: whole, name: v.strictObject(bothLanguages) })),
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
