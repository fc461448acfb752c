import { byStatementSchema, type DownloadRecordSaved, downloadRecordSavedSchema } from './download-records'
import { type PostedForm, typedValues } from './posted-form'

const fields = ['statementVersion', 'name', 'phone', 'email', 'industry'] as const
const hidden = ['kind', 'id', 'language', 'statementHash', 'trap'] as const
export type DownloadField = (typeof fields | typeof hidden)[number]

/**
 * The form that accepts the privacy statement before a download (spec §9). `statementVersion` is a checkbox whose value
 * is the version that was shown.
 */
export const downloadForm = {
  name: 'download-record',
  path: '/center/download',
  call: 'POST /downloadRecord/add',
  fields,
  hidden,
  lists: [],
  fixed: { consent: 'statement' },
  rules: (locale) => byStatementSchema(locale).entries,
  values: typedValues([...fields, ...hidden]),
  saved: downloadRecordSavedSchema
} satisfies PostedForm<DownloadField, DownloadRecordSaved>
