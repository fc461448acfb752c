import fc, { type Arbitrary } from 'fast-check'
import type * as v from 'valibot'
import {
  captchaSchema,
  codeRequestSchema,
  codeTypes,
  companySchema,
  emailSchema,
  identifierSchema,
  industrySchema,
  internationalPhoneSchema,
  passwordHashSchema,
  passwordSchema,
  phoneSchema,
  positionSchema,
  proofTaskSchema,
  purposeSchema,
  usernameSchema
} from '../../src/contract/account'
import { auditEntrySchema } from '../../src/contract/audit'
import { bannerSchema } from '../../src/contract/banner'
import { blockDocumentSchema, blockSchema, inlineTextSchema, listItemSchema } from '../../src/contract/blocks'
import { addressSchema, contentIdSchema, daySchema, momentSchema, pageSchema, sizeSchema } from '../../src/contract/content'
import {
  entryChangeRequestSchema,
  entryContentSchema,
  entryCreateRequestSchema,
  entryDetailRequestSchema,
  entryPublishRequestSchema,
  entryRestoreRequestSchema,
  entryReturnRequestSchema,
  entrySaveRequestSchema,
  entryTextSchema,
  entryVersionRequestSchema
} from '../../src/contract/desk-entries'
import { changeRoleRequestSchema, roleChanges, someRolesRequestSchema } from '../../src/contract/desk-people'
import { receiptIdSchema } from '../../src/contract/download-records'
import { entryKinds } from '../../src/contract/entry-kinds'
import {
  allowances,
  answerRequestSchema,
  appealRequestSchema,
  attemptEventRequestSchema,
  attemptEvents,
  attemptSchema,
  authenticateRequestSchema,
  candidateNameRequestSchema,
  extraTimeRequestSchema
} from '../../src/contract/exam'
import { bankContentSchema, bankPoolSchema, bankPools } from '../../src/contract/exam-bank'
import {
  appealAnswerRequestSchema,
  certificateSearchRequestSchema,
  extraTimeDecisionRequestSchema,
  revocationDecisionRequestSchema,
  staffAttemptRequestSchema
} from '../../src/contract/exam-desk'
import { saveQuestionRequestSchema } from '../../src/contract/exam-questions'
import { consultationFields } from '../../src/contract/forms/consultation'
import { downloadFields } from '../../src/contract/forms/download'
import { feedbackFields } from '../../src/contract/forms/feedback'
import { partnerFields } from '../../src/contract/forms/partner'
import {
  assignRequestSchema,
  inboxListRequestSchema,
  inquiryStateRequestSchema,
  noteRequestSchema,
  resendRequestSchema
} from '../../src/contract/inbox'
import { locales } from '../../src/contract/locale'
import { newsListRequestSchema } from '../../src/contract/news'
import { passkeyNameSchema } from '../../src/contract/passkeys'
import { pixelsSchema, richElementSchema, richTextSchema } from '../../src/contract/rich-text'
import { roles } from '../../src/contract/roles'
import { siteProfileSchema } from '../../src/contract/site'
import { slideSchema } from '../../src/contract/slides'
import { elapsedSchema, honeypotSchema } from '../../src/contract/user-info'
import { padded } from './arbitraries'
import { anyBlock, anyDocument, anyLine } from './block-values'

const digits = (count: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'Z', '王', '😀', '𠮷', 'é', '\u0301', '\u05d0', '-', "'"), minLength, maxLength })
/** Digits as people write them: with separators, or in full-width forms. */
const written = (text: Arbitrary<string>) =>
  fc
    .tuple(text, fc.constantFrom('', ' ', '-', '—', '.', '\u202d', '\u3000'), fc.boolean())
    .map(([signs, separator, isWide]) =>
      [...signs]
        .map((sign) => (isWide && /[+\d]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign))
        .join(separator)
    )
const phone = fc
  .tuple(fc.constantFrom('', '+86', '0086'), padded(written(digits(10).map((rest) => `1${rest}`))))
  .map(([code, number]) => code + number)
const email = padded(fc.oneof(fc.emailAddress({ size: 'small' }), fc.constant('Wang@Example.COM'), fc.constant('王@例子.中国')))

