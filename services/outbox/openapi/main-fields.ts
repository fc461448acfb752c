import type { JsonSchema } from '@valibot/to-json-schema'
import { industrySchema, internationalPhoneSchema } from '../../../src/contract/account'
import { contentIdSchema, listSize, maxPages, pageSchema, sizeSchema } from '../../../src/contract/content'
import { receiptIdSchema, recordKinds } from '../../../src/contract/download-records'
import { consultationFields } from '../../../src/contract/forms/consultation'
import { downloadFields } from '../../../src/contract/forms/download'
import { feedbackFields } from '../../../src/contract/forms/feedback'
import { laterCertifications, noticeFields } from '../../../src/contract/forms/notice'
import { partnerFields, partnerWants } from '../../../src/contract/forms/partner'
import { fieldLength } from '../../../src/contract/limits'
import { locales } from '../../../src/contract/locale'
import { missedQuestionSchema } from '../../../src/contract/missed-questions'
import { newsListRequestSchema } from '../../../src/contract/news'
import { richElementSchema, richTags } from '../../../src/contract/rich-text'
import { surveyReasons, ticketPattern, ticketRequestSchema } from '../../../src/contract/survey'
import { editions, elapsedSchema, honeypotSchema, minFillingTime } from '../../../src/contract/user-info'
import type { DescribedField } from './describe'
import {
  commonFields,
  digits,
  internationalPrefix,
  mainlandDigits,
  paddedEmail,
  separators,
  textOfLength,
  textUpTo
} from './field-rules'

const uuid = '^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

/** Pattern of the numbers from 1 to `max`, in ten digits at most. */
function numbersUpTo(max: number): string {
  const digits = [...String(max)].map(Number)
  const smaller = digits.flatMap((digit, index) => {
    const [least, rest] = [index === 0 ? 1 : 0, digits.length - index - 1]
    return digit > least ? [`${digits.slice(0, index).join('')}[${least}-${digit - 1}]\\d{${rest}}`] : []
  })
  const shorter = digits.length > 1 ? [`[1-9]\\d{0,${digits.length - 2}}`] : []
  return `^(?=\\d{1,10}$)0*(?:${[...shorter, ...smaller, max].join('|')})$`
}

const countryCode = `${internationalPrefix}[1-9１-９]${separators}`
const callbackPhone = `^${separators}(?:${mainlandDigits}|${countryCode}${digits('6,14')})$`

/** A number as a query writes it. A body may have it as a number. */
const whole = (max: number, description: string): JsonSchema => ({
  anyOf: [
    { type: 'string', pattern: numbersUpTo(max) },
    { type: 'integer', minimum: 1, maximum: max }
  ],
  description: `${description}: 1 to ${max}.`
})

const choices = (options: readonly string[], description: string): JsonSchema => ({
  type: 'array',
  items: { type: 'string', enum: [...options] },
  minItems: 1,
  description: `${description}; a repeated one counts once.`
})

/** Described fields by their names in the description. */
export const mainFields: Readonly<Record<string, DescribedField>> = {
  ...commonFields,
  EntryId: { schema: contentIdSchema, described: whole(2_147_483_647, 'Id of an entry, the same in both languages') },
  Page: { schema: pageSchema, described: whole(maxPages, 'Number of a page; excludes `cursor`') },
  Size: { schema: sizeSchema, described: whole(listSize.max, 'Entries of a page') },
  Day: {
    schema: newsListRequestSchema.entries.from,
    described: { type: 'string', format: 'date', description: 'A day of the calendar that bounds the list, itself included.' }
  },
  CallbackPhone: {
    schema: internationalPhoneSchema,
    described: {
      type: 'string',
      pattern: callbackPhone,
      description:
        'Phone number: 11 digits, the first one 1; with `Language: EN` also a number with its country code. The country code 86, separators and full-width forms are dropped.'
    }
  },
  TrialEdition: {
    schema: partnerFields.edition.schema,
    described: { type: 'string', enum: ['', ...editions], default: '', description: 'Edition of an application for a trial.' }
  },
  Industry: { schema: industrySchema, described: textOfLength(fieldLength.industry, 'Industry') },
  Questions: { schema: consultationFields.questions.schema, described: textUpTo(fieldLength.questions.max, 'Questions') },
  City: { schema: partnerFields.city.schema, described: textOfLength(fieldLength.city, 'City') },
  Needs: { schema: partnerFields.needs.schema, described: textUpTo(fieldLength.needs.max, 'Needs') },
  Wants: { schema: partnerFields.wants.schema, described: choices(partnerWants, 'What the partner asks for') },
  MissedQuestion: {
    schema: missedQuestionSchema.entries.question,
    described: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      pattern: '^[^@\\d]+$',
      description: 'A question in lower case, without digits, and with single spaces.'
    }
  },
  Certifications: {
    schema: noticeFields.certifications.schema,
    described: choices(laterCertifications, 'Certifications that the visitor waits for')
  },
  Trap: {
    schema: honeypotSchema,
    described: { const: '', default: '', description: 'Hidden field of the form, which only a program fills in.' }
  },
  Elapsed: {
    schema: elapsedSchema,
    described: {
      type: 'number',
      minimum: minFillingTime,
      description: 'Milliseconds from the start of the visit to sending the form, where a script measured them.'
    }
  },
  Document: {
    schema: feedbackFields.id.schema,
    described: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,79}$', description: 'Id of the document, as in its address.' }
  },
  DocumentVersion: {
    schema: feedbackFields.version.schema,
    described: {
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9.-]{0,19}$',
      description: 'Version of the documents, as in the address.'
    }
  },
  DocumentLanguage: {
    schema: feedbackFields.locale.schema,
    described: { type: 'string', enum: [...locales], description: 'The language in which the document was read.' }
  },
  Reasons: { schema: feedbackFields.reasons.schema, described: choices(surveyReasons, 'Reasons of the feedback') },
  Description: {
    schema: feedbackFields.description.schema,
    described: textUpTo(fieldLength.questions.max, 'Description')
  },
  AnswerTo: {
    schema: feedbackFields.email.schema,
    described: {
      type: 'string',
      default: '',
      pattern: `^\\s*$|${paddedEmail}`,
      description: 'Email address for the answer; empty for none.'
    }
  },
  Ticket: {
    schema: ticketRequestSchema.entries.ticket,
    described: { type: 'string', description: `A ticket, in either case and with or without its hyphen: ${ticketPattern.source}` }
  },
  RecordKind: {
    schema: downloadFields.kind.schema,
    described: { type: 'string', enum: [...recordKinds], description: 'The list that the file belongs to.' }
  },
  StatementVersion: {
    schema: downloadFields.statementVersion.schema,
    described: { type: 'string', minLength: 1, maxLength: 40, description: 'Version of the privacy statement that was shown.' }
  },
  StatementHash: {
    schema: downloadFields.statementHash.schema,
    described: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the text that was shown.' }
  },
  Receipt: {
    schema: receiptIdSchema,
    described: { type: 'string', pattern: uuid, description: 'Id of the receipt of a consent.' }
  },
  RichElement: {
    schema: richElementSchema,
    described: {
      type: 'object',
      properties: {
        tag: { type: 'string', enum: [...richTags] },
        children: { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/RichElement' }] } }
      },
      required: ['tag', 'children'],
      description: 'An element of a text: a tag of the list, its attributes and its children. Attributes depend on the tag.'
    }
  }
}
