import * as v from 'valibot'
import { lengths } from './account'
import { type Written, writtenLocales } from './locale'
import { characterCount, isWritable } from './text'

/*
 * A question of the exam's bank with its key, as the files of the project (scripts/exam/bank.ts) and the desk write it. Both
 * languages are one question. Candidates never get this form of it.
 */

/** Keys of `fields.json` that a question can fail with. */
export type BankMessage =
  | 'field_bank_text'
  | 'field_bank_options'
  | 'field_bank_same_options'
  | 'field_bank_source'
  | 'field_bank_graph'
  | 'field_bank_type'
  | 'field_bank_pool'

const message = <Key extends BankMessage | 'field_question'>(key: Key): Key => key

export const topicPattern = /^[a-z]{1,40}$/
export const questionIdPattern = /^[a-z]+-\d{3}$/

/** Id of a question of the bank: its topic and a number, `queries-002`. */
export const questionIdSchema = v.pipe(
  v.optional(v.string(message('field_question')), ''),
  v.regex(questionIdPattern, message('field_question'))
)

/** Ids of a question's options; a question may have fewer. */
export const optionIds = ['a', 'b', 'c', 'd', 'e'] as const
export const optionIdPattern = /^[a-e]$/

const textSchema = v.pipe(
  v.optional(v.string(message('field_bank_text')), ''),
  v.trim(),
  v.check((text) => text !== '' && characterCount(text) <= 600 && isWritable(text), message('field_bank_text')),
  lengths({ min: 1, max: 600 })
)
const bothTexts = v.entriesFromList(writtenLocales, textSchema)

const optionSchema = v.object(
  {
    id: v.picklist(optionIds, message('field_bank_options')),
    correct: v.optional(v.literal(true, message('field_bank_options'))),
    ...bothTexts
  },
  message('field_bank_options')
)

const wrongGraph = message('field_bank_graph')
const coordinate = (max: number) => v.pipe(v.number(wrongGraph), v.minValue(0, wrongGraph), v.maxValue(max, wrongGraph))
const name = v.pipe(v.string(wrongGraph), v.maxLength(60, wrongGraph))

/** A graph to read, drawn on 100 × 60 units. */
const graphSchema = v.pipe(
  v.object(
    {
      vertices: v.pipe(
        v.array(
          v.object(
            { id: name, x: coordinate(100), y: coordinate(60), name: v.optional(name), label: v.optional(name) },
            wrongGraph
          ),
          wrongGraph
        ),
        v.minLength(2, wrongGraph),
        v.maxLength(9, wrongGraph)
      ),
      edges: v.pipe(
        v.array(
          v.object({ from: name, to: name, type: v.optional(name), directed: v.boolean(wrongGraph) }, wrongGraph),
          wrongGraph
        ),
        v.maxLength(40, wrongGraph)
      )
    },
    wrongGraph
  ),
  v.check(
    ({ vertices, edges }) => edges.every(({ from, to }) => [from, to].every((end) => vertices.some(({ id }) => id === end))),
    wrongGraph
  ),
  v.metadata({ description: 'A graph to read, drawn on 100 × 60 units. Edges are between its vertices.' })
)

export const bankPools = ['exam', 'practice'] as const
/** Questions of the practice exam are never asked in an exam. */
export const bankPoolSchema = v.pipe(
  v.optional(v.string(message('field_bank_pool')), ''),
  v.picklist(bankPools, message('field_bank_pool'))
)

/** Content of a question: its fields apart from id and version. */
export const bankContentEntries = {
  type: v.pipe(
    v.optional(v.string(message('field_bank_type')), ''),
    v.picklist(['single', 'multiple'], message('field_bank_type'))
  ),
  /** Document that teaches the answer, with an anchor: `2#edge`. */
  source: v.pipe(
    v.optional(v.string(message('field_bank_source')), ''),
    v.regex(/^[1-9]\d{0,3}(#[\w-]{1,60})?$/, message('field_bank_source'))
  ),
  question: v.object(bothTexts, message('field_bank_text')),
  /** Query to read. */
  query: v.optional(v.pipe(v.string(message('field_bank_text')), v.maxLength(1000, message('field_bank_text')))),
  graph: v.optional(graphSchema),
  options: v.pipe(
    v.array(optionSchema, message('field_bank_options')),
    v.minLength(4, message('field_bank_options')),
    v.maxLength(optionIds.length, message('field_bank_options'))
  ),
  /** Shown after a practice question. Options are shuffled, so no text names one by its letter. */
  explanation: v.object(bothTexts, message('field_bank_text'))
} satisfies v.ObjectEntries

interface Options {
  type: 'single' | 'multiple'
  options: readonly ({ correct?: true | undefined } & Written)[]
}

/** A single question has four options with one correct; a multiple one has two or three correct. */
export const hasFittingKey = ({ type, options }: Options): boolean => {
  const correct = options.filter((option) => option.correct).length
  return type === 'single' ? options.length === 4 && correct === 1 : correct === 2 || correct === 3
}

export const hasDistinctOptions = ({ options }: Options): boolean =>
  writtenLocales.every((locale) => new Set(options.map((each) => each[locale])).size === options.length)

/** The content of a question, checked as a whole. */
export const bankContentSchema = v.pipe(
  v.object(bankContentEntries, message('field_bank_text')),
  v.forward(
    v.partialCheck([['type'], ['options']], (content) => hasFittingKey(content), message('field_bank_options')),
    ['options']
  ),
  v.forward(
    v.partialCheck([['type'], ['options']], (content) => hasDistinctOptions(content), message('field_bank_same_options')),
    ['options']
  )
)
export type BankContent = v.InferOutput<typeof bankContentSchema>