const address = fc.oneof(
  fc.webPath().map((path) => `/a${path}`),
  fc.webUrl({ validSchemes: ['https'] })
)
const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString())
const day = moment.map((written) => written.slice(0, 10))
const whole = (max: number) => fc.integer({ min: 1, max }).chain((number) => fc.constantFrom(number, String(number)))
const { node: richNode, element: richElement } = fc.letrec<{ node: unknown; element: unknown }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, fc.string(), tie('element')),
  element: fc.oneof(
    { depthSize: 'small' },
    fc.record({ tag: fc.constantFrom('p', 'strong', 'em', 'li'), children: fc.array(tie('node'), { maxLength: 3 }) }),
    fc.record({
      tag: fc.constant('a'),
      href: fc.constantFrom('/news', '#a', 'https://example.com/'),
      children: fc.constant(['a'])
    })
  )
}))

const bothTexts = fc.record({ 'zh-CN': letters(1, 60), 'en-US': letters(1, 60) })
/** A question of four options, whose numbers tell them apart. */
const bankContent = fc.record({
  type: fc.constant('single'),
  source: fc.constantFrom('2', '2#edge'),
  question: bothTexts,
  options: fc.record({ text: letters(1, 60), correct: fc.constantFrom('a', 'b', 'c', 'd') }).map(({ text, correct }) =>
    ['a', 'b', 'c', 'd'].map((id) => {
      const texts = { 'zh-CN': `${id}${text}`, 'en-US': `${text}${id}` }
      return { id, ...texts, ...(id === correct && { correct: true }) }
    })
  ),
  explanation: bothTexts
})
const entryValue = fc.oneof(fc.constant(null), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), letters(0, 20))
const entryFields = fc.dictionary(fc.constantFrom('title', 'summary', 'releasedOn', 'place'), entryValue)
const entryText = fc.oneof(
  fc.record({ markdown: letters(0, 40) }),
  fc.record({ blocks: fc.array(fc.record({ type: fc.constant('paragraph'), text: fc.array(letters(0, 20), { maxLength: 2 }) })) })
)
const revision = fc.nat()
const [entryKind, language] = [fc.constantFrom(...entryKinds), fc.constantFrom(...locales)]
const copies = fc.uniqueArray(fc.record({ language, revision }), {
  minLength: 1,
  maxLength: 2,
  selector: (copy) => copy.language
})

