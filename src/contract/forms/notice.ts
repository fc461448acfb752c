import * as v from 'valibot'
import type { FieldMessage } from '../account'
import type { Locale } from '../locale'
import { elapsedSchema, type UserInfoReceipt, userInfoReceiptSchema } from '../user-info'
import { type FormFields, rulesOf, shared, typedValues } from './field'
import type { PostedForm } from './posted-form'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** The certifications of the series that this site does not examine. */
export const laterCertifications = ['GBCP', 'GBCM'] as const
export type LaterCertification = (typeof laterCertifications)[number]

/** Request to be notified when a certification opens, in the order in which fields are checked. */
export const noticeFields = {
  certifications: {
    schema: v.pipe(
      v.optional(v.array(v.picklist(laterCertifications, message('field_wants')), message('field_wants')), []),
      v.nonEmpty(message('field_wants')),
      v.transform((given) => laterCertifications.filter((certification) => given.includes(certification)))
    ),
    input: 'choices',
    options: laterCertifications,
    isRequired: true,
    isPersonal: false,
    staff: 'fact'
  },
  email: shared.email,
  trap: shared.trap
} as const satisfies FormFields
export type NoticeField = keyof typeof noticeFields

/** Body of `POST userInfo/certificationNotice` (JSON). `data` is the receipt, whose `id` withdraws the consent. */
export const noticeRequestSchema = (locale: Locale) => v.object({ ...rulesOf(noticeFields, locale), elapsed: elapsedSchema })

/** The form on the page of the certification series. */
export const noticeForm = {
  name: 'certification-notice',
  path: '/center/train',
  call: 'POST /userInfo/certificationNotice',
  fields: noticeFields,
  fixed: {},
  values: typedValues(noticeFields),
  saved: userInfoReceiptSchema
} satisfies PostedForm<NoticeField, UserInfoReceipt>
