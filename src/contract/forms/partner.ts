import * as v from 'valibot'
import { type FieldMessage, lineOfLength } from '../account'
import { fieldLength } from '../limits'
import type { Locale } from '../locale'
import { editions, elapsedSchema, type UserInfoReceipt, userInfoReceiptSchema } from '../user-info'
import { type FormFields, line, rulesOf, shared, typedValues, words, wordsUpTo } from './field'
import type { PostedForm } from './posted-form'

/** Messages of the rules that only this form has. */
export type PartnerMessage = 'field_city' | 'field_needs' | 'field_wants'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Choices of a prospective partner (spec §3), in the order of the form. */
export const partnerWants = ['download', 'trial', 'partner', 'talk', 'project'] as const
export type PartnerWant = (typeof partnerWants)[number]

/**
 * A partner's request or an application for a trial (spec §3), in the order in which fields are checked. The spec limits neither
 * the city nor the needs, so they get the limits of a consultation's company and questions.
 */
export const partnerFields = {
  /** The edition that a trial is applied for; empty in a partner's request. */
  edition: {
    schema: v.pipe(
      v.optional(v.picklist(['', ...editions], message('field_edition')), ''),
      v.transform((edition) => edition || undefined)
    ),
    input: 'choice',
    options: editions,
    isRequired: true,
    isPersonal: false,
    staff: 'fact'
  },
  name: shared.name,
  phone: shared.phone,
  email: shared.email,
  company: shared.company,
  position: shared.position,
  city: {
    ...line,
    schema: lineOfLength(fieldLength.city, 'field_city', 'field_city'),
    autoComplete: 'address-level2',
    staff: 'fact'
  },
  needs: { ...words, schema: wordsUpTo(fieldLength.needs.max, 'field_needs') },
  wants: {
    schema: v.pipe(
      v.optional(v.array(v.picklist(partnerWants, message('field_wants')), message('field_wants')), []),
      v.nonEmpty(message('field_wants')),
      v.transform((given) => partnerWants.filter((want) => given.includes(want)))
    ),
    input: 'choices',
    options: partnerWants,
    isRequired: true,
    isPersonal: false,
    staff: 'fact'
  },
  trap: shared.trap
} as const satisfies FormFields
export type PartnerField = keyof typeof partnerFields

/** Body of the call for a partner's request or an application. */
export const partnerRequestSchema = (locale: Locale) =>
  v.object(
    { kind: v.literal('partner', message('field_kind')), ...rulesOf(partnerFields, locale), elapsed: elapsedSchema },
    // Only a missing kind fails here; other fields have messages of their own.
    message('field_kind')
  )

/**
 * The form of a prospective partner (spec §3), which everybody may send. At the address with `want=trial` it is the application
 * for a trial of an edition, which is for logged-in users (spec §6).
 */
export const partnerForm = {
  name: 'partner-request',
  path: '/partner/connect',
  needsLogin: (search) => search.get('want') === 'trial',
  call: 'POST /add/userInfo',
  fields: partnerFields,
  fixed: { kind: 'partner' },
  values: typedValues(partnerFields),
  saved: userInfoReceiptSchema
} satisfies PostedForm<PartnerField, UserInfoReceipt>

/** The application for a trial, as its page shows the same form. */
export const trialForm = { ...partnerForm, fields: { ...partnerFields, email: shared.workEmail } }
