import * as v from 'valibot'
import {
  addressSchema,
  coverFields,
  daySchema,
  detailFields,
  entryFields,
  listOf,
  listQueryEntries,
  type QueryMessage
} from './content'
import { richTextSchema } from './rich-text'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Industries of customer cases, in the order of the overview. */
export const industries = ['finance', 'manufacturing', 'energy', 'transport'] as const
export type Industry = (typeof industries)[number]

/** The solutions that a customer can have used: the `type` of their addresses (spec §2). */
export const caseSolutions = [
  'knowledge',
  'intelligentAnswer',
  'amc',
  'firmit',
  'irc',
  'fraud',
  'launder',
  'credit',
  'supplychain',
  'power',
  'logistics',
  'response',
  'social',
  'customer360'
] as const

/** A result of a case, such as `8` and `layers of holdings in one query`. */
const caseFigureSchema = v.object({ value: v.string(), label: v.string() })
export type CaseFigure = v.InferOutput<typeof caseFigureSchema>

/** Results as authors write them, one a line: `8 | layers of holdings in one query`. At most four. */
export const writtenFiguresPattern = /^[^|\n]{1,20}\|[^|\n]{1,80}(\n[^|\n]{1,20}\|[^|\n]{1,80}){0,3}$/

/** The results of a case from its lines; none for null. */
export const figuresOf = (written: string | null): CaseFigure[] =>
  (written?.split('\n') ?? []).map((line) => {
    const [value = '', label = ''] = line.split('|').map((part) => part.trim())
    return { value, label }
  })

/** Query of `GET case/list`, the newest first. Without `industry` the list has all of them. */
export const caseListRequestSchema = v.object({
  ...listQueryEntries,
  industry: v.optional(v.picklist(industries, message('field_type')))
})

/** A case of a customer who agreed to be named (spec §2: `/customer`). */
const customerCaseSchema = v.object({
  ...entryFields,
  ...coverFields,
  /** Name of the customer. */
  customer: v.string(),
  industry: v.picklist(industries),
  /** Address of an image; decorative beside the name. */
  logo: v.nullable(addressSchema),
  figures: v.array(caseFigureSchema),
  solution: v.nullable(v.picklist(caseSolutions)),
  releasedOn: daySchema
})
/** `data` of `GET case/list`. */
export const caseListSchema = listOf(customerCaseSchema)

/** `data` of `GET case/detail`. */
export const caseDetailSchema = v.object({
  ...customerCaseSchema.entries,
  ...detailFields,
  /** Quotation of a representative of the customer, with name and role. */
  quote: v.nullable(v.object({ text: v.string(), by: v.string() })),
  body: richTextSchema
})