/** Values for fields whose rules are functions, which `accepted` cannot derive. */
export const leaves: ReadonlyMap<v.GenericSchema, Arbitrary<unknown>> = new Map<v.GenericSchema, Arbitrary<unknown>>([
  [phoneSchema, phone],
  [proofTaskSchema.entries.bits, fc.integer({ min: 1, max: 32 })],
  [
    internationalPhoneSchema,
    fc.oneof(phone, padded(written(fc.constantFrom('+44 20 7946 0958', '+1 (415) 555-2671', '+8613800000000'))))
  ],
  [attemptSchema.entries.id, fc.uuid()],
  [candidateNameRequestSchema.entries.name, letters(2, 40)],
  [appealRequestSchema.entries.text, letters(5, 60)],
  [answerRequestSchema.entries.position, fc.integer({ min: 0, max: 500 })],
  [answerRequestSchema.entries.sequence, fc.integer({ min: 1, max: 1_000_000 })],
  [attemptEventRequestSchema.entries.kind, fc.constantFrom(...attemptEvents)],
  [authenticateRequestSchema.entries.purpose, fc.constantFrom('exam', 'result')],
  [extraTimeRequestSchema.entries.percent, fc.constantFrom(...allowances)],
  [attemptEventRequestSchema.entries.seconds, fc.integer({ min: 0, max: 86_400 })],
  [emailSchema, email],
  [identifierSchema, fc.oneof(phone, email)],
  [passwordSchema, letters(6, 20)],
  [passwordHashSchema, fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })],
  [captchaSchema, padded(written(digits(6)))],
  [changeRoleRequestSchema.entries.role, fc.constantFrom(...roles)],
  [changeRoleRequestSchema.entries.change, fc.constantFrom(...roleChanges)],
  [someRolesRequestSchema, fc.array(fc.constantFrom(...roles), { minLength: 1, maxLength: 6 })],
  [
    auditEntrySchema.entries.detail,
    fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 })))
  ],
  [usernameSchema, padded(letters(2, 20))],
  [companySchema, padded(letters(1, 50))],
  [positionSchema, padded(letters(1, 50))],
  [purposeSchema, padded(letters(1, 50))],
  [codeRequestSchema.entries.type, fc.constantFrom(...codeTypes)],
  [passkeyNameSchema, padded(letters(1, 50))],
  [
    siteProfileSchema.entries.hosts.item,
    fc.constantFrom('galaxy.cn', 'xn--fsqu00a.xn--fiqs8s', 'localhost', '127.0.0.1', '[::1]')
  ],
  [slideSchema.entries.href, address],
  [bannerSchema.entries.id, fc.stringMatching(/^[\w-]{1,40}$/)],
  [industrySchema, padded(letters(1, 50))],
  [consultationFields.questions.schema, padded(letters(0, 200))],
  [partnerFields.city.schema, padded(letters(1, 50))],
  [partnerFields.needs.schema, padded(letters(0, 200))],
  [honeypotSchema, fc.constant('')],
  [elapsedSchema, fc.integer({ min: 2000 })],
  [contentIdSchema, whole(2_147_483_647)],
  [pageSchema, whole(100)],
  [sizeSchema, whole(50)],
  [addressSchema, address],
  [momentSchema, moment],
  [daySchema, day],
  [newsListRequestSchema.entries.from, day],
  [bankContentSchema, bankContent],
  [bankPoolSchema, fc.constantFrom(...bankPools)],
  [saveQuestionRequestSchema.entries.revision, fc.integer({ min: 0 })],
  [appealAnswerRequestSchema.entries.attempt, fc.uuid()],
  [staffAttemptRequestSchema.entries.id, fc.uuid()],
  [certificateSearchRequestSchema.entries.q, padded(letters(1, 40))],
  [extraTimeDecisionRequestSchema.entries.at, fc.nat()],
  [extraTimeDecisionRequestSchema.entries.percent, fc.constantFrom(0, ...allowances)],
  [revocationDecisionRequestSchema.entries.decision, fc.constantFrom('confirm', 'reject')],
  [pixelsSchema, fc.integer({ min: 1, max: 10_000 })],
  [richElementSchema, richElement],
  [richTextSchema, fc.array(richNode, { maxLength: 4 })],
  [inlineTextSchema, anyLine],
  [listItemSchema, fc.record({ text: anyLine, items: fc.constant([]) })],
  [blockSchema, anyBlock],
  [blockDocumentSchema, anyDocument],
  [feedbackFields.description.schema, padded(letters(0, 200))],
  [downloadFields.kind.schema, fc.constantFrom('download', 'research')],
  [feedbackFields.email.schema, fc.oneof(fc.constant(''), email)],
  [inboxListRequestSchema.entries.q, padded(letters(0, 40))],
  [assignRequestSchema.entries.revision, fc.integer({ min: 0, max: 1_000_000 })],
  [assignRequestSchema.entries.assignee, fc.oneof(fc.constantFrom('me', 'none'), fc.uuid())],
  [inquiryStateRequestSchema.entries.state, fc.constantFrom('open', 'waiting', 'done', 'spam')],
  [noteRequestSchema.entries.text, padded(letters(1, 60))],
  [resendRequestSchema.entries.id, fc.uuid()],
  [feedbackFields.locale.schema, fc.constantFrom('zh-CN', 'en-US')],
  [receiptIdSchema, fc.uuid()],
  [entryContentSchema.entries.fields, entryFields],
  [entryTextSchema, entryText],
  [entryCreateRequestSchema.entries.kind, entryKind],
  [entryDetailRequestSchema.entries.kind, entryKind],
  [entryVersionRequestSchema.entries.language, language],
  [entryCreateRequestSchema.entries.language, language],
  [entryCreateRequestSchema.entries.fields, entryFields],
  [entryCreateRequestSchema.entries.text, fc.option(entryText)],
  [entrySaveRequestSchema.entries.revision, revision],
  [entryRestoreRequestSchema.entries.revision, revision],
  [entryRestoreRequestSchema.entries.version, fc.integer({ min: 1 })],
  [entryChangeRequestSchema.entries.copies, copies],
  [entryReturnRequestSchema.entries.note, letters(0, 40)],
  [entryPublishRequestSchema.entries.at, fc.option(fc.nat())]
])
